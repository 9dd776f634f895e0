### The program in a terminal: the game at the keyboard and the tools. Commands keep their English words.

## Beginning and end

cli-title = Pangea: { $edition }
cli-welcome = Welcome to the table.
cli-how-many-players = How many players, you included? 2 to 8, Enter for 3:
cli-need-number = A number from 2 to 8, or just Enter.
cli-players = Players: { $players }
cli-seed = Seed: { $seed }
cli-options = Options: { $options }
cli-options-printed = The game is played as printed.
cli-intro = Type the number of a choice, or a command:
cli-game-over = Game over
cli-final-scores = Final scores
cli-place = { $place }. { $player }: { $points }
cli-goodbye = Goodbye.
cli-quit-question = Quit this game? It is lost unless you save it first.
cli-yes-or-no = yes or no
cli-yes = yes
cli-no = no

## Whose turn it is

cli-your-turn = Your turn
cli-turn-of = { $player }’s turn
cli-hand-over = Now: { $player }
cli-hand-over-note = Hand the keyboard over. The others do not look.
cli-press-enter = Press Enter to go on.
cli-thinking = { $player } is thinking.
cli-automatic = Only one choice: { $action }

## Choosing

cli-choices = Choices
cli-choose-number = Number (1–{ $last }):
cli-more-choices = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}
cli-unknown-input = Unknown command: “{ $input }”. Type a number from 1 to { $last }, or help.
cli-number-out-of-range = There is no choice { $number }. Type a number from 1 to { $last }.
cli-not-possible-now = This is not possible now.
cli-several-fit = Several moves fit. Say more:
cli-back = Back
cli-end-of-input = The input has ended; the game stops here.

## Help

cli-help-title = Commands
cli-help-number = makes the choice with this number
cli-help-why = says why a move is not possible
cli-help-rules = shows a rule: rules ORI-S4
cli-help-log = shows what has happened so far
cli-help-table = shows the table again
cli-help-hand = shows your cards and what they do
cli-help-hint = suggests a move
cli-help-undo = takes the last move back
cli-help-save = writes the game to a file: save FILE
cli-help-help = lists all commands
cli-help-quit = leaves the game

## Commands and their answers

cli-why-allowed = This move is allowed.
cli-why-reason = { $reason } ({ $rule })
cli-why-usage = Type why and a move, for example: why attack Ventosa with Aurea
cli-why-nothing = Everything you could try here is among the choices.
cli-rule-unknown = There is no rule { $rule }.
cli-rules-usage = Type rules and the id of a rule, for example: rules ORI-S4
cli-trait-unknown = There is no trait { $name }.
cli-hint = Hint: { $action }
cli-no-hint = There is no hint here.
cli-log-empty = Nothing has happened yet.
cli-nothing-to-undo = There is nothing to take back.
cli-undone = Taken back.
cli-undo-revealed = This cannot be taken back: something hidden has been revealed.
cli-undo-others = This cannot be taken back: somebody else has decided since.

## Files

cli-saved = Saved: { $file }
cli-go-on-later = Go on later with:
cli-look-again = Look at the game again with:
cli-loaded = Loaded: { $file }
cli-file-missing = There is no file { $file }.
cli-file-unreadable = The file { $file } cannot be read: { $error }
cli-file-unwritable = The file { $file } cannot be written: { $error }
cli-file-exists = The file { $file } exists already.
cli-replace-file = Replace it?
cli-file-invalid = The file { $file } is not a valid record, line { $line }: { $error }

## The table

cli-round = Round { $round }
cli-round-last = Round { $round }, the last one
cli-round-phase = Round { $round } · { $phase }
cli-round-last-phase = Round { $round }, the last one · { $phase }
cli-lap = Lap { $lap }
cli-head-players = Players
cli-head-player = Player
cli-head-animals = Animals
cli-head-traits = Traits
cli-head-hand = Cards in hand
cli-head-your-hand = Your cards
cli-head-deck = Deck
cli-head-discard = Discard pile
cli-head-bank = Food bank
cli-head-food = Food
cli-head-fat = Fat
cli-head-points = Points
cli-head-log = Log
cli-head-result = Result
cli-hungry = { state-hungry }
cli-fed = { state-fed }
cli-full = { state-full }
cli-asleep = { state-asleep }
cli-poisoned = { state-poisoned }
cli-paralysed = { state-paralysed }
cli-guardian = { state-guardian }
cli-ward = { state-ward }
cli-guardian-is = guardian: { $animal }
cli-ward-is = ward: { $animal }
cli-partner-is = with { $animal }
cli-used = { state-used }
cli-passed = { state-passed }
cli-first = { state-first }
cli-you = you
cli-none = none
cli-no-animals = no animals
cli-no-cards = no cards
cli-bank-left = { $count } of { $total } tokens left
cli-bank-empty = empty
cli-fat-stored = { $count } fat

## Bots

cli-bot-name = { $level } { $number }
cli-human = Player { $number }
cli-bot = bot

## What was typed wrongly on the command line

cli-unknown-option = There is no option { $name }. Options: { $options }
cli-invalid-option-value = The option { $name } cannot be { $value }. Values: { $values }
cli-invalid-option-form = An option is written as name=value, not { $text }.
cli-invalid-seats = { $edition } is for { $least }–{ $most } players, not { $count }.
cli-invalid-seat = There is no seat { $seat } at this table.
cli-too-many-names = Too many names ({ $names }) for the number of seats ({ $seats }).
cli-unknown-edition = There is no edition { $name }. Editions: { $editions }
cli-unknown-language = There is no language { $name }. Languages: { $languages }
cli-unknown-bot = There is no bot { $name }. Bots: { $bots }
cli-invalid-number = { $text } is not a number.
cli-invalid-deck = The deck { $file } cannot be played with: { $error }

## Tools

cli-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cli-games-per-second = { $count ->
    [one] { $count } game a second
   *[other] { $count } games a second
}
cli-average-rounds = Rounds in a game, on average: { $value }
cli-average-points = Points, on average: { $value }
cli-wins = Victories
cli-shared-victories = Shared victories
cli-replay-ok = { $file }: the record is correct.
cli-replay-differs = { $file }: the record differs in line { $line }: { $error }
cli-checks-passed = { $count ->
    [one] { $count } check passed.
   *[other] { $count } checks passed.
}
cli-checks-failed = { $count ->
    [one] { $count } check failed.
   *[other] { $count } checks failed.
}
