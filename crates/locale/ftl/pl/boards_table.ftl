### Plansze gatunków na ekranie: wybory, znaczniki, przyciski.

board-round-quick = szybka rozgrywka, runda { $round }
board-where = { $card }: dokąd trafi ta karta?
board-how-start = Wybierz kartę: posłuży jako cecha, wzrost albo nowy gatunek.
board-how-play = Połóż ją na wolnym miejscu albo odrzuć: tor wzrośnie o 1 lub na końcu rzędu powstanie nowy gatunek.
board-how-quick = Wszystko odkrywa się naraz. Póki wszyscy nie skończą, nikt nic nie widzi.
board-how-food = Do wodopoju dodaje się jej liczbę. Cecha nie ma tam znaczenia.
board-how-feed = Wybierz jeden ze swoich gatunków.
board-how-think = Kartę z ręki można odrzucić za 2 rośliny: wybierz ją.
board-how-leaf = Wybierz cechę albo zostaw reszcie zwykłą kolejność.
board-how-store = Czego nie odłożysz, tego gatunek nie bierze.
board-lay = Połóż zakrytą
board-lay-sure = Położyć na wodopoju zakrytą kartę { $card }?
board-put-back = Odłóż na rękę
board-ready = Gotowe
board-finish = Zakończ zagrywanie
board-is-ready = gotowość
board-is-playing = zagrywa
board-is-choosing = wybiera
board-done = koniec
board-unseen = zagrywasz, nikt tego jeszcze nie widzi
board-ready-count = Gotowość: { $ready } z { $all }
board-still-playing = Trwa zagrywanie: { $players }
board-planned = zaplanowane: { $count }
board-new-here = Nowy gatunek tutaj
board-new-species = Nowy gatunek
board-face-down = zakryta
board-free = wolne
board-put-here = tu: { $trait }
board-food-card = karta pożywienia: { $number }
board-pays = zapłata
board-secret = tajne
board-fact-food = zdobyte pożywienie: { $count }
board-fact-own-food = zdobyte pożywienie: { $count } (widzisz tylko ty)
board-fact-population = populacja { $count }
board-fact-traits = { $count ->
    [one] { $count } cecha
    [few] { $count } cechy
   *[many] { $count } cech
}
board-hole = Na wodopoju: { $tokens }
board-hole-before = Karty pożywienia dodaje się przed karmieniem
board-hole-cards = Zakryte karty pożywienia: { $count }
board-hole-own = Twoja: { $card }. Widzisz ją tylko ty.
board-hungry = Głodne gatunki: { $count }
board-missing = Brakuje żetonów: { $count }
board-population = Populacja
board-size = Rozmiar
board-population-of = Populacja { $at } z { $end }
board-size-of = Rozmiar { $at } z { $end }
board-food-of = pożywienie { $food } z { $need }
board-fat-of = tłuszcz { $fat } z { $room }
board-grow-population = Populacja +1
board-grow-size = Rozmiar +1
board-full-slots = Zajęte { $count } z { $count }: odrzuć jedną
board-attack-pay = Ofiara: { $victim }. Odrzucić: { $cards }?
board-ignored = Pominięte w tym ataku: { $traits }.
board-any-card = Zapłacić można dowolną kartą; aby ją zmienić, wybierz inną.
board-ignore = Pomiń też: { $trait }
board-ignore-not = Nie pomijaj: { $trait }
board-ignore-text = Jedna karta więcej
board-discard-attack = Odrzuć i atakuj
board-drop-it = Odrzuć
board-discard-it = Odrzuć
board-usual-order = Zwykła kolejność
board-leaf-now = Użyć teraz?
board-outlook-gain = { $species }: pożywienie +{ $count }{ $why }.
board-outlook-gain-fat = { $species }: pożywienie +{ $count }, w tym tłuszcz { $fat }{ $why }.
board-outlook-loses = { $species }: populacja spada do { $pop }.
board-outlook-dies = { $species } wymiera.
board-outlook-draws = { $player } dobiera { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
board-outlook-draws-you = Dobierasz { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
board-outlook-screen = { $player } odkłada pożywienie za zasłonkę: +{ $count }.
board-outlook-screen-you = Odkładasz pożywienie za zasłonkę: +{ $count }.
board-outlook-asked = Potem gra zada pytanie.
board-score-food = Pożywienie
board-score-population = Populacja
board-score-traits = Cechy
board-result-survivors = Twoje gatunki, które przetrwały: { $count }.
board-result-best = Populacja { $population }, cechy { $traits }
board-tie-note = Przy równych punktach rozstrzygają cechy, potem populacja.
board-hand-note = Niezagrane karty zostają na ręce. Nie ma limitu kart.
board-hand-quick = Przeciągnij kartę na miejsce, na tor albo na koniec rzędu.
board-hand-pay = Gdy płacisz kartą, nie ma znaczenia, co na niej jest.
board-your-species = Twoje gatunki
