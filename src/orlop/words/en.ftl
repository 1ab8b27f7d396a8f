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
help = Choose by number, by notation or by the beginning of one. ? tells the rule behind the question, /why CHOICE why something may or may not be chosen, /quit leaves; the game is saved as it is played.
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
