### Words of the place to meet: lobby, account, friends, talk, profile, leaderboard.

## What the screens share

place-lobby = Lobby
place-account = Twoje konto
place-sign-in = Zaloguj się
place-friends = Przyjaciele
place-leaders = Ranking
place-player = Gracz
place-own-page = Twoja strona
place-nav = Miejsce spotkań
place-invitations = Zaproszenia
place-dismiss = Odrzuć zaproszenie
place-loading = Wczytywanie.
place-show = Pokaż
place-signed-out = Na tym urządzeniu nikt nie jest zalogowany.
place-signed-out-note = Do gry wystarczy nazwa; konto ją zachowa.
place-today = dzisiaj
place-yesterday = wczoraj
place-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
}
place-hours = { $count } h
place-minutes = { $count } min
place-fail-sign-in = { $count ->
    [one] Nazwa i hasło do siebie nie pasują. Została { $count } próba.
    [few] Nazwa i hasło do siebie nie pasują. Zostały { $count } próby.
   *[many] Nazwa i hasło do siebie nie pasują. Zostało { $count } prób.
}
place-fail-wrong = To nie pasuje do tej nazwy.
place-fail-fast = { $seconds ->
    [one] Trochę wolniej. Spróbuj ponownie za { $seconds } sekundę.
    [few] Trochę wolniej. Spróbuj ponownie za { $seconds } sekundy.
   *[many] Trochę wolniej. Spróbuj ponownie za { $seconds } sekund.
}
place-fail-nothing = Tu niczego nie ma.
place-fail-taken = Ktoś tutaj ma już taką nazwę albo bardzo podobną.
place-fail-password = To hasło jest za krótkie, za długie albo jest twoją nazwą.
place-fail-account = Do tego potrzebne jest konto.
place-fail-friend = Zaprosić można tylko przyjaciół.
place-fail-many = Jest ich już zbyt wiele.
place-fail-text = Ten tekst jest za długi albo zawiera niewidoczne znaki.
place-fail-address = Na ten adres nie da się wysłać wiadomości.
place-fail-vacation = W tym roku zostało ci mniej dni urlopu.
place-fail-banned = Osoby prowadzące ten serwer na pewien czas zamknęły go dla ciebie.

## Time at slow tables

online-left = zostało { $time }
online-until = do { $moment }
online-rule-slow = { $count ->
    [one] { $count } dzień na ruch. Po upływie czasu gra bot, aż wrócisz.
    [few] { $count } dni na ruch. Po upływie czasu gra bot, aż wrócisz.
   *[many] { $count } dni na ruch. Po upływie czasu gra bot, aż wrócisz.
}
online-bot-sits = bot na twoim miejscu
online-badge = { $count ->
    [one] Twój ruch przy { $count } stole
    [few] Twój ruch przy { $count } stołach
   *[many] Twój ruch przy { $count } stołach
}

## The first page of someone known here

mine-welcome = Witaj znowu, { $player }.
mine-waiting = { $count ->
    [one] Czeka na ciebie { $count } gra.
    [few] Czekają na ciebie { $count } gry.
   *[many] Czeka na ciebie { $count } gier.
}
mine-all-games = wszystkie gry
mine-none = Nie grasz teraz przy żadnym stole. Usiądź przy otwartym stole albo otwórz własny.
mine-come-back = Wróć
mine-play = Graj
mine-friends-here = Przyjaciele, którzy tu są
mine-all-friends = wszyscy przyjaciele

## Signing in

sign-in-name = Nazwa
sign-in-password = Hasło
sign-in-code = Kod odzyskiwania
sign-in-forgotten = Użyj kodu odzyskiwania
sign-in-with-password = Zaloguj się hasłem
sign-in-recover = Odzyskaj konto
sign-in-recover-now = Ustaw nowe hasło
sign-in-recover-note = Wszystkie inne urządzenia zostaną wylogowane. Kodu nie można użyć ponownie.
sign-in-no-need = Do gry nie potrzebujesz konta.

## The account

account-keep = Zachowaj nazwę { $player }
account-keep-note = Na razie nazwa { $player } istnieje tylko w tej przeglądarce. Zachowaj ją, a gry, przyjaciele i rankingi będą z tobą na każdym urządzeniu.
account-with-password = Hasłem
account-new-password = Nowe hasło
account-old-password = Obecne hasło
account-password-good = Wystarczająco długie. Trzy nietypowe słowa to dobre hasło.
account-password-short = Co najmniej { $count } znaków. Trzy nietypowe słowa to dobre hasło.
account-keep-now = Zachowaj nazwę
account-no-mail = Nie prosimy o adres e-mail. Gdy zapomnisz hasła, pomogą kody odzyskiwania.
account-have-one = Mam tu już nazwę: zaloguj
account-codes = Kody odzyskiwania
account-codes-note = Zapisz je teraz: pokazujemy je tylko ten jeden raz. Każdy pozwala raz ustawić nowe hasło.
account-codes-copy = Skopiuj kody
account-codes-done = Kody są zapisane
account-codes-left = { $count ->
    [one] został { $count } kod
    [few] zostały { $count } kody
   *[many] zostało { $count } kodów
}
account-codes-new = Utwórz nowe
account-codes-make = Utwórz nowe kody
account-ways-in = Sposoby logowania
account-password-since = ustawione: { $date }
account-password-note = Wszystkie inne urządzenia zostaną wylogowane.
account-password-change = Zmień hasło
account-rename = Zmień nazwę
account-new-name = Nowa nazwa
account-rename-note = Odtąd logujesz się nową nazwą.
account-silenced = Nie możesz pisać przy stołach do: { $date }.
account-others = Co widzą inni
account-public = Moja strona jest publiczna
account-public-note = wyniki, rankingi i zakończone gry; inaczej tylko dla przyjaciół
account-review = Moje ruchy można analizować
account-review-note = w powtórkach, które otwierają inni
account-devices = Gdzie trwa logowanie
account-this-device = To urządzenie
account-here-now = tutaj, teraz
account-last-here = ostatnio tutaj: { $date }
account-out = Wyloguj
account-out-others = Wyloguj wszędzie indziej
account-out-all = Wyloguj wszędzie
account-data = Twoje dane
account-export = Zabierz je ze sobą
account-export-note = wszystko, co ten serwer o tobie przechowuje, w jednym pliku
account-download = Pobierz
account-delete = Usuń konto
account-delete-note = nazwa, rankingi i wiadomości znikną; inni zachowają swoje gry
account-delete-open = Usuń
account-delete-sure = Usunąć konto { $player }?
account-delete-what = Nazwa, rankingi, przyjaciele i wiadomości zostaną usunięte od razu. Rozegrane gry zostaną u innych, bez twojej nazwy. Tego nie da się cofnąć.
account-delete-type = Dla pewności wpisz swoją nazwę
account-delete-not = Zachowaj konto
account-delete-now = Usuń na zawsze

## Mails, vacations, bots

mail-title = E-mail
mail-note = Tylko o wolnych grach i tylko wtedy, gdy tego chcesz.
mail-address = Adres e-mail
mail-set = Użyj tego adresu
mail-confirmed = potwierdzony
mail-unconfirmed = Otwórz odnośnik w wysłanej wiadomości
mail-remove = Usuń
mail-want-your-turn = Jest mój ruch
mail-want-time-is-short = Mój czas się kończy
mail-want-game-over = Gra się skończyła
mail-thanks = Dziękujemy, ten adres jest potwierdzony.
vacation-title = Urlop
vacation-note = Twój czas przy wolnych stołach stoi w miejscu. Ruchy, na które inni już czekają, trzeba jeszcze wykonać.
vacation-left = Zostało w tym roku: { $time }.
vacation-take = Zacznij teraz
vacation-now = Trwa twój urlop
vacation-until = do: { $date }
vacation-end = Wracam
bots-title = Twoje boty
bots-note = Twój własny program może tu grać przez ten sam protokół. Jest oznaczony jako bot.
bots-name = Nazwa bota
bots-make = Utwórz bota
bots-never = jeszcze nieużywany
bots-token-new = Nowy token
bots-revoke = Usuń
bots-token-note = Skopiuj ten token teraz: pokazujemy go tylko ten jeden raz.
bots-token-copy = Skopiuj token

## Friends

friends-none = Jeszcze nikogo. Znajdź kogoś po nazwie albo otwórz czyjąś stronę przy stole.
friends-asking = Proszą o przyjaźń
friends-asked = Twoje prośby
friends-asked-at = prośba: { $date }
friends-asked-tag = prośba wysłana
friends-wants = prosi o przyjaźń
friends-agree = Zgódź się
friends-decline = Odrzuć
friends-end = Usuń
friends-here = teraz tutaj
friends-since = przyjaźń od: { $date }
friends-muted = Wyciszeni
friends-muted-note = Nie widzisz ich wiadomości.
friends-find = Znajdź kogoś
friends-find-name = Początek nazwy
friends-find-note = Można znaleźć tylko osoby z kontem.
friends-find-now = Znajdź
friends-nobody = Nikt z kontem nie ma takiej nazwy.
friends-ask = Poproś o przyjaźń
friends-invite = Zaproś
friends-invited = zaproszenie wysłane

## Lobby and quick match

lobby-open = Otwarte stoły
lobby-all-editions = Wszystkie edycje
lobby-none-open = Żaden stół nie jest teraz otwarty. Otwórz własny albo spróbuj szybkiej gry.
lobby-running = Trwające gry
lobby-running-note = Widzisz to, co może wiedzieć każdy gracz.
lobby-none-running = Nikt teraz nie gra publicznie.
lobby-slow = { $count ->
    [one] { $count } dzień na ruch
    [few] { $count } dni na ruch
   *[many] { $count } dni na ruch
}
lobby-quick = szybka gra
lobby-here = { $count ->
    [one] Jest tu { $count } osoba
    [few] Są tu { $count } osoby
   *[many] Jest tu { $count } osób
}
lobby-all = { $count ->
    [one] Lobby: { $count } stół
    [few] Lobby: { $count } stoły
   *[many] Lobby: { $count } stołów
}
lobby-sit-open = Usiądź przy otwartym stole
lobby-own = Albo otwórz własny
lobby-who = Kto
lobby-everyone = każdy
lobby-friends = przyjaciele
lobby-link = z odnośnikiem
quick-title = Szybka gra
quick-note = Stół z tymi, którzy chcą zagrać w to samo. Gra zaczyna się automatycznie.
quick-any = Dowolna edycja
quick-live = na żywo
quick-slow = dzień na ruch
quick-bots = Uzupełnij botami
quick-bots-note = po minucie czekania
quick-find = Znajdź graczy
quick-waiting = Szukamy graczy
quick-waiting-note = W tym czasie możesz się rozejrzeć; zostań na tej stronie.
quick-bots-in = Boty zajmą wolne miejsca za { $time }.
quick-stop = Przestań szukać

## Talk

talk-title = Czat
talk-none = Nikt jeszcze nic nie napisał.
talk-back = Wróć do stołu
talk-unread = nowe
talk-more = Więcej: strona, wyciszenie lub zgłoszenie – { $player }
talk-page = Strona gracza { $player }
talk-mute = Wycisz gracza { $player }
talk-unmute = Cofnij wyciszenie
talk-report = Zgłoś tę wiadomość
talk-muted = Nie widzisz już wiadomości od gracza { $player }. Nikt się o tym nie dowie.
talk-phrases = Gotowe zwroty
talk-say = Napisz coś
talk-send = Wyślij
talk-slower = { $seconds ->
    [one] Trochę wolniej. Możesz znów pisać za { $seconds } sekundę.
    [few] Trochę wolniej. Możesz znów pisać za { $seconds } sekundy.
   *[many] Trochę wolniej. Możesz znów pisać za { $seconds } sekund.
}
talk-readers-table = Czytają to wszyscy przy tym stole.
talk-readers-players = Czytają to gracze i widzowie.
talk-readers-watchers = Czytają to widzowie; gracze dopiero po grze.
phrase-hello = Cześć.
phrase-good-luck = Powodzenia wszystkim.
phrase-one-moment = Chwileczkę.
phrase-back = Już jestem.
phrase-take-your-time = Bez pośpiechu.
phrase-thank-you = Dziękuję.
phrase-sorry = Przepraszam.
phrase-well-played = Dobrze zagrane.
phrase-ouch = Auć.
phrase-good-game = Dobra gra.
phrase-play-again = Jeszcze raz?
phrase-goodbye = Do zobaczenia.
report-title = Zgłoś gracza { $player }
report-what = Co jest nie tak?
report-rude = Niegrzeczne lub raniące słowa
report-spam = Reklama albo wciąż to samo
report-name = Obraźliwa nazwa
report-unfair = Nieuczciwa gra
report-other = Coś innego
report-words = Własnymi słowami, jeśli chcesz
report-mute = Wycisz też gracza { $player }
report-note = Dołączymy ostatnie 50 wiadomości z tego stołu. Nikt się nie dowie, kto zgłosił.
report-send = Wyślij zgłoszenie
report-done = Dziękujemy. Przeczytają to osoby, które prowadzą ten serwer.

## Ratings, profile, leaderboard

ratings-title = Rankingi
ratings-none = jeszcze bez gry rankingowej w tym składzie
ratings-band = Pasmo pokazuje, jak niepewna jest liczba; z każdą grą się zwęża.
rating-settling = jeszcze się ustala
rating-value = { $rating }, plus minus { $doubt }
rating-rank = { $rank } z { $count }
rating-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
rating-change = Zmiana rankingu: { $change }
rating-not-counted = bez rankingu
rating-why-undone = Ta gra nie liczy się do rankingu: cofnięto ruch.
rating-why-guest = Ta gra nie liczy się do rankingu: jeden z gości ma mniej niż dziesięć zakończonych gier.
player-since = z nami od: { $date }
player-games = { $count ->
    [one] { $count } zakończona gra, wygrane: { $won }
    [few] { $count } zakończone gry, wygrane: { $won }
   *[many] { $count } zakończonych gier, wygrane: { $won }
}
player-here = teraz tutaj
player-bot = bot z zewnątrz
player-not-public = Tę stronę widzą tylko przyjaciele.
player-friend = Przyjaźń
player-mute = Wycisz
player-won = Wygrane według edycji i liczby graczy
player-won-of = z { $count }
player-won-said = wygrane { $won } z { $count }; sprawiedliwa część to { $fair }%
player-liked = Ulubione cechy
player-liked-note = Część gier, w których cecha była w grze.
games-title = Zakończone gry
games-none = Jeszcze żadnej zakończonej gry.
games-more = Pokaż więcej
games-replay = Powtórka
games-place-of = z { $count }
leaders-two = 2 graczy
leaders-three-four = 3–4
leaders-five-eight = 5–8
leaders-size = Wielkość stołu
leaders-caption = Gracze według rankingu, z botami dla porównania
leaders-rank = Miejsce
leaders-rating = Ranking
leaders-scale = Ranking i jego niepewność
leaders-games = Gry
leaders-won = Wygrane
leaders-last = Ostatnia gra
leaders-no-rank = jeszcze bez miejsca
leaders-still = stoi w miejscu, dla porównania
leaders-you = Ty, { $player }
leaders-you-title = Ty
leaders-count = Na liście: { $listed }, z miejscem: { $ranked }
leaders-find = Znajdź stół
leaders-you-none = Nie masz jeszcze gry rankingowej w tym składzie.
leaders-settle = { $count ->
    [one] Jeszcze się ustala. Jeszcze około { $count } gra i będzie miejsce.
    [few] Jeszcze się ustala. Jeszcze około { $count } gry i będzie miejsce.
   *[many] Jeszcze się ustala. Jeszcze około { $count } gier i będzie miejsce.
}
leaders-not-listed = Twoja strona nie jest publiczna, więc nie ma cię na liście.
leaders-how = Jak to czytać
leaders-how-point = Punkt to ranking, kreska – jego pewność.
leaders-how-soft = Jeszcze się ustala: mało gier, bez miejsca.
leaders-how-bots = Boty stoją wśród graczy dla porównania.
leaders-how-fair = Kreska oznacza sprawiedliwą część wygranych.
leaders-how-listed = Każda edycja i wielkość stołu ma własny ranking. Na liście: wszyscy z publiczną stroną, którzy grali tu w ciągu ostatnich 90 dni.
