### Words of the result, the replay viewer and the analysis board.

## The result.

after-final-score = Final score
after-chart = Points on the table after each round
after-table = The table at the end
after-chart-start = start
after-round = Round
after-pile-note = A tie goes to the larger discard pile: { $piles }.
after-download = Save the record
after-copy = Copy the record
after-copied = Copied.
after-not-copied = The browser does not allow copying.
after-same-players = New game with the same players
after-other-game = Choose another game

## The replay viewer.

replay-open = Open a record
replay-file = From a file
replay-paste = Or paste its text
replay-read = Read it
replay-kept = Watch the game of this browser
replay-none = No game has been played in this browser yet. A record of a game can be opened here.
replay-broken = This record cannot be read: line { $line }, column { $column }.
replay-events = Events
replay-timeline = Time line
replay-position = Event
replay-value = Round { $round }, event { $step } of { $count }: { $event }
replay-step = Event { $step } of { $count }
replay-to-start = To the start
replay-back = Back one event
replay-play = Play
replay-pause = Pause
replay-forward = Forward one event
replay-to-end = To the end
replay-keys = Keys: , and . or the arrows step, space plays.
replay-seen-by = Seen by
replay-play-on = Play on from here
replay-replaces = This takes the place of the game in play.
replay-analyse = Analyse
replay-mark-attack = Round { $round }: attack
replay-mark-death = Round { $round }: an animal dies
replay-mark-last = Round { $round }: the last round
replay-mark-end = Round { $round }: the game ends

## The analysis board.

analysis-title = Analysis board
analysis-position = Position
analysis-player = Player { $seat }
analysis-clear = Clear
analysis-add-animal = Add an animal
analysis-add-animal-for = { $player }: add an animal
analysis-remove-animal = Remove { $animal }
analysis-how = Choose an animal, then traits from the list. What the rules forbid is refused with its number.
analysis-choose-first = Choose an animal first.
analysis-choose-second = { $trait }: now choose the other animal of the pair.
analysis-chosen = Chosen: { $animal }
analysis-too-much = More does not fit this table.
analysis-nothing = Nothing changes here.
analysis-food-more = A token more
analysis-food-less = A token less
analysis-fat = Fat on { $trait }
analysis-used = { $trait } is used
analysis-asleep = Asleep
analysis-remove-trait = Remove { $trait }
analysis-matrix = Who may attack whom
analysis-hunter = hunter
analysis-no-hunters = No animal here has Carnivorous, so nobody attacks.
analysis-key-yes = may
analysis-key-defended = may, with a defence
analysis-key-no = may not: the first rule that forbids it
analysis-cell-yes = yes
analysis-cell-mimicry = turns
analysis-cell-tail = tail
analysis-says-yes = { $hunter } may attack { $prey }. It has no defence.
analysis-says-defended = { $hunter } may attack { $prey }. { $defence }
analysis-says-no = { $hunter } may not attack { $prey }. { $reason } ({ $rule })
analysis-answer = Answer
analysis-choose-pair = Choose a field of the table to see every check.
analysis-yes = Yes, it may.
analysis-yes-defended = Yes, but there is a defence.
analysis-no = No, it may not.
analysis-checks = Checks in the order of the rules
analysis-passed = passed
analysis-failed = forbids it
analysis-then = What would follow
analysis-pass-hunter = It has Carnivorous.
analysis-pass-ready = It has not attacked in this round.
analysis-pass-hungry = It can still take food.
analysis-pass-other = It is another animal.
analysis-pass-trait = { $trait } is no obstacle.
analysis-share = Share this position
analysis-link = Link to this position
analysis-copy-link = Copy the link
analysis-text = Position as text
analysis-read-text = Read this text
analysis-broken-link = This link is damaged: letters are missing or wrong. Here is the first position instead.
analysis-broken-text = This position cannot be read: line { $line }, column { $column }.
analysis-no-position = There is no position of this game in it.
analysis-unlink = Remove { $trait } between { $first } and { $second }
analysis-play = Play from here
analysis-play-note = You have the turn; on the other seats plays a bot: { level-forager }. The cards that do not lie on the table make the deck; hands are empty.
analysis-play-you = Your seat
analysis-would-stop = What would stop it
analysis-would-help = What would let it
analysis-what-if = { $trait } on { $animal }

## The analysis board with species boards.

analysis-board-how = Choose a species, then traits from the list. What the rules forbid is refused with its number.
analysis-board-choose-first = Choose a species first.
analysis-board-add = { $player }: add a species
analysis-board-left = { $animal }: one place to the left
analysis-board-right = { $animal }: one place to the right
analysis-board-hole = Watering hole
analysis-board-food = Food
analysis-board-fat = Fat
analysis-board-more = one more
analysis-board-less = one less
analysis-board-no-hunters = No species here has { board-trait-carnivore }, so nobody attacks.
analysis-board-key-answered = may, but horns answer
analysis-board-key-priced = may, for cards from the hand
analysis-board-pass-hunter = It has { board-trait-carnivore }, and its prey is another species.
analysis-board-pass-size = It is larger than its prey.
analysis-board-says-yes = { $hunter } may attack { $prey }.
analysis-board-price = Ignoring { $traits }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the hand.
analysis-board-play-note = You have the turn; on the other seats plays a bot: { level-forager }. The cards that do not lie on the table make the deck; hands are dealt from it.
analysis-yes-answered = Yes, but it is hurt.
analysis-yes-priced = Yes, with { board-trait-intelligence }.
analysis-cell-horns = horns
analysis-cell-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
