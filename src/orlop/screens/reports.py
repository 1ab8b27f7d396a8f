"""What the verbs report, as text or as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from time import perf_counter
from typing import Any

from orlop import bench as speed, clauses, find, play, pure, saved
from orlop.clauses import Clause
from orlop.play import simulated
from orlop.screens import asked
from orlop.screens.told import Data, Teller
from orlop.table.record import Record, RecordError
from orlop.table.steps import State
from orlop.words import COMMON, Words


def out(lines: Sequence[str]) -> None:
    """All at once: nothing is printed before everything is found good."""
    print("\n".join(lines))


def out_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False))


def said(lang: str, message: str, **arguments: object) -> str:
    return Words(COMMON).say(lang, message, arguments)


# -- games ----------------------------------------------------------------------------


def games(as_json: bool, lang: str) -> None:
    kinds = [find.kind(id) for id in find.ids()]
    if as_json:
        out_json(
            [
                {
                    "id": of.id,
                    "players": [of.least, of.most],
                    "options": [
                        {"name": o.name, "kind": o.kind, "values": list(o.values), "default": o.default}
                        for o in of.choices
                    ],
                    "rules": of.rules,
                }
                for of in kinds
            ]
        )
        return
    lines: list[str] = []
    for of in kinds:
        words = Words(find.folder_of(of.id) / "words")
        message = "games-players-one" if of.least == of.most else "games-players"
        players = said(lang, message, least=of.least, most=of.most)
        lines.append(f"{of.id}: {words.say(lang, 'game')}, {players}, {said(lang, 'games-rules', n=of.rules)}")
        for o in of.choices:
            values = [f"{value} ({words.say(lang, f'option-{o.name}-{value}')})" for value in o.values]
            lines.append(f"    --set {o.name}={'|'.join(o.values)}: {words.say(lang, f'option-{o.name}')}")
            lines += [f"        {value}" for value in values]
    out(lines)


# -- simulate -------------------------------------------------------------------------


def simulate(
    id: str,
    players: int | None,
    many: int,
    seed: int,
    bots: str,
    settings: Sequence[str],
    components: str | None,
    as_json: bool,
    lang: str,
) -> None:
    game = asked.game(id, players, settings, components)
    names = asked.bots(bots, game.players)
    start = perf_counter()
    tally = simulated(game, names, many, seed)
    seconds = perf_counter() - start
    if as_json:
        out_json(
            {
                "games": tally.games,
                "decisions": tally.decisions,
                "chances": tally.chances,
                "seconds": round(seconds, 6),
                "longest": tally.longest,
                "wins": list(tally.wins),
                "shared": tally.shared,
                "none": tally.none,
            }
        )
        return
    out(
        [
            said(lang, "simulate-games", n=tally.games, players=game.players, seconds=round(seconds, 2)),
            said(lang, "simulate-decisions", n=tally.decisions, chances=tally.chances, longest=tally.longest),
            *[
                said(lang, "simulate-seat", seat=seat, bot=names[seat], wins=wins)
                for seat, wins in enumerate(tally.wins)
            ],
            said(lang, "simulate-shared", n=tally.shared),
            said(lang, "simulate-none", n=tally.none),
        ]
    )


# -- replay and verify ------------------------------------------------------------------


def replay(path: str, at: str | None, as_whom: str, as_json: bool, lang: str) -> None:
    record = saved.read(path)
    game = play.game_of(record)
    whose = asked.perspectives(as_whom, game.players)
    if at is None:
        states = list(play.replay(record))
        if as_json:
            out_json([moment(g, n, seat) for n, g in enumerate(states) for seat in whose])
        else:
            out([line for seat in whose for line in story(record, states, seat, lang, len(whose) > 1)])
        return
    n = asked.moment(at, len(record.moves))
    g = reached(record, n)
    if as_json:
        moments = [moment(g, n, seat) for seat in whose]
        out_json(moments if as_whom == asked.ALL else moments[0])
    else:
        out([line for seat in whose for line in seen(record, g, n, seat, lang)])


def reached(record: Record, n: int) -> State:
    """The state after that many answers; at the end, the result is looked at too."""
    last: State | None = None
    for i, g in enumerate(play.replay(record)):
        last = g
        if i == n < len(record.moves):
            break
    assert last is not None
    return last


def moment(g: State, n: int, seat: int | None) -> Data:
    return {"at": n, "seat": seat, "view": g.view(seat), "events": g.events(seat), "actor": int(g.actor)}


def story(record: Record, states: list[State], seat: int | None, lang: str, titled: bool) -> list[str]:
    """The whole game in words."""
    teller = Teller(states[0].game, lang, record.seats, seat)
    out = [said(lang, "replay-as", who=perspective(teller, seat))] if titled else []
    told = teller.story([event for g in states for event in g.events(seat)])
    out += ["  " + line if titled else line for line in told]
    return [*out, teller.result(record.result) if record.result is not None else said(lang, "result-unfinished")]


def seen(record: Record, g: State, n: int, seat: int | None, lang: str) -> list[str]:
    """One moment: what has just happened, what lies on the table, what is asked."""
    teller = Teller(g.game, lang, record.seats, seat)
    view = g.view(seat)
    who = perspective(teller, seat)
    out = [said(lang, "replay-at", at=n, answers=len(record.moves), who=who)]
    out += [f"  {line}" for line in teller.story(g.events(seat))]
    out += [f" {line}" for line in teller.table(view)]
    question = view["question"]
    if question is not None and "options" in question:
        out.append(teller.say(f"ask-{question['id']}"))
        out += [f"  {i:2}  {teller.choice(option)}" for i, option in enumerate(question["options"], 1)]
    return out


def perspective(teller: Teller, seat: int | None) -> str:
    return teller.say("replay-spectator") if seat is None else teller.say("seat-number", n=seat)


def verify(path: str, as_json: bool, lang: str) -> None:
    text = saved.text_of(saved.bytes_of(path), path)
    record = play.read(text)
    last = reached(record, len(record.moves))
    if record.torn is not None:
        torn = text.count("\n") + 1
        raise RecordError(f"line {torn}: {record.torn!r}: the last line is torn: it has no end")
    answers = len(record.moves)
    if as_json:
        out_json(
            {
                "game": record.game,
                "players": record.players,
                "answers": answers,
                "finished": record.result is not None,
                "winners": record.result,
            }
        )
        return
    told: dict[str, Any] = {"file": saved.called(path), "game": record.game, "players": record.players}
    if record.result is None:
        print(said(lang, "verify-unfinished", answers=answers, **told))
    else:
        teller = Teller(last.game, lang, record.seats, None)
        print(said(lang, "verify-finished", answers=answers, result=teller.result(record.result), **told))


# -- rules ------------------------------------------------------------------------------


def rules(id: str, clause: str | None, as_json: bool, lang: str) -> None:
    found = list(clauses.of(id).values()) if clause is None else [clauses.one(id, clause)]
    if as_json:
        data = [clause_data(c, lang) for c in found]
        out_json(data if clause is None else data[0])
        return
    lines: list[str] = []
    chapter = ""
    for c in found:
        if c.chapter != chapter:
            chapter = c.chapter
            lines += ["", chapter] if lines else [chapter]
        lines.append(f"  {c.id}: {c.text[lang]}")
        if c.ruling is not None:
            lines.append(f"      {said(lang, 'ruling')}: {c.ruling[lang]}")
    out(lines)


def clause_data(c: Clause, lang: str) -> Data:
    return {
        "id": c.id,
        "chapter": c.chapter,
        "text": c.text[lang],
        "ruling": None if c.ruling is None else c.ruling[lang],
    }


# -- bench ------------------------------------------------------------------------------


def bench(seconds: float, as_json: bool, lang: str) -> None:
    if not seconds > 0:
        raise ValueError(f"--seconds {seconds}: more than 0")
    rates = [speed.rates(id, seconds) for id in find.ids()]
    if as_json:
        out_json({"compiled": pure.compiled(), "games": rates})
        return
    lines = [said(lang, "bench-rules", compiled="yes" if pure.compiled() else "no")]
    for of in rates:
        lines.append(said(lang, "bench-players", game=of["game"], players=of["players"]))
        for name in speed.RUNS:
            message = "bench-copies-rate" if name == "copies" else "bench-decisions"
            lines.append(f"  {said(lang, 'bench-' + name)}: {said(lang, message, n=of[name])}")
    out(lines)


# -- components -------------------------------------------------------------------------------


def components(id: str, as_json: bool, lang: str) -> None:
    """Each card or board with what it says and where we have it from."""
    of = asked.with_components(id)
    listed = import_module(of.__module__).components_list(find.game(id), lang)
    if as_json:
        out_json(listed)
        return
    lines: list[str] = []
    for one in listed:
        lines.append(f"{one['words']}  [{one['source']}]")
        lines += [f"    {row}" for row in str(one["text"]).splitlines()]
    out(lines)


def printed_components(id: str) -> None:
    of: Any = asked.with_components(id)
    print(of.printed_components(), end="")
