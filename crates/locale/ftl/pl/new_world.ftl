### New World: traits, areas, questions, choices, events.

## Traits: the name and what it does.

new-world-trait-carnivorous = Drapieżny
    .summary = W każdej fazie żywienia atakuje jedno zwierzę i dostaje 2 specjalne pożywienia. Zapotrzebowanie +1.
new-world-trait-fat-tissue = Tłusty
    .summary = Nakarmione odkłada 1 tłuszcz i może się nim ratować podczas wymierania. Może mieć kilka takich kart.
new-world-trait-swimming = Pływający
    .summary = Żeruje w jeziorach. Atakują je tylko drapieżniki pływające, a te nie atakują nikogo innego.
new-world-trait-robust = Masywny
    .summary = Żeruje na sawannach. Atakują je tylko masywne drapieżniki. Zapotrzebowanie +1.
new-world-trait-nocturnal = Nocny
    .summary = Żeruje i chroni się w jaskiniach. Atakują je tylko drapieżniki nocne.
new-world-trait-burrowing = Kopiący nory
    .summary = Nakarmionego nie można zaatakować.
new-world-trait-hibernation = Hibernujący
    .summary = Podczas wymierania głodne zwierzę może odrzucić tę kartę i przeżyć. Nie w ostatniej epoce.
new-world-trait-poisonous = Trujący
    .summary = Drapieżnik, który je zje, ginie w fazie wymierania.
new-world-trait-metamorphosis = Przeobrażający się
    .summary = Raz w fazie żywienia oddaje inną cechę i dostaje cechę z twojej ręki.
new-world-trait-piracy = Złodziejski
    .summary = Raz w fazie żywienia zabiera żeton głodnemu zwierzęciu i dostaje 1 specjalne pożywienie.
new-world-trait-elusive = Nieuchwytny
    .summary = Zaatakowane odrzuca dowolną cechę i żyje; drapieżnik dostaje 1 specjalne pożywienie.
new-world-trait-repulsive = Odpychający
    .summary = Zaatakowane może odrzucić tę kartę; drapieżnik nic nie dostaje.
new-world-trait-horned = Rogaty
    .summary = Zaatakowane rzuca kostką: przy 5 lub 6 ginie drapieżnik.
new-world-trait-running = Szybki
    .summary = Zaatakowane rzuca kostką: przy 4, 5 lub 6 ucieka.
new-world-trait-adaptable = Wszechstronny
    .summary = Żeruje i chroni się w każdym siedlisku.
new-world-trait-hoofed = Kopytny
    .summary = Gdy bierze pożywienie z siedliska, może zniszczyć tam jeszcze 1 pożywienie.
new-world-trait-communication = Komunikujący się
    .summary = Gdy jedno z pary bierze pożywienie z siedliska, drugie też bierze tam 1.
new-world-trait-cooperation = Współpracujący
    .summary = Gdy jedno z pary bierze pożywienie z siedliska, drugie dostaje 1 specjalne pożywienie.
new-world-trait-symbiosis = Symbiotyczny
    .summary = Podopiecznego nie można zaatakować, ale je on dopiero, gdy opiekun jest nakarmiony.
new-world-trait-scavenger = Padlinożerny
    .summary = Dostaje 1 specjalne pożywienie, gdy w ataku ginie zwierzę.
new-world-trait-camouflage = Zamaskowany
    .summary = Atakują je tylko drapieżniki z cechą Bystrooki.
new-world-trait-sharp-vision = Bystrooki
    .summary = Jako drapieżnik dostrzega ofiary z cechą Zamaskowany.
new-world-trait-stasis = Stagnujący
    .summary = Nie można mu dodać żadnej cechy. Zapotrzebowanie +1. Cecha szkodliwa, na każde zwierzę.
new-world-trait-harmful-mutation = Osłabiony mutacją
    .summary = Drapieżnik pomija jedną z jego cech obronnych. Zapotrzebowanie +1. Cecha szkodliwa, na cudze zwierzę.
new-world-trait-parasite = Zarażony pasożytem
    .summary = Zapotrzebowanie +2. Cecha szkodliwa, na cudze zwierzę.
new-world-trait-mimicry = Naśladujący
    .summary = Zaatakowane kieruje atak na inne twoje zwierzę.
new-world-trait-intelligent = Inteligentny
    .summary = Jako drapieżnik raz w fazie żywienia pomija jedną cechę ofiary.
new-world-trait-flying = Latający
    .summary = Atakują je tylko drapieżniki, które mają mniej cech niż ono.
new-world-trait-shelled = Opancerzony
    .summary = Zaatakowane może się schować do końca fazy; wtedy też nie je.

## Areas.

new-world-area-steppe = Step
new-world-area-taiga = Tajga
new-world-area-mangrove = Las namorzynowy
new-world-area-swamp = Bagna
new-world-area-cave = Jaskinia
new-world-area-mountains = Góry
new-world-area-savanna = Sawanna
new-world-area-desert = Pustynia
new-world-area-lake = Jezioro
new-world-area-meadow = Łąka
new-world-area-glacier = Lodowiec
new-world-area-tundra = Tundra
new-world-area-jungle = Dżungla
new-world-area-forest = Las liściasty
new-world-place-numbered = { $area } { $number }
new-world-access-all = dla każdego zwierzęcia
new-world-access-with = tylko z cechą { $trait }
new-world-access-no-traits = tylko bez cech

## Phases.

new-world-phase-setup = Przygotowanie
new-world-phase-development = Rozwój
new-world-phase-areas = Siedliska
new-world-phase-feeding = Żywienie
new-world-phase-extinction = Wymieranie
new-world-phase-over = Punktacja

## Questions, and what the others wait for.

new-world-question-develop = Zagraj kartę albo spasuj.
new-world-waiting-develop = { $player } rozwija zwierzęta.
new-world-question-announce = Zapowiedz nowe zwierzę albo nową cechę, albo spasuj.
new-world-waiting-announce = { $player } zapowiada kartę z puli genowej.
new-world-question-feed = Co robią twoje zwierzęta?
new-world-waiting-feed = { $player } wybiera akcję.
new-world-question-react = { $predator } atakuje: { $prey }. Jaka reakcja?
new-world-waiting-react = { $player } wybiera reakcję.
new-world-question-trigger = Co zadziała teraz?
new-world-waiting-trigger = { $player } wybiera, co zadziała.
new-world-question-place = Odkryta karta: { $card }. Którą cechę dostaje { $animal }?
new-world-waiting-place = { $player } układa odkrytą kartę.
new-world-question-fat = { $animal }: głód. Czy ratuje się tłuszczem?
new-world-waiting-fat = { $player } decyduje o tłuszczu.
new-world-question-hibernate = { $animal }: głód. Czy zapada w hibernację?
new-world-waiting-hibernate = { $player } decyduje o hibernacji.
new-world-question-discard = Za dużo kart: którą odrzucasz?
new-world-waiting-discard = { $player } odrzuca nadmiar kart.

## Choices.

new-world-action-play-animal = Zagraj { $card } jako nowe zwierzę
new-world-action-play-animal-before = Zagraj { $card } jako nowe zwierzę, na lewo: { $animal }
new-world-action-play-trait = Zagraj { $trait } → { $animal }, karta { $card }
new-world-action-play-pair = Zagraj { $trait } → { $first } + { $second }, karta { $card }
new-world-action-play-symbiosis = Zagraj { $trait }: opiekun { $first }, podopieczny { $second }, karta { $card }
new-world-action-rearrange = Ustaw rząd tak: { $animals }
new-world-action-announce-animal = Zapowiedz nowe zwierzę
new-world-action-announce-trait = Zapowiedz nową cechę: { $animal }
new-world-action-pass = Pas
new-world-action-end-turn = Zakończ ruch
new-world-action-shelter = Schronienie dla { $animal }: { $area }
new-world-action-feed = Nakarm { $animal }: { $area }
new-world-action-feed-fat = Tłuszcz dla { $animal }: { $area }
new-world-action-attack = Atak: { $predator } → { $prey }
new-world-action-attack-ignoring = Atak: { $predator } → { $prey }, pomijając: { $traits }
new-world-action-piracy-food = { new-world-trait-piracy }: { $pirate } ← { $victim }, zwykłe pożywienie
new-world-action-piracy-special = { new-world-trait-piracy }: { $pirate } ← { $victim }, specjalne pożywienie
new-world-action-metamorphosis = { new-world-trait-metamorphosis }: { $animal } oddaje { $lost } i dostaje { $gained }, karta { $card }
new-world-action-metamorphosis-pair = { new-world-trait-metamorphosis }: { $animal } oddaje { $lost }; { $gained } łączy { $first } + { $second }, karta { $card }
new-world-action-metamorphosis-symbiosis = { new-world-trait-metamorphosis }: { $animal } oddaje { $lost }; { $gained }, opiekun { $first }, podopieczny { $second }, karta { $card }
new-world-action-metamorphosis-pool = { new-world-trait-metamorphosis }: { $animal } oddaje { $lost } za kartę z puli genowej
new-world-action-metamorphosis-food = { new-world-trait-metamorphosis }: { $animal } oddaje { $lost } za 1 specjalne pożywienie
new-world-action-trigger = { $trait }: { $from } → { $partner }
new-world-action-decline = { $trait }: { $partner } bez tłuszczu
new-world-action-trample = { new-world-trait-hoofed }: { $animal } niszczy 1 pożywienie
new-world-action-spare = { new-world-trait-hoofed }: { $animal } zostawia pożywienie
new-world-action-run = { new-world-trait-running }: rzuć kostką
new-world-action-gore = { new-world-trait-horned }: rzuć kostką
new-world-action-elude = { new-world-trait-elusive }: odrzuć { $card }
new-world-action-repel = { new-world-trait-repulsive }: odrzuć tę kartę
new-world-action-hide = { new-world-trait-shelled }: schowaj się do końca fazy
new-world-action-mimic = { new-world-trait-mimicry }: nowa ofiara { $animal }
new-world-action-stop = Bez dalszej reakcji
new-world-action-add-trait = { $animal } dostaje { $trait }
new-world-action-add-pair = { $trait } łączy { $first } + { $second }
new-world-action-add-symbiosis = { $trait }: opiekun { $first }, podopieczny { $second }
new-world-action-spend-fat = { $animal } korzysta z tłuszczu
new-world-action-keep-fat = { $animal } zachowuje tłuszcz
new-world-action-hibernate = { $animal } zapada w hibernację
new-world-action-stay-awake = { $animal } nie zapada w hibernację
new-world-action-discard = Odrzuć { $card }
new-world-card-fat = { $trait } z tłuszczem
new-world-card-pair = { $trait } z { $partner }
new-world-card-gone = karta

## What has happened.

new-world-log-areas-shuffled = Karty siedlisk: w talii { $deck }, poza grą { $out }.
new-world-log-cards-left = Karty ewolucji poza grą: { $count }.
new-world-log-first-player = Pierwszy gracz: { $player }.
new-world-log-epoch = Epoka { $epoch }. Pierwszy gracz: { $player }.
new-world-log-epoch-last = Epoka { $epoch }, ostatnia. Pierwszy gracz: { $player }.
new-world-log-phase = { $phase }.
new-world-log-you-drew = Nowa karta: { $card }.
new-world-log-draws = { $player }: karty do dobrania: { $count }.
new-world-log-reshuffled = Karty odrzucone tworzą nową talię ({ $count }).
new-world-log-you-animal = { $player }: nowe zwierzę, { $animal }, karta { $card }.
new-world-log-animal = { $player }: nowe zwierzę, { $animal }.
new-world-log-trait = { $player }: { $trait } → { $animal }.
new-world-log-pair = { $player }: { $trait } → { $first } + { $second }.
new-world-log-symbiosis = { $player }: { $trait }, opiekun { $first }, podopieczny { $second }.
new-world-log-rearranged = { $player }: nowa kolejność w rzędzie.
new-world-log-trait-announced = { $player }: zapowiedziana nowa cecha, { $animal }.
new-world-log-revealed = Odkryta karta: { $card }.
new-world-log-revealed-moved = Nie pasuje i przechodzi dalej: { $animal }.
new-world-log-revealed-animal = Nigdzie nie pasuje i staje się nowym zwierzęciem: { $animal }.
new-world-log-revealed-discarded = { $card } nie pasuje i zostaje odrzucona.
new-world-log-passed = { $player }: pas.
new-world-log-passed-forced = { $player }: pas, nie ma nic do zrobienia.
new-world-log-turn-ended = { $player }: koniec ruchu.
new-world-log-area-entered = Nowe siedlisko: { $area }.
new-world-log-area-discarded = Odrzucone siedlisko: { $area }.
new-world-log-sheltered = { $animal } znajduje schronienie: { $area }.
new-world-log-ate = { $animal } je ({ $source }): { $food } z { $need }.
new-world-log-stored = { $animal } odkłada tłuszcz ({ $source }): { $fat }.
new-world-log-ate-stored = { $animal } je ({ $source }): { $food } z { $need }, tłuszcz { $fat }.
new-world-log-declined = { $animal } nie bierze tłuszczu.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } niszczy 1 pożywienie, { $area }.
new-world-log-robbed-food = { new-world-trait-piracy }: { $pirate } ← { $victim }, zwykłe pożywienie.
new-world-log-robbed-special = { new-world-trait-piracy }: { $pirate } ← { $victim }, specjalne pożywienie.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } się zmienia.
new-world-log-attacked = { $predator } atakuje: { $prey }.
new-world-log-attacked-ignoring = { $predator } atakuje: { $prey }, pomijając { $traits }.
new-world-log-ran-escaped = { new-world-trait-running }, rzut { $die }: { $animal } ucieka.
new-world-log-ran-caught = { new-world-trait-running }, rzut { $die }: { $animal } nie ucieka.
new-world-log-gored = { new-world-trait-horned }, rzut { $die }: { $animal } zabija drapieżnika.
new-world-log-gored-failed = { new-world-trait-horned }, rzut { $die }: { $animal } nie trafia.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } odrzuca kartę i żyje.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } odpędza drapieżnika.
new-world-log-hid = { new-world-trait-shelled }: { $animal } chowa się do końca fazy.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } kieruje atak dalej: { $to }.
new-world-log-card-discarded = Odrzucona cecha: { $trait } ({ $animal }).
new-world-log-pair-discarded = Odrzucona karta pary: { $trait } ({ $first }, { $second }).
new-world-log-pair-discarded-plain = Odrzucona karta pary: { $trait }.
new-world-log-poisoned = { $animal }: zatrucie, śmierć w fazie wymierania.
new-world-log-eaten = { $predator } zjada: { $animal }.
new-world-log-died-gored = Śmierć na rogach: { $animal }.
new-world-log-died-starved = Śmierć z głodu: { $animal }.
new-world-log-died-poison = Śmierć od trucizny: { $animal }.
new-world-log-fat-spent = { $animal } korzysta z tłuszczu: { $count }.
new-world-log-hibernated = { $animal } zapada w hibernację.
new-world-log-cleaned-up = Pożywienie i schronienia wracają do zapasu; tłuszcz zostaje.
new-world-log-discarded = { $player }: odrzucona karta.
new-world-log-discarded-card = { $player }: odrzucona karta: { $card }.
new-world-log-points = { $player }: punkty { $total } (zwierzęta { $animals }, cechy { $cards }, dodatkowe { $bonus }).
new-world-log-winner = Zwycięzca: { $players }.
new-world-log-winner-animals = Zwycięzca dzięki liczbie zwierząt: { $players }.
new-world-log-winners = Wspólne zwycięstwo: { $players }.

## Where food comes from, and points.

new-world-source-hunt = atak
new-world-score-animals = Zwierzęta
new-world-score-cards = Cechy
new-world-score-bonus = Zwiększone zapotrzebowanie
new-world-score-total = Razem
new-world-you = Ty

## The table in a terminal.

new-world-table-line = Epoka { $epoch }, { $phase }. Talia siedlisk: { $areas }. Talia: { $deck }. Karty odrzucone: { $discard }.
new-world-table-area = { $area }: pożywienie { $food }, schronienia { $shelter } ({ $access })
new-world-table-seat = { $player }: karty { $hand }
new-world-table-pool = { $player }: pula genowa { $pool }
new-world-table-passed = pas
new-world-table-animal = { $animal }: pożywienie { $food } z { $need }
new-world-table-fat = tłuszcz { $fat }
new-world-table-sheltered = w schronieniu
new-world-table-poisoned = zatrute
new-world-table-shelled-in = w skorupie
new-world-table-used = { $trait } (użyta)
new-world-table-guardian = { $trait }, opiekun: { $partner }
new-world-table-ward = { $trait }, podopieczny: { $partner }
new-world-hand = Twoje karty: { $cards }
new-world-own-pool = Twoja pula genowa: { $count }, zakryta
new-world-help = Liczba wybiera. Polecenia: table, hand, log, hint, undo, why COMMAND, rules ID, save FILE, quit. Ruchy można wpisywać jak w zapisie, na przykład: feed A1 from steppe albo rearrange A2 A1 A3.
