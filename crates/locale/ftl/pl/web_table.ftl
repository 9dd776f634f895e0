### Words of the table on the page.

table-close = Zamknij
table-keys = Klawisze
table-hand-line = Ręka { $count }
table-hand-open = Pokaż rękę
table-hand-fold = Zwiń rękę
table-rivals = Przeciwnicy
table-more-reasons = jeszcze { $count }
table-die = Kostka pokazuje { $die }
table-guards = { $first } chroni: { $second }
table-linked = { $first } i { $second }
table-key-tab = następny wybór
table-key-arrows = ruch w rzędzie lub na ręce
table-key-numbers = karta, wybór lub przycisk o tym numerze
table-key-enter = pełny przycisk
table-key-escape = krok wstecz
table-key-feed = nakarm wybrane zwierzę lub atakuj nim
table-key-pass = pas, koniec tury
table-key-undo = cofnij
table-key-hint = podpowiedź
table-key-log = dziennik
table-key-theme = motyw
table-key-rules = zasady
table-key-list = ta lista
table-traits-in-play = Cechy w grze
table-in-the-book = Otwórz w zasadach
table-beside = Obok stołu
