### Words of tables online.

## Doors on the first page, and opening a table

online-alone = Hrát bez ostatních
online-name = Jak vám máme říkat?
online-name-note = Bez účtu a bez e-mailu. Ostatní vidí jen toto jméno.
online-open = Otevřít stůl
online-bots-note = Volná místa mohou kdykoli obsadit boti.
online-local-only = Ke stolu se dostanete jen z tohoto počítače. Mají-li se připojit další lidé v místní síti, spusťte Pangeu znovu jedním z těchto příkazů; hra zůstane uložena.
online-local-address = Ostatní pak otevřou:
online-lan-address = Ostatní ve vaší síti otevřou:
online-not-https = Stránka není na https: kdo je ve stejné síti, mohl by číst přenášená data.
online-have-link = Máte pozvánku?
online-follow = Otevřít odkaz
online-my-tables = Vaše stoly
online-as-of = stav v { $time }
online-your-turn = váš tah
online-title-turn = Váš tah
online-waiting-room = čekárna
online-paused-tag = pauza
online-playing-tag = hraje se
online-look = Podívat se
online-go-there = Přejít ke stolu
online-seats = Místa
online-clock = Hodiny
online-clock-none = bez hodin
online-clock-minutes = { $minutes } min
online-watchers = Diváci
online-watching-nobody = nikdo
online-watching-at-once = hned
online-watching-delayed = po 3 min
online-fail-name = Zvolte jiné jméno: 1 až 24 písmen nebo číslic.
online-fail-rules = Podle takových pravidel nelze hrát.
online-fail-fast = Trochu pomaleji. Zkuste to znovu za chvíli.
online-fail-invitation = Toto není platná pozvánka.
online-fail-watching = Tento stůl nelze sledovat.
online-fail-server = Server to teď nemůže udělat. Zkuste to znovu.

## Rules at a table

online-rules-here = Pravidla u tohoto stolu
online-rule-printed = Jak je vytištěno.
online-rule-no-clock = Bez hodin: každý má tolik času, kolik potřebuje.
online-rule-clock = { $minutes ->
    [one] Každý má { $minutes } minutu a { $seconds } s za každé rozhodnutí. Až čas vyprší, hraje bot, dokud se nevrátíte.
    [few] Každý má { $minutes } minuty a { $seconds } s za každé rozhodnutí. Až čas vyprší, hraje bot, dokud se nevrátíte.
   *[other] Každý má { $minutes } minut a { $seconds } s za každé rozhodnutí. Až čas vyprší, hraje bot, dokud se nevrátíte.
}
online-rule-consent = Vrácení tahu a pauza se souhlasem všech.
online-rule-nobody-watches = Nikdo nesleduje.
online-rule-watch-at-once = Diváci jsou vítáni.
online-rule-watch-delayed = Diváci jsou vítáni, o 3 minuty později.

## An invitation

online-invites = { $player } vás zve ke hře.
online-invited-before = Jste zváni ke hře.
online-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
online-learn = Hrajete poprvé? Naučte se hrát.
online-at-table = U tohoto stolu
online-answer = Vaše odpověď
online-free-seat = Volné místo
online-free-yours = může být vaše
online-free-note = hostitel je může dát botovi
online-free-host = pozvěte někoho, nebo je dejte botovi
online-host = hostitel
online-bot = bot
online-ready = připraveno
online-not-ready = ještě ne
online-sit = Posadit se
online-sit-as = Posadit se jako { $player }
online-you-are = Na tomto zařízení máte jméno { $player }.
online-not-you = Nejste to vy?
online-watch-instead = Jen sledovat
online-watch-game = Sledovat tuto hru
online-full = Všechna místa jsou obsazena.
online-full-note = Můžete sledovat; když se místo uvolní, posadíte se v čekárně.
online-started = Hra už začala.
online-started-note = Můžete sledovat a přidat se k příští hře.
online-expired = Platnost této pozvánky vypršela.
online-expired-note = Požádejte o nový odkaz, nebo otevřete vlastní stůl.
online-member = U tohoto stolu máte místo.

## The waiting room

online-table = Stůl
online-table-of = Stůl: { $player }
online-change = Změnit
online-change-now = Změnit pravidla
online-change-note = Pak musí všichni znovu potvrdit připravenost.
online-this-is-you = to jste vy
online-stand = Vstát a sledovat
online-kick = Uvolnit místo: { $player }
online-give-bot = Dát botovi
online-sit-here = Sednout sem
online-bot-level = Síla: { $player }
online-remove-bot = Odebrat bota
online-link = Odkaz s pozvánkou
online-copy = Kopírovat odkaz
online-code = QR kód odkazu s pozvánkou
online-link-note = Kdo odkaz otevře, zvolí si jméno; účet není potřeba.
online-link-here = Odkaz pro tento počítač
online-link-here-note = Funguje jen v prohlížečích na tomto počítači.
online-new-link = Vytvořit nový odkaz
online-new-link-note = Předchozí přestane platit. Kdo už tu je, zůstává.
online-new-link-done = Toto je nový odkaz. Předchozí už neplatí.
online-no-link = Toto zařízení nemá odkaz s pozvánkou.
online-dealing = Karty se rozdávají.
online-all-ready = Všichni jsou připraveni.
online-host-begins = Všichni jsou připraveni. Hru zahájí hostitel.
online-waits-for = Čeká se na: { $players }.
online-free-seats = { $count ->
    [one] { $count } místo je volné.
    [few] { $count } místa jsou volná.
   *[other] { $count } míst je volných.
}
online-leave = Odejít
online-begin = Začít hru
online-be-ready = Můžeme začít
online-be-not-ready = Ještě chvíli
online-dice = Kostky, kterým nemusíte věřit
online-dice-note = Server už zvolil svůj díl náhody a ukazuje jeho pečeť. Těchto šest slov mají všichni u stolu stejných; můžete je porovnat.
online-closed = Tento stůl je zavřený.
online-closed-note = Záznam hry je uložen na serveru.
online-not-here = U tohoto stolu nemáte místo.
online-not-here-note = Otevřete pozvánku znovu, nebo požádejte o novou.
online-home = Přejít na úvodní stránku

## Presence and clocks

online-here = u stolu
online-reconnecting = připojování
online-away = mimo stůl
online-away-bot = mimo stůl, hraje { $level }
online-bot-for = hraje { $level }
online-said-came = { $player } usedá ke stolu.
online-said-back = { $player } je zpět.
online-said-reconnecting = { $player } obnovuje připojení.
online-said-away = { $player } je pryč.
online-time-yours = váš čas
online-time-still = stojí
online-time-low = Čas se krátí.
online-time-low-note = Až čas vyprší, hraje za vás bot, dokud se nevrátíte.
online-time-up = Čas vypršel: { $player }. Hraje bot.

## In the prompt’s place

online-watching = Sledujete hru.
online-watching-behind = Sledujete hru o 3 minuty později.
online-watching-note = Vidíte to, co smí vědět každý hráč. Karty v ruce a balíček zůstávají skryté i vám.
online-stop-watching = Přestat sledovat
online-sides = Z čí strany vidíte stůl
online-side = Strana: { $player }
online-holds = { $count ->
    [one] { $player }: { $count } karta v ruce.
    [few] { $player }: { $count } karty v ruce.
   *[other] { $player }: { $count } karet v ruce.
}
online-holds-note = Uvidíte je v záznamu, až hra skončí.
online-bot-plays = Hraje za vás bot: { $level }.
online-bot-plays-note = Hraje dál, dokud si místo nevezmete zpět. Nic se neztratilo.
online-take-back = Vzít si místo zpět
online-paused = Hra je pozastavena.
online-paused-note = Všechny hodiny stojí; hra pokračuje, až budou všichni připraveni.
online-held-line = Po připojení
online-who-answered = Kdo odpověděl
online-answered = souhlas
online-not-answered = ještě ne
online-ask-pause = Požádat o pauzu
online-leave-table = Odejít od stolu
online-leave-sure = Bot bude hrát za vás. Vrátit se můžete kdykoli.
online-stay = Zůstat
online-watch-count = { $count ->
    [one] Sleduje { $count } člověk: { $players }
    [few] Sledují { $count } lidé: { $players }
   *[other] Sleduje { $count } lidí: { $players }
}

## The strip

online-lost = Nejste připojeni.
online-lost-note = Hra je uložena a vaše volba zůstává. Vaše hodiny běží dál. Pangea to zkouší znovu.
online-lost-note-untimed = Hra je uložena a vaše volba zůstává. Pangea to zkouší znovu.
online-back = { $seconds ->
    [one] Odpojení trvalo { $seconds } sekundu.
    [few] Odpojení trvalo { $seconds } sekundy.
   *[other] Odpojení trvalo { $seconds } sekund.
}
online-back-note = Nic se neztratilo. Průběh ukazuje, co se mezitím stalo.
online-elsewhere = Teď hrajete na jiném zařízení.
online-elsewhere-note = Kdykoli se můžete vrátit sem.
online-go-on-here = Pokračovat zde
online-reload = Tato stránka je starší než server.
online-reload-note = Chcete-li pokračovat, načtěte stránku znovu. Nic se neztratí.
online-reload-now = Načíst znovu
online-distrust = Server neukazuje pečeť, kterou tato stránka odeslala.
online-distrust-note = Vaše slovo pro kostky zůstalo utajeno. Pokud připravenost neohlásilo jiné vaše zařízení, kostkám v této hře nevěřte.
online-no-word = Tato hra začala bez vašeho slova pro kostky.
online-no-word-note = Přišlo příliš pozdě, nebo je server vynechal. V záznamu hry bude vidět, že chybí.
online-doubt-read = Rozumím
online-asks-undo = { $player } žádá o vrácení tahu.
online-you-ask-undo = Žádáte o vrácení tahu.
online-asks-undo-note = Vrátí se i vše, co následovalo. Než stůl rozhodne, hodiny stojí.
online-asks-pause = { $player } žádá o pauzu.
online-you-ask-pause = Žádáte o pauzu.
online-asks-note = Než stůl rozhodne, hodiny stojí.
online-asks-rematch = { $player } chce hrát znovu.
online-you-ask-rematch = Navrhujete hrát znovu.
online-asks-rematch-note = Stejní lidé, stejná pravidla.
online-withdraw = Vzít zpět
online-vote-no = Ne, hrajme dál
online-vote-yes = Povolit
online-not-agreed = Stůl chce raději hrát dál.
online-restart = { $seconds ->
    [one] Pangea se restartuje za { $seconds } sekundu.
    [few] Pangea se restartuje za { $seconds } sekundy.
   *[other] Pangea se restartuje za { $seconds } sekund.
}
online-restarting = Pangea se restartuje.
online-restart-note = Vaše hra je uložena a sama bude pokračovat.
online-storage = Stůl čeká na své úložiště.
online-storage-note = Nic se neztratilo a hodiny stojí.
online-storage-back = Vše zase funguje. Nic se neztratilo.
online-no-stale = Situace na stole se mezitím změnila. Vyberte znovu.
online-no-watching = Tuto hru sledujete.
online-no-host = To může udělat jen hostitel.
online-no-phase = To teď nelze udělat.
online-no-taken = Toto místo je obsazené.
online-no-seat = Hostitel dal vaše místo někomu jinému. Znovu se posadíte s jeho novou pozvánkou.
online-no-ready = Některé místo je volné, nebo někdo ještě není připraven.
online-no-undo = Není co vrátit.
online-no-asking = Stůl už o něčem rozhoduje.
online-no-bot-plays = Hraje za vás bot. Nejdřív si vezměte místo zpět.

## The end

online-dice-good = Semínko je to, které server zapečetil před hrou, a každé slovo souhlasí. Záznam hry přepočítá každý hod.
online-dice-bad = Kostky neodpovídají tomu, co server před hrou zapečetil.
online-dice-without = Semínko je to, které server zapečetil před hrou, ale vaše slovo pro kostky chybí.
online-rematch = Hrát znovu
online-next-table = Přejít k další hře
