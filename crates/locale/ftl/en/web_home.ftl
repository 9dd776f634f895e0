### Words of the first page and of choosing a game.

## The first page

home-title = Animals meet at the watering hole.
home-lead = Give them traits, find them food, and keep them off someone else’s menu. Five editions of the Evolution family at one table, with every rule explained where you need it.
home-start-lead = Against bots, no account needed. Works offline too.
home-you = Player
home-edition-origin = Cards become animals; dice fill the bank
home-edition-continents = The base game with three places to live
home-edition-evolution = Species boards, a shared watering hole
home-edition-natural-selection = Species boards, the 2014 rules in four phases
home-edition-new-world = Areas, shelters and 29 traits in 6 epochs
home-seats-why = { $edition }: { $least }–{ $most } players
home-cards = { $count ->
    [one] You and { $count } bot, { $cards } cards
   *[other] You and { $count } bots, { $cards } cards
}
home-level-hatchling = { level-hatchling }: sees only what a move does right away, and does not always pick the best
home-level-forager = { level-forager }: looks a little ahead, and slips up now and then
home-level-hunter = { level-hunter }: thinks through the whole round, quickly
home-level-hunter-new-world = { level-hunter }: thinks through the whole epoch, quickly
home-level-apex = { level-apex }: thinks as hard as it can for up to a second
home-undo-allowed = undo allowed
home-more-options = more options
home-learn-note = Ten minutes, one animal at a time
home-hot-seat-note = Several players on one screen, with names and options
home-rules-note = Every rule has a number
home-records = Records
home-records-note = Save a game, open one, watch it again
home-kept-title = Your game
home-kept-over = See the result
home-kept-many = Your games
home-kept-turn = { $player }’s turn
home-kept-when = Set aside: { $when }
home-kept-delete = Delete
home-kept-delete-which = Delete { $game }
home-kept-delete-sure = Delete this game?
home-kept-keep = Keep it
home-kept-broken = This game cannot be opened any more.
home-before-open = Go back to it

## Records

home-record-lead = A record is a text with everything that happened. You can keep it, send it, open it again and watch it move by move.
home-record-current = The current game
home-record-none = There is no game in progress. Start one, or open a record.
home-record-warning = It contains every card, including those nobody has seen yet.
home-record-download = Download
home-record-copy = Copy
home-record-copied = Copied.
home-record-copy-failed = Your browser does not allow copying. Select the text below and copy it yourself.
home-record-show = Show the text
home-record-text = The record as text
home-record-watch = Watch move by move
home-record-open = Open a record
home-record-file = From a file
home-record-paste = Or paste the text here
home-record-check = Check the record
home-record-refused = This record cannot be opened. Nothing has changed.
home-record-place = Line { $line }, column { $column }
home-record-empty = There is nothing to read yet: choose a file or paste some text.
home-record-right = The record is valid.
home-record-moves = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
home-record-replaces = The current game is set aside; you can return to it from the home page.
home-record-go-on = Open this game

## What is wrong with a record

wrong-no-record = This is not a record; a record starts with: { $word }
wrong-newer-form = This record uses a newer format that is not supported here.
wrong-newer-rules = This game was played with a newer version of the rules: { $number }.
wrong-no-end = The line that ends the header is missing: ---
wrong-header-line = Header lines look like this: key: value
wrong-key = Unknown word in the header: { $word }
wrong-twice = This appears twice in the header: { $word }
wrong-missing = The header is missing: { $word }
wrong-edition = This edition cannot be played here: { $word }
wrong-number = Expected a number here, not: { $word }
wrong-line = This line is not a shuffle, a die roll, a move or a result.
wrong-command = Unknown command: { $word }
wrong-animal = There is no such animal: { $word }
wrong-species = There is no such species: { $word }
wrong-trait = There is no such trait: { $word }
wrong-new-animal = The new animal should be called: { $word }
wrong-new-species = The new species should be called: { $word }
wrong-cards = These cards do not match the deck.
wrong-face = No die of this game shows { $number }.
wrong-rule = A rule forbids this: { $title } ({ $rule }).
wrong-result-early = There is a result, but the game is not over at this point.
wrong-result = The game did not end like this. It ended: { $word }
wrong-after-result = Nothing may follow the result.
wrong-result-form = A result looks like this: P1 23, P2 17; winner P1
wrong-asked-question = This does not fit here: { $seat } must answer a question.
wrong-asked-turn = This does not fit here: it is { $seat }’s turn.
wrong-asked-die = This does not fit here: a die roll comes next.
wrong-asked-shuffle = This does not fit here: a shuffle comes next.
wrong-asked-over = This does not fit here: the game is over.
wrong-asked-nothing = This does not fit here.

## Choosing a game in detail

setup-title = The table
setup-lead = Everything starts as printed. Each option shows what it does and which rule it changes.
setup-who = Who is playing
setup-name-of = Name for seat { $number }
setup-kind-of = Who plays in seat { $number }
setup-person = person at this screen
setup-bot = bot: { $level }
setup-add = Add a seat
setup-remove = Remove seat { $number }
setup-most = { $edition } is for up to { $most } players.
setup-least = { $edition } needs at least { $least } players.
setup-hand-over = Pass the screen on at every change of turn; hands stay hidden in between.
setup-watch = Only bots are playing: you watch.
setup-rules = Rules
setup-changed = changed
setup-back = as printed: { $value }
setup-this = This table
setup-all-printed = Everything as printed
setup-changes = { $count ->
    [one] As printed, with { $count } change
   *[other] As printed, with { $count } changes
}
setup-reset = Reset to printed rules
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
setup-seed-note = The same number or word gives the same cards and dice again. Leave empty for a random game.
setup-first = Dice decide who goes first.

## Settings

settings-lead = Kept in this browser only.
settings-look = Appearance
settings-play = Gameplay
settings-theme-system = same as system
settings-theme-light = light
settings-theme-dark = dark
settings-speed = Animation speed
settings-speed-note = Also sets how long bots wait before a move.
settings-speed-half = half
settings-speed-normal = normal
settings-speed-double = double
settings-speed-off = off
settings-sound-note = Cards, food, dice and hunts. Off by default.
settings-sound-test = Test sound
settings-signal = Turn alert
settings-signal-note = Two notes when it is your turn.
settings-confirm = Ask before an attack
settings-confirm-note = Moves that cannot be undone are confirmed once more.
settings-name = Your name
settings-name-note = Used from your next game on.
setup-not-together = These options do not go together, or not with this many players. To see what to change, read rule

## Tables online, as the page without them speaks of them

online-doors = Who you play with
online-with-people = With people
online-with-people-note = by invitation
online-alone-door = Alone
online-alone-note = against bots
online-looking = Looking for the server.
online-nobody = The server does not answer.
online-nobody-note = Playing alone still works. To play with people, start Pangea with its server and open the page there.
online-held = After the answer
online-while-away = while you were away
online-try-now = Try now
