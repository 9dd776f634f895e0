### The species boards: Evolution and Natural Selection.

## Traits: the name and what it does.

board-trait-ambush = Přepadení
    .summary = Když sám napadá, Varovný křik kořist nechrání.
board-trait-burrowing = Hrabání nor
    .summary = Nelze ho napadnout, dokud má tolik potravy, jaká je jeho populace.
board-trait-carnivore = Masožravec
    .summary = Napadá menší druhy a živí se masem; rostlinnou potravu nebere.
board-trait-climbing = Šplhání
    .summary = Napadnout ho může jen masožravec, který má také rys Šplhání.
board-trait-cooperation = Spolupráce
    .summary = Kdykoli si bere potravu, vezme si soused vpravo také 1 žeton.
board-trait-defensive-herding = Stádní instinkt
    .summary = Napadnout ho může jen masožravec s větší populací.
board-trait-fat-tissue = Tuková tkáň
    .summary = Ukládá přebytečnou potravu jako tukovou zásobu, nejvýš do velikosti těla.
board-trait-fertile = Plodnost
    .summary = Populace vzroste o 1, pokud na napajedle zbyla potrava.
board-trait-foraging = Sběračství
    .summary = Kdykoli si bere rostlinnou potravu, vezme si o 1 žeton víc.
board-trait-hard-shell = Tvrdý krunýř
    .summary = Je-li napaden, počítá se jako o 4 větší.
board-trait-horns = Rohy
    .summary = Masožravci, který ho napadne, klesne populace o 1.
board-trait-intelligence = Inteligence
    .summary = Každá karta odložená z ruky dá 2 rostliny, nebo při vlastním útoku dovolí ignorovat rys.
board-trait-long-neck = Dlouhý krk
    .summary = Vezme si 1 rostlinu ze zásoby potravy před odhalením karet potravy.
board-trait-pack-hunting = Lov ve smečce
    .summary = Když sám napadá, přičítá k velikosti těla populaci.
board-trait-scavenger = Mrchožrout
    .summary = Po každém napadení, při kterém někomu klesne populace, si vezme 1 žeton masa.
board-trait-symbiosis = Symbióza
    .summary = Nelze ho napadnout, dokud je soused vpravo větší.
board-trait-warning-call = Varovný křik
    .summary = Chrání oba sousedy před masožravci bez rysu Přepadení.

## Phases.

board-phase-setup = Příprava
    .title = Příprava
board-phase-deal = Rozdání karet
    .title = Rozdání karet
board-phase-food-card = Výběr potravy
    .title = Výběr potravy
board-phase-play = Vykládání karet
    .title = Vykládání karet
board-phase-leaves = Před krmením
    .title = Rysy s lístkem, před krmením
board-phase-reveal = Přidání potravy
    .title = Přidání potravy
board-phase-feeding = Krmení
    .title = Krmení
board-phase-end = Konec krmení
    .title = Konec krmení
board-phase-over = Bodové ohodnocení
    .title = Bodové ohodnocení
board-phase-numbered = { $number }. { $phase }

## Questions, and what the others wait for.

board-question-food-card = Kterou kartu položit lícem dolů na napajedlo?
board-waiting-food-card = { $player } vybírá kartu potravy.
board-question-play = Vyložit kartu, odložit rys, nebo ukončit tah?
board-waiting-play = { $player } vykládá karty.
board-question-leaf = Který rys zapůsobí teď?
board-waiting-leaf = { $player } určuje pořadí rysů.
board-question-feed = Který druh nakrmit?
board-waiting-feed = { $player } krmí druh.
board-question-pay = Kterou kartu odložit pro rys Inteligence?
board-waiting-pay = { $player } odkládá kartu pro rys Inteligence.
board-question-store = Kolik žetonů uložit na kartu Tuková tkáň?
board-waiting-store = { $player } rozhoduje, kolik tukových zásob uložit.
board-question-scarce = Zbývá jeden žeton: kdo si ho vezme?
board-waiting-scarce = { $player } rozhoduje, kdo si vezme poslední žeton.

## Choices.

board-action-food-card = Položit lícem dolů: { $card }
board-action-trait = Vyložit kartu { $card } na druh { $species }
board-action-species-left = Odložit kartu { $card }: nový druh vlevo
board-action-species-right = Odložit kartu { $card }: nový druh vpravo
board-action-grow-pop = Odložit kartu { $card }: { $species }, populace +1
board-action-grow-size = Odložit kartu { $card }: { $species }, velikost těla +1
board-action-drop = Odložit rys { $trait }: { $species }
board-action-feed = Nakrmit druh { $species }
board-action-attack = Napadnout kořist { $victim } masožravcem { $attacker }
board-action-attack-negating = Napadnout kořist { $victim } masožravcem { $attacker } a ignorovat: { $traits }
board-action-intelligence = Odložit kartu { $card }: 2 rostliny pro druh { $species }
board-action-pass = Pasovat
board-action-end-turn = Ukončit tah
board-action-pay = Odložit kartu { $card }
board-action-leaf = { $trait }: { $species }
board-action-default = Zbytek v obvyklém pořadí
board-action-store = { $count ->
    [one] Uložit { $count } žeton
    [few] Uložit { $count } žetony
   *[other] Uložit { $count } žetonů
}
board-action-scarce-forage = Druh sám, díky rysu Sběračství
board-action-scarce-neighbour = Jeho soused, díky rysu Spolupráce

## What has happened.

board-log-round = Začíná kolo { $round }, první hráč: { $player }.
board-log-round-you = Začíná kolo { $round }, první hráč: vy.
board-log-round-last = Začíná poslední kolo: { $round }. První hráč: { $player }.
board-log-round-last-you = Začíná poslední kolo: { $round }. První hráč: vy.
board-log-phase = { $phase }
board-log-last-round-fixed = Balíček došel: kolo { $round } je poslední.
board-log-reshuffled = Odložené karty tvoří nový balíček ({ $count }).
board-log-board-given = { $player } dostává nový druh: { $species }.
board-log-board-given-you = Dostáváte nový druh: { $species }.
board-log-dealt = { $player } si dobírá { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
board-log-dealt-you = Dobíráte si { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
board-log-you-drew = Dobíráte si kartu { $card }.
board-log-food-chosen = { $player } pokládá na napajedlo kartu potravy lícem dolů.
board-log-food-chosen-you = Pokládáte na napajedlo kartu potravy lícem dolů.
board-log-face-down = { $player } přikládá rys lícem dolů k druhu { $species }.
board-log-face-down-you = Přikládáte rys lícem dolů k druhu { $species }.
board-log-you-trait = { $player } přikládá kartu { $card } lícem dolů k druhu { $species }.
board-log-you-trait-you = Přikládáte kartu { $card } lícem dolů k druhu { $species }.
board-log-species = { $player } odkládá kartu { $card }. Nový druh: { $species }.
board-log-species-you = Odkládáte kartu { $card }. Nový druh: { $species }.
board-log-grow-pop = { $player } odkládá kartu { $card }: roste populace druhu { $species }.
board-log-grow-pop-you = Odkládáte kartu { $card }: roste populace druhu { $species }.
board-log-grow-size = { $player } odkládá kartu { $card }: roste velikost těla druhu { $species }.
board-log-grow-size-you = Odkládáte kartu { $card }: roste velikost těla druhu { $species }.
board-log-drop = { $player } odkládá rys { $card }, druh { $species }.
board-log-drop-you = Odkládáte rys { $card }, druh { $species }.
board-log-turned-up = { $species } odkrývá rys { $trait }.
board-log-multiplied = { $species } se množí: populace { $pop }.
board-log-fat-moved = { $species } spotřebovává { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
board-log-food-card = { $player }: karta potravy { $card }.
board-log-watering-hole = Součet karet potravy: { $sum }. Na napajedle: { $tokens }.
board-log-took = { $species } si bere { $count ->
    [one] { $count } žeton potravy ({ $cause }).
    [few] { $count } žetony potravy ({ $cause }).
   *[other] { $count } žetonů potravy ({ $cause }).
}
board-log-took-fat = { $species } si bere { $count ->
    [one] { $count } žeton potravy
    [few] { $count } žetony potravy
   *[other] { $count } žetonů potravy
}, z toho tuková zásoba: { $fat } ({ $cause }).
board-log-card-spent = { $player } odkládá kartu { $card } pro rys Inteligence.
board-log-card-spent-you = Odkládáte kartu { $card } pro rys Inteligence.
board-log-attacked = { $attacker } útočí. Kořist: { $victim }.
board-log-attacked-negating = { $attacker } útočí. Kořist: { $victim }. Ignoruje: { $traits }.
board-log-lost = { $species }: populace klesá na { $pop }.
board-log-gored = { $species } naráží na rohy: populace klesá na { $pop }.
board-log-starved = { $species } hladoví: populace klesá na { $pop }.
board-log-died = { $species } vymírá. Karty dobrané za rysy: { $cards }.
board-log-food-scored = { $player } dává potravu za zástěnu: +{ $tokens }.
board-log-food-scored-you = Dáváte potravu za zástěnu: +{ $tokens }.
board-log-fat-scored = { $player } dává tukovou zásobu za zástěnu: +{ $tokens }.
board-log-fat-scored-you = Dáváte tukovou zásobu za zástěnu: +{ $tokens }.
board-log-passed = { $player } pasuje.
board-log-passed-you = Pasujete.
board-log-turn-ended = { $player } ukončuje tah.
board-log-turn-ended-you = Ukončujete tah.
board-log-points = { $player }: { $points }.
board-log-winner = Vítěz: { $players }.
board-log-winner-you = Vyhráváte.
board-log-winners = Sdílené vítězství: { $players }.

## Where food comes from.

board-cause-feeding = napajedlo
board-cause-attack = napadení

## Why something is not allowed.

board-refusal-phase = To patří do jiné fáze.
board-refusal-turn = Teď nejste na tahu s vykládáním karet.
board-refusal-drop-turn = Rysy se odkládají jen ve vlastním tahu při vykládání karet.
board-refusal-one-feeding = Krmí se jednou za tah, a jen ve vlastním tahu.
board-refusal-food-card = Sem je třeba položit kartu z ruky.
board-refusal-food-final = Karty potravy už nelze změnit.
board-refusal-not-in-hand = Tuto kartu nemáte v ruce.
board-refusal-trait-place = Rys lze vyložit jen na vlastní druh, který pro něj má místo a ještě ho nemá.
board-refusal-species-place = Nový druh patří na kraj řady, nikdy mezi jiné.
board-refusal-species-limit = Pro další druh už není deska.
board-refusal-grow = Stupnice už je na konci, nebo druh není váš.
board-refusal-drop = Váš druh tento rys nemá.
board-refusal-not-yours = Krmí se jen vlastní druhy.
board-refusal-no-plants = Masožravec nebere rostliny.
board-refusal-hungry-first = Nejdřív hladové druhy: jeden z vašich lze nakrmit.
board-refusal-overshoot = U tohoto stolu nakrmený druh krmit nelze.
board-refusal-full = Na další potravu nemá místo.
board-refusal-empty = Napajedlo je prázdné.
board-refusal-not-a-hunter = Útočit může jen váš masožravec, a to na jiný druh.
board-refusal-hunter-full = Je nakrmený a pro maso nemá místo.
board-refusal-negate-cards = K ignorování rysů je třeba rys Inteligence a za každý ignorovaný rys karta z ruky.
board-refusal-negate-class = Ignorovat lze jen ochranné rysy.
board-refusal-negate-trait = Tento rys zde ignorovat nelze.
board-refusal-size = Útočník musí být větší než kořist.
board-refusal-climbing = Šplhání: útočník musí mít týž rys.
board-refusal-herding = Stádní instinkt: útočník musí mít větší populaci.
board-refusal-burrowing = Hrabání nor: kořist je nakrmená a v bezpečí.
board-refusal-symbiosis = Symbióza: kořist chrání větší soused.
board-refusal-warning = Varovný křik: kořist chrání soused.
board-refusal-no-intelligence = K tomu je třeba vlastní druh s rysem Inteligence a karta v ruce.
board-refusal-intelligence-hunter = Masožravec používá rys Inteligence jen při vlastním útoku.
board-refusal-must-feed = Váš hladový druh lze nakrmit, proto musíte krmit.
board-refusal-store = Tolik žetonů uložit nelze.
board-refusal-leaf = Tento rys teď použít nelze.
board-refusal-scarce = O posledním žetonu se teď nerozhoduje.
board-refusal-generic = Pravidla to nedovolují.

## The table in a terminal.

board-table-line = Kolo { $round }, { $phase }. Napajedlo: { $tokens }. Balíček: { $deck }.
board-table-seat = { $player }: { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[other] { $hand } karet
}
board-table-screen = za zástěnou { $tokens }
board-table-species = { $species }: populace { $pop }, velikost těla { $size }, potrava { $food }
board-table-fat = tuková zásoba { $fat }
board-table-face-down = lícem dolů: { $count }
board-hand = Vaše karty: { $cards }
board-with-card = Karta: { $card }
board-dropping = Odložit rys
board-points = { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
} (potrava { $food }, populace { $population }, rysy { $traits })
board-you = Vy
