### Words of the result, the replay viewer and the analysis board.

## The result.

after-final-score = Final score
after-chart = Points on the table after each round
after-chart-new-world = Points on the table after each epoch
after-table = The table at the end
after-chart-start = start
after-round = Round
after-round-new-world = Epoch
after-pile-note = A tie goes to the larger discard pile: { $piles }.
after-download = Save the record
after-copy = Copy the record
after-copied = Copied.
after-not-copied = Your browser does not allow copying.
after-same-players = New game with the same players
after-other-game = Choose another game

## The replay viewer.

replay-open = Open a record
replay-file = From a file
replay-paste = Or paste its text
replay-read = Open it
replay-kept = Watch the game saved in this browser
replay-none = No game has been played in this browser yet. You can open a game record here.
replay-broken = This record cannot be read: line { $line }, column { $column }.
replay-events = Events
replay-timeline = Timeline
replay-position = Event
replay-value = Round { $round }, event { $step } of { $count }: { $event }
replay-value-new-world = Epoch { $round }, event { $step } of { $count }: { $event }
replay-step = Event { $step } of { $count }
replay-to-start = To the start
replay-back = Back one event
replay-play = Play
replay-pause = Pause
replay-forward = Forward one event
replay-to-end = To the end
replay-keys = Keys: , and . or the arrow keys to step, Space to play.
replay-seen-by = View as
replay-dice-fair =
    Dice verified: { $shuffles ->
        [one] { $shuffles } shuffle
       *[other] { $shuffles } shuffles
    } and { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } follow from the server’s seed and { $words ->
        [one] { $words } player’s word.
       *[other] { $words } players’ words.
    }
replay-dice-missing =
    { $words ->
        [one] { $words } sealed word was never revealed.
       *[other] { $words } sealed words were never revealed.
    }
replay-dice-unfit = The dice are not fair: line { $line } of the record does not follow from the seed and the words.
replay-play-on = Play on from here
replay-replaces = This replaces your current game.
replay-analyse = Analyse
replay-mark-attack = Round { $round }: attack
replay-mark-attack-new-world = Epoch { $round }: attack
replay-mark-death = Round { $round }: an animal dies
replay-mark-death-new-world = Epoch { $round }: an animal dies
replay-mark-death-boards = Round { $round }: a species dies out
replay-mark-last = Round { $round }: the last round
replay-mark-last-new-world = Epoch { $round }: the last epoch
replay-mark-end = Round { $round }: the game ends
replay-mark-end-new-world = Epoch { $round }: the game ends

## The analysis board.

analysis-title = Analysis board
analysis-position = Position
analysis-player = Player { $seat }
analysis-clear = Clear
analysis-add-animal-for = { $player }: add an animal
analysis-remove-animal = Remove { $animal }
analysis-how = Choose an animal, then traits from the list. Anything the rules forbid is refused, with the number of the rule.
analysis-choose-first = Choose an animal first.
analysis-choose-second = { $trait }: now choose the other animal of the pair.
analysis-chosen = Chosen: { $animal }
analysis-too-much = There is no room for more on this table.
analysis-nothing = That changes nothing.
analysis-food-more = Add a token
analysis-food-less = Remove a token
analysis-fat = Fat on { $trait }
analysis-used = { $trait } has been used
analysis-asleep = Asleep
analysis-remove-trait = Remove { $trait }
analysis-matrix = Who can attack whom
analysis-hunter = attacker
analysis-no-hunters = No animal here has Carnivorous, so nothing can attack.
analysis-key-yes = can attack
analysis-key-defended = can attack, but the prey has a defence
analysis-key-no = cannot attack: the first rule that forbids it
analysis-cell-yes = yes
analysis-cell-mimicry = mimics
analysis-cell-tail = tail
analysis-says-yes = { $hunter } can attack { $prey }, which has no defence.
analysis-says-defended = { $hunter } can attack { $prey }. { $defence }
analysis-says-no = { $hunter } cannot attack { $prey }. { $reason } ({ $rule })
analysis-answer = Answer
analysis-choose-pair = Choose a cell of the table to see every check.
analysis-yes = Yes, it can.
analysis-yes-defended = Yes, but there is a defence.
analysis-no = No, it cannot.
analysis-checks = Checks, in rulebook order
analysis-passed = passed
analysis-failed = forbids it
analysis-then = What would happen
analysis-pass-hunter = It has Carnivorous.
analysis-pass-ready = It has not attacked this round.
analysis-pass-hungry = It can still take food.
analysis-pass-other = The prey is another animal.
analysis-pass-trait = { $trait } does not prevent it.
analysis-share = Share this position
analysis-link = Link to this position
analysis-copy-link = Copy the link
analysis-text = Position as text
analysis-read-text = Load this text
analysis-broken-link = This link is damaged: some characters are missing or wrong. The starting position is shown instead.
analysis-broken-text = This position cannot be read: line { $line }, column { $column }.
analysis-no-position = It does not contain a position of this game.
analysis-unlink = Remove { $trait } between { $first } and { $second }
analysis-play = Play from here
analysis-play-note = It is your turn; bots play the other seats ({ level-forager }). Cards not on the table make up the deck; hands are empty.
analysis-play-you = Your seat
analysis-would-stop = What would stop it
analysis-would-help = What would allow it
analysis-what-if = { $trait } on { $animal }

## The analysis board with species boards.

analysis-board-how = Choose a species, then traits from the list. Anything the rules forbid is refused, with the number of the rule.
analysis-board-choose-first = Choose a species first.
analysis-board-add = { $player }: add a species
analysis-board-left = { $animal }: one place to the left
analysis-board-right = { $animal }: one place to the right
analysis-board-hole = Watering hole
analysis-board-food = Food
analysis-board-fat = Fat
analysis-board-more = one more
analysis-board-less = one less
analysis-board-no-hunters = No species here has { board-trait-carnivore }, so nothing can attack.
analysis-board-key-answered = can attack, but is hurt by Horns
analysis-board-key-priced = can attack, by discarding cards
analysis-board-pass-hunter = It has { board-trait-carnivore }, and its prey is another species.
analysis-board-pass-size = It is larger than its prey.
analysis-board-says-yes = { $hunter } can attack { $prey }.
analysis-board-price = Ignoring { $traits }: discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from your hand.
analysis-board-play-note = It is your turn; bots play the other seats ({ level-forager }). Cards not on the table make up the deck; hands are dealt from it.
analysis-yes-answered = Yes, but Horns hurt it.
analysis-yes-priced = Yes, with { board-trait-intelligence }.
analysis-cell-horns = horns
analysis-cell-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
