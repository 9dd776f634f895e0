### Nowy świat: cechy, siedliska, pytania, wybory, zdarzenia, odmowy. To, co inne edycje mówią tak samo, jest w ich plikach.

## Cechy jak na kartach i co każda robi.

new-world-trait-carnivorous = Drapieżny
    .summary = Drapieżnik: raz w fazie żywienia może zaatakować. Zapotrzebowanie +1, 1 dodatkowy punkt.
new-world-trait-fat-tissue = Tłusty
    .summary = Przechowuje 1 żeton tłuszczu na głodne czasy. Zwierzę może mieć kilka takich kart.
new-world-trait-swimming = Pływający
    .summary = Mogą je atakować tylko pływające drapieżniki, a jako drapieżnik samo atakuje tylko pływające zwierzęta. Otwiera siedlisko Jezioro.
new-world-trait-robust = Masywny
    .summary = Może je atakować tylko drapieżnik z tą samą cechą. Otwiera siedlisko Sawanna. Zapotrzebowanie +1, 1 dodatkowy punkt.
new-world-trait-nocturnal = Nocny
    .summary = Może je atakować tylko drapieżnik z tą samą cechą. Otwiera siedlisko Jaskinia.
new-world-trait-burrowing = Kopiący nory
    .summary = Póki zwierzę jest nakarmione, nie można go atakować.
new-world-trait-hibernation = Hibernujący
    .summary = Gdy zwierzę miałoby zginąć z głodu, można odrzucić tę kartę: wtedy przeżywa. Nie w ostatniej epoce.
new-world-trait-poisonous = Trujący
    .summary = Drapieżnik, który zje to zwierzę, ginie na początku wymierania.
new-world-trait-metamorphosis = Przeobrażający się
    .summary = Akcja dodatkowa: zwierzę odrzuca inną cechę i dostaje jedną z twojej ręki. Raz w fazie żywienia.
new-world-trait-piracy = Złodziejski
    .summary = Akcja dodatkowa: zwierzę zabiera 1 żeton pożywienia innemu głodnemu zwierzęciu. Raz w fazie żywienia.
new-world-trait-elusive = Nieuchwytny
    .summary = Zaatakowane zwierzę odrzuca jedną ze swoich kart i przeżywa; drapieżnik dostaje 1 żeton specjalnego pożywienia.
new-world-trait-repulsive = Odpychający
    .summary = Przy ataku można odrzucić tę kartę: atak się kończy, a drapieżnik nic nie dostaje.
new-world-trait-horned = Rogaty
    .summary = Przy ataku rzuca się kostką: przy 5 lub 6 drapieżnik ginie.
new-world-trait-running = Szybki
    .summary = Przy ataku rzuca się kostką: przy 4, 5 lub 6 zwierzę ucieka.
new-world-trait-adaptable = Wszechstronny
    .summary = Każde siedlisko jest dla niego otwarte, także Lodowiec.
new-world-trait-hoofed = Kopytny
    .summary = Gdy weźmie pożywienie z siedliska, może stratować tam jeszcze jeden żeton.
new-world-trait-communication = Komunikujący się
    .summary = Para: gdy jedno bierze pożywienie z siedliska, drugie też bierze tam jeden żeton.
new-world-trait-cooperation = Współpracujący
    .summary = Para: gdy jedno bierze pożywienie z siedliska, drugie dostaje 1 żeton specjalnego pożywienia.
new-world-trait-symbiosis = Symbiotyczny
    .summary = Para: podopiecznego nie można atakować; je on dopiero wtedy, gdy opiekun jest nakarmiony.
new-world-trait-scavenger = Padlinożerny
    .summary = Po każdej śmierci w czasie ataku dostaje 1 żeton specjalnego pożywienia.
new-world-trait-camouflage = Zamaskowany
    .summary = Może je atakować tylko drapieżnik z cechą Bystrooki.
new-world-trait-sharp-vision = Bystrooki
    .summary = Drapieżnik z tą cechą może atakować zwierzęta z cechą Zamaskowany.
new-world-trait-stasis = Stagnujący
    .summary = Cecha szkodliwa, na dowolne zwierzę: nie może ono dostać nowych cech. Zapotrzebowanie +1, 1 dodatkowy punkt.
new-world-trait-harmful-mutation = Osłabiony mutacją
    .summary = Cecha szkodliwa, na zwierzę innego gracza: drapieżnik może pominąć jedną jego cechę obronną. Zapotrzebowanie +1, 1 dodatkowy punkt.
new-world-trait-parasite = Zarażony pasożytem
    .summary = Cecha szkodliwa, na zwierzę innego gracza. Zapotrzebowanie +2, 2 dodatkowe punkty dla właściciela zwierzęcia.
new-world-trait-mimicry = Naśladujący
    .summary = Zaatakowane zwierzę kieruje atak na inne twoje zwierzę, które drapieżnik mógłby zaatakować.
new-world-trait-intelligent = Inteligentny
    .summary = Raz w fazie żywienia ten drapieżnik może pominąć jedną cechę obronną albo reakcję ofiary.
new-world-trait-flying = Latający
    .summary = Może je atakować tylko drapieżnik, który ma mniej kart cech.
new-world-trait-shelled = Opancerzony
    .summary = Zaatakowane zwierzę może się schować do końca fazy; wtedy nie można go atakować ani karmić.

## Siedliska.

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

## Fazy, których inne edycje nie mają.

new-world-phase-areas = Siedliska
    .title = Faza siedlisk

## Pytania i na co czekają inni.

new-world-question-develop = Nowe zwierzę, nowa cecha czy pas?
new-world-question-trigger = Która cecha działa teraz?
new-world-question-revealed = { $card }: którą cechę dostaje { $animal }?
new-world-question-fat = Czy { $animal } zużywa tłuszcz?
new-world-question-hibernate = Czy { $animal } zapada w hibernację?
new-world-question-discard = Którą kartę odrzucić?
new-world-waiting-trigger = { $player } wybiera cechę.
new-world-waiting-revealed = { $player } wybiera cechę: { $animal }.
new-world-waiting-fat = { $player } decyduje o tłuszczu: { $animal }.
new-world-waiting-hibernate = { $player } decyduje o hibernacji: { $animal }.
new-world-waiting-discard = { $player } odrzuca karty.

## Wybory.

new-world-action-play-animal-before = Zagraj jako nowe zwierzę: { $card }. Miejsce: na lewo od zwierzęcia { $animal }
new-world-action-rearrange = Ustaw rząd: { $animals }
new-world-action-announce-animal = Zapowiedz nowe zwierzę
new-world-action-announce-trait = Zapowiedz nową cechę: { $animal }
new-world-action-shelter = Schronienie, { $animal }: { $area }
new-world-action-feed = Nakarm zwierzę { $animal }: { $area }
new-world-action-feed-fat = Odłóż tłuszcz, { $animal }: { $area }
new-world-action-attack-ignoring = Atakuj zwierzę { $target } drapieżnikiem { $attacker }, pomijając: { $traits }
new-world-action-piracy = { new-world-trait-piracy }: { $pirate } zabiera 1 żeton pożywienia. Okradane zwierzę: { $target }
new-world-action-piracy-special = { new-world-trait-piracy }: { $pirate } zabiera 1 żeton specjalnego pożywienia. Okradane zwierzę: { $target }
new-world-action-metamorphose = { new-world-trait-metamorphosis }: { $animal } odrzuca { $card }. Nowa cecha: { $trait }
new-world-action-metamorphose-pair = { new-world-trait-metamorphosis }: { $animal } odrzuca { $card }. Nowa cecha: { $trait } ({ $first }, { $second })
new-world-action-metamorphose-symbiosis = { new-world-trait-metamorphosis }: { $animal } odrzuca { $card }. Nowa cecha: { $trait } (opiekun { $first }, podopieczny { $second })
new-world-action-metamorphose-pool = { new-world-trait-metamorphosis }: { $animal } odrzuca { $card }, potem karta z puli genowej
new-world-action-metamorphose-food = { new-world-trait-metamorphosis }: { $animal } odrzuca { $card } i dostaje 1 żeton specjalnego pożywienia
new-world-action-trigger-communication = { new-world-trait-communication }: { $from } → { $partner }, 1 żeton pożywienia
new-world-action-trigger-cooperation = { new-world-trait-cooperation }: { $from } → { $partner }, 1 żeton specjalnego pożywienia
new-world-action-decline-communication = { new-world-trait-communication }: { $from } → { $partner }, bez tłuszczu
new-world-action-decline-cooperation = { new-world-trait-cooperation }: { $from } → { $partner }, bez tłuszczu
new-world-action-trample = { new-world-trait-hoofed }: { $animal } tratuje 1 żeton pożywienia
new-world-action-spare = { new-world-trait-hoofed }: { $animal } nic nie tratuje
new-world-action-run = { new-world-trait-running }: rzuć kostką
new-world-action-gore = { new-world-trait-horned }: rzuć kostką
new-world-action-elude = { new-world-trait-elusive }: odrzuć { $card }
new-world-action-repel = { new-world-trait-repulsive }: odrzuć tę kartę
new-world-action-hide = { new-world-trait-shelled }: schowaj się w pancerzu
new-world-action-mimic = { new-world-trait-mimicry }: nowa ofiara { $animal }
new-world-action-spend-fat = Zużyj tłuszcz: { $animal }
new-world-action-keep-fat = Zachowaj tłuszcz: { $animal }
new-world-action-hibernate = Hibernuj: { $animal }
new-world-action-stay-awake = Nie hibernuj: { $animal }
new-world-action-discard = Odrzuć kartę: { $card }

## Zdarzenia.

new-world-log-discarded = { $player } odrzuca kartę: { $card }.
new-world-log-discarded-you = Odrzucasz kartę: { $card }.
new-world-log-discarded-hand = { $player } odrzuca kartę.
new-world-log-discarded-hand-you = Odrzucasz kartę.
new-world-log-discarded-pool = { $player } odrzuca w ciemno kartę z puli genowej.
new-world-log-discarded-pool-you = Odrzucasz w ciemno kartę z puli genowej.
new-world-log-areas-shuffled = Potasowano karty siedlisk: { $count ->
    [one] { $count } karta w talii siedlisk.
    [few] { $count } karty w talii siedlisk.
   *[many] { $count } kart w talii siedlisk.
}
new-world-log-cards-left = Poza grą: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}
new-world-log-first-player = Pierwszy gracz: { $player }.
new-world-log-first-player-you = Zaczynasz grę.
new-world-log-epoch = Epoka { $epoch }. Zaczyna { $player }.
new-world-log-epoch-you = Epoka { $epoch }. Zaczynasz.
new-world-log-epoch-last = Epoka { $epoch }, ostatnia. Zaczyna { $player }.
new-world-log-epoch-last-you = Epoka { $epoch }, ostatnia. Zaczynasz.
new-world-log-rearranged = { $player } ustawia rząd: { $animals }.
new-world-log-rearranged-you = Ustawiasz rząd: { $animals }.
new-world-log-animal-announced = { $player } zapowiada nowe zwierzę: { $animal }.
new-world-log-animal-announced-you = Zapowiadasz nowe zwierzę: { $animal }.
new-world-log-trait-announced = { $player } zapowiada nową cechę: { $animal }.
new-world-log-trait-announced-you = Zapowiadasz nową cechę: { $animal }.
new-world-log-revealed = Odkryta karta: { $card }.
new-world-log-revealed-moved = Nie pasuje i przechodzi w prawo: { $animal }.
new-world-log-revealed-animal = Nigdzie nie pasuje i zostaje nowym zwierzęciem: { $animal }.
new-world-log-revealed-discarded = Nie pasuje i trafia na stos kart odrzuconych: { $card }.
new-world-log-area-entered = Nowe siedlisko: { $area }.
new-world-log-area-holds = { $area }: pożywienie { $food }, schronienia { $shelters }.
new-world-log-swamp-holds = { $area }: pożywienie { $food }.
new-world-log-area-discarded = Odrzucone siedlisko: { $area }.
new-world-log-sheltered = { $animal } bierze schronienie ({ $area }).
new-world-log-fed = { $player }: { $animal } je ({ $area }), { $state }.
new-world-log-fed-you = Ty: { $animal } je ({ $area }), { $state }.
new-world-log-fed-fat = { $player }: { $animal } odkłada { $count ->
    [one] { $count } żeton tłuszczu ({ $area }).
    [few] { $count } żetony tłuszczu ({ $area }).
   *[many] { $count } żetonów tłuszczu ({ $area }).
}
new-world-log-fed-fat-you = Ty: { $animal } odkłada { $count ->
    [one] { $count } żeton tłuszczu ({ $area }).
    [few] { $count } żetony tłuszczu ({ $area }).
   *[many] { $count } żetonów tłuszczu ({ $area }).
}
new-world-log-gets-food = { $animal } dostaje { $count ->
    [one] { $count } żeton pożywienia, { $state }.
    [few] { $count } żetony pożywienia, { $state }.
   *[many] { $count } żetonów pożywienia, { $state }.
}
new-world-log-gets-special = { $animal } dostaje { $count ->
    [one] { $count } żeton specjalnego pożywienia, { $state }.
    [few] { $count } żetony specjalnego pożywienia, { $state }.
   *[many] { $count } żetonów specjalnego pożywienia, { $state }.
}
new-world-log-stores = { $animal } odkłada { $count ->
    [one] { $count } żeton tłuszczu.
    [few] { $count } żetony tłuszczu.
   *[many] { $count } żetonów tłuszczu.
}
new-world-log-stores-also = Odkłada też { $count ->
    [one] { $count } żeton tłuszczu.
    [few] { $count } żetony tłuszczu.
   *[many] { $count } żetonów tłuszczu.
}
new-world-log-not-taken = Brak miejsca, w zapasie { $count ->
    [one] zostaje { $count } żeton.
    [few] zostają { $count } żetony.
   *[many] zostaje { $count } żetonów.
}
new-world-log-no-room = { $animal } nie ma miejsca na pożywienie.
new-world-log-declined = { $trait }: { $animal } nie odkłada tłuszczu.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } tratuje 1 żeton pożywienia ({ $area }).
new-world-log-robbed = { $pirate } zabiera 1 żeton pożywienia ({ new-world-trait-piracy }). Okradzione zwierzę: { $target }.
new-world-log-robbed-special = { $pirate } zabiera 1 żeton specjalnego pożywienia ({ new-world-trait-piracy }). Okradzione zwierzę: { $target }.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } się przeobraża.
new-world-log-attacked-ignoring = { $attacker } atakuje. Ofiara: { $target }. Pominięte: { $traits }.
new-world-log-ran-escaped = { new-world-trait-running }, rzut { $die }: { $animal } ucieka.
new-world-log-ran-caught = { new-world-trait-running }, rzut { $die }: { $animal } nie zdąża uciec.
new-world-log-gored-killed = { new-world-trait-horned }, rzut { $die }: { $animal } zabija drapieżnika.
new-world-log-gored = { new-world-trait-horned }, rzut { $die }: { $animal } nie zabija drapieżnika.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } odrzuca kartę { $trait } i przeżywa.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } odpędza drapieżnika.
new-world-log-hid = { new-world-trait-shelled }: { $animal } chowa się do końca fazy.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } kieruje atak gdzie indziej. Nowa ofiara: { $to }.
new-world-log-gave-up = { $animal } odrzuca kartę { $trait }.
new-world-log-died-gored = Ginie od rogów: { $animal }. Ofiara: { $prey }.
new-world-log-fat-spent = { $animal } zużywa { $count ->
    [one] { $count } żeton tłuszczu.
    [few] { $count } żetony tłuszczu.
   *[many] { $count } żetonów tłuszczu.
}
new-world-log-cleaned-up = Pożywienie i schronienia wracają do zapasu, tłuszcz zostaje.
new-world-log-reshuffled = Z kart odrzuconych potasowano nową talię: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}

## Wynik.

new-world-result-by-animals = Punkty są równe: decyduje liczba żyjących zwierząt.

## Odmowy.

new-world-refusal-generic = Zasady na to tutaj nie pozwalają.
new-world-refusal-seats = Gra jest dla 2–4 graczy.
new-world-refusal-epochs = Na tyle epok nie wystarczy siedlisk.
new-world-refusal-disaster-alone = Katastrofa nie łączy się z inną długością gry ani z innym limitem kart na ręce.
new-world-refusal-no-more-cards = W tej fazie nie zagrywasz już kart.
new-world-refusal-passed-feeding = Po spasowaniu nie działasz już w tej fazie żywienia.
new-world-refusal-row-phase = Rząd ustawia się tylko w fazie rozwoju.
new-world-refusal-shelter = Schronienie mogą brać tylko twoje zwierzęta i tylko tam, gdzie jakieś zostało.
new-world-refusal-feed = Karmić można tylko własne zwierzęta i tylko tam, gdzie zostało pożywienie.
new-world-refusal-not-a-predator = Atakują tylko twoje zwierzęta z cechą Drapieżny.
new-world-refusal-not-a-predator-animal = { $animal } nie może atakować: atakują tylko twoje zwierzęta z cechą Drapieżny.
new-world-refusal-additional = Akcje dodatkowe wykonuje się tylko własnymi zwierzętami.
new-world-refusal-announce = Zamiast kart na ręce są pule genowe: zapowiedz zwierzę albo cechę.
new-world-refusal-not-on-card = Tej cechy nie ma na karcie albo zwierzęcia nie ma na stole.
new-world-refusal-between-neighbours = Cecha pary łączy dwóch sąsiadów, każda inna trafia na jedno zwierzę.
new-world-refusal-row = Rząd tworzą twoje zwierzęta, każde jeden raz.
new-world-refusal-partners = Zwierzęta połączone cechą pary zostają obok siebie.
new-world-refusal-host = Cechy zagrywa się na własne zwierzęta; wyjątki: Zarażony pasożytem i Osłabiony mutacją na cudze, Stagnujący na dowolne.
new-world-refusal-host-animal = { $animal } nie może dostać tej cechy: cechy Zarażony pasożytem i Osłabiony mutacją zagrywa się na cudze zwierzęta, cechę Stagnujący na dowolne, wszystkie inne na własne.
new-world-refusal-stasis = Zwierzę z cechą Stagnujący nie może dostać nowych cech.
new-world-refusal-stasis-animal = { $animal } ma cechę Stagnujący i nie może dostać nowych cech.
new-world-refusal-scavenger-or-predator = Przy tym stole cechy Padlinożerny i Drapieżny się wykluczają.
new-world-refusal-scavenger-or-predator-animal = { $animal }: przy tym stole cechy Padlinożerny i Drapieżny się wykluczają.
new-world-refusal-pair = Tych dwóch zwierząt nie można połączyć: oba muszą być twoje, mieć po jednej wolnej stronie i nie należeć do tego samego łańcucha.
new-world-refusal-pair-animal = { $animal }: połączenie niemożliwe. Oba zwierzęta muszą być twoje, mieć po jednej wolnej stronie i nie należeć do tego samego łańcucha.
new-world-refusal-no-pools = W tej grze nie ma pul genowych.
new-world-refusal-revealed = Karta musi trafić na wskazane zwierzę jako jedna ze swoich dwóch cech.
new-world-refusal-revealed-at-home = Przy pulach genowych cechy trafiają na własne zwierzęta.
new-world-refusal-revealed-pair = Cecha pary musi połączyć zwierzę z sąsiadem po wolnej stronie.
new-world-refusal-one-basic-action = Jedna akcja podstawowa na ruch: schronienie, pożywienie albo atak.
new-world-refusal-one-attack = Drapieżnik może atakować tylko raz w fazie żywienia.
new-world-refusal-one-attack-animal = { $animal } ma już za sobą atak w tej fazie.
new-world-refusal-has-shelter = Zwierzę ma już schronienie.
new-world-refusal-has-shelter-animal = { $animal } ma już schronienie.
new-world-refusal-no-access = Zwierzę nie może wejść do tego siedliska.
new-world-refusal-no-access-animal = { $animal } nie może wejść do tego siedliska.
new-world-refusal-in-shell = Zwierzęcia w pancerzu nie można w tej fazie atakować ani karmić.
new-world-refusal-in-shell-animal = { $animal }: zwierzę jest w pancerzu, w tej fazie nie można go atakować ani karmić.
new-world-refusal-symbiosis = Symbiotyczny: podopiecznego nie można atakować; je on dopiero wtedy, gdy opiekun jest nakarmiony.
new-world-refusal-symbiosis-animal = Symbiotyczny, opiekun { $animal }: podopiecznego nie można atakować; je on dopiero wtedy, gdy opiekun jest nakarmiony.
new-world-refusal-no-room = Zwierzę jest nakarmione i nie ma miejsca na tłuszcz.
new-world-refusal-no-room-animal = { $animal }: nakarmione, brak miejsca na tłuszcz.
new-world-refusal-table-full = Na stole nie ma już miejsca dla kolejnego zwierzęcia.
new-world-refusal-sheltered-prey = Zwierzęcia w schronieniu nie można atakować.
new-world-refusal-ignore = Tej cechy nie można pominąć.
new-world-refusal-swimming = Pływający: mają tę cechę drapieżnik i ofiara albo żadne z nich.
new-world-refusal-camouflage = Zamaskowany: drapieżnikowi potrzebna jest cecha Bystrooki.
new-world-refusal-nocturnal = Nocny: drapieżnik też musi mieć tę cechę.
new-world-refusal-burrowing = Kopiący nory: nakarmione zwierzę jest bezpieczne.
new-world-refusal-robust = Masywny: drapieżnik też musi mieć tę cechę.
new-world-refusal-flying = Latający: drapieżnik musi mieć mniej kart cech niż ofiara.
new-world-refusal-card-used = Nie ma takiej karty albo w tej fazie została już użyta.
new-world-refusal-card-used-animal = { $animal }: nie ma takiej karty albo w tej fazie została już użyta.
new-world-refusal-one-additional = Jedna akcja dodatkowa na ruch.
new-world-refusal-piracy = Złodziejski: złodziej musi mieć miejsce, a okradane zwierzę musi być głodne i mieć pożywienie.
new-world-refusal-piracy-animal = Kradzież niemożliwa: { $animal }. Złodziej musi mieć miejsce, a okradane zwierzę musi być głodne i mieć pożywienie.
new-world-refusal-metamorphosis = Przeobrażający się: trzeba odrzucić inną cechę zwierzęcia i dodać taką, która jest dozwolona.
new-world-refusal-metamorphosis-mode = Przy tym stole cecha Przeobrażający się działa inaczej.
new-world-refusal-empty-pool = Pula genowa jest pusta.
new-world-refusal-left-is-ward = Przy tym stole podopiecznym jest lewe z dwóch zwierząt.
new-world-refusal-disaster-pass = W Katastrofie nikt nie pasuje z więcej niż dwiema kartami na ręce.
new-world-refusal-end-instead = Po akcji dodatkowej nie pasuje się, tylko kończy ruch.
new-world-refusal-must-act = Nie można spasować: jest pożywienie dla głodnego zwierzęcia albo inny obowiązek.
new-world-refusal-must-attack = Nie można spasować: twój głodny drapieżnik musi atakować.
new-world-refusal-must-store = Nie można spasować: przy tym stole trzeba odłożyć tłuszcz.
new-world-refusal-must-shelter = Nie można spasować: trzeba wziąć schronienie.
new-world-refusal-pass-instead = Nie było jeszcze żadnej akcji: zamiast kończyć ruch, spasuj.
new-world-refusal-not-yet = Ruch nie może się jeszcze skończyć: trzeba wykonać akcję podstawową.
new-world-refusal-compulsory = Ta cecha działa sama, nie można z niej zrezygnować.
new-world-refusal-reaction = Tej reakcji nie można teraz użyć.
new-world-refusal-elusive = Zaatakowane zwierzę nie ma tej karty.
new-world-refusal-trigger = Ta cecha nie może teraz zadziałać.
new-world-refusal-hoofed = Cecha Kopytny nie może teraz zadziałać.
new-world-refusal-fat-question = Pytanie dotyczy tłuszczu innego zwierzęcia.
new-world-refusal-hibernation-question = Pytanie dotyczy hibernacji innego zwierzęcia.
new-world-refusal-hand-limit = Odrzuć kartę z ręki.
