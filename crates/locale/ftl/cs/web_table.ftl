### Words of the table on the page.

table-close = Zavřít
table-keys = Klávesy
table-hand-line = V ruce: { $count }
table-hand-open = Ukázat karty v ruce
table-hand-fold = Skrýt karty v ruce
table-rivals = Soupeři
table-more-reasons = ještě { $count }
table-die = Na kostce padlo { $die }
table-guards = { $first } chrání: { $second }
table-linked = { $first } a { $second }
table-key-tab = další volba
table-key-arrows = pohyb v řadě nebo mezi kartami v ruce
table-key-numbers = karta, volba nebo tlačítko podle čísla
table-key-enter = zvýrazněné tlačítko
table-key-escape = krok zpět
table-key-feed = nakrmit vybraného živočicha nebo jím zaútočit
table-key-feed-boards = nakrmit vybraný druh nebo jím zaútočit
table-key-pass = pas, konec tahu
table-key-undo = vrátit tah
table-key-hint = rada
table-key-log = průběh
table-key-theme = motiv
table-key-sound = zapnout nebo vypnout zvuk
table-key-rules = pravidla
table-key-list = tento seznam
table-traits-in-play = Rysy ve hře
table-in-the-book = Otevřít v pravidlech
table-beside = Postranní panel
table-hand-over = Teď: { $player }
table-hand-over-note = Předejte obrazovku. Ostatní se nedívají, dokud nejsou karty zase skryté.
table-watching = Hrají jen boti
table-step = Další tah

## The end of a round

summary-title = Konec kola { $round }
summary-title-new-world = Konec období { $round }
summary-nobody-died = Nikdo nezahynul.
summary-left = Přežilo
summary-draws = Dobráno
summary-points = Body
summary-go-on = Pokračovat
summary-off = Příště nezobrazovat
table-faster = Rychleji
settings-summary = Souhrn každého kola
settings-summary-note = Na konci kola: kdo zahynul a proč, kolik karet si kdo dobere, body. Hra počká, než budete pokračovat.
