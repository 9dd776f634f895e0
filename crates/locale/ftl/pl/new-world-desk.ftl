### Nowy Świat na ekranie: siedliska, wybory, znaczniki, przyciski i skutki.

nw-epoch = Epoka { $epoch } z { $epochs }
nw-one-epoch = Jedna epoka
nw-last-epoch = ostatnia epoka
nw-areas = Siedliska
nw-areas-enter = tu wchodzą nowe siedliska
nw-areas-leave = ostatnie odchodzi po tej epoce
nw-empty = pusto
nw-only-with = tylko: { $trait }
nw-count-food = pożywienie: { $count }
nw-count-shelters = { $count ->
    [one] { $count } schronienie
    [few] { $count } schronienia
   *[many] { $count } schronień
}
nw-food-left = pożywienie w siedliskach: { $count }
nw-sheltered = w schronieniu
nw-shelled = w skorupie
nw-saved = ocalone
nw-bare = bez cech: może wejść na lodowce
nw-feeding = Żeruje
nw-hides = Chowa się
nw-changes = Zmienia się
nw-new-trait = Nowa cecha
nw-gets-too = Też dostaje
nw-eats-here = Tu je
nw-hides-here = Tu się chowa
nw-where-eat = Gdzie je { $animal }?
nw-where-hide = Gdzie chowa się { $animal }?
nw-how-forage = Obramowane siedliska są dla niego otwarte; pozostałe mówią, dlaczego nie.
nw-shelter = Szukaj schronienia
nw-change = { $animal } zmienia się. Którą kartę oddaje?
nw-how-change = Wybierz jedną z cech tego zwierzęcia albo jego kartę pary.
nw-change-to = Jaką cechę dostaje w zamian { $animal }?
nw-how-change-to = Wybierz stronę karty z ręki.
nw-change-now = Zmień
nw-which = W jaki sposób?
nw-row = { $animal } w twoim rzędzie
nw-how-row = W tej fazie możesz dowolnie ułożyć swój rząd; połączone zwierzęta zostają razem.
nw-left = W lewo
nw-right = W prawo
nw-what-new = Co nowego: { $animal }?
nw-announce-trait = Nowa cecha
nw-announce-animal = Nowe zwierzę
nw-how-announce = Powiedz, czym stanie się wierzchnia karta twojej puli genowej, zanim ktokolwiek ją zobaczy: nowym zwierzęciem albo cechą jednego z twoich zwierząt.
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
nw-spend-fat = Przeżyj z tłuszczu
nw-keep-fat = Zachowaj tłuszcz
nw-stay-awake = Nie
nw-stop = Bez dalszej obrony
nw-roll-sure = { $trait }: kostka zdecyduje o { $animal }?
nw-roll-escaped = { $animal } nic nie dostaje, a jedyny atak w tej fazie ma za sobą.
nw-gore-odds = zabija przy { $least }–{ $most }
nw-dice-kills = napastnik ginie
nw-run-text = Jeśli ucieknie, nic nie traci.
nw-gore-text = Jeśli się uda, napastnik ginie i atak się kończy.
nw-repel-text = Oddaje tę kartę; atak się kończy, a napastnik nic nie dostaje.
nw-hide-text = Chowa się do końca fazy: nikt go nie atakuje, ale też nie może jeść.
nw-elude-text = Przeżywa i traci jedną kartę; napastnik dostaje 1 specjalne pożywienie.
nw-tie-note = Przy remisie wygrywa ten, kto ma więcej zwierząt: { $counts }.
nw-then-chooses = Potem wybiera { $player }.
nw-then-you-choose = Potem wybierasz ty.
nw-need = { $animal } będzie potrzebować { $need }.
nw-new-row = Nowy rząd: { $animals }.
nw-area-left = { $count ->
    [0] { $area }: nic nie zostaje.
   *[many] { $area }: zostaje { $count }.
}
nw-unknown-card = Tej karty nikt jeszcze nie zna.
nw-outlook-running = { $trait }: ucieka przy { $faces }.
nw-outlook-horned = { $trait }: napastnik ginie przy { $faces }.
nw-outlook-mimicry = { $trait }: atak może przejść na inne zwierzę: { $animals }.
nw-outlook-elusive = { $trait }: oddaje kartę i przeżywa; napastnik dostaje 1 specjalne pożywienie.
nw-outlook-repulsive = { $trait }: może oddać tę kartę i przeżyć; napastnik nic nie dostaje.
nw-outlook-shelled = { $trait }: może schować się w skorupie; napastnik nic nie dostaje.
nw-outlook-poison = { $trait }: kto je zje, ginie w fazie wymierania.
table-key-shelter = szukaj schronienia
