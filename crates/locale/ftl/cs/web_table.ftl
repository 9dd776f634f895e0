### Words of the table on the page.

table-close = Zavřít
table-keys = Klávesy
table-hand-line = Ruka { $count }
table-hand-open = Ukázat ruku
table-hand-fold = Sbalit ruku
table-rivals = Soupeři
table-more-reasons = ještě { $count }
table-die = Kostka ukazuje { $die }
table-guards = { $first } chrání: { $second }
table-linked = { $first } a { $second }
table-key-tab = další volba
table-key-arrows = pohyb v řadě nebo v ruce
table-key-numbers = karta, volba nebo tlačítko podle čísla
table-key-enter = plné tlačítko
table-key-escape = krok zpět
table-key-feed = nakrmit vybraného živočicha nebo jím zaútočit
table-key-pass = pas, konec tahu
table-key-undo = zpět
table-key-hint = nápověda
table-key-log = záznam
table-key-theme = motiv
table-key-rules = pravidla
table-key-list = tento seznam
table-traits-in-play = Rysy ve hře
table-in-the-book = Otevřít v pravidlech
table-beside = Vedle stolu
