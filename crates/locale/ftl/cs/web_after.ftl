### Words of the result, the replay viewer and the analysis board.

## The result.

after-final-score = Konečné skóre
after-chart = Body na stole po každém kole
after-chart-new-world = Body na stole po každém období
after-table = Stůl na konci
after-chart-start = začátek
after-round = Kolo
after-round-new-world = Období
after-pile-note = Remízu rozhoduje větší odkládací balíček: { $piles }.
after-download = Uložit záznam
after-copy = Kopírovat záznam
after-copied = Zkopírováno.
after-not-copied = Prohlížeč nedovoluje kopírovat.
after-same-players = Nová hra se stejnými hráči
after-other-game = Vybrat jinou hru

## The replay viewer.

replay-open = Otevřít záznam
replay-file = Ze souboru
replay-paste = Nebo vložte jeho text
replay-read = Otevřít
replay-kept = Přehrát hru uloženou v tomto prohlížeči
replay-none = V tomto prohlížeči se ještě nehrálo. Můžete tu otevřít záznam hry.
replay-broken = Tento záznam nelze načíst: řádek { $line }, sloupec { $column }.
replay-events = Události
replay-timeline = Časová osa
replay-position = Událost
replay-value = Kolo { $round }, událost { $step } { OUT_OF($count) } { $count }: { $event }
replay-value-new-world = Období { $round }, událost { $step } { OUT_OF($count) } { $count }: { $event }
replay-step = Událost { $step } { OUT_OF($count) } { $count }
replay-to-start = Na začátek
replay-back = O událost zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-forward = O událost vpřed
replay-to-end = Na konec
replay-keys = Klávesy: , a . nebo šipky krokují, mezerník přehrává.
replay-seen-by = Pohled
replay-dice-fair =
    Kostky ověřeny: { $shuffles ->
        [one] { $shuffles } zamíchání
        [few] { $shuffles } zamíchání
       *[other] { $shuffles } zamíchání
    } a { $dice ->
        [one] { $dice } hod
        [few] { $dice } hody
       *[other] { $dice } hodů
    } vyplývají ze semínka serveru a z { $words ->
        [one] { $words } slova hráče.
        [few] { $words } slov hráčů.
       *[other] { $words } slov hráčů.
    }
replay-dice-missing =
    { $words ->
        [one] { $words } zapečetěné slovo nebylo nikdy odhaleno.
        [few] { $words } zapečetěná slova nebyla nikdy odhalena.
       *[other] { $words } zapečetěných slov nebylo nikdy odhaleno.
    }
replay-dice-unfit = Kostky nejsou poctivé: řádek { $line } záznamu nevyplývá ze semínka a slov.
replay-play-on = Hrát odtud
replay-replaces = Nahradí to rozehranou hru.
replay-analyse = Rozebrat
replay-mark-attack = Kolo { $round }: napadení
replay-mark-attack-new-world = Období { $round }: napadení
replay-mark-death = Kolo { $round }: úhyn
replay-mark-death-new-world = Období { $round }: úhyn
replay-mark-death-boards = Kolo { $round }: vyhynutí druhu
replay-mark-last = Kolo { $round }: poslední kolo
replay-mark-last-new-world = Období { $round }: poslední období
replay-mark-end = Kolo { $round }: konec hry
replay-mark-end-new-world = Období { $round }: konec hry

## The analysis board.

analysis-title = Rozbor pozice
analysis-position = Pozice
analysis-player = Hráč { $seat }
analysis-clear = Vymazat
analysis-add-animal-for = { $player }: přidat živočicha
analysis-remove-animal = Odebrat: { $animal }
analysis-how = Vyberte živočicha a pak rysy ze seznamu. Co pravidla zakazují, stůl odmítne a uvede číslo pravidla.
analysis-choose-first = Nejprve vyberte živočicha.
analysis-choose-second = { $trait }: teď vyberte druhého živočicha dvojice.
analysis-chosen = Vybráno: { $animal }
analysis-too-much = Víc se na tento stůl nevejde.
analysis-nothing = Tím se nic nemění.
analysis-food-more = O žeton víc
analysis-food-less = O žeton méně
analysis-fat = Tuková zásoba na kartě: { $trait }
analysis-used = Karta použita: { $trait }
analysis-asleep = Spí
analysis-remove-trait = Odebrat: { $trait }
analysis-matrix = Kdo smí koho napadnout
analysis-hunter = predátor
analysis-no-hunters = Žádný živočich tu nemá rys { trait-carnivorous }, takže nikdo neútočí.
analysis-key-yes = smí
analysis-key-defended = smí, ale kořist má obranu
analysis-key-no = nesmí: první pravidlo, které to zakazuje
analysis-cell-yes = ano
analysis-cell-mimicry = přenese
analysis-cell-tail = ocas
analysis-says-yes = { $hunter } smí napadnout kořist { $prey }. Kořist nemá obranu.
analysis-says-defended = { $hunter } smí napadnout kořist { $prey }. { $defence }
analysis-says-no = { $hunter } nesmí napadnout kořist { $prey }. { $reason } ({ $rule })
analysis-answer = Odpověď
analysis-choose-pair = Vyberte pole tabulky a uvidíte jednotlivé kontroly.
analysis-yes = Ano, smí.
analysis-yes-defended = Ano, ale je tu obrana.
analysis-no = Ne, nesmí.
analysis-checks = Kontroly v pořadí pravidel
analysis-passed = splněno
analysis-failed = zakazuje
analysis-then = Co by následovalo
analysis-pass-hunter = Má rys { trait-carnivorous }.
analysis-pass-ready = V tomto kole ještě neútočil.
analysis-pass-hungry = Může ještě přijmout potravu.
analysis-pass-other = Kořist je jiný živočich.
analysis-pass-trait = Rys { $trait } tomu nebrání.
analysis-share = Sdílet tuto pozici
analysis-link = Odkaz na tuto pozici
analysis-copy-link = Kopírovat odkaz
analysis-text = Pozice jako text
analysis-read-text = Načíst tento text
analysis-broken-link = Tento odkaz je poškozený: některé znaky chybějí nebo jsou chybné. Místo něj se ukazuje výchozí pozice.
analysis-broken-text = Tuto pozici nelze načíst: řádek { $line }, sloupec { $column }.
analysis-no-position = Není v tom pozice této hry.
analysis-unlink = Odebrat: { $trait }, { $first } a { $second }
analysis-play = Hrát odtud
analysis-play-note = Na tahu jste vy, na ostatních místech hraje bot: { level-forager }. Karty, které neleží na stole, tvoří balíček; v ruce karty nikdo nemá.
analysis-play-you = Vaše místo
analysis-would-stop = Co by tomu zabránilo
analysis-would-help = Co by to umožnilo
analysis-what-if = { $trait }: { $animal }

## The analysis board with species boards.

analysis-board-how = Vyberte druh a pak rysy ze seznamu. Co pravidla zakazují, stůl odmítne a uvede číslo pravidla.
analysis-board-choose-first = Nejprve vyberte druh.
analysis-board-add = { $player }: přidat druh
analysis-board-left = { $animal }: o jedno místo doleva
analysis-board-right = { $animal }: o jedno místo doprava
analysis-board-hole = Napajedlo
analysis-board-food = Potrava
analysis-board-fat = Tuková zásoba
analysis-board-more = o jedno víc
analysis-board-less = o jedno méně
analysis-board-no-hunters = Žádný druh tu nemá rys { board-trait-carnivore }, takže nikdo neútočí.
analysis-board-key-answered = smí, ale narazí na rohy
analysis-board-key-priced = smí za karty z ruky
analysis-board-pass-hunter = Má rys { board-trait-carnivore } a kořist je jiný druh.
analysis-board-pass-size = Je větší než kořist.
analysis-board-says-yes = { $hunter } smí napadnout kořist { $prey }.
analysis-board-price = Ignorovat: { $traits }. { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
} z ruky.
analysis-board-play-note = Na tahu jste vy, na ostatních místech hraje bot: { level-forager }. Karty, které neleží na stole, tvoří balíček; z něj se rozdají karty do ruky.
analysis-yes-answered = Ano, ale utrpí ztrátu.
analysis-yes-priced = Ano, s rysem { board-trait-intelligence }.
analysis-cell-horns = rohy
analysis-cell-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
