### Words of the rules reader.

rules-contents = Contents
rules-chapters = Chapters
rules-search-hint = Word, trait or number
rules-found = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
rules-found-none = Nothing found. Try a shorter word.
rules-chapter-of = Chapter { $number } of { $count }
rules-onward = Previous and next chapter
rules-number = Rule
rules-shield = Defence
rules-overcome = What overcomes it
rules-overcome-symbiosis = Nothing, while the guardian is alive: eat the guardian first.
rules-overcome-camouflage = A carnivore with Sharp Vision.
rules-overcome-swimming = A carnivore that has Swimming too. It can then attack only swimmers.
rules-overcome-high-body-weight = A carnivore that has High Body Weight too.
rules-overcome-burrowing = Hunger: attack before the animal is fed.
rules-overcome-herding = A location with no fewer carnivores than herd animals.
rules-trait = Trait
rules-points = Points
rules-in-deck = In the deck
rules-cards-of = { $count } of { $all } cards
rules-need-same = no change
rules-other-names = Names in other languages
rules-animal-with = An animal with { $trait }
rules-what-beats-it = What overcomes it
rules-what-it-beats = What it overcomes
rules-see-also = Also mentioned in
rules-in-your-game = In your game
rules-to-the-table = Back to the table
