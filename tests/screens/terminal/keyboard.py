"""Somebody at a terminal: the program behind a pseudo-terminal, the keys pressed, the bytes that were shown."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Mapping
from fcntl import ioctl
from pathlib import Path
from types import TracebackType

PATIENCE = 30.0
ASKED = "\n>"  # the prompt, at the beginning of its line
APART = re.compile(rb"\x1b\[\?1049h(.*?)(?:\x1b\[\?1049l|\Z)", re.DOTALL)
CODES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>78]|\x1b\][^\x07]*\x07|[\r\x07\x08]")
UNFINISHED = re.compile(rb"(?:\x1b[\[\]]?[0-9;?]*|[\xc0-\xff][\x80-\xbf]{0,2})\Z")


class Keyboard:
    def __init__(
        self, *words: str | Path, columns: int = 80, rows: int = 30, env: Mapping[str, str] | None = None
    ) -> None:
        self.seen = b""
        self.shown = ""  # the same, without codes
        self.held = b""  # the beginning of a code or a letter that has not come whole yet
        self.read_to = 0
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            environment = {**os.environ, "TERM": "xterm", "LANG": "C.UTF-8", **(env or {})}
            os.execve(sys.executable, [sys.executable, "-m", "orlop", *map(str, words)], environment)
        ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def __enter__(self) -> Keyboard:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def until(self, *any_of: str) -> str:
        """Waits until one of these is shown after what was read before; which one, the first to come."""
        end = time.monotonic() + PATIENCE
        going = True
        while True:
            found = [(at, words) for words in any_of if (at := self.shown.find(words, self.read_to)) >= 0]
            if found:
                at, words = min(found)
                self.read_to = at + len(words)
                return words
            assert going, f"ended before {any_of}\n{self.shown[-3000:]}"
            assert time.monotonic() < end, f"not shown: {any_of}\n{self.shown[-3000:]}"
            going = self.more()

    def more(self) -> bool:
        """Whatever comes within a moment; False at the end."""
        ready, _, _ = select.select([self.file], [], [], 0.5)
        if not ready:
            return True
        try:
            got = os.read(self.file, 65536)
        except OSError:
            return False
        self.seen += got
        whole = self.held + got
        cut = UNFINISHED.search(whole)
        whole, self.held = (whole[: cut.start()], whole[cut.start() :]) if cut else (whole, b"")
        self.shown += plain(whole)
        return bool(got)

    def types(self, text: str, enter: bool = True) -> None:
        os.write(self.file, text.encode() + (b"\r" if enter else b""))

    def ends(self) -> int:
        """All that is still shown; the exit code."""
        end = time.monotonic() + PATIENCE
        while self.more():
            assert time.monotonic() < end, self.shown[self.read_to :]
        _, status = os.waitpid(self.pid, 0)
        self.pid = 0
        return os.waitstatus_to_exitcode(status)

    def kill(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.pid = 0
            os.close(self.file)

    def text(self) -> str:
        return plain(self.seen)

    def common(self) -> str:
        """What came to the common screen, and so to its scroll-back."""
        return plain(APART.sub(b"", self.seen))


def plain(shown: bytes) -> str:
    """Without the codes that move, wipe and colour."""
    return CODES.sub(b"", shown).decode("utf-8", "replace")
