### Words of the place to meet: lobby, account, friends, talk, profile, leaderboard.

## What the screens share

place-lobby = Lobby
place-account = Váš účet
place-sign-in = Přihlásit se
place-friends = Přátelé
place-leaders = Žebříček
place-player = Hráč
place-own-page = Vaše stránka
place-nav = Místo setkání
place-invitations = Pozvánky
place-dismiss = Odmítnout pozvánku
place-loading = Načítání.
place-show = Zobrazit
place-signed-out = Na tomto zařízení není nikdo přihlášen.
place-signed-out-note = Ke hře stačí jméno; účet vám je zachová.
place-today = dnes
place-yesterday = včera
place-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
place-hours = { $count } h
place-minutes = { $count } min
place-fail-sign-in = { $count ->
    [one] Jméno a heslo k sobě nepatří. Zbývá { $count } pokus.
    [few] Jméno a heslo k sobě nepatří. Zbývají { $count } pokusy.
   *[other] Jméno a heslo k sobě nepatří. Zbývá { $count } pokusů.
}
place-fail-wrong = Tohle k tomu jménu nepatří.
place-fail-fast = { $seconds ->
    [one] Trochu pomaleji. Zkuste to znovu za { $seconds } sekundu.
    [few] Trochu pomaleji. Zkuste to znovu za { $seconds } sekundy.
   *[other] Trochu pomaleji. Zkuste to znovu za { $seconds } sekund.
}
place-fail-nothing = Nic tu není.
place-fail-taken = Takové nebo velmi podobné jméno tu už někdo má.
place-fail-password = Toto heslo je příliš krátké, příliš dlouhé nebo je vaším jménem.
place-fail-account = K tomu je potřeba účet.
place-fail-friend = Pozvat lze jen přátele.
place-fail-many = Už jich je příliš mnoho.
place-fail-text = Tento text je příliš dlouhý nebo obsahuje neviditelné znaky.
place-fail-address = Na tuto adresu nelze poslat zprávu.
place-fail-vacation = Letos vám zbývá méně dní dovolené.
place-fail-banned = Provozovatelé vám server na čas uzavřeli.

## Time at slow tables

online-left = zbývá { $time }
online-until = do { $moment }
online-rule-slow = { $count ->
    [one] { $count } den na tah. Až čas vyprší, hraje bot, dokud se nevrátíte.
    [few] { $count } dny na tah. Až čas vyprší, hraje bot, dokud se nevrátíte.
   *[other] { $count } dní na tah. Až čas vyprší, hraje bot, dokud se nevrátíte.
}
online-bot-sits = bot na vašem místě
online-badge = { $count ->
    [one] Váš tah u { $count } stolu
    [few] Váš tah u { $count } stolů
   *[other] Váš tah u { $count } stolů
}

## The first page of someone known here

mine-welcome = Vítejte zpět, { $player }.
mine-waiting = { $count ->
    [one] Čeká na vás { $count } hra.
    [few] Čekají na vás { $count } hry.
   *[other] Čeká na vás { $count } her.
}
mine-all-games = všechny hry
mine-none = Teď nemáte žádnou hru. Přisedněte k otevřenému stolu, nebo otevřete vlastní.
mine-come-back = Vrátit se
mine-play = Hrát
mine-friends-here = Přátelé, kteří jsou tady
mine-all-friends = všichni přátelé

## Signing in

sign-in-name = Jméno
sign-in-password = Heslo
sign-in-code = Záchranný kód
sign-in-forgotten = Použít záchranný kód
sign-in-with-password = Přihlásit se heslem
sign-in-recover = Obnovit účet
sign-in-recover-now = Nastavit nové heslo
sign-in-recover-note = Všechna ostatní zařízení budou odhlášena. Kód už znovu nepoužijete.
sign-in-no-need = Ke hře účet nepotřebujete.

## The account

account-keep = Zachovat jméno { $player }
account-keep-note = Jméno { $player } je zatím jen v tomto prohlížeči. Zachovejte si je a hry, přátelé i hodnocení půjdou s vámi na každé zařízení.
account-with-password = Heslem
account-new-password = Nové heslo
account-old-password = Současné heslo
account-password-good = Dost dlouhé. Tři neobvyklá slova jsou dobré heslo.
account-password-short = Nejméně { $count } znaků. Tři neobvyklá slova jsou dobré heslo.
account-keep-now = Zachovat jméno
account-no-mail = Na e-mail se neptáme. Když heslo zapomenete, pomohou záchranné kódy.
account-have-one = Už tu jméno mám: přihlásit
account-codes = Záchranné kódy
account-codes-note = Zapište si je teď: ukazují se jen tentokrát. Každým lze jednou nastavit nové heslo.
account-codes-copy = Kopírovat kódy
account-codes-done = Kódy mám zapsané
account-codes-left = { $count ->
    [one] zbývá { $count } kód
    [few] zbývají { $count } kódy
   *[other] zbývá { $count } kódů
}
account-codes-new = Vytvořit nové
account-codes-make = Vytvořit nové kódy
account-ways-in = Jak se přihlašujete
account-password-since = nastaveno: { $date }
account-password-note = Všechna ostatní zařízení budou odhlášena.
account-password-change = Změnit heslo
account-rename = Změnit jméno
account-new-name = Nové jméno
account-rename-note = Potom se přihlašujete novým jménem.
account-silenced = U stolů nemůžete psát do: { $date }.
account-others = Co vidí ostatní
account-public = Moje stránka je veřejná
account-public-note = výsledky, hodnocení a dohrané hry; jinak jen pro přátele
account-review = Moje tahy lze rozebírat
account-review-note = v záznamech, které otevřou ostatní
account-devices = Kde jste přihlášeni
account-this-device = Toto zařízení
account-here-now = zde, teď
account-last-here = naposledy zde: { $date }
account-out = Odhlásit
account-out-others = Odhlásit všude jinde
account-out-all = Odhlásit všude
account-data = Vaše data
account-export = Vzít si je s sebou
account-export-note = vše, co o vás tento server uchovává, v jednom souboru
account-download = Stáhnout
account-delete = Smazat účet
account-delete-note = jméno, hodnocení a zprávy zmizí; ostatním jejich hry zůstanou
account-delete-open = Smazat
account-delete-sure = Smazat { $player }?
account-delete-what = Jméno, hodnocení, přátelé a zprávy se smažou hned. Odehrané hry zůstanou ostatním, bez vašeho jména. Nelze to vrátit.
account-delete-type = Pro jistotu napište své jméno
account-delete-not = Ponechat účet
account-delete-now = Smazat navždy

## Mails, vacations, bots

mail-title = E-mail
mail-note = Jen o pomalých hrách, a jen když chcete.
mail-address = E-mailová adresa
mail-set = Použít tuto adresu
mail-confirmed = potvrzeno
mail-unconfirmed = Otevřete odkaz v poslané zprávě
mail-remove = Odebrat
mail-want-your-turn = Jsem na tahu
mail-want-time-is-short = Můj čas se krátí
mail-want-game-over = Hra skončila
mail-thanks = Děkujeme, adresa je potvrzena.
vacation-title = Dovolená
vacation-note = Váš čas u pomalých stolů stojí. Tahy, na které se už čeká, je třeba ještě udělat.
vacation-left = Letos zbývá: { $time }.
vacation-take = Začít teď
vacation-now = Máte dovolenou
vacation-until = do: { $date }
vacation-end = Jsem zpět
bots-title = Vaši boti
bots-note = Váš vlastní program tu může hrát stejným protokolem. Je označen jako bot.
bots-name = Jméno bota
bots-make = Vytvořit bota
bots-never = zatím nepoužit
bots-token-new = Nový token
bots-revoke = Odebrat
bots-token-note = Token si zkopírujte teď: ukazuje se jen tentokrát.
bots-token-copy = Kopírovat token

## Friends

friends-none = Zatím nikdo. Najděte někoho podle jména nebo otevřete něčí stránku u stolu.
friends-asking = Chtějí být vašimi přáteli
friends-asked = Vaše žádosti
friends-asked-at = žádost: { $date }
friends-asked-tag = žádost odeslána
friends-wants = chce být vaším přítelem
friends-agree = Souhlasit
friends-decline = Odmítnout
friends-end = Odebrat
friends-here = právě zde
friends-since = přátelé od: { $date }
friends-muted = Umlčení
friends-muted-note = Jejich zprávy nevidíte.
friends-find = Najít někoho
friends-find-name = Začátek jména
friends-find-note = Najdou se jen lidé s účtem.
friends-find-now = Najít
friends-nobody = Nikdo s účtem takové jméno nemá.
friends-ask = Nabídnout přátelství
friends-invite = Pozvat
friends-invited = pozvánka odeslána

## Lobby and quick match

lobby-open = Otevřené stoly
lobby-all-editions = Všechny edice
lobby-none-open = Žádný stůl teď není otevřený. Otevřete vlastní nebo zkuste rychlou hru.
lobby-running = Probíhající hry
lobby-running-note = Vidíte to, co může vědět každý hráč.
lobby-none-running = Veřejně se teď nic nehraje.
lobby-slow = { $count ->
    [one] { $count } den na tah
    [few] { $count } dny na tah
   *[other] { $count } dní na tah
}
lobby-quick = rychlá hra
lobby-here = { $count ->
    [one] Je tu { $count } člověk
    [few] Jsou tu { $count } lidé
   *[other] Je tu { $count } lidí
}
lobby-all = { $count ->
    [one] Lobby: { $count } stůl
    [few] Lobby: { $count } stoly
   *[other] Lobby: { $count } stolů
}
lobby-sit-open = Přisednout k otevřenému stolu
lobby-own = Nebo otevřít vlastní
lobby-who = Kdo
lobby-everyone = kdokoli
lobby-friends = přátelé
lobby-link = s odkazem
quick-title = Rychlá hra
quick-note = Stůl s těmi, kdo chtějí hrát totéž. Hra začne automaticky.
quick-any = Libovolná edice
quick-live = naživo
quick-slow = den na tah
quick-bots = Doplnit boty
quick-bots-note = po minutě čekání
quick-find = Najít hráče
quick-waiting = Hledáme hráče
quick-waiting-note = Zatím se můžete rozhlédnout; zůstaňte na této stránce.
quick-bots-in = Boti obsadí volná místa za { $time }.
quick-stop = Přestat hledat

## Talk

talk-title = Chat
talk-none = Zatím nikdo nic nenapsal.
talk-back = Zpět ke stolu
talk-unread = nové
talk-more = Více: stránka, umlčení nebo nahlášení – { $player }
talk-page = Stránka hráče { $player }
talk-mute = Umlčet hráče { $player }
talk-unmute = Zrušit umlčení
talk-report = Nahlásit tuto zprávu
talk-muted = Zprávy hráče { $player } už nevidíte. Nikdo se to nedozví.
talk-phrases = Hotové věty
talk-say = Něco napište
talk-send = Odeslat
talk-slower = { $seconds ->
    [one] Trochu pomaleji. Psát můžete zase za { $seconds } sekundu.
    [few] Trochu pomaleji. Psát můžete zase za { $seconds } sekundy.
   *[other] Trochu pomaleji. Psát můžete zase za { $seconds } sekund.
}
talk-readers-table = Čtou to všichni u tohoto stolu.
talk-readers-players = Čtou to hráči i diváci.
talk-readers-watchers = Čtou to diváci; hráči až po hře.
phrase-hello = Dobrý den.
phrase-good-luck = Hodně štěstí všem.
phrase-one-moment = Chvilku.
phrase-back = Jsem zpátky.
phrase-take-your-time = Nespěchejte.
phrase-thank-you = Děkuji.
phrase-sorry = Promiňte.
phrase-well-played = Dobře zahráno.
phrase-ouch = Au.
phrase-good-game = Dobrá hra.
phrase-play-again = Ještě jednou?
phrase-goodbye = Na shledanou.
report-title = Nahlásit hráče { $player }
report-what = Co je špatně?
report-rude = Hrubá nebo zraňující slova
report-spam = Reklama nebo totéž pořád dokola
report-name = Urážlivé jméno
report-unfair = Nečestná hra
report-other = Něco jiného
report-words = Vlastními slovy, chcete-li
report-mute = Umlčet i hráče { $player }
report-note = Přiloží se posledních 50 zpráv od tohoto stolu. Kdo hlásil, se nikdo nedozví.
report-send = Odeslat hlášení
report-done = Děkujeme. Přečtou si to lidé, kteří server provozují.

## Ratings, profile, leaderboard

ratings-title = Hodnocení
ratings-none = v tomto počtu zatím žádná hodnocená hra
ratings-band = Pás ukazuje, jak je číslo ještě nejisté; s každou hrou se zužuje.
rating-settling = ještě se ustaluje
rating-value = { $rating }, plus minus { $doubt }
rating-rank = { $rank } z { $count }
rating-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
rating-change = Změna hodnocení: { $change }
rating-not-counted = nehodnoceno
rating-why-undone = Tato hra se do hodnocení nepočítá: byl vrácen tah.
rating-why-guest = Tato hra se do hodnocení nepočítá: některý host má méně než deset dohraných her.
player-since = s námi od: { $date }
player-games = { $count ->
    [one] { $count } dohraná hra, výhry: { $won }
    [few] { $count } dohrané hry, výhry: { $won }
   *[other] { $count } dohraných her, výhry: { $won }
}
player-here = právě zde
player-bot = bot zvenčí
player-not-public = Tuto stránku vidí jen přátelé.
player-friend = Přátelé
player-mute = Umlčet
player-won = Výhry podle edice a počtu hráčů
player-won-of = z { $count }
player-won-said = výhry { $won } z { $count }; spravedlivý podíl je { $fair }%
player-liked = Oblíbené rysy
player-liked-note = Podíl her, ve kterých byl rys ve hře.
games-title = Dohrané hry
games-none = Zatím žádná dohraná hra.
games-more = Zobrazit více
games-replay = Záznam
games-place-of = z { $count }
leaders-two = 2 hráči
leaders-three-four = 3–4
leaders-five-eight = 5–8
leaders-size = Velikost stolu
leaders-caption = Hráči podle hodnocení, s boty jako měřítkem
leaders-rank = Pořadí
leaders-rating = Hodnocení
leaders-scale = Hodnocení a jeho nejistota
leaders-games = Hry
leaders-won = Výhry
leaders-last = Poslední hra
leaders-no-rank = zatím bez pořadí
leaders-still = stojí na místě jako měřítko
leaders-you = Vy, { $player }
leaders-you-title = Vy
leaders-count = V seznamu: { $listed }, s pořadím: { $ranked }
leaders-find = Najít stůl
leaders-you-none = V tomto počtu zatím nemáte hodnocenou hru.
leaders-settle = { $count ->
    [one] Ještě se ustaluje. Asi { $count } hra a budete mít pořadí.
    [few] Ještě se ustaluje. Asi { $count } hry a budete mít pořadí.
   *[other] Ještě se ustaluje. Asi { $count } her a budete mít pořadí.
}
leaders-not-listed = Vaše stránka není veřejná, proto nejste v seznamu.
leaders-how = Jak to číst
leaders-how-point = Bod je hodnocení, úsečka jeho jistota.
leaders-how-soft = Ještě se ustaluje: málo her, zatím bez pořadí.
leaders-how-bots = Boti stojí mezi hráči jako měřítko.
leaders-how-fair = Čárka značí spravedlivý podíl výher.
leaders-how-listed = Každá edice a velikost stolu má vlastní hodnocení. V seznamu jsou všichni s veřejnou stránkou, kdo tu hráli v posledních 90 dnech.
