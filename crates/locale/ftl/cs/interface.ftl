### Words of the interface that are not sentences of the game.

ui-play-now = Hrát hned
ui-learn = Naučit se hrát
ui-edition = Edice
ui-players = Hráči
ui-undo = Vrátit tah
ui-cancel = Zrušit
ui-hint = Rada
ui-log = Průběh
ui-rules = Pravidla
ui-replay = Záznam hry
ui-settings = Nastavení
ui-language = Jazyk
ui-theme = Motiv
ui-sound = Zvuk
ui-bots = Boti
ui-hot-seat = Hra u jedné obrazovky
ui-watch = Sledovat
ui-spectator = Divák
ui-ready = Připraveno
ui-legal = Vybrat
ui-attack = Napadnout
ui-attack-new-world = Napadnout
ui-pass = Pasovat
ui-end-turn = Ukončit tah
ui-feed = Nakrmit
ui-game-over = Konec hry
ui-phases = Fáze
ui-round = Kolo { $round }
ui-lap = Okruh { $lap }
ui-deck = Balíček
ui-deck-boards = Balíček
ui-hand = Karty v ruce
ui-discard-pile = Odkládací balíček
ui-food-bank = Potravní základna
ui-points-on-table = Body na stole
ui-traits = Rysy
ui-no-traits = bez rysů
ui-need = Požadavek
level-hatchling = Mládě
level-forager = Sběrač
level-hunter = Lovec
level-apex = Alfa
cli-bank-left = { $count ->
    [few] zbývají
   *[other] zbývá
} { $count } { OUT_OF($total) } { $total }
cli-human = Hráč { $number }
