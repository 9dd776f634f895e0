### New World: traits, areas, questions, choices, events.

## Traits: the name and what it does.

new-world-trait-carnivorous = Masožravý
    .summary = V každé fázi krmení napadne jednoho živočicha a získá 2 mimořádné potravy. Požadavek +1.
new-world-trait-fat-tissue = Vypasený
    .summary = Nakrmený si ukládá 1 tukovou zásobu a může z ní žít při vymírání. Takových karet může mít více.
new-world-trait-swimming = Plavající
    .summary = Krmí se z jezer. Napadají ho jen plavající predátoři a ti nenapadají nikoho jiného.
new-world-trait-robust = Robustní
    .summary = Krmí se ze savan. Napadají ho jen robustní predátoři. Požadavek +1.
new-world-trait-nocturnal = Noční
    .summary = Krmí se a ukrývá v jeskyních. Napadají ho jen noční predátoři.
new-world-trait-burrowing = Norující
    .summary = Nakrmeného nelze napadnout.
new-world-trait-hibernation = Hibernující
    .summary = Při vymírání může hladový živočich tuto kartu odložit a přežít. Ne v posledním období.
new-world-trait-poisonous = Jedovatý
    .summary = Predátor, který ho pozře, zahyne ve fázi vymírání.
new-world-trait-metamorphosis = Metamorfující
    .summary = Jednou za fázi krmení odloží jiný rys a dostane rys z vaší ruky.
new-world-trait-piracy = Zlodějský
    .summary = Jednou za fázi krmení vezme žeton hladovému živočichovi a získá 1 mimořádnou potravu.
new-world-trait-elusive = Nepolapitelný
    .summary = Napadený odloží libovolný rys a přežije; predátor získá 1 mimořádnou potravu.
new-world-trait-repulsive = Odpudivý
    .summary = Napadený může tuto kartu odložit; predátor nezíská nic.
new-world-trait-horned = Rohatý
    .summary = Napadený hází kostkou: při 5 a 6 zahyne predátor.
new-world-trait-running = Běhavý
    .summary = Napadený hází kostkou: při 4, 5 a 6 uteče.
new-world-trait-adaptable = Přizpůsobivý
    .summary = Krmí se a ukrývá v každé oblasti.
new-world-trait-hoofed = Kopytnatý
    .summary = Když si bere potravu z oblasti, může tam zničit ještě 1 potravu.
new-world-trait-communication = Komunikující
    .summary = Když si jeden z páru vezme potravu z oblasti, druhý si tam vezme také 1.
new-world-trait-cooperation = Spolupracující
    .summary = Když si jeden z páru vezme potravu z oblasti, druhý získá 1 mimořádnou potravu.
new-world-trait-symbiosis = Vzájemně prospěšný
    .summary = Chráněnce nelze napadnout, ale krmí se, až když je nakrmený ochránce.
new-world-trait-scavenger = Mrchožravý
    .summary = Získá 1 mimořádnou potravu, kdykoli při napadení zahyne živočich.
new-world-trait-camouflage = Maskovaný
    .summary = Napadají ho jen predátoři s rysem Ostrozraký.
new-world-trait-sharp-vision = Ostrozraký
    .summary = Jako predátor vidí kořist s rysem Maskovaný.
new-world-trait-stasis = Stagnující
    .summary = Nelze mu přidat žádný rys. Požadavek +1. Škodlivý rys, na kteréhokoli živočicha.
new-world-trait-harmful-mutation = Nepříznivě zmutovaný
    .summary = Predátor pomine jeden z jeho ochranných rysů. Požadavek +1. Škodlivý rys, na cizího živočicha.
new-world-trait-parasite = Napadený parazitem
    .summary = Požadavek +2. Škodlivý rys, na cizího živočicha.
new-world-trait-mimicry = Napodobující
    .summary = Napadený převede napadení na jiného vašeho živočicha.
new-world-trait-intelligent = Inteligentní
    .summary = Jako predátor jednou za fázi krmení pomine jeden rys kořisti.
new-world-trait-flying = Létající
    .summary = Napadají ho jen predátoři, kteří mají méně rysů než on.
new-world-trait-shelled = Opancéřovaný
    .summary = Napadený se může schovat do konce fáze; pak se ani nekrmí.

## Areas.

new-world-area-steppe = Step
new-world-area-taiga = Tajga
new-world-area-mangrove = Mangrovový les
new-world-area-swamp = Bažiny
new-world-area-cave = Jeskyně
new-world-area-mountains = Hory
new-world-area-savanna = Savana
new-world-area-desert = Poušť
new-world-area-lake = Jezero
new-world-area-meadow = Louka
new-world-area-glacier = Ledovec
new-world-area-tundra = Tundra
new-world-area-jungle = Džungle
new-world-area-forest = Listnatý les
new-world-place-numbered = { $area } { $number }
new-world-access-all = pro každého živočicha
new-world-access-with = jen s rysem { $trait }
new-world-access-no-traits = jen bez rysů

## Phases.

new-world-phase-setup = Příprava
new-world-phase-development = Vývoj
new-world-phase-areas = Oblasti
new-world-phase-feeding = Krmení
new-world-phase-extinction = Vymírání
new-world-phase-over = Bodové ohodnocení

## Questions, and what the others wait for.

new-world-question-develop = Vyložte kartu, nebo pasujte.
new-world-waiting-develop = { $player } vyvíjí živočichy.
new-world-question-announce = Ohlaste nového živočicha nebo nový rys, nebo pasujte.
new-world-waiting-announce = { $player } ohlašuje kartu z genofondu.
new-world-question-feed = Co udělají vaši živočichové?
new-world-waiting-feed = { $player } volí akci.
new-world-question-react = { $predator } napadá: { $prey }. Jaká bude reakce?
new-world-waiting-react = { $player } volí reakci.
new-world-question-trigger = Co se provede dál?
new-world-waiting-trigger = { $player } volí, co se provede.
new-world-question-place = Odkrytá karta: { $card }. Který rys dostane { $animal }?
new-world-waiting-place = { $player } umisťuje odkrytou kartu.
new-world-question-fat = { $animal }: hlad. Použít tukovou zásobu?
new-world-waiting-fat = { $player } rozhoduje o tukové zásobě.
new-world-question-hibernate = { $animal }: hlad. Začne hibernovat?
new-world-waiting-hibernate = { $player } rozhoduje o hibernaci.
new-world-question-discard = Příliš mnoho karet: kterou odložíte?
new-world-waiting-discard = { $player } odkládá nadbytečné karty.

## Choices.

new-world-action-play-animal = Vyložit { $card } jako nového živočicha
new-world-action-play-animal-before = Vyložit { $card } jako nového živočicha, vlevo: { $animal }
new-world-action-play-trait = Vyložit { $trait } → { $animal }, karta { $card }
new-world-action-play-pair = Vyložit { $trait } → { $first } + { $second }, karta { $card }
new-world-action-play-symbiosis = Vyložit { $trait }: ochránce { $first }, chráněnec { $second }, karta { $card }
new-world-action-rearrange = Seřadit řadu takto: { $animals }
new-world-action-announce-animal = Ohlásit nového živočicha
new-world-action-announce-trait = Ohlásit nový rys: { $animal }
new-world-action-pass = Pasovat
new-world-action-end-turn = Ukončit tah
new-world-action-shelter = Úkryt pro { $animal }: { $area }
new-world-action-feed = Nakrmit { $animal }: { $area }
new-world-action-feed-fat = Uložit tuk { $animal }: { $area }
new-world-action-attack = Napadení: { $predator } → { $prey }
new-world-action-attack-ignoring = Napadení: { $predator } → { $prey }, pomine se: { $traits }
new-world-action-piracy-food = { new-world-trait-piracy }: { $pirate } ← { $victim }, obyčejná potrava
new-world-action-piracy-special = { new-world-trait-piracy }: { $pirate } ← { $victim }, mimořádná potrava
new-world-action-metamorphosis = { new-world-trait-metamorphosis }: { $animal } odloží { $lost } a dostane { $gained }, karta { $card }
new-world-action-metamorphosis-pair = { new-world-trait-metamorphosis }: { $animal } odloží { $lost }; { $gained } spojí { $first } + { $second }, karta { $card }
new-world-action-metamorphosis-symbiosis = { new-world-trait-metamorphosis }: { $animal } odloží { $lost }; { $gained }, ochránce { $first }, chráněnec { $second }, karta { $card }
new-world-action-metamorphosis-pool = { new-world-trait-metamorphosis }: { $animal } odloží { $lost } za kartu z genofondu
new-world-action-metamorphosis-food = { new-world-trait-metamorphosis }: { $animal } odloží { $lost } za 1 mimořádnou potravu
new-world-action-trigger = { $trait }: { $from } → { $partner }
new-world-action-decline = { $trait }: { $partner } bez tuku
new-world-action-trample = { new-world-trait-hoofed }: { $animal } zničí 1 potravu
new-world-action-spare = { new-world-trait-hoofed }: { $animal } nechá potravu
new-world-action-run = { new-world-trait-running }: hodit kostkou
new-world-action-gore = { new-world-trait-horned }: hodit kostkou
new-world-action-elude = { new-world-trait-elusive }: odložit { $card }
new-world-action-repel = { new-world-trait-repulsive }: odložit tuto kartu
new-world-action-hide = { new-world-trait-shelled }: schovat se do konce fáze
new-world-action-mimic = { new-world-trait-mimicry }: nová kořist { $animal }
new-world-action-stop = Bez další reakce
new-world-action-add-trait = { $animal } dostane { $trait }
new-world-action-add-pair = { $trait } spojí { $first } + { $second }
new-world-action-add-symbiosis = { $trait }: ochránce { $first }, chráněnec { $second }
new-world-action-spend-fat = { $animal } použije tukovou zásobu
new-world-action-keep-fat = { $animal } si tukovou zásobu nechá
new-world-action-hibernate = { $animal } začne hibernovat
new-world-action-stay-awake = { $animal } hibernovat nezačne
new-world-action-discard = Odložit { $card }
new-world-card-fat = { $trait } s tukovou zásobou
new-world-card-pair = { $trait } s { $partner }
new-world-card-gone = karta

## What has happened.

new-world-log-areas-shuffled = Karty oblastí: v balíčku { $deck }, mimo hru { $out }.
new-world-log-cards-left = Karty vývoje mimo hru: { $count }.
new-world-log-first-player = První hráč: { $player }.
new-world-log-epoch = Období { $epoch }. První hráč: { $player }.
new-world-log-epoch-last = Období { $epoch }, poslední. První hráč: { $player }.
new-world-log-phase = { $phase }.
new-world-log-you-drew = Nová karta: { $card }.
new-world-log-draws = { $player }: karty k dobrání: { $count }.
new-world-log-reshuffled = Odložené karty tvoří nový balíček ({ $count }).
new-world-log-you-animal = { $player }: nový živočich, { $animal }, karta { $card }.
new-world-log-animal = { $player }: nový živočich, { $animal }.
new-world-log-trait = { $player }: { $trait } → { $animal }.
new-world-log-pair = { $player }: { $trait } → { $first } + { $second }.
new-world-log-symbiosis = { $player }: { $trait }, ochránce { $first }, chráněnec { $second }.
new-world-log-rearranged = { $player }: nové pořadí v řadě.
new-world-log-trait-announced = { $player }: ohlášen nový rys, { $animal }.
new-world-log-revealed = Odkrytá karta: { $card }.
new-world-log-revealed-moved = Nehodí se a přechází dál: { $animal }.
new-world-log-revealed-animal = Nikam se nehodí a stává se novým živočichem: { $animal }.
new-world-log-revealed-discarded = { $card } se nehodí a odkládá se.
new-world-log-passed = { $player }: pas.
new-world-log-passed-forced = { $player }: pas, není co dělat.
new-world-log-turn-ended = { $player }: konec tahu.
new-world-log-area-entered = Nová oblast: { $area }.
new-world-log-area-discarded = Odložená oblast: { $area }.
new-world-log-sheltered = { $animal } získává úkryt: { $area }.
new-world-log-ate = { $animal } se krmí ({ $source }): { $food } z { $need }.
new-world-log-stored = { $animal } ukládá tuk ({ $source }): { $fat }.
new-world-log-ate-stored = { $animal } se krmí ({ $source }): { $food } z { $need }, tuk { $fat }.
new-world-log-declined = { $animal } si nebere tuk.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } zničí 1 potravu, { $area }.
new-world-log-robbed-food = { new-world-trait-piracy }: { $pirate } ← { $victim }, obyčejná potrava.
new-world-log-robbed-special = { new-world-trait-piracy }: { $pirate } ← { $victim }, mimořádná potrava.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } se mění.
new-world-log-attacked = { $predator } napadá: { $prey }.
new-world-log-attacked-ignoring = { $predator } napadá: { $prey }, pomine se { $traits }.
new-world-log-ran-escaped = { new-world-trait-running }, hod { $die }: { $animal } uniká.
new-world-log-ran-caught = { new-world-trait-running }, hod { $die }: { $animal } neuniká.
new-world-log-gored = { new-world-trait-horned }, hod { $die }: { $animal } zabíjí predátora.
new-world-log-gored-failed = { new-world-trait-horned }, hod { $die }: { $animal } netrefí.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } odkládá kartu a přežívá.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } odhání predátora.
new-world-log-hid = { new-world-trait-shelled }: { $animal } se schovává do konce fáze.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } převádí napadení: { $to }.
new-world-log-card-discarded = Odložený rys: { $trait } ({ $animal }).
new-world-log-pair-discarded = Odložený párový rys: { $trait } ({ $first }, { $second }).
new-world-log-pair-discarded-plain = Odložený párový rys: { $trait }.
new-world-log-poisoned = { $animal }: otrava, smrt ve fázi vymírání.
new-world-log-eaten = { $predator } pozře: { $animal }.
new-world-log-died-gored = Smrt na rozích: { $animal }.
new-world-log-died-starved = Smrt hladem: { $animal }.
new-world-log-died-poison = Smrt jedem: { $animal }.
new-world-log-fat-spent = { $animal } žije z tukové zásoby: { $count }.
new-world-log-hibernated = { $animal } začíná hibernovat.
new-world-log-cleaned-up = Potrava a úkryty se vracejí do zásoby; tuk zůstává.
new-world-log-discarded = { $player }: odložena karta.
new-world-log-discarded-card = { $player }: odložena karta: { $card }.
new-world-log-points = { $player }: body { $total } (živočichové { $animals }, rysy { $cards }, navíc { $bonus }).
new-world-log-winner = Vítěz: { $players }.
new-world-log-winner-animals = Vítěz podle počtu živočichů: { $players }.
new-world-log-winners = Sdílené vítězství: { $players }.

## Where food comes from, and points.

new-world-source-hunt = napadení
new-world-score-animals = Živočichové
new-world-score-cards = Rysy
new-world-score-bonus = Zvýšený požadavek
new-world-score-total = Celkem
new-world-you = Vy

## The table in a terminal.

new-world-table-line = Období { $epoch }, { $phase }. Balíček oblastí: { $areas }. Balíček: { $deck }. Odloženo: { $discard }.
new-world-table-area = { $area }: potrava { $food }, úkryty { $shelter } ({ $access })
new-world-table-seat = { $player }: karty { $hand }
new-world-table-pool = { $player }: genofond { $pool }
new-world-table-passed = pas
new-world-table-animal = { $animal }: potrava { $food } z { $need }
new-world-table-fat = tuk { $fat }
new-world-table-sheltered = v úkrytu
new-world-table-poisoned = otrávený
new-world-table-shelled-in = v krunýři
new-world-table-used = { $trait } (použitý)
new-world-table-guardian = { $trait }, ochránce: { $partner }
new-world-table-ward = { $trait }, chráněnec: { $partner }
new-world-hand = Vaše karty: { $cards }
new-world-own-pool = Váš genofond: { $count }, skrytý
new-world-help = Číslo vybírá. Příkazy: table, hand, log, hint, undo, why COMMAND, rules ID, save FILE, quit. Tahy lze psát jako v záznamu, například: feed A1 from steppe nebo rearrange A2 A1 A3.
