"""A provider of identities on this machine (OpenID Connect), as far as Streamlit's ``st.login`` needs one."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT = "tutor304-tests"


class Provider(ThreadingHTTPServer):
    """Everybody who comes is ``user``: (subject, name)."""

    user: tuple[str, str] = ("42", "Nimal")

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.key = RSAKey.generate_key(2048, {"kid": "one", "use": "sig", "alg": "RS256"})
        self.home = f"http://127.0.0.1:{self.server_port}"

    def secrets(self, app: str) -> str:
        """What the app's ``secrets.toml`` has to say."""
        return (
            f'[auth]\nredirect_uri = "{app}/oauth2callback"\ncookie_secret = "of-the-tests-{"x" * 30}"\n'
            f'client_id = "{CLIENT}"\nclient_secret = "known-to-nobody"\n'
            f'server_metadata_url = "{self.home}/.well-known/openid-configuration"\n'
        )

    def token(self, nonce: str) -> str:
        """Who it is, signed."""
        subject, name = self.user
        now = int(time.time())
        claims = {"iss": self.home, "aud": CLIENT, "sub": subject, "name": name, "iat": now, "exp": now + 600}
        return jwt.encode({"alg": "RS256", "kid": "one"}, claims | {"nonce": nonce}, self.key)


class _Handler(BaseHTTPRequestHandler):
    server: Provider

    def log_message(self, *arguments: Any) -> None:
        """Say nothing."""

    def _send(self, data: Any) -> None:
        body = json.dumps(data).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self) -> None:
        home, parts = self.server.home, urlsplit(self.path)
        asked = {name: some[0] for name, some in parse_qs(parts.query).items()}
        if parts.path == "/authorize":
            back = urlencode({"code": asked.get("nonce", "-"), "state": asked["state"]})
            self.send_response(302)
            self.send_header("Location", f"{asked['redirect_uri']}?{back}")
            self.end_headers()
        elif parts.path == "/jwks":
            self._send({"keys": [self.server.key.as_dict(private=False)]})
        else:
            self._send(
                {
                    "issuer": home,
                    "authorization_endpoint": f"{home}/authorize",
                    "token_endpoint": f"{home}/token",
                    "jwks_uri": f"{home}/jwks",
                    "response_types_supported": ["code"],
                    "subject_types_supported": ["public"],
                    "id_token_signing_alg_values_supported": ["RS256"],
                }
            )

    def do_POST(self) -> None:
        form = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        token = self.server.token(form["code"][0])
        self._send({"access_token": "a", "token_type": "Bearer", "expires_in": 600, "id_token": token})


@contextlib.contextmanager
def provider() -> Iterator[Provider]:
    """A provider that runs."""
    found = Provider()
    thread = threading.Thread(target=found.serve_forever, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        found.shutdown()
        found.server_close()
        thread.join()
