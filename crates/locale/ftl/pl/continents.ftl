### What Continents adds: locations, traits, choices, events, refusals.

location-laurasia = Laurazja
location-gondwana = Gondwana
location-ocean = Ocean

## Traits

trait-migration = Migracja
    .summary = Raz na rundę może przejść do innej lokacji; w tym ruchu nie robisz nic innego.
trait-neoplasm = Nowotwór
    .summary = Rośnie w górę przez cechy zwierzęcia innego gracza; to, co pod nim, nie działa, a na samej górze zabija.
trait-phoresy = Forezja
    .summary = Może dołączyć do dowolnego zwierzęcia, które migruje z jego lokacji.
trait-regeneration = Regeneracja
    .summary = Zjedzone zostawia swoje cechy jako szczątki i wraca na końcu rundy. Najwyżej dwie cechy i żadna, która zwiększa zapotrzebowanie.
trait-recombination = Rekombinacja
    .summary = Para: raz na rundę zwierzęta mogą wymienić się jedną kartą cechy.
trait-aedificator = Przekształcanie środowiska
    .summary = Co rundę dwa znaczniki więcej w banku żywności jego lokacji.

## Choices

action-play-animal-in = Zagraj jako nowe zwierzę: { $card }. Lokacja: { $location }
action-recombine = Użyj cechy { trait-recombination }: { $first } oddaje { $card }, { $second } oddaje { $other }
action-migrate = Migracja: { $animal } → { $location }
action-set-off = Wyrusz
action-follow = { trait-phoresy }: { $animal } dołącza. Migruje: { $migrant }
action-stay = { trait-phoresy }: { $animal } zostaje
action-restore = Odtwórz zwierzę { $animal }, karta { $card }
action-place = Wyłóż jako zwierzę: { $card }. Lokacja: { $location }

## Questions

question-migrants = Które zwierzę jeszcze migruje?
question-follower = Czy { $animal } dołącza?
question-restored = Którą kartą odtworzyć które zwierzę?
question-fresh = Zaczynasz od nowa. Która karta zostanie zwierzęciem i gdzie?
waiting-migrants = { $player } zgłasza migrację.
waiting-follower = { $player } decyduje, które zwierzęta dołączą.
waiting-restored = { $player } odtwarza zwierzęta ze szczątków.
waiting-fresh = { $player } zaczyna od nowa.

## Events

log-you-played-animal-in = Zagrywasz nowe zwierzę: { $animal } (karta { $card }). Lokacja: { $location }.
log-played-animal-in = { $player } zagrywa nowe zwierzę: { $animal }. Lokacja: { $location }.
log-you-restored = Odtwarzasz zwierzę { $animal } (karta { $card }).
log-restored = { $player } odtwarza zwierzę { $animal }.
log-food-rolled-in = { $player } rzuca kostką dla banku żywności: { $die }. Lokacja: { $location }.
log-food-rolled-in-you = Rzucasz kostką dla banku żywności: { $die }. Lokacja: { $location }.
log-bank-in = Bank żywności, { $location }: { $sum } = { $count ->
    [one] { $count } znacznik.
    [few] { $count } znaczniki.
   *[many] { $count } znaczników.
}
log-bank-in-plain = Bank żywności, { $location }: { $count ->
    [one] { $count } znacznik.
    [few] { $count } znaczniki.
   *[many] { $count } znaczników.
}
log-bank-grew = { trait-aedificator }: { $animal } dodaje { $count ->
    [one] { $count } znacznik ({ $location }).
    [few] { $count } znaczniki ({ $location }).
   *[many] { $count } znaczników ({ $location }).
}
log-neoplasm-grew = { trait-neoplasm }: { $animal }. Przestaje działać cecha { $trait }.
log-migrates = { $animal } migruje. Cel: { $location }.
log-follows = { trait-phoresy }: { $animal } dołącza. Migruje: { $migrant }. Cel: { $location }.
log-swimming-taken = { $animal } bierze kartę Pływanie ze stosu kart odrzuconych.
log-moved = { $animal }: { $from } → { $to }.
log-recombined = { trait-recombination }: { $first } oddaje kartę { $card }, { $second } oddaje kartę { $other }.
log-recombined-lost = Nie może zostać i trafia na stos kart odrzuconych: { $trait }.
log-remains = Zjedzone: { $prey }. Drapieżnik: { $hunter }. Cechy zostają jako szczątki.
log-died-of-neoplasm = Ginie przez Nowotwór: { $animal }.

## Options

option-herding-equal-protects = Kiedy stado jest dość duże
    .explanation = Czy Stadność chroni już wtedy, gdy zwierząt stadnych jest tyle samo co drapieżników.
    .true = wystarczy tyle samo
    .false = musi być ich więcej
option-laurasia-six-bonus = Laurazja dla sześciu graczy
    .explanation = Ile dodaje się do kostki Laurazji, gdy gra sześć osób.
    .n4 = 1 kostka + 4
    .n5 = 1 kostka + 5
option-land-to-land-migration = Migracja między kontynentami
    .explanation = Czy wolno migrować z kontynentu na kontynent.
    .true = dozwolona
    .false = tylko do Oceanu i z niego
option-two-player-reduced = Talia dla dwóch graczy
    .explanation = Czy dwie osoby grają połową kart.
    .true = 63 karty
    .false = wszystkie 126 kart
option-expansion-sets = Dodatki w talii
    .explanation = Ile zestawów dodatku Kontynenty jest w talii; dwa tylko dla pięciu i więcej graczy.
    .n1 = jeden
    .n2 = dwa

## Why something is not allowed

refusal-bank-elsewhere = Zwierzę je tylko z banku żywności swojej lokacji.
refusal-bank-elsewhere-animal = { $animal } je tylko z banku żywności swojej lokacji.
refusal-ocean-animal = Nowe zwierzęta trafiają na kontynent; do Oceanu prowadzi Pływanie.
refusal-on-remains = Na szczątki nic nie można zagrać.
refusal-on-remains-animal = { $animal }: na szczątki nic nie można zagrać.
refusal-remains = Szczątki nic nie robią, dopóki zwierzę nie wróci.
refusal-remains-animal = { $animal }: to tylko szczątki, nic nie robią, dopóki zwierzę nie wróci.
refusal-pair-apart = Cecha pary może łączyć tylko zwierzęta w tej samej lokacji.
refusal-swims-already = Zwierzę w Oceanie pływa bez karty.
refusal-swims-already-animal = { $animal } mieszka w Oceanie i pływa bez karty.
refusal-regeneration = Regeneracja wymaga zwierzęcia z najwyżej jedną inną cechą, która nie zwiększa zapotrzebowania.
refusal-regeneration-animal = { $animal } nie może dostać cechy Regeneracja: najwyżej jedna inna cecha i żadna, która zwiększa zapotrzebowanie.
refusal-regeneration-host = Zwierzę z cechą Regeneracja może mieć najwyżej dwie cechy i żadnej, która zwiększa zapotrzebowanie.
refusal-regeneration-host-animal = { $animal } ma cechę Regeneracja: najwyżej dwie cechy i żadna, która zwiększa zapotrzebowanie.
refusal-migrating = Migracja to jedyna akcja w ruchu i trzeba ją zgłosić przed wszystkim innym.
refusal-disabled = Cecha leży pod kartą Nowotwór i nie działa.
refusal-disabled-animal = { $animal }: cecha leży pod kartą Nowotwór i nie działa.
refusal-paralysed = Cechy sparaliżowanego zwierzęcia nie działają do końca rundy.
refusal-paralysed-animal = { $animal }: sparaliżowane, jego cechy nie działają do końca rundy.
refusal-other-location = Te zwierzęta są w różnych lokacjach.
refusal-recombination = Rekombinacja działa raz na rundę, między dwoma twoimi niesparaliżowanymi zwierzętami.
refusal-exchange = Każde z dwóch zwierząt oddaje jedną kartę cechy pojedynczej i nie mogą to być dwie karty tej samej cechy.
refusal-migration = Migrują tylko twoje zwierzęta z cechą Migracja, każde raz na rundę i tylko do innej lokacji.
refusal-migration-animal = { $animal } nie może tam migrować: potrzebna jest nieużyta karta Migracja i inna lokacja.
refusal-land-to-land = Przy tym stole migruje się tylko do Oceanu i z niego.
refusal-into-ocean = Do Oceanu mogą migrować tylko zwierzęta z cechą Pływanie.
refusal-into-ocean-animal = { $animal } nie może migrować do Oceanu: nie pływa.
refusal-out-of-ocean = Aby wyjść z Oceanu, zwierzę potrzebuje karty Pływanie z twojego stosu kart odrzuconych, a tam jej nie ma.
refusal-out-of-ocean-animal = { $animal } nie może opuścić Oceanu: na twoim stosie kart odrzuconych nie ma karty Pływanie.
refusal-follower = Forezja: dołączyć można do zwierzęcia, które migruje z tej samej lokacji; do Oceanu i z niego na tych samych warunkach co ono.
refusal-restoring = Zwierzę odtwarza się ze szczątków kartą z ręki.
refusal-placing = Nowe zwierzę wykłada się z ręki na jeden z kontynentów.
refusal-expansion-sets = Dwa zestawy dodatku Kontynenty są dla pięciu i więcej graczy.

## What would follow

outlook-moves = { $animal } zmienia lokację. Cel: { $location }.
outlook-dies-of-neoplasm = { $animal } zginie przez Nowotwór.
outlook-choice-migrants = Potem { $player } może zgłosić następne zwierzęta.
outlook-choice-migrants-you = Potem możesz zgłosić następne zwierzęta.
outlook-choice-follower = Potem { $player } decyduje, które zwierzęta dołączą.
outlook-choice-follower-you = Potem decydujesz, które zwierzęta dołączą.

## Points and states

score-ocean = W Oceanie
score-line-ocean = { $total ->
    [one] { $total } punkt: zwierzęta { $animals }, karty cech { $cards }, punkty dodatkowe { $bonus }, Ocean { $ocean }.
    [few] { $total } punkty: zwierzęta { $animals }, karty cech { $cards }, punkty dodatkowe { $bonus }, Ocean { $ocean }.
   *[many] { $total } punktów: zwierzęta { $animals }, karty cech { $cards }, punkty dodatkowe { $bonus }, Ocean { $ocean }.
}
state-remains = szczątki
state-disabled = nieaktywna
outlook-cut = { $trait } ({ $animal }): karta zostanie odrzucona, jeśli zwierzęta będą w różnych lokacjach.
state-restored = odtworzone

## At the desk

desk-hunters = { $count ->
    [0] bez drapieżników
    [one] { $count } drapieżnik
    [few] { $count } drapieżniki
   *[many] { $count } drapieżników
}
desk-nobody = bez zwierząt
desk-food = Żywność
desk-migrates = Migruje
desk-rides = Dołącza
desk-may-ride = Może dołączyć
desk-gives = Oddaje kartę
desk-would-live = Zamieszkałoby tutaj
desk-will-live = Zamieszka tutaj
desk-home = Gdzie ma żyć nowe zwierzę?
desk-how-home = Wybierz lokację; nowe zwierzęta trafiają na kontynent.
desk-migrate = Migruj
desk-migrate-where = Dokąd migruje { $animal }?
desk-how-migrate = Wybierz lokację. W tym ruchu nie zrobisz już nic innego.
desk-how-migrants = Wybierz kolejne swoje zwierzę z cechą Migracja albo wyrusz ze zgłoszonymi.
desk-ride = { $migrant } migruje. Cel: { $location }. Czy { $animal } dołącza?
desk-how-ride = Na końcu wszystkie zwierzęta wyruszają razem.
desk-stay = Zostań: { $location }
desk-ride-along = Dołącz
desk-asked-order = Forezja: pytania po kolei
desk-asked-rides = { $animal } dołącza
desk-asked-stays = { $animal } zostaje
desk-asked-now = { $animal }: teraz decyzja
desk-asked-later = { $animal }: później
desk-asked-nobody = brak cechy Forezja w tym miejscu
desk-recombine = Wymień karty: { $animal }
desk-exchange = Wymień
desk-exchange-which = Którą kartę oddaje każde z dwóch zwierząt?
desk-how-exchange = Wybierz po jednej cesze każdego z dwóch zwierząt.
desk-restore = Odtwórz zwierzę { $animal }
desk-restore-which = Z których szczątków odtworzyć zwierzę tą kartą?
desk-how-restore = Wskaż szczątki na stole.
desk-how-restored = Wybierz kartę z ręki, potem szczątki.
desk-how-fresh = Wybierz kartę z ręki, potem kontynent.
table-key-migrate = wyślij wybrane zwierzę do innej lokacji
table-places = Lokacje
table-food-there = żywność: { $count }

## Two equal cards after a Recombination

question-kept = { $trait } po raz drugi: którą kartę zatrzymuje { $animal }?
waiting-kept = { $player } wybiera, która karta zostaje.
action-keep-arriving = Zatrzymaj otrzymaną kartę: { $trait }, { $state }
action-keep-own = Zatrzymaj własną kartę: { $trait }, { $state }
wear-ready = gotowa do użycia
wear-used = już użyta
wear-covered = pod kartą { trait-neoplasm }
log-recombined-second = { $animal } zatrzymuje własną kartę { $trait }; otrzymana trafia na stos kart odrzuconych.
log-recombined-replaced = { $animal } zatrzymuje otrzymaną kartę { $trait }; własna trafia na stos kart odrzuconych.
outlook-choice-kept = Potem { $player } wybiera, która z dwóch jednakowych kart zostaje.
outlook-choice-kept-you = Potem wybierasz, która z dwóch jednakowych kart zostaje.
refusal-kept = Jedna z dwóch jednakowych kart musi odejść; wybierz, która zostaje.

## The limits of Regeneration in an exchange

option-regeneration-limits-exchange = Regeneracja przy wymianie
    .explanation = Przy stole można pozwolić, by wymiana wykraczała poza ograniczenia cechy Regeneracja.
    .true = otrzymana karta, która łamie ograniczenia, zostaje odrzucona
    .false = ograniczenia dotyczą tylko zagrywanych kart; otrzymana przy wymianie zostaje
