### Words of the first page and of choosing a game.

## The first page

home-title = Zwierzęta spotykają się u wodopoju.
home-lead = Daj im cechy, znajdź dla nich pożywienie i nie pozwól, by trafiły do cudzego jadłospisu. Pięć gier z rodziny „Ewolucja” przy jednym stole, a każda zasada objaśniona tam, gdzie jej potrzebujesz.
home-start-lead = Z botami, bez zakładania konta. Działa też bez sieci.
home-you = Gracz
home-edition-origin = Karty stają się zwierzętami, kostki napełniają bank żywności
home-edition-continents = Gra podstawowa i trzy lokacje
home-edition-evolution = Plansze gatunków i wspólny wodopój
home-edition-natural-selection = Plansze gatunków, zasady z 2014 r. w czterech fazach
home-edition-new-world = Siedliska, schronienia i 29 cech w 6 epokach
home-seats-why = { $edition }: { $least }–{ $most } graczy
home-cards = { $count ->
    [one] Ty i { $count } bot, liczba kart: { $cards }
    [few] Ty i { $count } boty, liczba kart: { $cards }
   *[many] Ty i { $count } botów, liczba kart: { $cards }
}
home-level-hatchling = { level-hatchling }: widzi tylko to, co ruch daje od razu, i nie zawsze wybiera najlepszy
home-level-forager = { level-forager }: patrzy kawałek naprzód i czasem się myli
home-level-hunter = { level-hunter }: szybko obmyśla całą rundę
home-level-hunter-new-world = { level-hunter }: szybko obmyśla całą epokę
home-level-apex = { level-apex }: przez najwyżej sekundę myśli najlepiej, jak potrafi
home-undo-allowed = można cofać ruchy
home-more-options = więcej ustawień
home-learn-note = Dziesięć minut, zwierzę po zwierzęciu
home-hot-seat-note = Kilka osób przy jednym ekranie, imiona, opcje
home-rules-note = Każda zasada ma numer
home-records = Zapisy gier
home-records-note = Zachowaj grę, otwórz zapis, obejrzyj go ponownie
home-kept-title = Twoja gra
home-kept-over = Zobacz wynik
home-kept-many = Twoje gry
home-kept-turn = Tura: { $player }
home-kept-when = Odłożona: { $when }
home-kept-delete = Usuń
home-kept-delete-which = Usuń: { $game }
home-kept-delete-sure = Usunąć tę grę?
home-kept-keep = Zachowaj
home-kept-broken = Tej gry nie można już otworzyć.
home-before-open = Wróć do niej

## Records

home-record-lead = Zapis to tekst, w którym jest wszystko, co się wydarzyło. Można go zachować, wysłać, znów otworzyć i obejrzeć ruch po ruchu.
home-record-current = Gra przy stole
home-record-none = Przy stole nie ma gry. Zacznij nową albo otwórz zapis.
home-record-warning = Zawiera wszystkie karty, także te, których nikt jeszcze nie widział.
home-record-download = Pobierz
home-record-copy = Kopiuj
home-record-copied = Skopiowano.
home-record-copy-failed = Przeglądarka nie pozwala kopiować. Zaznacz tekst poniżej i skopiuj go ręcznie.
home-record-show = Pokaż tekst
home-record-text = Zapis jako tekst
home-record-watch = Obejrzyj ruch po ruchu
home-record-open = Otwórz zapis
home-record-file = Z pliku
home-record-paste = Albo wklej tekst tutaj
home-record-check = Sprawdź zapis
home-record-refused = Tego zapisu nie można otworzyć. Nic się nie zmieniło.
home-record-place = Wiersz { $line }, kolumna { $column }
home-record-empty = Nie ma jeszcze czego czytać: wybierz plik albo wklej tekst.
home-record-right = Zapis jest poprawny.
home-record-moves = { $count ->
    [one] { $count } wiersz zapisu
    [few] { $count } wiersze zapisu
   *[many] { $count } wierszy zapisu
}
home-record-replaces = Gra przy stole zostanie odłożona; ze strony głównej można do niej wrócić.
home-record-go-on = Otwórz tę grę

## What is wrong with a record

wrong-no-record = To nie jest zapis gry; zapis zaczyna się tak: { $word }
wrong-newer-form = Ten zapis ma nowszy format, którego ta strona nie zna.
wrong-newer-rules = Grano według nowszej wersji zasad: { $number }.
wrong-no-end = Brakuje wiersza, który kończy nagłówek: ---
wrong-header-line = Wiersz nagłówka zapisuje się tak: klucz: wartość
wrong-key = Nieznane słowo w nagłówku: { $word }
wrong-twice = To występuje w nagłówku dwa razy: { $word }
wrong-missing = W nagłówku brakuje: { $word }
wrong-edition = W tę edycję nie można tu zagrać: { $word }
wrong-number = Tu potrzebna jest liczba, a nie: { $word }
wrong-line = Ten wiersz nie jest tasowaniem, rzutem, ruchem ani wynikiem.
wrong-command = Nieznane polecenie: { $word }
wrong-animal = Nie ma takiego zwierzęcia: { $word }
wrong-species = Nie ma takiego gatunku: { $word }
wrong-trait = Nie ma takiej cechy: { $word }
wrong-new-animal = Nowe zwierzę powinno nazywać się tak: { $word }
wrong-new-species = Nowy gatunek powinien nazywać się tak: { $word }
wrong-cards = Te karty nie zgadzają się z zestawem kart.
wrong-face = Żadna kostka w tej grze nie pokazuje { $number }.
wrong-rule = Zabrania tego zasada: { $title } ({ $rule }).
wrong-result-early = Jest wynik, ale gra się tu nie skończyła.
wrong-result = Gra skończyła się inaczej: { $word }
wrong-after-result = Po wyniku nie może być już nic.
wrong-result-form = Wynik zapisuje się tak: P1 23, P2 17; winner P1
wrong-asked-question = To tu nie pasuje: { $seat } musi odpowiedzieć na pytanie.
wrong-asked-turn = To tu nie pasuje: ruch ma { $seat }.
wrong-asked-die = To tu nie pasuje: teraz następuje rzut kostką.
wrong-asked-shuffle = To tu nie pasuje: teraz następuje tasowanie.
wrong-asked-over = To tu nie pasuje: gra jest skończona.
wrong-asked-nothing = To tu nie pasuje.

## Choosing a game in detail

setup-title = Stół
setup-lead = Na początku wszystko jest jak w instrukcji. Przy każdej zmianie widać, co robi i którą zasadę zmienia.
setup-who = Kto gra
setup-name-of = Imię na miejscu { $number }
setup-kind-of = Kto gra na miejscu { $number }
setup-person = osoba przy tym ekranie
setup-bot = bot: { $level }
setup-add = Dodaj miejsce
setup-remove = Usuń miejsce { $number }
setup-most = { $edition }: najwyżej { $most } graczy.
setup-least = { $edition }: co najmniej { $least } graczy.
setup-hand-over = Przy każdej zmianie gracza przekazuje się ekran; karty na ręce są wtedy zakryte.
setup-watch = Grają same boty: tylko oglądasz.
setup-rules = Zasady
setup-changed = zmienione
setup-back = jak w instrukcji: { $value }
setup-this = Ten stół
setup-all-printed = Wszystko jak w instrukcji
setup-changes = { $count ->
    [one] Jak w instrukcji, { $count } zmiana
    [few] Jak w instrukcji, { $count } zmiany
   *[many] Jak w instrukcji, { $count } zmian
}
setup-reset = Przywróć zasady z instrukcji
setup-people = { $count ->
    [0] nikogo przy tym ekranie
    [one] { $count } osoba przy tym ekranie
    [few] { $count } osoby przy tym ekranie
   *[many] { $count } osób przy tym ekranie
}
setup-bots = { $count ->
    [0] bez botów
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
setup-seed = Ziarno losowe
setup-seed-note = Ta sama liczba albo to samo słowo daje te same karty i kostki. Puste pole: gra losowa.
setup-first = O tym, kto zaczyna, decydują kostki.

## Settings

settings-lead = Zapamiętane tylko w tej przeglądarce.
settings-look = Wygląd
settings-play = Gra
settings-theme-system = jak w systemie
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-speed = Szybkość animacji
settings-speed-note = Także to, jak długo boty czekają przed ruchem.
settings-speed-half = wolna
settings-speed-normal = zwykła
settings-speed-double = szybka
settings-speed-off = bez animacji
settings-sound-note = Karty, pożywienie, kostki i polowania. Domyślnie wyłączony.
settings-sound-test = Posłuchaj
settings-signal = Sygnał twojej kolei
settings-signal-note = Dwa tony, gdy przychodzi twoja kolej.
settings-confirm = Pytaj przed atakiem
settings-confirm-note = Ruchy, których nie można cofnąć, trzeba jeszcze raz potwierdzić.
settings-name = Twoje imię
settings-name-note = Od następnej rozpoczętej gry.
setup-not-together = Tych ustawień nie da się połączyć, przynajmniej przy tej liczbie graczy. Co zmienić, mówi zasada

## Tables online, as the page without them speaks of them

online-doors = Z kim grasz
online-with-people = Z ludźmi
online-with-people-note = na zaproszenie
online-alone-door = Samodzielnie
online-alone-note = przeciwko botom
online-looking = Szukam serwera.
online-nobody = Serwer nie odpowiada.
online-nobody-note = Gra z botami nadal działa. Aby grać z ludźmi, uruchom serwer Pangea i otwórz stronę pod jego adresem.
online-held = Po odpowiedzi
online-while-away = pod twoją nieobecność
online-try-now = Spróbuj teraz
