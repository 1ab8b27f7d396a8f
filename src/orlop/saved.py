"""Records on disk: read, kept as they are played, gone on with."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path

from orlop.table import record as records
from orlop.table.record import Record, RecordError
from orlop.words import Refusal

SUFFIX = ".orlop"
DEAL = "# deal "  # a line among the moves: the seed, so that a numbered deal goes on as it began


def data_folder() -> Path:
    """Where programs keep a user's data; XDG_DATA_HOME says so, where it is set."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "orlop"


def folder() -> Path:
    return data_folder() / "records"


def read(path: str) -> Record:
    """The record in that file; "-" is standard input."""
    return records.read(text_of(bytes_of(path), path))


def bytes_of(path: str) -> bytes:
    return sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()


def text_of(written: bytes, path: str) -> str:
    try:
        text = written.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise RecordError(f"{called(path)} is no record: it is no text")
    return text


def called(path: str) -> str:
    return "standard input" if path == "-" else path


class Kept:
    """A record file that grows with the game.

    Every line goes to the system at once, so that it outlives this program; sync() brings what was
    written to the disk, and is called before anybody is shown what came of it.
    """

    def __init__(self, path: Path, file: int) -> None:
        self.path = path
        self.file = file

    def write(self, text: str) -> None:
        written = text.encode("utf-8")
        while written:
            written = written[os.write(self.file, written) :]

    def sync(self) -> None:
        os.fsync(self.file)

    def close(self) -> None:
        os.close(self.file)


def begin(record: Record, path: str | None, deal: int | None = None) -> Kept:
    """A new file with the header in it; an existing one is never written over."""
    where = fresh_path(record.game) if path is None else Path(path)
    try:
        file = os.open(where, os.O_CREAT | os.O_EXCL | os.O_WRONLY | os.O_APPEND, 0o666)
    except FileExistsError:
        raise Refusal("wrong-save", file=where) from None
    kept = Kept(where, file)
    lock(kept)
    kept.write(record.header() + ("" if deal is None else f"{DEAL}{deal}\n"))
    kept.sync()
    return kept


def lock(kept: Kept) -> None:
    """One table has a game open at a time.  The system lets go of the lock when the program ends, however it does."""
    try:
        import fcntl
    except ImportError:  # Windows: there two tables can still open the same game
        return
    try:
        fcntl.flock(kept.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        kept.close()
        raise Refusal("wrong-open", file=kept.path) from None


def deal_of(path: str) -> int | None:
    """The number of the deal, where the game has one: a comment in its record."""
    for row in bytes_of(path).decode("utf-8", "replace").split("\n"):
        if row.startswith(DEAL) and row[len(DEAL) :].isdecimal():
            return int(row[len(DEAL) :])
    return None


def fresh_path(game: str) -> Path:
    folder().mkdir(parents=True, exist_ok=True)
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, n = folder() / (name + SUFFIX), 1
    while path.exists():
        n += 1
        path = folder() / f"{name}-{n}{SUFFIX}"
    return path


def whole_lines(written: bytes) -> bytes:
    """Without a torn last line."""
    return written[: written.rfind(b"\n") + 1]


def has_moves(written: bytes) -> bool:
    return any(row.strip() == b"moves" for row in written.split(b"\n"))


def unfinished(path: str) -> Record:
    """The record in that file without a torn last line, if the game goes on."""
    if path == "-":
        raise Refusal("wrong-stdin")
    written = bytes_of(path)
    whole = whole_lines(written)
    if whole != written and not has_moves(whole):
        raise Refusal("wrong-torn", file=path)
    record = records.read(text_of(whole, path))
    if record.result is not None:
        raise Refusal("wrong-over", file=path)
    return record


def go_on(path: str) -> Kept:
    """Open to write on: a torn last line is dropped; a position written by hand gets its line `moves`."""
    kept = Kept(Path(path), os.open(path, os.O_RDWR | os.O_APPEND))
    lock(kept)
    whole = whole_lines(bytes_of(path))
    os.ftruncate(kept.file, len(whole))
    if not has_moves(whole):
        kept.write("moves\n")
    kept.sync()
    return kept


def all_unfinished(game: str | None) -> list[tuple[str, Record]]:
    """The unfinished games, that played last first."""
    out = []
    paths = [p for p in folder().glob("*" + SUFFIX) if p.is_file()]
    for path in sorted(paths, key=lambda p: p.stat().st_mtime_ns, reverse=True):
        try:
            record = unfinished(str(path))
        except (RecordError, Refusal, OSError):
            continue
        if game in (None, record.game):
            out.append((str(path), record))
    return out


def newest(game: str | None) -> str:
    """The unfinished game that was played last."""
    found = all_unfinished(game)
    if not found:
        if game is None:
            raise Refusal("wrong-none", folder=folder())
        raise Refusal("wrong-none-of", game=game, folder=folder())
    return found[0][0]
