### Words of the table on the page.

table-close = Close
table-keys = Keys
table-hand-line = Hand { $count }
table-hand-open = Show the hand
table-hand-fold = Fold the hand
table-rivals = Opponents
table-more-reasons = { $count } more
table-die = The die shows { $die }
table-guards = { $first } guards { $second }
table-linked = { $first } and { $second }
table-key-tab = next choice
table-key-arrows = move inside a row or the hand
table-key-numbers = card, choice or button by number
table-key-enter = the solid button
table-key-escape = one step back
table-key-feed = feed or attack with the picked animal
table-key-pass = pass, end the turn
table-key-undo = undo
table-key-hint = hint
table-key-log = log
table-key-theme = theme
table-key-rules = rules
table-key-list = this list
table-traits-in-play = Traits in play
table-in-the-book = Open in the book
table-beside = Beside the table
