### Words of the first page and of choosing a game.

## The first page

home-title = Živočichové se scházejí u napajedla.
home-lead = Dejte jim rysy, najděte jim potravu a nenechte je skončit na cizím jídelníčku. Pět her z rodiny Evoluce u jednoho stolu a každé pravidlo vysvětlené tam, kde ho potřebujete.
home-start-lead = Proti botům, bez účtu. Funguje i bez připojení.
home-you = Hráč
home-edition-origin = Karty se mění v živočichy, kostky dávají potravu
home-edition-continents = Základní hra a tři místa k životu
home-edition-evolution = Desky druhů a společné napajedlo
home-edition-natural-selection = Desky druhů, pravidla z roku 2014 ve čtyřech fázích
home-edition-new-world = Oblasti, úkryty a 29 rysů v 6 obdobích
home-seats-why = { $edition }: { $least }–{ $most } { $most ->
    [few] hráči
   *[other] hráčů
}
home-cards = { $count ->
    [one] Vy a { $count } bot, karet: { $cards }
    [few] Vy a { $count } boti, karet: { $cards }
   *[other] Vy a { $count } botů, karet: { $cards }
}
home-level-hatchling = { level-hatchling }: vidí jen to, co tah přinese hned, a ne vždy vybere nejlepší
home-level-forager = { level-forager }: dívá se kousek dopředu a občas se splete
home-level-hunter = { level-hunter }: rychle promyslí celé kolo
home-level-hunter-new-world = { level-hunter }: rychle promyslí celé období
home-level-apex = { level-apex }: přemýšlí až sekundu, jak nejlépe umí
home-undo-allowed = tahy lze vracet
home-more-options = další nastavení
home-learn-note = Deset minut, živočich po živočichovi
home-hot-seat-note = Několik hráčů u jedné obrazovky, jména a volby
home-rules-note = Každé pravidlo má číslo
home-records = Záznamy her
home-records-note = Uschovat hru, otevřít jinou, podívat se znovu
home-kept-title = Vaše hra
home-kept-over = Podívat se na výsledek
home-kept-many = Vaše hry
home-kept-turn = Na tahu: { $player }
home-kept-when = Odložena: { $when }
home-kept-delete = Smazat
home-kept-delete-which = Smazat: { $game }
home-kept-delete-sure = Smazat tuto hru?
home-kept-keep = Ponechat
home-kept-broken = Tuto hru už nelze otevřít.
home-before-open = Vrátit se k ní

## Records

home-record-lead = Záznam je text, ve kterém je všechno, co se stalo. Lze ho uschovat, poslat, znovu otevřít a přehrát tah po tahu.
home-record-current = Rozehraná hra
home-record-none = Žádná hra není rozehraná. Začněte novou, nebo otevřete záznam.
home-record-warning = Obsahuje všechny karty včetně těch, které ještě nikdo neviděl.
home-record-download = Stáhnout
home-record-copy = Kopírovat
home-record-copied = Zkopírováno.
home-record-copy-failed = Prohlížeč kopírování nedovoluje. Označte text níže a zkopírujte ho ručně.
home-record-show = Ukázat text
home-record-text = Záznam jako text
home-record-watch = Přehrát tah po tahu
home-record-open = Otevřít záznam
home-record-file = Ze souboru
home-record-paste = Nebo vložte text sem
home-record-check = Zkontrolovat záznam
home-record-refused = Tento záznam nelze otevřít. Nic se nezměnilo.
home-record-place = Řádek { $line }, sloupec { $column }
home-record-empty = Zatím není co číst: vyberte soubor, nebo vložte text.
home-record-right = Záznam je v pořádku.
home-record-moves = { $count ->
    [one] { $count } položka
    [few] { $count } položky
   *[other] { $count } položek
}
home-record-replaces = Rozehraná hra bude uložena stranou; z úvodní stránky se k ní lze vrátit.
home-record-go-on = Otevřít tuto hru

## What is wrong with a record

wrong-no-record = Tohle není záznam hry; záznam začíná takto: { $word }
wrong-newer-form = Tento záznam má novější formát, který tu není podporován.
wrong-newer-rules = Hrálo se podle novější verze pravidel: { $number }.
wrong-no-end = Chybí řádek, kterým záhlaví končí: ---
wrong-header-line = Řádek záhlaví se píše takto: key: value
wrong-key = Neznámé slovo v záhlaví: { $word }
wrong-twice = Tohle je v záhlaví dvakrát: { $word }
wrong-missing = V záhlaví chybí: { $word }
wrong-edition = Tuto edici tu hrát nelze: { $word }
wrong-number = Tady má být číslo, ne: { $word }
wrong-line = Tento řádek není míchání, hod kostkou, tah ani výsledek.
wrong-command = Neznámý příkaz: { $word }
wrong-animal = Takový živočich tu není: { $word }
wrong-species = Takový druh tu není: { $word }
wrong-trait = Takový rys neexistuje: { $word }
wrong-new-animal = Nový živočich se má jmenovat: { $word }
wrong-new-species = Nový druh se má jmenovat: { $word }
wrong-cards = Tohle nejsou karty tohoto balíčku.
wrong-face = Žádná kostka této hry neukazuje { $number }.
wrong-rule = Zakazuje to pravidlo: { $title } ({ $rule }).
wrong-result-early = Výsledek tu je, ale hra tady neskončila.
wrong-result = Hra neskončila takto, ale: { $word }
wrong-after-result = Po výsledku už nic nenásleduje.
wrong-result-form = Výsledek se píše takto: P1 23, P2 17; winner P1
wrong-asked-question = Sem to nepatří: { $seat } odpovídá na otázku.
wrong-asked-turn = Sem to nepatří: na tahu je { $seat }.
wrong-asked-die = Sem to nepatří: na řadě je hod kostkou.
wrong-asked-shuffle = Sem to nepatří: na řadě je míchání.
wrong-asked-over = Sem to nepatří: hra skončila.
wrong-asked-nothing = Sem to nepatří.

## Choosing a game in detail

setup-title = Stůl
setup-lead = Na začátku je všechno podle pravidel. U každé volby je uvedeno, co dělá a které pravidlo mění.
setup-who = Kdo hraje
setup-name-of = Jméno na místě { $number }
setup-kind-of = Kdo hraje na místě { $number }
setup-person = člověk u této obrazovky
setup-bot = bot: { $level }
setup-add = Přidat místo
setup-remove = Odebrat místo { $number }
setup-most = { $edition }: nejvýše { $most } { $most ->
    [few] hráči
   *[other] hráčů
}.
setup-least = { $edition }: nejméně { $least } hráči.
setup-hand-over = Při každém střídání hráčů se obrazovka předává dál; karty v ruce jsou přitom skryté.
setup-watch = Hrají jen boti: vy se díváte.
setup-rules = Pravidla
setup-changed = změněno
setup-back = podle pravidel: { $value }
setup-this = Tento stůl
setup-all-printed = Všechno podle pravidel
setup-changes = { $count ->
    [one] Podle pravidel, { $count } změna
    [few] Podle pravidel, { $count } změny
   *[other] Podle pravidel, { $count } změn
}
setup-reset = Obnovit podle pravidel
setup-people = { $count ->
    [0] nikdo u této obrazovky
    [one] { $count } člověk u této obrazovky
    [few] { $count } lidé u této obrazovky
   *[other] { $count } lidí u této obrazovky
}
setup-bots = { $count ->
    [0] bez botů
    [one] { $count } bot
    [few] { $count } boti
   *[other] { $count } botů
}
setup-seed = Semínko náhody
setup-seed-note = Stejné číslo nebo slovo dá stejné karty a hody. Prázdné pole znamená náhodnou hru.
setup-first = O tom, kdo začíná, rozhodnou kostky.

## Settings

settings-lead = Uloženo jen v tomto prohlížeči.
settings-look = Vzhled
settings-play = Hra
settings-theme-system = podle systému
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-speed = Rychlost animací
settings-speed-note = Určuje také, jak dlouho boti čekají před tahem.
settings-speed-half = poloviční
settings-speed-normal = běžná
settings-speed-double = dvojnásobná
settings-speed-off = bez animací
settings-sound-note = Karty, potrava, kostky a lov. Ve výchozím stavu je vypnutý.
settings-sound-test = Vyzkoušet zvuk
settings-signal = Upozornění na tah
settings-signal-note = Dva tóny, když jste na tahu.
settings-confirm = Ptát se před napadením
settings-confirm-note = Tahy, které nelze vrátit, se ještě jednou potvrzují.
settings-name = Vaše jméno
settings-name-note = Použije se od příští hry.
setup-not-together = Tyto volby nejdou dohromady, nebo ne s tímto počtem hráčů. Co změnit, uvádí pravidlo

## Tables online, as the page without them speaks of them

online-doors = S kým hrajete
online-with-people = S lidmi
online-with-people-note = na pozvání
online-alone-door = Bez ostatních
online-alone-note = proti botům
online-looking = Hledáme server.
online-nobody = Server neodpovídá.
online-nobody-note = Hra s boty stále funguje. Chcete-li hrát s lidmi, spusťte server Pangea a otevřete stránku na jeho adrese.
online-held = Po odpovědi
online-while-away = když jste tu nebyli
online-try-now = Zkusit hned
