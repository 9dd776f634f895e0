### What would follow from a choice, one line each.

outlook-running = { trait-running }: ucieka przy { $faces }.
outlook-mimicry = { trait-mimicry }: możliwa inna ofiara ({ $animals }).
outlook-tail-loss = { trait-tail-loss }: ofiara odrzuca kartę i przeżywa, atakujący dostaje 1 niebieski znacznik.
outlook-no-defence = Brak obrony: ofiara zostaje zjedzona.
outlook-no-defence-new-world = Brak reakcji: ofiara zostaje zjedzona.
outlook-eaten = Brak obrony, ofiara zostaje zjedzona: { $gains }.
outlook-eaten-new-world = Brak reakcji, ofiara zostaje zjedzona: { $gains }.
outlook-poison = { trait-poisonous }: po zjedzeniu drapieżnik zginie w fazie wymierania.
outlook-sting = { trait-cnidocytes }: atakujący będzie sparaliżowany do końca rundy.
outlook-if-eaten = Po zjedzeniu: { $gains }.
outlook-gains = { $gains }.
outlook-gain-fed = { $animal } { $food }/{ $need } (nakarmione)
outlook-gain-food = { $animal } { $food }/{ $need }
outlook-gain-fat = { $animal } odkłada tłuszcz: { $count }
outlook-gain-lost = { $count ->
    [one] przepada { $count } znacznik
    [few] przepadają { $count } znaczniki
   *[many] przepada { $count } znaczników
}
outlook-choice-trigger = Potem { $player } wybiera cechę pary, która zadziała.
outlook-choice-trigger-you = Potem wybierasz cechę pary, która zadziała.
outlook-choice-scavenger = Potem { $player } wybiera padlinożercę, który je.
outlook-choice-scavenger-you = Potem wybierasz padlinożercę, który je.
outlook-choice-defence = Potem { $player } wybiera obronę.
outlook-choice-defence-you = Potem wybierasz obronę.
outlook-bank = { $count ->
    [0] Bank żywności będzie pusty.
    [one] W banku zostanie { $count } znacznik.
    [few] W banku zostaną { $count } znaczniki.
   *[many] W banku zostanie { $count } znaczników.
}
outlook-need = Zapotrzebowanie rośnie do { $need }.
outlook-starves = { $animal } zginie z głodu.
outlook-dies-of-poison = { $animal } zginie od trucizny.
outlook-ends-phase = To kończy fazę.
outlook-is-eaten = { $animal } zostaje zjedzone.
outlook-fails-eaten = Jeśli się nie uda: { $animal } zostaje zjedzone.
outlook-fails-choice = Jeśli się nie uda, { $player } wybiera następną obronę.
outlook-fails-choice-you = Jeśli się nie uda, wybierasz następną obronę.
outlook-points-lost = { $count ->
    [one] { $count } punkt mniej.
    [few] { $count } punkty mniej.
   *[many] { $count } punktów mniej.
}
