# What is common to all games

seat-you = you
seat-number = seat { $n }
times = { $line } ({ $n } times)
yes = yes
no = no

result-you = You win
result-one = { $who } wins
result-shared = { $who } share the win
result-none = Nobody wins
result-unfinished = The game goes on

runs-compiled = The rules run compiled.
runs-uncompiled = The rules run uncompiled: the same games, but simulations and strong bots are slower.

which-game = Which game?
number-or-name = Give the number or the name.
saved-in = Saved as you play in { $file }
go-on = Saved. Go on with: orlop play --resume { $file }
told-by = Replay it with: orlop replay { $file }

slip-unknown = { $said } is no choice here: give its number, its notation or the beginning of one; /help tells more.
slip-several = { $said } may be any of these: { $may }
slip-command = { $said } is no command; these are: { $may }
help = Choose by number, by notation or by the beginning of one. Enter takes the only choice there is.
why-open = This may be chosen
why-not = { $what }: { $why }

ruling = Ruling (ours)

games-players = { $least } to { $most } players
games-players-one = { $least } players
games-rules = rules { $n }

simulate-games = { $n ->
    [one] one game
   *[other] { $n } games
} with { $players } players in { $seconds } seconds
simulate-decisions = { $n } decisions, { $chances } answers of chance; the longest game had { $longest } of both
simulate-seat = seat { $seat } ({ $bot }): { $wins } won alone
simulate-shared = shared: { $n }
simulate-none = nobody won: { $n }

verify-finished = { $file }: { $game } with { $players } players, { $answers } answers, finished: { $result }
verify-unfinished = { $file }: { $game } with { $players } players, { $answers } answers, unfinished

replay-at = After { $at } of { $answers } answers, as { $who } sees it
replay-as = As { $who } sees it
replay-spectator = a spectator

bench-rules = { $compiled ->
    [yes] compiled rules
   *[no] uncompiled rules
}
bench-players = { $game } ({ $players })
bench-playouts = random play-outs in the rules' own code
bench-loop = a Python loop over the API
bench-loop_chance = the same, chance answered from Python
bench-copies = copies in the middle of a game
bench-decisions = { $n } decisions a second
bench-copies-rate = { $n } a second

new-game-made = { $game } is made: { $folder }
new-game-tests = Its tests: { $folder }
new-game-play = Play it: orlop play { $game }

## Sitting down

as-last-time = Enter: as last time ({ $what }).
again-or-anew = Enter, or n for a new choice:
anew = n new no
which-value = Number or name [{ $usual }]:
not-offered = Not now: { $why }
how-many = How many play? { $least } to { $most } [{ $usual }]:
who-sits = Who sits at the table? [{ $usual }]:
who-sits-help =
    Name each seat in turn, with commas between: you, bots, and people at this keyboard by their names.
bot-random = a bot that chooses anything at all
bot-greenhorn = a bot with a few sensible rules of thumb
which-saved = Which game goes on? [1]:
cannot-hide = Several people at one keyboard need a terminal that can be wiped, so that nobody sees another's hand: this one cannot.

## At the table

keys = ? why ∙ /card NAME ∙ /undo ∙ /log ∙ /save ∙ /help
hand-over = { $who } is next. Nobody else looks now; Enter when { $who } sits here.
undone = Taken back.
undo-nothing = You have not chosen anything yet that could be taken back.
undo-chance = Chance has answered since: that stays.
undo-others = { $who } has chosen since: that stays.
undo-seen = { $what } has come to light since: that stays.
pace-is = { $seconds } seconds from one line to the next.
slip-card = { $said } is no card of this game.
slip-no-clause = No clause is about { $what } alone.
slip-copy = { $file }: { $why }
slip-lang = /lang takes one of { $may }.
slip-pace = /pace takes the seconds between two lines, from 0 to 10, or off.
help-why = ? or /why: the rule behind what just happened; /why CHOICE: why it may be chosen, or why not
help-card = /card NAME: what a card does
help-undo = /undo: back to your last choice, if nothing has come out since
help-log = /log: what has happened; /log 50, /log all
help-save = /save: where the game is kept, at every choice; /save FILE writes a copy
help-lang = /lang de: the language
help-pace = /pace SECONDS: how fast the story is told; /pace off: all at once
help-help = /help: this
help-quit = /quit, Ctrl-C or Ctrl-D: leave; the game can be gone on with

## Looking back, and learning

walk-keys = Enter on ∙ b back ∙ /as SEAT ∙ /at N ∙ /fork ∙ /quit
walk-help = Enter or n: on to the next choice. b: back. A dot: one answer on. A number: to that answer; /at end: to the end. /as 0 to /as { $most }, /as spectator or /as open: through other eyes. /fork: play on from here. /quit: leave.
walk-on = Enter goes on.
walk-fork = At which seat do you play on? /fork 0 to /fork { $most }
walk-open = everybody together (open hands)
undo-lesson = In a lesson nothing is taken back: it goes on with the right choice only.
slip-nothing-kept = A lesson is not saved; you can begin it again at any time.
next-lesson = Enter: the next lesson.
learnt = These were all lessons. Now play it: orlop play { $game }
learn-on = Go on with: orlop learn { $game }

## What cannot be

wrong-lang = --lang { $said }: one of { $may }
wrong-set = --set { $said }: an option is written name=value; { $may }
wrong-option = --set { $said }: { $may }
wrong-twice = --set { $said }: { $name } is set twice
wrong-bot = --bots { $said }: '{ $name }' is no bot; one of { $may } is
wrong-bots = --bots { $said }: { $names } names for { $players } seats; one for each, or one for all
wrong-seat = --seats { $said }: '{ $name }' sits at no seat; one of { $may } does
wrong-yours = --seats { $said }: one seat is yours, not { $n }; name the others: you:ann,you:ben
wrong-names = --seats { $said }: two people have the same name
wrong-seats = --seats { $said }: { $names } names for { $players } seats; one for each
wrong-as = --as { $said }: a seat (0 to { $last }), { $spectator } or { $all }
wrong-at = --at { $said }: 0 to { $answers }, for the record has so many answers, or end
wrong-seed = --seed { $said }: a whole number from 0 to 2^64 - 1
wrong-number = { $name } { $said }: a whole number from 1 on
wrong-pace = --pace { $said }: from 0 to 10 seconds
wrong-new-only = { $option } is for a new game; one that goes on has all that in its record
wrong-resume = --resume { $said }: one file, or none for the last game
wrong-game = the game in { $file } is { $game }, not { $said }
wrong-which = which game? One of { $may }: orlop play GAME
wrong-no-lessons = { $game } has no lessons yet
wrong-lesson = --from { $said }: { $game } has the lessons 1 to { $many }
wrong-choice = line { $line } of the input: { $said } is no choice now; one of these is: { $may }
wrong-save = { $file } is there already; --resume goes on with it, --save takes a new name
wrong-open = { $file }: another table has this game open; only one can play it at a time
wrong-stdin = --resume -: a game goes on in its file; standard input is none
wrong-torn = { $file } is torn in its header: nothing was played, so begin anew
wrong-over = the game in { $file } is over; orlop replay tells it
wrong-none = there is no unfinished game in { $folder }; --resume FILE names one
wrong-none-of = there is no unfinished game of { $game } in { $folder }; --resume FILE names one
