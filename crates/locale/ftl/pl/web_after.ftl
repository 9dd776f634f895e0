### Words of the result, the replay viewer and the analysis board.

## The result.

after-final-score = Wynik końcowy
after-chart = Punkty na stole po każdej rundzie
after-chart-new-world = Punkty na stole po każdej epoce
after-table = Stół na koniec
after-chart-start = początek
after-round = Runda
after-round-new-world = Epoka
after-pile-note = Remis rozstrzyga większy stos kart odrzuconych: { $piles }.
after-download = Pobierz zapis
after-copy = Kopiuj zapis
after-copied = Skopiowano.
after-not-copied = Przeglądarka nie pozwala kopiować.
after-same-players = Nowa gra z tymi samymi graczami
after-other-game = Wybierz inną grę

## The replay viewer.

replay-open = Otwórz zapis
replay-file = Z pliku
replay-paste = Albo wklej jego tekst
replay-read = Wczytaj
replay-kept = Obejrzyj grę z tej przeglądarki
replay-none = W tej przeglądarce jeszcze nie grano. Można tu otworzyć zapis gry.
replay-broken = Nie można wczytać tego zapisu: wiersz { $line }, kolumna { $column }.
replay-events = Zdarzenia
replay-timeline = Oś czasu
replay-position = Zdarzenie
replay-value = Runda { $round }, zdarzenie { $step } z { $count }: { $event }
replay-value-new-world = Epoka { $round }, zdarzenie { $step } z { $count }: { $event }
replay-step = Zdarzenie { $step } z { $count }
replay-to-start = Na początek
replay-back = Zdarzenie wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-forward = Zdarzenie dalej
replay-to-end = Na koniec
replay-keys = Klawisze: , i . albo strzałki – o jeden krok, spacja – odtwarzanie.
replay-seen-by = Widok gracza
replay-dice-fair =
    Kostki sprawdzone: { $shuffles ->
        [one] { $shuffles } tasowanie
        [few] { $shuffles } tasowania
       *[many] { $shuffles } tasowań
    } i { $dice ->
        [one] { $dice } rzut
        [few] { $dice } rzuty
       *[many] { $dice } rzutów
    } wynikają z ziarna serwera i { $words ->
        [one] { $words } słowa gracza.
        [few] { $words } słów graczy.
       *[many] { $words } słów graczy.
    }
replay-dice-missing =
    { $words ->
        [one] { $words } zapieczętowanego słowa nigdy nie ujawniono.
        [few] { $words } zapieczętowanych słów nigdy nie ujawniono.
       *[many] { $words } zapieczętowanych słów nigdy nie ujawniono.
    }
replay-dice-unfit = Kostki nie są uczciwe: wiersz { $line } zapisu nie wynika z ziarna i słów.
replay-play-on = Graj dalej stąd
replay-replaces = Zastąpi to trwającą grę.
replay-analyse = Analizuj
replay-mark-attack = Runda { $round }: atak
replay-mark-attack-new-world = Epoka { $round }: atak
replay-mark-death = Runda { $round }: zwierzę ginie
replay-mark-death-new-world = Epoka { $round }: zwierzę ginie
replay-mark-death-boards = Runda { $round }: gatunek wymiera
replay-mark-last = Runda { $round }: ostatnia runda
replay-mark-last-new-world = Epoka { $round }: ostatnia epoka
replay-mark-end = Runda { $round }: koniec gry
replay-mark-end-new-world = Epoka { $round }: koniec gry

## The analysis board.

analysis-title = Analiza pozycji
analysis-position = Pozycja
analysis-player = Gracz { $seat }
analysis-clear = Wyczyść
analysis-add-animal-for = { $player }: dodaj zwierzę
analysis-remove-animal = Usuń: { $animal }
analysis-how = Wybierz zwierzę, potem cechy z listy. Na to, czego zabraniają zasady, stół nie pozwala i podaje numer zasady.
analysis-choose-first = Najpierw wybierz zwierzę.
analysis-choose-second = { $trait }: teraz wybierz drugie zwierzę z pary.
analysis-chosen = Wybór: { $animal }
analysis-too-much = Więcej nie zmieści się na tym stole.
analysis-nothing = Nic się tu nie zmienia.
analysis-food-more = Znacznik więcej
analysis-food-less = Znacznik mniej
analysis-fat = Tłuszcz na karcie: { $trait }
analysis-used = Karta użyta: { $trait }
analysis-asleep = Śpi
analysis-remove-trait = Usuń: { $trait }
analysis-matrix = Kto może kogo zaatakować
analysis-hunter = atakujący
analysis-no-hunters = Żadne zwierzę nie ma tu cechy { trait-carnivorous }, więc nikt nie atakuje.
analysis-key-yes = może
analysis-key-defended = może, ofiara ma obronę
analysis-key-no = nie może: pierwsza zasada, która zabrania
analysis-cell-yes = tak
analysis-cell-mimicry = odbija
analysis-cell-tail = ogon
analysis-says-yes = { $hunter } może zaatakować. Ofiara: { $prey }, bez obrony.
analysis-says-defended = { $hunter } może zaatakować. Ofiara: { $prey }. { $defence }
analysis-says-no = { $hunter } nie może zaatakować. Ofiara: { $prey }. { $reason } ({ $rule })
analysis-answer = Odpowiedź
analysis-choose-pair = Wybierz pole tabeli, aby zobaczyć wszystkie warunki.
analysis-yes = Tak, może.
analysis-yes-defended = Tak, ale jest obrona.
analysis-no = Nie, nie może.
analysis-checks = Warunki w kolejności zasad
analysis-passed = spełniony
analysis-failed = zabrania
analysis-then = Co by z tego wynikło
analysis-pass-hunter = Ma cechę { trait-carnivorous }.
analysis-pass-ready = W tej rundzie jeszcze nie atakowało.
analysis-pass-hungry = Może jeszcze jeść.
analysis-pass-other = To inne zwierzę.
analysis-pass-trait = Cecha { $trait } nie przeszkadza.
analysis-share = Udostępnij tę pozycję
analysis-link = Odnośnik do tej pozycji
analysis-copy-link = Kopiuj odnośnik
analysis-text = Pozycja jako tekst
analysis-read-text = Wczytaj ten tekst
analysis-broken-link = Ten odnośnik jest uszkodzony: brakuje znaków albo są błędne. Oto zamiast tego pozycja początkowa.
analysis-broken-text = Nie można wczytać tej pozycji: wiersz { $line }, kolumna { $column }.
analysis-no-position = Nie ma w tym tekście pozycji z tej gry.
analysis-unlink = Usuń: { $trait }, { $first } i { $second }
analysis-play = Graj od tego miejsca
analysis-play-note = Ruch należy do ciebie, na pozostałych miejscach gra bot: { level-forager }. Karty, których nie ma na stole, tworzą talię; nikt nie ma kart na ręce.
analysis-play-you = Twoje miejsce
analysis-would-stop = Co by to powstrzymało
analysis-would-help = Co by na to pozwoliło
analysis-what-if = { $trait }: { $animal }

## The analysis board with species boards.

analysis-board-how = Wybierz gatunek, potem cechy z listy. Na to, czego zabraniają zasady, stół nie pozwala i podaje numer zasady.
analysis-board-choose-first = Najpierw wybierz gatunek.
analysis-board-add = { $player }: dodaj gatunek
analysis-board-left = { $animal }: o jedno miejsce w lewo
analysis-board-right = { $animal }: o jedno miejsce w prawo
analysis-board-hole = Wodopój
analysis-board-food = Pożywienie
analysis-board-fat = Tłuszcz
analysis-board-more = o jeden więcej
analysis-board-less = o jeden mniej
analysis-board-no-hunters = Żaden gatunek nie ma tu cechy { board-trait-carnivore }, więc nikt nie atakuje.
analysis-board-key-answered = może, ale ofiara ma rogi
analysis-board-key-priced = może za karty z ręki
analysis-board-pass-hunter = Ma cechę { board-trait-carnivore }, a ofiara to inny gatunek.
analysis-board-pass-size = Jest większy od ofiary.
analysis-board-says-yes = { $hunter } może zaatakować. Ofiara: { $prey }.
analysis-board-price = Pominięte: { $traits }. Koszt: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} z ręki.
analysis-board-play-note = Ruch należy do ciebie, na pozostałych miejscach gra bot: { level-forager }. Karty, których nie ma na stole, tworzą stos; z niego rozdaje się karty na rękę.
analysis-yes-answered = Tak, ale sam ucierpi.
analysis-yes-priced = Tak, z cechą { board-trait-intelligence }.
analysis-cell-horns = rogi
analysis-cell-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
