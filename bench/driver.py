"""Our end of the pipe to peer.py, which runs in an environment of its own beside this file.

Make that environment once:
    python -m venv bench/.venv && bench/.venv/bin/pip install -r bench/requirements.txt
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

HERE = Path(__file__).parent
PYTHON = HERE / ".venv" / "bin" / "python"


class Peer:
    """OpenSpiel in a process of its own: ask("clone 1000") waits for its answer."""

    def __init__(self, python: Path = PYTHON) -> None:
        if not python.exists():
            raise FileNotFoundError(f"{python} is missing: make the peer's environment as {Path(__file__).name} says")
        # -I: nothing of our own environment reaches the peer
        command = [str(python), "-I", str(HERE / "peer.py")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, request: str) -> dict[str, Any]:
        """One request, one answer: what, rate, decisions, seconds (peer.py lists the requests)."""
        if not request.strip() or "\n" in request or request.strip() == "quit":
            raise ValueError(f"not one request: {request!r}")
        there, back = self._process.stdin, self._process.stdout
        assert there is not None
        assert back is not None
        try:
            there.write(request + "\n")
            there.flush()
            line = back.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise RuntimeError(f"the peer ended (exit code {self._process.wait()}) at {request!r}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def close(self) -> None:
        """Ends the peer, also in the middle of an answer. Closing twice is harmless."""
        try:
            self._process.communicate("quit\n", timeout=5)
        except (subprocess.TimeoutExpired, KeyboardInterrupt):
            self._process.kill()
            self._process.communicate()
        except ValueError:  # closed before
            pass

    def __enter__(self) -> Peer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
