### Words of the first page and of choosing a game.

## The first page

home-title = Animals meet at the watering place.
home-lead = Give them traits, find them food, and keep them off somebody else’s menu. Five editions of the Evolution family at one table, with every rule explained where you need it.
home-start-lead = Against bots, no account needed. Also works offline.
home-you = You
home-edition-origin = Cards become animals; dice fill the bank
home-edition-continents = Origin with three places to live
home-edition-evolution = Species boards, a shared watering hole
home-edition-natural-selection = Species boards, the 2014 rules in four phases
home-edition-new-world = Areas, shelters and 29 traits in 6 epochs
home-seats-why = { $edition }: { $least }–{ $most } players
home-cards = { $count ->
    [one] You and { $count } bot, { $cards } cards
   *[other] You and { $count } bots, { $cards } cards
}
home-level-random = { level-hatchling }: plays any legal move, by chance
home-level-greedy = { level-forager }: takes what looks best at the moment
home-level-hunter = { level-hunter }: thinks a few moves ahead
home-level-apex = { level-apex }: thinks long and plays to win
home-levels-why = { $levels }: to come
home-undo-allowed = undo allowed
home-more-options = more options
home-learn-note = Ten minutes, one animal at a time
home-hot-seat-note = Several people, names, options
home-rules-note = Every rule has a number
home-records = Records
home-records-note = Keep a game, open one, watch it again
home-kept-title = Your game
home-kept-over = Look at the result
home-before = The game before this one was put aside.
home-before-open = Go back to it

## Records

home-record-lead = A record is a text with everything that happened. It can be kept, sent, opened again and watched move by move.
home-record-current = The game at the table
home-record-none = There is no game at the table. Begin one, or open a record.
home-record-warning = It holds every card, also those that nobody has seen yet.
home-record-download = Download
home-record-copy = Copy
home-record-copied = Copied.
home-record-copy-failed = The browser does not allow copying. Mark the text below and copy it yourself.
home-record-show = Show the text
home-record-text = The record as text
home-record-watch = Watch move by move
home-record-open = Open a record
home-record-file = From a file
home-record-paste = Or paste the text here
home-record-check = Check the record
home-record-refused = This record cannot be opened. Nothing has changed.
home-record-place = Line { $line }, column { $column }
home-record-empty = There is nothing to read yet: choose a file or paste a text.
home-record-right = The record is right.
home-record-moves = { $count ->
    [one] { $count } line played
   *[other] { $count } lines played
}
home-record-replaces = The game at the table is put aside; the first page leads back to it.
home-record-go-on = Open this game

## What is wrong with a record

wrong-no-record = This is no record; a record begins with: { $word }
wrong-newer-form = This record is of a newer form, which is not known here.
wrong-newer-rules = This game was played by a newer revision of the rules: { $number }.
wrong-no-end = The line after the header is missing: ---
wrong-header-line = A line of the header is written so: key: value
wrong-key = Unknown word in the header: { $word }
wrong-twice = This stands in the header twice: { $word }
wrong-missing = The header does not say: { $word }
wrong-edition = This edition cannot be played here: { $word }
wrong-number = A number is needed here, not: { $word }
wrong-line = This line is no shuffle, no die, no move and no result.
wrong-command = Unknown command: { $word }
wrong-animal = There is no such animal: { $word }
wrong-trait = There is no such trait: { $word }
wrong-new-animal = The new animal has another name here: { $word }
wrong-cards = These are not the cards of the deck.
wrong-face = No die of this game shows { $number }.
wrong-rule = A rule forbids this: { $title } ({ $rule }).
wrong-result-early = There is a result, but the game is not over here.
wrong-result = The game did not end like this but so: { $word }
wrong-after-result = Nothing follows the result.
wrong-result-form = A result is written so: P1 23, P2 17; winner P1
wrong-asked-question = This does not fit here: { $seat } has to answer a question.
wrong-asked-turn = This does not fit here: { $seat } has the turn.
wrong-asked-die = This does not fit here: a die is rolled.
wrong-asked-shuffle = This does not fit here: the deck is shuffled.
wrong-asked-over = This does not fit here: the game is over.
wrong-asked-nothing = This does not fit here.

## Choosing a game in detail

setup-title = The table
setup-lead = Everything starts as printed. Each change says what it does and which rule it changes.
setup-who = Who plays
setup-seat = Seat { $number }
setup-name-of = Name at seat { $number }
setup-kind-of = Who plays at seat { $number }
setup-person = person at this screen
setup-bot = bot: { $level }
setup-bot-to-come = bot: { $level } (to come)
setup-add = Add a seat
setup-remove = Remove seat { $number }
setup-most = { $edition } is for at most { $most } players.
setup-least = { $edition } is for at least { $least } players.
setup-hand-over = The screen is handed on at every change of turn; hands stay hidden in between.
setup-watch = Only bots sit here: you watch.
setup-rules = Rules
setup-changed = changed
setup-back = as printed: { $value }
setup-this = This table
setup-all-printed = Everything as printed
setup-changes = { $count ->
    [one] As printed, { $count } change
   *[other] As printed, { $count } changes
}
setup-reset = Back to as printed
setup-people = { $count ->
    [0] nobody at this screen
    [one] { $count } person at this screen
   *[other] { $count } people at this screen
}
setup-bots = { $count ->
    [0] no bots
    [one] { $count } bot
   *[other] { $count } bots
}
setup-seed = Seed
setup-seed-note = The same number or word deals the same cards and dice again. Empty: by chance.
setup-first = Dice decide who begins.

## Settings

settings-lead = Kept in this browser only.
settings-look = Look
settings-play = Play
settings-theme-system = as the system
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Speed of animations
settings-speed-note = Also how long bots wait before a move.
settings-speed-half = half
settings-speed-normal = normal
settings-speed-double = double
settings-speed-off = off
settings-sound-note = Cards, food, dice and hunts. Off by default.
settings-sound-test = Listen
settings-signal = Turn signal
settings-signal-note = Two notes when it is your turn.
settings-confirm = Ask before an attack
settings-confirm-note = Moves that cannot be taken back take one more click.
settings-name = Your name
settings-name-note = For the next game you begin.
setup-not-together = This does not go together, or not with this number of players. What to change stands in rule
