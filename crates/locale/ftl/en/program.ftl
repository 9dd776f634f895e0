### The program in a terminal: the game at the keyboard and the tools. Commands keep their English words.

## Beginning and end

cli-title = Pangea: { $edition }
cli-welcome = Welcome to the table.
cli-how-many-players = How many players, including you? Type 2–8, or press Enter for 3:
cli-need-number = Please type a number from 2 to 8, or just press Enter.
cli-players = Players: { $players }
cli-seed = Seed: { $seed }
cli-options = Options: { $options }
cli-options-printed = The game follows the printed rules.
cli-intro = Type the number of a choice, or a command:
cli-game-over = Game over
cli-final-scores = Final scores
cli-place = { $place }. { $player }: { $points }
cli-goodbye = Goodbye.
cli-quit-question = Quit this game? It will be lost unless you save it first.
cli-yes-or-no = yes or no
cli-yes = yes
cli-no = no

## Whose turn it is

cli-your-turn = Your turn
cli-turn-of = { $player }’s turn
cli-hand-over = Now: { $player }
cli-hand-over-note = Pass the keyboard on. Everyone else, please look away.
cli-press-enter = Press Enter to continue.
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
cli-not-possible-now = You cannot do that now.
cli-several-fit = Several moves match. Please be more specific:
cli-back = Back
cli-end-of-input = End of input; the game stops here.

## Help

cli-help-title = Commands
cli-help-number = pick the choice with that number
cli-help-why = explain why a move is not allowed
cli-help-rules = show a rule: rules ORI-S4
cli-help-log = show what has happened so far
cli-help-table = show the table again
cli-help-hand = show your cards and what they do
cli-help-hint = suggest a move
cli-help-undo = undo the last move
cli-help-save = save the game to a file: save FILE
cli-help-help = list all commands
cli-help-quit = leave the game

## Commands and their answers

cli-why-allowed = This move is allowed.
cli-why-reason = { $reason } ({ $rule })
cli-why-usage = Type why followed by a move, for example: why attack Ventosa with Aurea
cli-why-nothing = Everything you can do here is in the list.
cli-rule-unknown = There is no such rule: { $rule }.
cli-rules-usage = Type rules followed by a rule id, for example: rules ORI-S4
cli-trait-unknown = There is no such trait: { $name }.
cli-hint = Hint: { $action }
cli-no-hint = No hint is available here.
cli-log-empty = Nothing has happened yet.
cli-nothing-to-undo = There is nothing to undo.
cli-undone = Move undone.
cli-undo-revealed = This cannot be undone: something hidden has been revealed.
cli-undo-others = This cannot be undone: another player has acted since.

## Files

cli-saved = Saved: { $file }
cli-go-on-later = To continue later, run:
cli-look-again = To watch the game again, run:
cli-loaded = Loaded: { $file }
cli-file-missing = File not found: { $file }.
cli-file-unreadable = The file { $file } cannot be read: { $error }
cli-file-unwritable = The file { $file } cannot be written: { $error }
cli-file-exists = The file { $file } already exists.
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

cli-unknown-option = Unknown option: { $name }. Options: { $options }
cli-invalid-option-value = { $value } is not a valid value for { $name }. Values: { $values }
cli-invalid-option-form = Write options as name=value, not { $text }.
cli-invalid-seats = { $edition } is for { $least }–{ $most } players, not { $count }.
cli-invalid-seat = There is no seat { $seat } at this table.
cli-too-many-names = Too many names ({ $names }) for the number of seats ({ $seats }).
cli-unknown-edition = Unknown edition: { $name }. Editions: { $editions }
cli-unknown-language = Unknown language: { $name }. Languages: { $languages }
cli-unknown-bot = Unknown bot: { $name }. Bots: { $bots }
cli-invalid-number = { $text } is not a number.
cli-invalid-deck = The deck { $file } cannot be used: { $error }

## Tools

cli-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
cli-games-per-second = { $count ->
    [one] { $count } game per second
   *[other] { $count } games per second
}
cli-average-rounds = Average rounds per game: { $value }
cli-average-points = Average points: { $value }
cli-wins = Wins
cli-shared-victories = Shared victories
cli-replay-ok = { $file }: the record is valid.
cli-replay-differs = { $file }: the record differs at line { $line }: { $error }
cli-checks-passed = { $count ->
    [one] { $count } check passed.
   *[other] { $count } checks passed.
}
cli-checks-failed = { $count ->
    [one] { $count } check failed.
   *[other] { $count } checks failed.
}
