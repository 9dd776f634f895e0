### Words of the table on the page.

table-close = Zamknij
table-keys = Klawisze
table-hand-line = Ręka: { $count }
table-hand-open = Pokaż karty
table-hand-fold = Ukryj karty
table-rivals = Przeciwnicy
table-more-reasons = jeszcze { $count }
table-die = Kostka pokazuje { $die }
table-guards = { $first } chroni: { $second }
table-linked = { $first } i { $second }
table-key-tab = następny wybór
table-key-arrows = przejście w rzędzie lub wśród kart na ręce
table-key-numbers = karta, wybór lub przycisk o tym numerze
table-key-enter = wyróżniony przycisk
table-key-escape = krok wstecz
table-key-feed = nakarm wybrane zwierzę lub atakuj nim
table-key-feed-boards = nakarm wybrany gatunek lub atakuj nim
table-key-pass = pas, koniec ruchu
table-key-undo = cofnij
table-key-hint = podpowiedź
table-key-log = dziennik
table-key-theme = motyw
table-key-sound = włącz lub wyłącz dźwięk
table-key-rules = zasady
table-key-list = ta lista
table-traits-in-play = Cechy w grze
table-in-the-book = Otwórz w zasadach
table-beside = Panel boczny
table-hand-over = Teraz: { $player }
table-hand-over-note = Przekaż ekran. Pozostali nie patrzą, aż karty znów będą zakryte.
table-watching = Grają same boty
table-step = Następny ruch

## The end of a round

summary-title = Koniec rundy { $round }
summary-title-new-world = Koniec epoki { $round }
summary-nobody-died = Nikt nie zginął.
summary-left = Przeżyło
summary-draws = Dobrano
summary-points = Punkty
summary-go-on = Dalej
summary-off = Nie pokazuj więcej
table-faster = Szybciej
settings-summary = Podsumowanie rundy
settings-summary-note = Na koniec rundy: kto zginął i dlaczego, ile kart dobiera każdy, punkty. Gra czeka, aż przejdziesz dalej.
