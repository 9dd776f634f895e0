### The program in a terminal: the game at the keyboard and the tools. Commands keep their English words.

## Beginning and end

cli-title = Pangea: { $edition }
cli-welcome = Welcome to the table.
cli-how-many-players = How many players, including you? Type 2–8, or press Enter for 3:
cli-need-number = Please type a number from 2 to 8, or just press Enter.
cli-players = Players: { $players }
cli-seed = Seed: { $seed }
cli-options = Options: { $options }
cli-intro = Type the number of a choice, or a command:
cli-final-scores = Final scores
cli-place = { $place }. { $player }: { $points }
cli-goodbye = Goodbye.
cli-quit-question = Quit this game? It will be lost unless you save it first.
cli-yes = yes
cli-no = no

## Whose turn it is

cli-hand-over = Now: { $player }
cli-hand-over-note = Pass the keyboard on. Everyone else, please look away.
cli-press-enter = Press Enter to continue.

## Choosing

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
cli-file-exists = The file { $file } already exists.
cli-replace-file = Replace it?

## The table

cli-round-phase = Round { $round } · { $phase }
cli-round-last-phase = Round { $round }, the last one · { $phase }
cli-head-your-hand = Your cards
cli-head-bank = Food bank
cli-hungry = { state-hungry }
cli-fed = { state-fed }
cli-full = { state-full }
cli-asleep = { state-asleep }
cli-poisoned = { state-poisoned }
cli-paralysed = { state-paralysed }
cli-guardian-is = guardian: { $animal }
cli-ward-is = ward: { $animal }
cli-partner-is = with { $animal }
cli-used = { state-used }
cli-passed = { state-passed }
cli-first = { state-first }
cli-first-player = first player
cli-you = you
cli-no-animals = no animals
cli-no-cards = no cards
cli-bank-empty = empty
cli-fat-stored = { $count } fat

## Bots

