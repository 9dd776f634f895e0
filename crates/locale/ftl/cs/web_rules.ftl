### Slova čtečky pravidel.

rules-contents = Obsah
rules-chapters = Kapitoly
rules-search-hint = Slovo, rys nebo číslo
rules-found = { $count ->
    [one] Nalezeno { $count } místo
    [few] Nalezena { $count } místa
   *[other] Nalezeno { $count } míst
}
rules-found-none = Nic se nenašlo. Zkuste kratší slovo.
rules-chapter-of = Kapitola { $number } { OUT_OF($count) } { $count }
rules-onward = Předchozí a další kapitola
rules-number = Pravidlo
rules-shield = Obrana
rules-overcome = Co ji překoná
rules-overcome-symbiosis = Nic, dokud žije ochránce: nejdřív je třeba pozřít ochránce.
rules-overcome-camouflage = Predátor s rysem Ostré vidění.
rules-overcome-swimming = Predátor, který má také rys Plavání. Pak ale může napadat jen živočichy s rysem Plavání.
rules-overcome-high-body-weight = Predátor, který má také rys Mohutnost.
rules-overcome-burrowing = Hlad: je třeba napadnout, dokud živočich není nakrmený.
rules-overcome-herding = Místo, kde živočichů s rysem Stádnost není víc než predátorů.
rules-trait = Rys
rules-points = Body
rules-in-deck = V balíčku
rules-cards-of = { $count } { OUT_OF($all) } { $all } karet
rules-need-same = beze změny
rules-other-names = Názvy v jiných jazycích
rules-animal-with = Živočich s rysem { $trait }
rules-what-beats-it = Co ho překoná
rules-what-it-beats = Co překonává
rules-see-also = Viz také
rules-in-your-game = Ve vaší hře
rules-to-the-table = Zpět ke stolu
