### Nowy Świat na ekranie: siedliska, wybory, znaczniki, przyciski i skutki.

nw-epoch = Epoka { $epoch } z { $epochs }
nw-one-epoch = Jedna epoka
nw-last-epoch = ostatnia epoka
nw-areas = Siedliska
nw-areas-enter = tu wchodzą nowe siedliska
nw-areas-leave = ostatnie odchodzi po tej epoce
nw-empty = pusto
nw-only-with = tylko z cechą { $trait }
nw-count-food = pożywienie: { $count }
nw-count-shelters = { $count ->
    [one] { $count } schronienie
    [few] { $count } schronienia
   *[many] { $count } schronień
}
nw-food-left = pożywienie w siedliskach: { $count }
nw-sheltered = w schronieniu
nw-shelled = w pancerzu
nw-saved = ocalone
nw-bare = bez cech: dostępny Lodowiec
nw-feeding = Żeruje
nw-hides = Chowa się
nw-changes = Przeobraża się
nw-new-trait = Nowa cecha
nw-gets-too = Też dostaje
nw-eats-here = Tu je
nw-hides-here = Tu się chowa
nw-where-eat = Gdzie je { $animal }?
nw-where-hide = Gdzie chowa się { $animal }?
nw-how-forage = Obramowane siedliska są dla niego otwarte; przy pozostałych widać, dlaczego nie.
nw-shelter = Szukaj schronienia
nw-change = { $animal } się przeobraża. Którą kartę odrzuca?
nw-how-change = Wybierz jedną z cech tego zwierzęcia albo jego kartę pary.
nw-change-to = Jaką cechę dostaje w zamian { $animal }?
nw-how-change-to = Wybierz cechę na karcie z ręki.
nw-change-now = Wymień
nw-which = Co wybrać?
nw-row = Przestaw zwierzę { $animal } w swoim rzędzie
nw-how-row = W tej fazie możesz dowolnie ułożyć swój rząd; połączone zwierzęta zostają razem.
nw-row-done = Gotowe
nw-left = W lewo
nw-right = W prawo
nw-what-new = Co zrobić ze zwierzęciem { $animal }?
nw-announce-trait = Nowa cecha
nw-announce-animal = Nowe zwierzę
nw-how-announce = Zapowiedz, czym stanie się wierzchnia karta twojej puli genowej, zanim ktokolwiek ją zobaczy: nowym zwierzęciem albo cechą jednego z twoich zwierząt.
nw-pool = Karty w puli genowej
nw-pool-line = { $count ->
    [one] { $count } karta w twojej puli genowej
    [few] { $count } karty w twojej puli genowej
   *[many] { $count } kart w twojej puli genowej
}
nw-pool-note = Nikt nie może ich oglądać, nawet ty.
nw-revealed = Karta leży odkryta. Dostaje ją { $animal }.
nw-add = Dodaj
nw-discard-sure = Odrzucić tę kartę?
nw-how-discard = Wybierz kartę z ręki. Nikt nie widzi, co odrzucasz.
nw-discard = Odrzuć
nw-spend-fat = Zużyj tłuszcz
nw-keep-fat = Zachowaj tłuszcz
nw-stay-awake = Nie hibernuj
nw-stop = Zakończ obronę
nw-roll-sure = { $trait }: niech zdecyduje kostka ({ $animal })?
nw-roll-escaped = { $animal } nic nie dostaje, a jedyny atak w tej fazie ma za sobą.
nw-gore-odds = zabija przy { $least }–{ $most }
nw-dice-kills = drapieżnik ginie
nw-run-text = Jeśli ucieknie, nic nie traci.
nw-gore-text = Jeśli się uda, drapieżnik ginie i atak się kończy.
nw-repel-text = Odrzuca tę kartę; atak się kończy, a drapieżnik nic nie dostaje.
nw-hide-text = Chowa się do końca fazy: nie można go atakować, ale nie może też jeść.
nw-elude-text = Przeżywa i traci jedną kartę; drapieżnik dostaje 1 żeton specjalnego pożywienia.
nw-tie-note = Przy remisie wygrywa ten, kto ma więcej zwierząt: { $counts }.
nw-then-chooses = Potem wybiera { $player }.
nw-then-you-choose = Potem wybierasz ty.
nw-need = { $animal } będzie potrzebować { $need ->
    [one] { $need } żetonu.
   *[many] { $need } żetonów.
}
nw-new-row = Nowy rząd: { $animals }.
nw-area-left = { $count ->
    [0] { $area }: nic nie zostaje.
   *[many] { $area }, pozostałe pożywienie: { $count }.
}
nw-unknown-card = Tej karty nikt jeszcze nie zna.
nw-outlook-running = { $trait }: ucieka przy { $faces }.
nw-outlook-horned = { $trait }: drapieżnik ginie przy { $faces }.
nw-outlook-mimicry = { $trait }: możliwa inna ofiara ({ $animals }).
nw-outlook-elusive = { $trait }: odrzuca kartę i przeżywa; drapieżnik dostaje 1 żeton specjalnego pożywienia.
nw-outlook-repulsive = { $trait }: może odrzucić tę kartę i przeżyć; drapieżnik nic nie dostaje.
nw-outlook-shelled = { $trait }: może schować się w pancerzu; drapieżnik nic nie dostaje.
nw-outlook-poison = { $trait }: drapieżnik, który zje to zwierzę, ginie w fazie wymierania.
table-key-shelter = szukaj schronienia
