### The program in a terminal: the game at the keyboard and the tools. Commands keep their English words.

## Beginning and end

cli-title = Pangea: { $edition }
cli-welcome = Vítejte u stolu.
cli-how-many-players = Kolik hráčů včetně vás? 2 až 8, Enter znamená 3:
cli-need-number = Napište číslo od 2 do 8, nebo jen stiskněte Enter.
cli-players = Hráči: { $players }
cli-seed = Semínko náhody: { $seed }
cli-options = Volby: { $options }
cli-intro = Napište číslo ze seznamu, nebo příkaz:
cli-final-scores = Konečné výsledky
cli-place = { $place }. { $player }: { $points }
cli-goodbye = Na shledanou.
cli-quit-question = Ukončit tuto hru? Bez uložení se ztratí.
cli-yes = ano
cli-no = ne

## Whose turn it is

cli-hand-over = Teď: { $player }
cli-hand-over-note = Předejte klávesnici. Ostatní se nedívají.
cli-press-enter = Pokračujte klávesou Enter.

## Choosing

cli-choose-number = Číslo (1–{ $last }):
cli-more-choices = { $count ->
    [one] ještě { $count } možnost
    [few] ještě { $count } možnosti
   *[other] ještě { $count } možností
}
cli-unknown-input = Neznámý příkaz: „{ $input }“. Napište číslo od 1 do { $last }, nebo help.
cli-number-out-of-range = V seznamu není číslo { $number }. Napište číslo od 1 do { $last }.
cli-not-possible-now = Teď to není možné.
cli-several-fit = Odpovídá tomu více tahů. Upřesněte:
cli-back = Zpět
cli-end-of-input = Vstup skončil, hra se zde zastavuje.

## Help

cli-help-title = Příkazy
cli-help-number = vybere možnost s tímto číslem
cli-help-why = vysvětlí, proč tah není dovolený
cli-help-rules = ukáže pravidlo: rules ORI-S4
cli-help-log = ukáže dosavadní průběh
cli-help-table = ukáže znovu stůl
cli-help-hand = ukáže vaše karty a co dělají
cli-help-hint = poradí tah
cli-help-undo = vrátí poslední tah
cli-help-save = uloží hru do souboru: save SOUBOR
cli-help-help = ukáže všechny příkazy
cli-help-quit = ukončí hru

## Commands and their answers

cli-why-allowed = Tento tah je možný.
cli-why-reason = { $reason } ({ $rule })
cli-why-usage = Napište why a tah, například: why attack Ventosa with Aurea
cli-why-nothing = Vše, co zde lze zkusit, je v seznamu.
cli-rule-unknown = Pravidlo { $rule } neexistuje.
cli-rules-usage = Napište rules a číslo pravidla, například: rules ORI-S4
cli-hint = Rada: { $action }
cli-no-hint = Zde žádná rada není.
cli-log-empty = Zatím se nic nestalo.
cli-nothing-to-undo = Není co vrátit.
cli-undone = Tah je vrácen.
cli-undo-revealed = Tah nelze vrátit: odhalilo se něco skrytého.
cli-undo-others = Tah nelze vrátit: mezitím už padlo rozhodnutí jiného hráče.

## Files

cli-saved = Uloženo: { $file }
cli-go-on-later = Pokračovat ve hře lze příkazem:
cli-look-again = Hru znovu přehraje příkaz:
cli-loaded = Načteno: { $file }
cli-file-exists = Soubor { $file } už existuje.
cli-replace-file = Nahradit ho?

## The table

cli-round-phase = Kolo { $round } · { $phase }
cli-round-last-phase = Kolo { $round }, poslední · { $phase }
cli-head-your-hand = Vaše karty
cli-head-bank = Potravní základna
cli-hungry = { state-hungry }
cli-fed = { state-fed }
cli-full = { state-full }
cli-asleep = { state-asleep }
cli-poisoned = { state-poisoned }
cli-paralysed = { state-paralysed }
cli-guardian-is = ochránce: { $animal }
cli-ward-is = chráněnec: { $animal }
cli-partner-is = pár: { $animal }
cli-used = { state-used }
cli-passed = { state-passed }
cli-first = { state-first }
cli-first-player = první hráč
cli-you = vy
cli-no-animals = žádní živočichové
cli-no-cards = žádné karty
cli-bank-empty = nic nezbývá
cli-fat-stored = { $count ->
    [one] { $count } tuková zásoba
    [few] { $count } tukové zásoby
   *[other] { $count } tukových zásob
}

## Bots

