"""How the kernels are run: compiled by numba when it is installed, else as the plain Python that they are.

Two packages hold kernels: ``tutor.solver.dd`` and ``tutor.solver.proving``. A kernel module is written once, in the
part of Python that numba compiles. Imported under its own name it is compiled
(and cached on disk); :func:`plain_twin` loads the same file a second time as plain Python. So the twin has the same
algorithm and the same node counts by construction, and needs nothing but Python.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib
import importlib.util
import logging
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

PARTS: Final = {
    "dd": ("bounds", "ordering", "lookup", "kernel", "playout", "tables"),
    "proving": ("reading", "glance", "tricks", "moves", "starts", "table", "search", "orders", "layout"),
}
"""By package: the modules that numba compiles together, and the one with their numbers; a change in one makes the cache
of all stale."""

_NOTICE: Final = "Compiling the %s, once; this takes some seconds."
_CALLED: Final = {"dd": "double-dummy solver", "proving": "prover of Caps claims"}

_TWIN: Final = "_plain"
_log = logging.getLogger(__name__)


class Kit(NamedTuple):
    """What a kernel module is made with: the decorator and three bit counts of an integer from 0 to 2**62."""

    jit: Callable[[Any], Any]
    count: Callable[[int], int]
    """The number of set bits."""
    width: Callable[[int], int]
    """The place of the highest set bit plus one; 0 for 0."""
    low: Callable[[int], int]
    """The place of the lowest set bit; the integer must not be 0."""


def _itself(function: Function) -> Function:
    return function


def _low(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


_PLAIN: Final = Kit(_itself, int.bit_count, int.bit_length, _low)


def is_compiled() -> bool:
    """Is numba there to compile the kernels?"""
    return _compiled_kit() is not None


def kit(module: str) -> Kit:
    """The kit for a kernel module of this name."""
    if module.endswith(_TWIN):
        return _PLAIN
    found = _compiled_kit()
    return found._replace(jit=_stamped(found.jit, module.split(".")[-2])) if found else _PLAIN


def part(module: str, name: str, *names: str) -> list[Any]:
    """These members of another part of the kernel, compiled or plain as ``module`` is."""
    whole = f"{module.rpartition('.')[0]}.{name}"
    found = plain_twin(whole) if module.endswith(_TWIN) else importlib.import_module(whole)
    return [getattr(found, one) for one in names]


@cache
def plain_twin(module: str) -> ModuleType:
    """The same kernel module as plain Python (the module itself where numba is not installed)."""
    if not is_compiled():
        return importlib.import_module(module)
    found = importlib.util.find_spec(module)
    assert found is not None
    assert found.origin is not None
    spec = importlib.util.spec_from_file_location(module + _TWIN, found.origin)
    assert spec is not None
    assert spec.loader is not None
    twin = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = twin
    spec.loader.exec_module(twin)
    return twin


def _stamped(jit: Callable[[Any], Any], package: str) -> Callable[[Any], Any]:
    """The decorator for the kernels of a package, whose cache is as old as its newest part."""
    parts = [Path(__file__).with_name(package) / f"{one}.py" for one in PARTS[package]]
    stamp = hashlib.sha256(b"".join(one.read_bytes() for one in parts)).hexdigest()

    def stamped(function: Callable[..., Any]) -> Any:
        made = jit(function)
        with contextlib.suppress(AttributeError):  # else numba would look at one part's own file only
            made._cache._cache_file._source_stamp = stamp
        return made

    return stamped


@cache
def _compiled_kit() -> Kit | None:
    try:
        numba: Any = importlib.import_module("numba")
    except ImportError:
        return None
    extending: Any = importlib.import_module("numba.extending")
    types: Any = numba.types

    def bits(make: Callable[[Any, Any], Any]) -> Any:
        """A compiled function from int64 to int64 that ``make`` builds."""

        def intrinsic(_: Any, mask: Any) -> Any:
            def build(__: Any, builder: Any, ___: Any, args: Any) -> Any:
                return make(builder, args[0])

            return types.int64(types.int64), build

        return extending.intrinsic(intrinsic)

    def width(builder: Any, mask: Any) -> Any:
        return builder.sub(mask.type(64), builder.ctlz(mask, _false()))

    def _false() -> Any:
        ir: Any = importlib.import_module("llvmlite.ir")
        return ir.Constant(ir.IntType(1), 0)

    _tell_of_compiling()
    return Kit(
        numba.njit(cache=True),
        bits(lambda builder, mask: builder.ctpop(mask)),
        bits(width),
        bits(lambda builder, mask: builder.cttz(mask, _false())),
    )


def _tell_of_compiling() -> None:
    """Log one notice a package when numba first finds nothing in its cache and compiles one of our kernels."""
    event: Any = importlib.import_module("numba.core.event")
    told: list[str] = []

    class Teller(event.Listener):  # type: ignore[misc]
        def on_start(self, what: Any) -> None:
            above, _, _ = str(what.data["dispatcher"].py_func.__module__).rpartition(".")
            home, _, package = above.rpartition(".")
            if home == __package__ and package not in told:
                told.append(package)
                _log.warning(_NOTICE, _CALLED[package])

        def on_end(self, what: Any) -> None:
            pass

    event.register("numba:compile", Teller())
