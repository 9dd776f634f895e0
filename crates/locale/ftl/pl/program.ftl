### The program in a terminal: the game at the keyboard and the tools. Commands keep their English words.

## Beginning and end

cli-title = Pangea: { $edition }
cli-welcome = Witamy przy stole.
cli-how-many-players = Ilu graczy łącznie z tobą? Od 2 do 8, Enter oznacza 3:
cli-need-number = Liczba od 2 do 8 albo sam Enter.
cli-players = Gracze: { $players }
cli-seed = Ziarno losowe: { $seed }
cli-options = Opcje: { $options }
cli-intro = Wpisz numer z listy albo polecenie:
cli-final-scores = Wyniki końcowe
cli-place = { $place }. { $player }: { $points }
cli-goodbye = Do zobaczenia.
cli-quit-question = Zakończyć tę grę? Bez zapisu przepadnie.
cli-yes = tak
cli-no = nie

## Whose turn it is

cli-hand-over = Teraz: { $player }
cli-hand-over-note = Przekaż klawiaturę. Pozostali nie patrzą.
cli-press-enter = Naciśnij Enter, aby przejść dalej.

## Choosing

cli-choose-number = Numer (1–{ $last }):
cli-more-choices = { $count ->
    [one] jeszcze { $count } możliwość
    [few] jeszcze { $count } możliwości
   *[many] jeszcze { $count } możliwości
}
cli-unknown-input = Nieznane polecenie: „{ $input }”. Wpisz numer od 1 do { $last } albo help.
cli-number-out-of-range = Na liście nie ma numeru { $number }. Wpisz numer od 1 do { $last }.
cli-not-possible-now = Teraz to niemożliwe.
cli-several-fit = Pasuje kilka ruchów. Opisz dokładniej:
cli-back = Wstecz
cli-end-of-input = Koniec danych wejściowych, gra się tu zatrzymuje.

## Help

cli-help-title = Polecenia
cli-help-number = wybiera możliwość o tym numerze
cli-help-why = wyjaśnia, dlaczego ruch jest niemożliwy
cli-help-rules = pokazuje zasadę: rules ORI-S4
cli-help-log = pokazuje dotychczasowy przebieg gry
cli-help-table = pokazuje stół jeszcze raz
cli-help-hand = pokazuje twoje karty i ich działanie
cli-help-hint = podpowiada ruch
cli-help-undo = cofa ostatni ruch
cli-help-save = zapisuje grę do pliku: save PLIK
cli-help-help = pokazuje wszystkie polecenia
cli-help-quit = kończy grę

## Commands and their answers

cli-why-allowed = Ten ruch jest dozwolony.
cli-why-reason = { $reason } ({ $rule })
cli-why-usage = Wpisz why i ruch, na przykład: why attack Ventosa with Aurea
cli-why-nothing = Wszystko, czego można tu spróbować, jest na liście.
cli-rule-unknown = Nie ma zasady { $rule }.
cli-rules-usage = Wpisz rules i numer zasady, na przykład: rules ORI-S4
cli-hint = Podpowiedź: { $action }
cli-no-hint = Tu nie ma podpowiedzi.
cli-log-empty = Jeszcze nic się nie wydarzyło.
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-undone = Ruch cofnięty.
cli-undo-revealed = Tego nie można cofnąć: ujawniono już coś ukrytego.
cli-undo-others = Tego nie można cofnąć: zapadła już decyzja innego gracza.

## Files

cli-saved = Zapisano: { $file }
cli-go-on-later = Grę wznowi polecenie:
cli-look-again = Tę grę pokaże jeszcze raz polecenie:
cli-loaded = Wczytano: { $file }
cli-file-exists = Plik { $file } już istnieje.
cli-replace-file = Zastąpić go?

## The table

cli-round-phase = Runda { $round } · { $phase }
cli-round-last-phase = Runda { $round }, ostatnia · { $phase }
cli-head-your-hand = Twoje karty
cli-head-bank = Bank żywności
cli-hungry = { state-hungry }
cli-fed = { state-fed }
cli-full = { state-full }
cli-asleep = { state-asleep }
cli-poisoned = { state-poisoned }
cli-paralysed = { state-paralysed }
cli-guardian-is = opiekun: { $animal }
cli-ward-is = podopieczny: { $animal }
cli-partner-is = para: { $animal }
cli-used = { state-used }
cli-passed = { state-passed }
cli-first = { state-first }
cli-first-player = pierwszy gracz
cli-you = ty
cli-no-animals = brak zwierząt
cli-no-cards = brak kart
cli-bank-empty = pusty
cli-fat-stored = { $count ->
    [one] { $count } żółty znacznik
    [few] { $count } żółte znaczniki
   *[many] { $count } żółtych znaczników
}

## Bots

