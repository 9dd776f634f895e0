### The species boards: Evolution and Natural Selection.

## Traits: the name and what it does.

board-trait-ambush = Přepadení
    .summary = Varovný křik jeho napadení nezastaví.
board-trait-burrowing = Hrabání nor
    .summary = Nelze jej napadnout, dokud má tolik potravy, jaká je jeho populace.
board-trait-carnivore = Masožravec
    .summary = Napadá menší druhy a jí maso; rostliny nebere.
board-trait-climbing = Šplhání
    .summary = Napadnout jej mohou jen šplhající masožravci.
board-trait-cooperation = Spolupráce
    .summary = Když si bere potravu, bere si i soused vpravo.
board-trait-defensive-herding = Stádní instinkt
    .summary = Napadnout jej může jen masožravec s větší populací.
board-trait-fat-tissue = Tuková tkáň
    .summary = Ukládá potravu nad populaci, nejvýš do velikosti těla.
board-trait-fertile = Plodnost
    .summary = Populace vzroste o 1, pokud na napajedle zbyla potrava.
board-trait-foraging = Sběračství
    .summary = Kdykoli bere rostliny, vezme o 1 víc.
board-trait-hard-shell = Tvrdý krunýř
    .summary = Při napadení se počítá jako o 4 větší.
board-trait-horns = Rohy
    .summary = Masožravec, který jej napadne, ztratí 1 populaci.
board-trait-intelligence = Inteligence
    .summary = Karty z ruky dají po 2 rostlinách, nebo při napadení dovolí pominout rysy.
board-trait-long-neck = Dlouhý krk
    .summary = Vezme si 1 rostlinu ze zásoby před odhalením karet potravy.
board-trait-pack-hunting = Lov ve smečce
    .summary = Při napadení přičítá populaci k velikosti.
board-trait-scavenger = Mrchožrout
    .summary = Vezme si 1 maso po každém napadení, při kterém ubude populace.
board-trait-symbiosis = Symbióza
    .summary = Nelze jej napadnout, dokud je soused vpravo větší.
board-trait-warning-call = Varovný křik
    .summary = Chrání oba sousedy před masožravci bez rysu Přepadení.

## Phases.

board-phase-setup = Příprava
board-phase-deal = Rozdání karet
board-phase-food-card = Výběr potravy
board-phase-play = Vykládání karet
board-phase-leaves = Rysy s lístkem
board-phase-reveal = Přidání potravy
board-phase-feeding = Krmení
board-phase-end = Konec krmení
board-phase-over = Bodové ohodnocení
board-phase-numbered = { $number }. { $phase }

## Questions, and what the others wait for.

board-question-food-card = Kterou kartu položíte lícem dolů na napajedlo?
board-waiting-food-card = { $player } vybírá kartu potravy.
board-question-play = Vyložte kartu, odložte rys, nebo ukončete tah.
board-waiting-play = { $player } vykládá karty.
board-question-leaf = Který rys s lístkem zapůsobí teď?
board-waiting-leaf = { $player } určuje pořadí rysů s lístkem.
board-question-feed = Který druh nakrmíte?
board-waiting-feed = { $player } krmí druh.
board-question-pay = Kterou kartu odložíte pro rys Inteligence?
board-waiting-pay = { $player } odkládá kartu pro rys Inteligence.
board-question-store = Kolik žetonů uložíte na kartu Tuková tkáň?
board-waiting-store = { $player } rozhoduje o tukové zásobě.
board-question-scarce = Zbývá jeden žeton: kdo si jej vezme?
board-waiting-scarce = { $player } rozhoduje, kdo si vezme poslední žeton.

## Choices.

board-action-food-card = Položit lícem dolů: { $card }
board-action-trait = { $card } → { $species }
board-action-species-left = Odložit { $card }: nový druh vlevo
board-action-species-right = Odložit { $card }: nový druh vpravo
board-action-grow-pop = Odložit { $card }: populace +1, { $species }
board-action-grow-size = Odložit { $card }: velikost těla +1, { $species }
board-action-drop = Odložit rys { $trait }: { $species }
board-action-feed = Nakrmit: { $species }
board-action-attack = Napadení: { $attacker } → { $victim }
board-action-attack-negating = Napadení: { $attacker } → { $victim }, pominout: { $traits }
board-action-intelligence = Odložit { $card }: 2 rostliny, { $species }
board-action-pass = Pasovat
board-action-end-turn = Ukončit tah
board-action-pay = Odložit { $card }
board-action-leaf = { $trait }: { $species }
board-action-default = Obvyklé pořadí pro ostatní
board-action-store = Uložit { $count }
board-action-scarce-forage = Druh sám, díky rysu Sběračství
board-action-scarce-neighbour = Jeho soused, díky rysu Spolupráce

## What has happened.

board-log-round = Začíná kolo { $round }, první hráč: { $player }.
board-log-round-last = Začíná poslední kolo: { $round }. První hráč: { $player }.
board-log-phase = { $phase }
board-log-last-round-fixed = Balíček došel: kolo { $round } je poslední.
board-log-reshuffled = Odložené karty tvoří nový balíček ({ $count }).
board-log-board-given = { $player }: nový druh, { $species }.
board-log-dealt = { $player }: počet rozdaných karet: { $count }.
board-log-you-drew = Nová karta: { $card }.
board-log-food-chosen = { $player }: karta leží na napajedle.
board-log-face-down = { $player }: karta lícem dolů, { $species }.
board-log-you-trait = { $player }: { $card } lícem dolů, { $species }.
board-log-species = { $player }: nový druh za { $card }, { $species }.
board-log-grow-pop = { $player }: roste populace, { $species } ({ $card }).
board-log-grow-size = { $player }: roste velikost těla, { $species } ({ $card }).
board-log-drop = { $player }: odložený rys { $card }, { $species }.
board-log-turned-up = { $species }: { $trait }.
board-log-multiplied = { $species } se množí: populace { $pop }.
board-log-fat-moved = { $species } žije z tukové zásoby: { $count }.
board-log-food-card = { $player }: karta potravy { $card }.
board-log-watering-hole = Součet karet potravy: { $sum }. Na napajedle: { $tokens }.
board-log-took = { $species } si bere potravu: { $count } ({ $cause }).
board-log-took-fat = { $species } si bere potravu: { $count }, z toho tuková zásoba: { $fat } ({ $cause }).
board-log-card-spent = { $player }: karta { $card } odložena pro rys Inteligence.
board-log-attacked = { $attacker } napadá: { $victim }.
board-log-attacked-negating = { $attacker } napadá: { $victim }, pomíjí: { $traits }.
board-log-lost = { $species } ztrácí populaci: zbývá { $pop }.
board-log-gored = { $species } naráží na rohy: zbývá { $pop }.
board-log-starved = { $species } hladoví: populace { $pop }.
board-log-died = { $species } vymírá. Karty dobrané za rysy: { $cards }.
board-log-food-scored = { $player }: potrava za zástěnou: +{ $tokens }.
board-log-fat-scored = { $player }: tuková zásoba za zástěnou: +{ $tokens }.
board-log-passed = { $player }: pas.
board-log-turn-ended = { $player }: konec tahu.
board-log-points = { $player }: { $points }.
board-log-winner = Vítěz: { $players }.
board-log-winners = Sdílené vítězství: { $players }.

## Where food comes from.

board-cause-feeding = napajedlo
board-cause-attack = napadení

## Why something is not allowed.

board-refusal-phase = To patří do jiné fáze.
board-refusal-turn = Teď nemáte tah na vykládání karet.
board-refusal-drop-turn = Rysy se odkládají jen ve vlastním tahu na vykládání karet.
board-refusal-one-feeding = Jedno krmení za tah, a jen ve vlastním.
board-refusal-food-card = Sem je třeba položit kartu z ruky.
board-refusal-food-final = Karty potravy jsou už konečné.
board-refusal-not-in-hand = Tuto kartu nemáte v ruce.
board-refusal-trait-place = Rys patří na vlastní druh, který má místo a ještě jej nemá.
board-refusal-species-place = Nový druh patří na kraj řady, nikdy mezi jiné.
board-refusal-species-limit = Pro další druh už není deska.
board-refusal-grow = Tato stupnice je na konci, nebo druh není váš.
board-refusal-drop = Váš druh tento rys nemá.
board-refusal-not-yours = Krmí se jen vlastní druhy.
board-refusal-no-plants = Masožravec nebere rostliny.
board-refusal-hungry-first = Nejdřív hladové druhy: jeden z vašich lze nakrmit.
board-refusal-overshoot = S touto volbou si nakrmený druh nic nebere.
board-refusal-full = Na další potravu nemá místo.
board-refusal-empty = Napajedlo je prázdné.
board-refusal-not-a-hunter = Útočit může jen váš masožravec, a to na jiný druh.
board-refusal-hunter-full = Je sytý a nemá místo na maso.
board-refusal-negate-cards = Kdo chce rysy pominout, potřebuje rys Inteligence a za každý kartu z ruky.
board-refusal-negate-class = Pominout lze jen ochranné rysy.
board-refusal-negate-trait = Tento rys zde pominout nelze.
board-refusal-size = Útočník musí být větší než kořist.
board-refusal-climbing = Dosáhne na něj jen šplhající druh.
board-refusal-herding = Útočník musí mít větší populaci.
board-refusal-burrowing = Je nakrmený a v noře v bezpečí.
board-refusal-symbiosis = Chrání jej větší soused.
board-refusal-warning = Varuje jej soused.
board-refusal-no-intelligence = K tomu je třeba vlastní druh s rysem Inteligence a karta z ruky.
board-refusal-intelligence-hunter = Masožravec používá rys Inteligence jen při napadení.
board-refusal-must-feed = Hladový druh lze nakrmit, takže musíte krmit.
board-refusal-store = Takový počet žetonů není možný.
board-refusal-leaf = Na tento rys s lístkem se teď hra neptá.
board-refusal-scarce = Na to, kdo si vezme poslední žeton, se teď hra neptá.
board-refusal-generic = Pravidla to nedovolují.

## The table in a terminal.

board-table-line = Kolo { $round }, { $phase }. Napajedlo: { $tokens }. Balíček: { $deck }.
board-table-seat = { $player }: karty { $hand }
board-table-screen = za zástěnou { $tokens }
board-table-species = { $species }: populace { $pop }, velikost { $size }, potrava { $food }
board-table-fat = tuková zásoba { $fat }
board-table-face-down = lícem dolů: { $count }
board-hand = Vaše karty: { $cards }
board-with-card = Karta: { $card }
board-dropping = Odložit rys
board-points = body { $total } (potrava { $food }, populace { $population }, rysy { $traits })
board-you = Vy
