"""Compiles the table, the rules and the search with mypyc, if this machine can.

The build hook of wheels and of editable installs.  Also by hand, beside the sources:

    python hatch_build.py           compile what has changed
    python hatch_build.py --check   exit with 1 if the compiled modules are not those of the sources

It is all or nothing.  Without a C compiler or the headers of Python, after an error, or with
ORLOP_PURE=1, there is not one compiled module and the same sources run uncompiled; why, is in
build/uncompiled.txt.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # by hand, in an environment that has no hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]

HOME = Path(__file__).resolve().parent
SOURCES = Path("src")
BUILD = Path("build")
WHY = BUILD / "uncompiled.txt"
COMPILED = ("orlop/table/*.py", "orlop/games/*/*.py", "orlop/bots/search*.py")
READ_TOO = ("orlop/*.py", "orlop/bots/*.py", "orlop/games/*.py")  # compiled modules may import these
NEVER = ("__init__.py", "board.py")
UNCOMPILED = "# uncompiled"  # as the first line of a module
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
# One folder per Python: in each, the C source, the objects, and what came of it.
FOLDER = f"{sys.implementation.cache_tag}-{sysconfig.get_platform()}"
LIBRARY = "orlop"  # the code lies in one library, orlop__mypyc; the other extensions only point into it
# mypyc's functions are extern and small: without the first two gcc may not inline a single one of them, without the
# others it stops too soon.  With all of them -O1 runs as fast as -O3, and compiles in a third of the time.
OPTIMIZATION = "1"
C_FLAGS = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
    "-finline-functions",
    "-finline-small-functions",
    "-fpartial-inlining",
    "-fipa-cp",
    "--param=max-inline-insns-auto=120",
    "--param=inline-unit-growth=200",
    "--param=large-function-growth=300",
]
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]


class Uncompiled(Exception):
    """Why this install runs uncompiled."""


class CompileHook(BuildHookInterface):  # type: ignore[type-arg,unused-ignore]
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        try:
            find_compiler()
        except Uncompiled:
            return []
        return list(self.config["compile-requires"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        try:
            built = compile_modules()
        except Uncompiled as why:
            self.app.display_warning(f"orlop: uncompiled: {why}")
            built = None
        if version == "editable":
            put_beside_sources(built)
        if built is None:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if version != "editable":
            for path in libraries(built):
                build_data["force_include"][str(path)] = path.relative_to(built).as_posix()


# -- what is compiled ---------------------------------------------------------


def modules() -> list[Path]:
    """The sources that are compiled, as paths from the root of the project."""
    found = sorted(p for pattern in COMPILED for p in (HOME / SOURCES).glob(pattern))
    return [p.relative_to(HOME) for p in found if p.name not in NEVER and first_line(p) != UNCOMPILED]


def first_line(path: Path) -> str:
    with path.open(encoding="utf-8") as f:
        return f.readline().strip()


def fingerprint(compiler: str) -> str:
    """Two lines: one changes with what compiles, the other with what is compiled."""
    tools = [compiler, os.environ.get("CFLAGS", ""), sys.version, SUFFIX, Path(__file__).read_text("utf-8")]
    try:
        tools += [f"{name} {metadata.version(name)}" for name in ("mypy", "librt", "setuptools")]
    except metadata.PackageNotFoundError as missing:
        raise Uncompiled(f"{missing.name} is not installed where orlop is built") from None
    texts = {p for pattern in COMPILED + READ_TOO for p in (HOME / SOURCES).glob(pattern)}
    sources = [str(p) for p in modules()] + [f"{p.relative_to(HOME)}\n{p.read_text('utf-8')}" for p in sorted(texts)]
    return "".join(hashlib.sha256("\0".join(parts).encode()).hexdigest() + "\n" for parts in (tools, sources))


# -- can this machine compile? ------------------------------------------------


def find_compiler() -> str:
    """The C compiler, tried on a small program that asks for the headers of Python."""
    if os.environ.get("ORLOP_PURE", "") not in ("", "0"):
        raise Uncompiled("ORLOP_PURE is set")
    if sys.implementation.name != "cpython" or sys.platform != "linux":
        raise Uncompiled("only CPython on Linux is compiled")
    wanted = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    compiler = next((c for c in wanted if c and shutil.which(shlex.split(c)[0])), None)
    if compiler is None:
        raise Uncompiled("there is no C compiler (Debian, Ubuntu: apt install gcc python3-dev)")
    if not accepts(compiler, "int orlop;"):
        raise Uncompiled(f"the C compiler does not work: {compiler}")
    if not accepts(compiler, "#include <Python.h>"):
        raise Uncompiled("the headers of Python are missing (Debian, Ubuntu: apt install python3-dev)")
    return compiler


def accepts(compiler: str, program: str) -> bool:
    includes = [f"-I{sysconfig.get_path(kind)}" for kind in ("include", "platinclude")]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "try.c")
        source.write_text(program + "\n")
        command = [*shlex.split(compiler), *includes, "-c", str(source), "-o", str(Path(folder, "try.o"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


# -- compiling ----------------------------------------------------------------


def compile_modules() -> Path:
    """The folder with all compiled modules, at the paths that they have in a wheel."""
    (HOME / BUILD).mkdir(exist_ok=True)
    try:
        built = compiled_folder()
    except Uncompiled as why:
        (HOME / WHY).write_text(f"orlop: uncompiled: {why}\n", encoding="utf-8")
        raise
    (HOME / WHY).unlink(missing_ok=True)
    return built


def compiled_folder() -> Path:
    compiler = find_compiler()
    wanted = fingerprint(compiler)
    folder = HOME / BUILD / FOLDER
    tools, done, result = folder / "tools", folder / "done", folder / "compiled"
    if read(done) == wanted:
        return result
    if read(tools) != wanted.splitlines()[0]:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(exist_ok=True)
    done.unlink(missing_ok=True)
    tools.write_text(wanted.splitlines()[0])
    run_mypyc(compiler, folder.relative_to(HOME))
    expected = {(result / m.relative_to(SOURCES)).with_suffix(SUFFIX) for m in modules()}
    expected.add(result / f"{LIBRARY}__mypyc{SUFFIX}")
    for path in set(libraries(result)) - expected:
        path.unlink()  # of a source that is gone
    if lost := sorted(p.name for p in expected if not p.exists()):
        raise Uncompiled(f"mypyc left out {', '.join(lost)}")
    done.write_text(wanted)
    return result


def read(path: Path) -> str:
    return path.read_text() if path.exists() else ""


def run_mypyc(compiler: str, folder: Path) -> None:
    """In a process of its own: mypyc and setuptools exit, print and change directories as they like."""
    log = HOME / folder / "log.txt"
    environment = os.environ | {"CC": compiler, "MYPY_CACHE_DIR": str(HOME / folder / "mypy")}
    command = [sys.executable, str(Path(__file__).resolve()), "--compile-into", str(folder)]
    with log.open("w", encoding="utf-8") as out:
        code = subprocess.run(command, cwd=HOME, env=environment, stdout=out, stderr=out, check=False).returncode
    if code:
        lines = log.read_text("utf-8", "replace").splitlines()
        errors = [line.strip() for line in lines if "error" in line.lower()] or lines[-1:] or ["no output"]
        raise Uncompiled(f"compiling failed: {errors[0]} (all of it: {log.relative_to(HOME)})")


def compile_into(folder: Path) -> None:
    """One call for all modules, so that calls between them are C calls."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        [*MYPY_OPTIONS, *map(str, modules())],
        opt_level=OPTIMIZATION,
        debug_level="0",
        group_name=LIBRARY,
        target_dir=str(folder / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += C_FLAGS
    build = build_ext(Distribution({"name": "orlop", "ext_modules": extensions}))
    build.build_temp, build.build_lib = str(folder / "objects"), str(folder / "compiled")
    build.parallel = 2
    build.ensure_finalized()
    build.run()


# -- where the compiled modules go --------------------------------------------


def libraries(folder: Path) -> list[Path]:
    """The compiled modules below a folder, of this Python or of another."""
    return sorted(p for p in folder.rglob("*.so") if "orlop" in p.relative_to(folder).parts[0])


def put_beside_sources(built: Path | None) -> None:
    """Take away the old compiled modules, then copy the new ones, if any, to the sources."""
    for old in libraries(HOME / SOURCES):
        old.unlink()
    if built is not None:
        for path in libraries(built):
            shutil.copy2(path, HOME / SOURCES / path.relative_to(built))


def is_current() -> bool:
    """Whether what lies beside the sources is what compiling them now would give."""
    try:
        folder, wanted = HOME / BUILD / FOLDER, fingerprint(find_compiler())
    except Uncompiled:
        return not libraries(HOME / SOURCES)
    if read(folder / "done") != wanted:
        return False
    result = folder / "compiled"
    ours = {p.relative_to(result): p.read_bytes() for p in libraries(result)}
    return ours == {p.relative_to(HOME / SOURCES): p.read_bytes() for p in libraries(HOME / SOURCES)}


def main(words: list[str]) -> int:
    if words[:1] == ["--compile-into"]:
        compile_into(Path(words[1]))
        return 0
    if words[:1] == ["--check"]:
        if is_current():
            return 0
        print("orlop: the compiled modules are not those of the sources: python hatch_build.py", file=sys.stderr)
        return 1
    try:
        built: Path | None = compile_modules()
    except Uncompiled as why:
        print(f"orlop: uncompiled: {why}", file=sys.stderr)
        built = None
    put_beside_sources(built)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
