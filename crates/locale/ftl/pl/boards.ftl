### The species boards: Evolution and Natural Selection.

## Traits: the name and what it does.

board-trait-ambush = Zasadzka
    .summary = Krzyk ostrzegawczy nie powstrzymuje jego ataków.
board-trait-burrowing = Nornik
    .summary = Nie można go atakować, gdy ma tyle pożywienia, ile wynosi jego populacja.
board-trait-carnivore = Mięsożerny
    .summary = Atakuje mniejsze gatunki i je mięso; nie bierze roślin.
board-trait-climbing = Wspinanie
    .summary = Może go zaatakować tylko mięsożerny z cechą Wspinanie.
board-trait-cooperation = Współpraca
    .summary = Gdy bierze pożywienie, sąsiad po prawej też bierze 1 żeton.
board-trait-defensive-herding = Instynkt stadny
    .summary = Może go zaatakować tylko mięsożerny o większej populacji.
board-trait-fat-tissue = Tkanka tłuszczowa
    .summary = Przechowuje pożywienie ponad populację, najwyżej tyle, ile wynosi rozmiar.
board-trait-fertile = Płodny
    .summary = Populacja rośnie o 1, jeśli na wodopoju zostało pożywienie.
board-trait-foraging = Zbieracz
    .summary = Ilekroć bierze rośliny, bierze o 1 więcej.
board-trait-hard-shell = Twarda skorupa
    .summary = Gdy jest atakowany, liczy się jako większy o 4.
board-trait-horns = Rogi
    .summary = Mięsożerny, który go atakuje, traci 1 punkt populacji.
board-trait-intelligence = Inteligencja
    .summary = Karty odrzucone z ręki dają po 2 rośliny albo pozwalają pominąć cechy przy ataku.
board-trait-long-neck = Długa szyja
    .summary = Bierze 1 roślinę z banku przed odkryciem kart pożywienia.
board-trait-pack-hunting = Polowanie w stadzie
    .summary = Przy ataku dodaje populację do rozmiaru.
board-trait-scavenger = Padlinożerca
    .summary = Bierze 1 żeton mięsa po każdym ataku, w którym spada populacja.
board-trait-symbiosis = Symbioza
    .summary = Nie można go atakować, gdy sąsiad po prawej jest większy.
board-trait-warning-call = Krzyk ostrzegawczy
    .summary = Chroni obu sąsiadów przed mięsożernymi bez cechy Zasadzka.

## Phases.

board-phase-setup = Przygotowanie
    .title = Przygotowanie
board-phase-deal = Rozdanie kart
    .title = Rozdanie kart
board-phase-food-card = Wybranie pożywienia
    .title = Wybranie pożywienia
board-phase-play = Zagrywanie kart
    .title = Zagrywanie kart
board-phase-leaves = Przed karmieniem
    .title = Cechy z listkiem, przed karmieniem
board-phase-reveal = Dodanie pożywienia
    .title = Dodanie pożywienia
board-phase-feeding = Karmienie
    .title = Karmienie
board-phase-end = Koniec karmienia
    .title = Koniec karmienia
board-phase-over = Punktacja
    .title = Punktacja
board-phase-numbered = { $number }. { $phase }

## Questions, and what the others wait for.

board-question-food-card = Którą kartę położysz zakrytą na wodopoju?
board-waiting-food-card = { $player } wybiera kartę pożywienia.
board-question-play = Zagrać kartę, odrzucić cechę czy zakończyć ruch?
board-waiting-play = { $player } zagrywa karty.
board-question-leaf = Która cecha działa teraz?
board-waiting-leaf = { $player } ustala kolejność cech.
board-question-feed = Który gatunek karmisz?
board-waiting-feed = { $player } karmi gatunek.
board-question-pay = Którą kartę odrzucasz dla cechy Inteligencja?
board-waiting-pay = { $player } odrzuca kartę dla cechy Inteligencja.
board-question-store = Ile żetonów trafia na kartę Tkanka tłuszczowa?
board-waiting-store = { $player } decyduje, ile tłuszczu odłożyć.
board-question-scarce = Został jeden żeton: kto go bierze?
board-waiting-scarce = { $player } decyduje, kto weźmie ostatni żeton.

## Choices.

board-action-food-card = Połóż zakrytą kartę: { $card }
board-action-trait = { $card } → { $species }
board-action-species-left = Odrzuć kartę { $card }: nowy gatunek z lewej
board-action-species-right = Odrzuć kartę { $card }: nowy gatunek z prawej
board-action-grow-pop = Odrzuć kartę { $card }: populacja +1, { $species }
board-action-grow-size = Odrzuć kartę { $card }: rozmiar +1, { $species }
board-action-drop = Odrzuć cechę { $trait }: { $species }
board-action-feed = Nakarm gatunek { $species }
board-action-attack = Atak: { $attacker } → { $victim }
board-action-attack-negating = Atak: { $attacker } → { $victim }. Pominięte: { $traits }
board-action-intelligence = Odrzuć kartę { $card }: 2 rośliny, { $species }
board-action-pass = Pasuj
board-action-end-turn = Zakończ ruch
board-action-pay = Odrzuć kartę { $card }
board-action-leaf = { $trait }: { $species }
board-action-default = Zwykła kolejność dla reszty
board-action-store = Odłóż { $count }
board-action-scarce-forage = Sam gatunek (Zbieracz)
board-action-scarce-neighbour = Jego sąsiad (Współpraca)

## What has happened.

board-log-round = Zaczyna się runda { $round }. Pierwszy gracz: { $player }.
board-log-round-you = Zaczyna się runda { $round }. Pierwszy gracz: ty.
board-log-round-last = Zaczyna się runda { $round }, ostatnia. Pierwszy gracz: { $player }.
board-log-round-last-you = Zaczyna się runda { $round }, ostatnia. Pierwszy gracz: ty.
board-log-phase = { $phase }
board-log-last-round-fixed = Stos kart się wyczerpał: runda { $round } jest ostatnia.
board-log-reshuffled = Z kart odrzuconych potasowano nowy stos ({ $count }).
board-log-board-given = { $player } dostaje nowy gatunek: { $species }.
board-log-board-given-you = Dostajesz nowy gatunek: { $species }.
board-log-dealt = { $player } dobiera { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
board-log-dealt-you = Dobierasz { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
board-log-you-drew = Nowa karta: { $card }.
board-log-food-chosen = { $player } kładzie na wodopoju zakrytą kartę pożywienia.
board-log-food-chosen-you = Kładziesz na wodopoju zakrytą kartę pożywienia.
board-log-face-down = { $player } kładzie zakrytą kartę cechy przy gatunku { $species }.
board-log-face-down-you = Kładziesz zakrytą kartę cechy przy gatunku { $species }.
board-log-you-trait = { $player } kładzie zakrytą kartę { $card } przy gatunku { $species }.
board-log-you-trait-you = Kładziesz zakrytą kartę { $card } przy gatunku { $species }.
board-log-species = { $player } odrzuca kartę { $card }. Nowy gatunek: { $species }.
board-log-species-you = Odrzucasz kartę { $card }. Nowy gatunek: { $species }.
board-log-grow-pop = { $player } odrzuca kartę { $card }. Populacja +1: { $species }.
board-log-grow-pop-you = Odrzucasz kartę { $card }. Populacja +1: { $species }.
board-log-grow-size = { $player } odrzuca kartę { $card }. Rozmiar +1: { $species }.
board-log-grow-size-you = Odrzucasz kartę { $card }. Rozmiar +1: { $species }.
board-log-drop = { $player } odrzuca cechę { $card }: { $species }.
board-log-drop-you = Odrzucasz cechę { $card }: { $species }.
board-log-turned-up = { $species }: odkryta cecha { $trait }.
board-log-multiplied = { $species } się rozmnaża: populacja { $pop }.
board-log-fat-moved = { $species } korzysta z tłuszczu: { $count }.
board-log-food-card = { $player }: karta pożywienia { $card }.
board-log-watering-hole = Suma kart pożywienia: { $sum }. Na wodopoju: { $tokens }.
board-log-took = { $species } bierze pożywienie: { $count } ({ $cause }).
board-log-took-fat = { $species } bierze pożywienie: { $count }, w tym tłuszcz { $fat } ({ $cause }).
board-log-card-spent = { $player } odrzuca kartę { $card } dla cechy Inteligencja.
board-log-card-spent-you = Odrzucasz kartę { $card } dla cechy Inteligencja.
board-log-attacked = { $attacker } atakuje. Ofiara: { $victim }.
board-log-attacked-negating = { $attacker } atakuje. Ofiara: { $victim }. Pominięte: { $traits }.
board-log-lost = { $species } traci populację. Zostało: { $pop }.
board-log-gored = { $species } nadziewa się na rogi. Populacja: { $pop }.
board-log-starved = { $species } głoduje: populacja { $pop }.
board-log-died = { $species } wymiera. Karty dobrane za cechy: { $cards }.
board-log-food-scored = { $player } odkłada pożywienie za zasłonkę: +{ $tokens }.
board-log-food-scored-you = Odkładasz pożywienie za zasłonkę: +{ $tokens }.
board-log-fat-scored = { $player } odkłada tłuszcz za zasłonkę: +{ $tokens }.
board-log-fat-scored-you = Odkładasz tłuszcz za zasłonkę: +{ $tokens }.
board-log-passed = { $player } pasuje.
board-log-passed-you = Pasujesz.
board-log-turn-ended = { $player } kończy ruch.
board-log-turn-ended-you = Kończysz ruch.
board-log-points = { $player }: { $points }.
board-log-winner = Zwycięzca: { $players }.
board-log-winner-you = Wygrywasz.
board-log-winners = Wspólne zwycięstwo: { $players }.

## Where food comes from.

board-cause-feeding = wodopój
board-cause-attack = atak

## Why something is not allowed.

board-refusal-phase = To należy do innej fazy.
board-refusal-turn = To nie jest twoja kolej na zagrywanie kart.
board-refusal-drop-turn = Cechy odrzuca się tylko we własnym ruchu zagrywania kart.
board-refusal-one-feeding = Jedno karmienie na ruch i tylko we własnym ruchu.
board-refusal-food-card = Trzeba tu położyć kartę z ręki.
board-refusal-food-final = Wybór kart pożywienia jest już ostateczny.
board-refusal-not-in-hand = Nie masz tej karty na ręce.
board-refusal-trait-place = Cechę zagrywa się na własny gatunek, który ma wolne miejsce i nie ma jeszcze tej cechy.
board-refusal-species-place = Nowy gatunek trafia na koniec rzędu, nigdy między inne.
board-refusal-species-limit = Nie ma już planszy na kolejny gatunek.
board-refusal-grow = Ten tor jest pełny albo gatunek nie jest twój.
board-refusal-drop = Twój gatunek nie ma tej cechy.
board-refusal-not-yours = Karmić można tylko własne gatunki.
board-refusal-no-plants = Mięsożerny nie bierze roślin.
board-refusal-hungry-first = Najpierw głodne gatunki: jeden z twoich można nakarmić.
board-refusal-overshoot = Przy tym stole nakarmionego gatunku nie można karmić.
board-refusal-full = Nie ma miejsca na więcej pożywienia.
board-refusal-empty = Wodopój jest pusty.
board-refusal-not-a-hunter = Atakować może tylko twój mięsożerny i tylko inny gatunek.
board-refusal-hunter-full = Jest nakarmiony i nie ma miejsca na mięso.
board-refusal-negate-cards = Pominięcie cech wymaga cechy Inteligencja i po jednej karcie z ręki za każdą.
board-refusal-negate-class = Pominąć można tylko cechy obronne.
board-refusal-negate-trait = Tej cechy nie można tu pominąć.
board-refusal-size = Atakujący musi być większy od ofiary.
board-refusal-climbing = Wspinanie: atakujący też musi mieć tę cechę.
board-refusal-herding = Instynkt stadny: atakujący musi mieć większą populację.
board-refusal-burrowing = Nornik: ofiara jest nakarmiona i bezpieczna.
board-refusal-symbiosis = Symbioza: ofiarę chroni większy sąsiad.
board-refusal-warning = Krzyk ostrzegawczy: ofiarę chroni sąsiad.
board-refusal-no-intelligence = To wymaga własnego gatunku z cechą Inteligencja i karty z ręki.
board-refusal-intelligence-hunter = Mięsożerny może używać cechy Inteligencja tylko przy ataku.
board-refusal-must-feed = Możesz nakarmić głodny gatunek, więc musisz to zrobić.
board-refusal-store = Tylu żetonów nie można odłożyć.
board-refusal-leaf = Tej cechy nie można teraz użyć.
board-refusal-scarce = Nie trzeba teraz decydować o ostatnim żetonie.
board-refusal-generic = Zasady na to nie pozwalają.

## The table in a terminal.

board-table-line = Runda { $round }, { $phase }. Wodopój: { $tokens }. Stos kart: { $deck }.
board-table-seat = { $player }: { $hand ->
    [one] { $hand } karta
    [few] { $hand } karty
   *[many] { $hand } kart
}
board-table-screen = za zasłonką { $tokens }
board-table-species = { $species }: populacja { $pop }, rozmiar { $size }, pożywienie { $food }
board-table-fat = tłuszcz { $fat }
board-table-face-down = zakryte: { $count }
board-hand = Twoje karty: { $cards }
board-with-card = Karta: { $card }
board-dropping = Odrzuć cechę
board-points = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[many] { $total } punktów
} (pożywienie { $food }, populacja { $population }, cechy { $traits })
board-you = Ty
