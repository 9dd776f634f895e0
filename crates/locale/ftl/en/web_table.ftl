### Words of the table on the page.

table-close = Close
table-keys = Keys
table-hand-line = Hand: { $count }
table-hand-open = Show hand
table-hand-fold = Hide hand
table-rivals = Opponents
table-more-reasons = { $count } more
table-die = The die shows { $die }
table-guards = { $first } guards { $second }
table-linked = { $first } and { $second }
table-key-tab = next choice
table-key-arrows = move inside a row or the hand
table-key-numbers = card, choice or button by number
table-key-enter = press the main button
table-key-escape = go back one step
table-key-feed = feed or attack with the selected animal
table-key-feed-boards = feed or attack with the selected species
table-key-pass = pass or end the turn
table-key-undo = undo
table-key-hint = hint
table-key-log = log
table-key-theme = theme
table-key-sound = sound on or off
table-key-rules = rules
table-key-list = this list
table-traits-in-play = Traits in play
table-in-the-book = Open in the rulebook
table-beside = Side panel
table-hand-over = Pass the screen to { $player }
table-hand-over-note = Pass the screen on. Everyone else looks away until the hand is hidden again.
table-watching = Only bots are playing
table-step = Next move

## The end of a round

summary-title = Round { $round } is over
summary-title-new-world = Epoch { $round } is over
summary-nobody-died = Nobody died.
summary-left = Surviving
summary-draws = Drawn
summary-points = Points
summary-go-on = Continue
summary-off = Do not show this again
table-faster = Faster
settings-summary = Summary of each round
settings-summary-note = At the end of a round: who died and why, what everyone draws, the points. The game waits until you continue.
