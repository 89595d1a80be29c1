// What the plain table does in the browser: a press that is lost with the connection is told as pending, made again when
// there is one, and in the end offered again. It runs again whenever `told` has changed: {presses, pending, again},
// where `presses` is how many the server has heard of in this visit.
(told) => {
  const TRIES = 3;
  const TRY_FOR = 2500;
  const STEP = 250;
  const CALM = 3; // steps without a run of the script: what was on its way has come
  const SHOW_AFTER = 700;

  const app = () => document.querySelector("[data-testid=stApp]")?.dataset ?? {};
  const connected = () => app().testConnectionState === "CONNECTED";
  const say = (text) => {
    const place = document.querySelector(".plain-waiting");
    if (place && place.textContent !== text) place.textContent = text;
  };

  function settle(plain, text) {
    clearInterval(plain.timer);
    plain.sent = null;
    say(text);
  }

  function look(plain) {
    const { sent } = plain;
    const now = performance.now();
    sent.calm = connected() && app().testScriptState === "notRunning" ? sent.calm + 1 : 0;
    if (now - sent.first > SHOW_AFTER) say(plain.told.pending);
    if (now - sent.last < TRY_FOR || (connected() && sent.calm < CALM)) return;
    const button = document.querySelector(`.${CSS.escape(sent.name)} button`);
    sent.tries += 1;
    sent.last = now;
    if (sent.tries >= TRIES || !button) settle(plain, plain.told.again);
    else if (connected() && !button.disabled) button.click();
  }

  function press(plain, event) {
    const button = event.composedPath().find((one) => one.matches?.(".st-key-plain button"));
    const name = button && [...(button.closest("[class*='st-key-']")?.classList ?? [])].find((one) => one.startsWith("st-key-"));
    if (!event.isTrusted || !name || name === "st-key-plain") return;
    clearInterval(plain.timer);
    const now = performance.now();
    plain.sent = { name, presses: plain.told.presses, first: now, last: now, tries: 0, calm: 0 };
    plain.timer = setInterval(() => look(plain), STEP);
    say("");
  }

  const plain = (window.tutor304plain ??= { sent: null });
  if (plain.told) {
    const { sent } = plain;
    plain.told = told;
    if (!sent || told.presses === sent.presses) return;
    // Fewer: the server has begun anew, and does not know of it.
    settle(plain, told.presses < sent.presses ? told.again : "");
    return;
  }
  plain.told = told;
  document.addEventListener("click", (event) => press(plain, event), true);
};
