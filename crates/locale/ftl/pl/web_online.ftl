### Words of tables online.

## Doors on the first page, and opening a table

online-alone = Zagraj samodzielnie
online-name = Jak mamy cię nazywać?
online-name-note = Bez konta i adresu e-mail. Inni widzą tylko tę nazwę.
online-open = Otwórz stół
online-bots-note = Boty mogą w każdej chwili zająć wolne miejsca.
online-local-only = Do tego stołu można wejść tylko z tego komputera. Aby wpuścić innych w sieci lokalnej, uruchom Pangeę ponownie jednym z tych poleceń; gra jest zapisana.
online-local-address = Inni otworzą wtedy:
online-lan-address = Inni w twojej sieci otwierają:
online-not-https = Ta strona nie używa https: ktoś w tej samej sieci mógłby podejrzeć przesyłane dane.
online-have-link = Masz zaproszenie?
online-follow = Otwórz odnośnik
online-my-tables = Twoje stoły
online-as-of = stan z { $time }
online-your-turn = twój ruch
online-title-turn = Twój ruch
online-waiting-room = poczekalnia
online-paused-tag = pauza
online-playing-tag = trwa
online-look = Zobacz
online-go-there = Przejdź do stołu
online-seats = Miejsca
online-clock = Zegar
online-clock-none = bez zegara
online-clock-minutes = { $minutes } min
online-watchers = Widzowie
online-watching-nobody = nikt
online-watching-at-once = od razu
online-watching-delayed = po 3 min
online-fail-name = Wybierz inną nazwę: od 1 do 24 liter lub cyfr.
online-fail-rules = Przy takich zasadach nie da się grać.
online-fail-fast = Trochę wolniej. Spróbuj ponownie za chwilę.
online-fail-invitation = To nie jest ważne zaproszenie.
online-fail-watching = Tego stołu nie można oglądać.
online-fail-server = Serwer nie może teraz tego zrobić. Spróbuj ponownie.

## Rules at a table

online-rules-here = Zasady przy tym stole
online-rule-printed = Jak w instrukcji.
online-rule-no-clock = Bez zegara: każdy ma tyle czasu, ile potrzebuje.
online-rule-clock = { $minutes ->
    [one] Po { $minutes } minucie na osobę i { $seconds } s za każdą decyzję. Po upływie czasu gra bot, aż wrócisz.
    [few] Po { $minutes } minuty na osobę i { $seconds } s za każdą decyzję. Po upływie czasu gra bot, aż wrócisz.
   *[many] Po { $minutes } minut na osobę i { $seconds } s za każdą decyzję. Po upływie czasu gra bot, aż wrócisz.
}
online-rule-consent = Cofanie i pauza za zgodą wszystkich.
online-rule-nobody-watches = Nikt nie ogląda.
online-rule-watch-at-once = Widzowie są mile widziani.
online-rule-watch-delayed = Widzowie są mile widziani, 3 minuty później.

## An invitation

online-invites = { $player } zaprasza cię do gry.
online-invited-before = To zaproszenie do gry.
online-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
online-learn = Pierwszy raz? Naucz się grać.
online-at-table = Przy tym stole
online-answer = Twoja odpowiedź
online-free-seat = Wolne miejsce
online-free-yours = może być twoje
online-free-note = gospodarz może je przekazać botowi
online-free-host = zaproś kogoś albo przekaż je botowi
online-host = gospodarz
online-bot = bot
online-ready = gotowość
online-not-ready = jeszcze nie
online-sit = Usiądź
online-sit-as = Usiądź jako { $player }
online-you-are = Na tym urządzeniu twoja nazwa to { $player }.
online-not-you = To nie ty?
online-watch-instead = Tylko oglądaj
online-watch-game = Oglądaj tę partię
online-full = Wszystkie miejsca są zajęte.
online-full-note = Możesz oglądać; gdy zwolni się miejsce, usiądziesz w poczekalni.
online-started = Gra już trwa.
online-started-note = Możesz oglądać i dołączyć do następnej partii.
online-expired = To zaproszenie straciło ważność.
online-expired-note = Poproś o nowy odnośnik albo otwórz własny stół.
online-member = Masz miejsce przy tym stole.

## The waiting room

online-table = Stół
online-table-of = Stół: { $player }
online-change = Zmień
online-change-now = Zmień zasady
online-change-note = Potem wszyscy muszą ponownie zgłosić gotowość.
online-this-is-you = to ty
online-stand = Wstań i oglądaj
online-kick = Zwolnij miejsce: { $player }
online-give-bot = Przekaż botowi
online-sit-here = Usiądź tutaj
online-bot-level = Siła: { $player }
online-remove-bot = Usuń bota
online-link = Odnośnik z zaproszeniem
online-copy = Skopiuj odnośnik
online-code = Kod QR odnośnika z zaproszeniem
online-link-note = Kto go otworzy, wybiera nazwę; konto nie jest potrzebne.
online-link-here = Odnośnik dla tego komputera
online-link-here-note = Działa tylko w przeglądarkach na tym komputerze.
online-new-link = Utwórz nowy odnośnik
online-new-link-note = Poprzedni przestanie działać. Kto już tu jest, zostaje.
online-new-link-done = To nowy odnośnik. Poprzedni już nie działa.
online-no-link = Na tym urządzeniu nie ma odnośnika z zaproszeniem.
online-dealing = Trwa rozdawanie kart.
online-all-ready = Wszyscy zgłosili gotowość.
online-host-begins = Wszyscy zgłosili gotowość. Grę zaczyna gospodarz.
online-waits-for = Czekamy na: { $players }.
online-free-seats = { $count ->
    [one] { $count } miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[many] { $count } miejsc jest wolnych.
}
online-leave = Odejdź
online-begin = Zacznij grę
online-be-ready = Możemy zaczynać
online-be-not-ready = Chwileczkę
online-dice = Kości, którym nie trzeba ufać
online-dice-note = Serwer wybrał już swoją część losu i pokazuje jej pieczęć. Te sześć słów jest takich samych dla wszystkich przy stole; możecie je porównać.
online-closed = Ten stół jest zamknięty.
online-closed-note = Zapis partii jest na serwerze.
online-not-here = Nie masz miejsca przy tym stole.
online-not-here-note = Otwórz zaproszenie jeszcze raz albo poproś o nowe.
online-home = Przejdź na stronę główną

## Presence and clocks

online-here = przy stole
online-reconnecting = łączenie
online-away = poza stołem
online-away-bot = poza stołem, gra { $level }
online-bot-for = gra { $level }
online-said-came = { $player } siada do stołu.
online-said-back = { $player } wraca.
online-said-reconnecting = { $player } odzyskuje połączenie.
online-said-away = { $player } odchodzi.
online-time-yours = twój czas
online-time-still = stoi
online-time-low = Czas się kończy.
online-time-low-note = Po upływie czasu bot gra za ciebie, aż wrócisz.
online-time-up = Czas minął: { $player }. Gra bot.

## In the prompt’s place

online-watching = Oglądasz grę.
online-watching-behind = Oglądasz grę z trzyminutowym opóźnieniem.
online-watching-note = Widzisz to, co może wiedzieć każdy gracz. Karty na ręce i talia są zakryte także dla ciebie.
online-stop-watching = Przestań oglądać
online-sides = Z czyjej strony widzisz stół
online-side = Strona: { $player }
online-holds = { $count ->
    [one] { $player }: { $count } karta na ręce.
    [few] { $player }: { $count } karty na ręce.
   *[many] { $player }: { $count } kart na ręce.
}
online-holds-note = Zobaczysz je w powtórce po zakończeniu gry.
online-bot-plays = Gra za ciebie bot: { $level }.
online-bot-plays-note = Gra dalej, aż odzyskasz miejsce. Nic nie przepadło.
online-take-back = Odzyskaj miejsce
online-paused = Gra jest wstrzymana.
online-paused-note = Wszystkie zegary stoją; gra ruszy, gdy wszyscy zgłoszą gotowość.
online-held-line = Po połączeniu
online-who-answered = Kto odpowiedział
online-answered = zgoda
online-not-answered = jeszcze nie
online-ask-pause = Poproś o pauzę
online-leave-table = Odejdź od stołu
online-leave-sure = Bot zagra za ciebie. Możesz wrócić w każdej chwili.
online-stay = Zostań
online-watch-count = { $count ->
    [one] Ogląda { $count } osoba: { $players }
    [few] Oglądają { $count } osoby: { $players }
   *[many] Ogląda { $count } osób: { $players }
}

## The strip

online-lost = Nie masz połączenia.
online-lost-note = Gra jest zapisana, a twój wybór zostaje. Twój zegar idzie dalej. Pangea próbuje ponownie.
online-lost-note-untimed = Gra jest zapisana, a twój wybór zostaje. Pangea próbuje ponownie.
online-back = { $seconds ->
    [one] Brak połączenia trwał { $seconds } sekundę.
    [few] Brak połączenia trwał { $seconds } sekundy.
   *[many] Brak połączenia trwał { $seconds } sekund.
}
online-back-note = Nic nie przepadło. Dziennik pokazuje, co się wydarzyło.
online-elsewhere = Grasz teraz na innym urządzeniu.
online-elsewhere-note = Możesz wrócić tutaj w każdej chwili.
online-go-on-here = Graj dalej tutaj
online-reload = Ta strona jest starsza niż serwer.
online-reload-note = Wczytaj stronę ponownie, aby grać dalej. Nic nie przepadnie.
online-reload-now = Wczytaj ponownie
online-distrust = Serwer nie pokazuje pieczęci wysłanej przez tę stronę.
online-distrust-note = Twoje słowo dla kości zostało wstrzymane. Jeśli gotowości nie zgłosiło inne twoje urządzenie, nie ufaj kościom w tej partii.
online-no-word = Ta gra zaczęła się bez twojego słowa dla kości.
online-no-word-note = Dotarło za późno albo serwer je pominął. W zapisie partii będzie widać, że go brakuje.
online-doubt-read = Rozumiem
online-asks-undo = { $player } prosi o cofnięcie ruchu.
online-you-ask-undo = Prosisz o cofnięcie ruchu.
online-asks-undo-note = Cofnie się też wszystko, co było potem. Na czas decyzji zegary stoją.
online-asks-pause = { $player } prosi o pauzę.
online-you-ask-pause = Prosisz o pauzę.
online-asks-note = Na czas decyzji zegary stoją.
online-asks-rematch = { $player } chce zagrać jeszcze raz.
online-you-ask-rematch = Prosisz o jeszcze jedną partię.
online-asks-rematch-note = Ci sami ludzie, te same zasady.
online-withdraw = Wycofaj prośbę
online-vote-no = Nie, gramy dalej
online-vote-yes = Zgoda
online-not-agreed = Stół woli grać dalej.
online-restart = { $seconds ->
    [one] Pangea uruchomi się ponownie za { $seconds } sekundę.
    [few] Pangea uruchomi się ponownie za { $seconds } sekundy.
   *[many] Pangea uruchomi się ponownie za { $seconds } sekund.
}
online-restarting = Pangea uruchamia się ponownie.
online-restart-note = Twoja gra jest zapisana i sama ruszy dalej.
online-storage = Stół czeka na swoją pamięć.
online-storage-note = Nic nie przepadło, a zegary stoją.
online-storage-back = Wszystko znów działa. Nic nie przepadło.
online-no-stale = Sytuacja przy stole się zmieniła. Wybierz ponownie.
online-no-watching = Oglądasz tę partię.
online-no-host = Może to zrobić tylko gospodarz.
online-no-phase = Teraz nie można tego zrobić.
online-no-taken = To miejsce jest zajęte.
online-no-seat = Gospodarz dał twoje miejsce komuś innemu. Usiądziesz znowu, gdy dostaniesz od niego nowe zaproszenie.
online-no-ready = Jest wolne miejsce albo ktoś nie zgłosił jeszcze gotowości.
online-no-undo = Nie ma czego cofnąć.
online-no-asking = Stół już o czymś decyduje.
online-no-bot-plays = Gra za ciebie bot. Najpierw odzyskaj miejsce.

## The end

online-dice-good = Ziarno jest tym, które serwer zapieczętował przed grą, i każde słowo się zgadza. Powtórka przelicza każdy rzut.
online-dice-bad = Kości nie zgadzają się z tym, co serwer zapieczętował przed grą.
online-dice-without = Ziarno jest tym, które serwer zapieczętował przed grą, ale wśród słów dla kości brakuje twojego.
online-rematch = Zagraj ponownie
online-next-table = Przejdź do następnej partii
