### Nový svět: rysy, oblasti, otázky, volby, události, odmítnutí. Co jiné edice říkají stejně, je v jejich souborech.

## Rysy jako na kartách a co každý dělá.

new-world-trait-carnivorous = Masožravý
    .summary = Predátor: jednou za fázi krmení může útočit. Požadavek +1, 1 bod navíc.
new-world-trait-fat-tissue = Vypasený
    .summary = Uchová 1 tukovou zásobu na dobu hladu. Živočich může mít takových karet několik.
new-world-trait-swimming = Plavající
    .summary = Napadnout ho může jen predátor s týmž rysem a jako predátor útočí jen na živočichy s týmž rysem. Otevírá Jezero.
new-world-trait-robust = Robustní
    .summary = Napadnout ho může jen predátor s týmž rysem. Otevírá Savanu. Požadavek +1, 1 bod navíc.
new-world-trait-nocturnal = Noční
    .summary = Napadnout ho může jen predátor s týmž rysem. Otevírá Jeskyni.
new-world-trait-burrowing = Norující
    .summary = Dokud je živočich nakrmený, nelze ho napadnout.
new-world-trait-hibernation = Hibernující
    .summary = Když mu hrozí smrt hladem, lze tuto kartu odložit a živočich přežije. Ne v posledním období.
new-world-trait-poisonous = Jedovatý
    .summary = Predátor, který ho pozře, zahyne na začátku fáze vymírání.
new-world-trait-metamorphosis = Metamorfující
    .summary = Dodatečná akce: odloží jiný rys a dostane jeden z vaší ruky. Jednou za fázi krmení.
new-world-trait-piracy = Zlodějský
    .summary = Dodatečná akce: vezme 1 potravu jinému hladovému živočichovi. Jednou za fázi krmení.
new-world-trait-elusive = Nepolapitelný
    .summary = Při napadení odloží jednu ze svých karet a přežije; predátor dostane 1 mimořádnou potravu.
new-world-trait-repulsive = Odpudivý
    .summary = Při napadení lze kartu odložit: napadení končí a predátor nic nezíská.
new-world-trait-horned = Rohatý
    .summary = Při napadení se hází kostkou: při 5 nebo 6 predátor zahyne.
new-world-trait-running = Běhavý
    .summary = Při napadení se hází kostkou: při 4, 5 nebo 6 živočich unikne.
new-world-trait-adaptable = Přizpůsobivý
    .summary = Je mu otevřená každá oblast, i Ledovec.
new-world-trait-hoofed = Kopytnatý
    .summary = Když si vezme potravu z oblasti, může tam zadupat další žeton potravy.
new-world-trait-communication = Komunikující
    .summary = Pár: když si jeden vezme potravu z oblasti, vezme si tam žeton i druhý.
new-world-trait-cooperation = Spolupracující
    .summary = Pár: když si jeden vezme potravu z oblasti, dostane druhý 1 mimořádnou potravu.
new-world-trait-symbiosis = Vzájemně prospěšný
    .summary = Pár: chráněnce nelze napadnout; krmí se, až když je ochránce nakrmený.
new-world-trait-scavenger = Mrchožravý
    .summary = Kdykoli při napadení zemře živočich, dostane 1 mimořádnou potravu.
new-world-trait-camouflage = Maskovaný
    .summary = Napadnout ho může jen predátor s rysem Ostrozraký.
new-world-trait-sharp-vision = Ostrozraký
    .summary = Predátor s tímto rysem může napadnout živočichy s rysem Maskovaný.
new-world-trait-stasis = Stagnující
    .summary = Škodlivý, na kteréhokoli živočicha: další rysy nedostane. Požadavek +1, 1 bod navíc.
new-world-trait-harmful-mutation = Nepříznivě zmutovaný
    .summary = Škodlivý, na živočicha jiného hráče: predátor smí ignorovat jeden jeho ochranný rys. Požadavek +1, 1 bod navíc.
new-world-trait-parasite = Napadený parazitem
    .summary = Škodlivý, na živočicha jiného hráče. Požadavek +2, 2 body navíc pro majitele živočicha.
new-world-trait-mimicry = Napodobující
    .summary = Je-li napaden, přenese napadení na jiného vašeho živočicha, kterého by predátor mohl napadnout.
new-world-trait-intelligent = Inteligentní
    .summary = Jednou za fázi krmení smí tento predátor ignorovat ochranný rys nebo reakci kořisti.
new-world-trait-flying = Létající
    .summary = Napadnout ho může jen predátor, který má méně karet rysů.
new-world-trait-shelled = Opancéřovaný
    .summary = Při napadení se může schovat do konce fáze; do té doby ho nelze napadnout ani krmit.

## Oblasti.

new-world-area-steppe = Step
new-world-area-taiga = Tajga
new-world-area-mangrove = Mangrovový les
new-world-area-swamp = Bažiny
new-world-area-cave = Jeskyně
new-world-area-mountains = Hory
new-world-area-savanna = Savana
new-world-area-desert = Poušť
new-world-area-lake = Jezero
new-world-area-meadow = Louka
new-world-area-glacier = Ledovec
new-world-area-tundra = Tundra
new-world-area-jungle = Džungle
new-world-area-forest = Listnatý les

## Fáze, které jiné edice nemají.

new-world-phase-areas = Oblasti
    .title = Fáze oblastí

## Otázky a na co ostatní čekají.

new-world-question-develop = Vyložit živočicha nebo rys, nebo pasovat?
new-world-question-trigger = Který rys zapůsobí teď?
new-world-question-revealed = { $card }: který rys dostane { $animal }?
new-world-question-fat = Má { $animal } spotřebovat tukovou zásobu?
new-world-question-hibernate = Má { $animal } hibernovat?
new-world-question-discard = Kterou kartu odložit?
new-world-waiting-trigger = { $player } vybírá rys.
new-world-waiting-revealed = { $player } vybírá rys: { $animal }.
new-world-waiting-fat = { $player } rozhoduje o tukové zásobě: { $animal }.
new-world-waiting-hibernate = { $player } rozhoduje o hibernaci: { $animal }.
new-world-waiting-discard = { $player } odkládá karty.

## Volby.

new-world-action-play-animal-before = Vyložit jako nového živočicha: { $card }. Vpravo od něj: { $animal }
new-world-action-rearrange = Přeskupit řadu: { $animals }
new-world-action-announce-animal = Ohlásit nového živočicha
new-world-action-announce-trait = Ohlásit nový rys: { $animal }
new-world-action-shelter = Úkryt pro živočicha { $animal }: { $area }
new-world-action-feed = Nakrmit živočicha { $animal }: { $area }
new-world-action-feed-fat = Uložit tukovou zásobu, { $animal }: { $area }
new-world-action-attack-ignoring = Napadnout kořist { $target } predátorem { $attacker } a ignorovat: { $traits }
new-world-action-piracy = { new-world-trait-piracy }: { $pirate } bere 1 potravu. Oběť: { $target }
new-world-action-piracy-special = { new-world-trait-piracy }: { $pirate } bere 1 mimořádnou potravu. Oběť: { $target }
new-world-action-metamorphose = { new-world-trait-metamorphosis }: { $animal } odkládá { $card }, nový rys: { $trait }
new-world-action-metamorphose-pair = { new-world-trait-metamorphosis }: { $animal } odkládá { $card }, nový rys: { $trait } ({ $first }, { $second })
new-world-action-metamorphose-symbiosis = { new-world-trait-metamorphosis }: { $animal } odkládá { $card }, nový rys: { $trait } (ochránce { $first }, chráněnec { $second })
new-world-action-metamorphose-pool = { new-world-trait-metamorphosis }: { $animal } odkládá { $card }, pak karta z genofondu
new-world-action-metamorphose-food = { new-world-trait-metamorphosis }: { $animal } odkládá { $card } za 1 mimořádnou potravu
new-world-action-trigger-communication = { new-world-trait-communication }: { $from } → { $partner }, 1 potrava
new-world-action-trigger-cooperation = { new-world-trait-cooperation }: { $from } → { $partner }, 1 mimořádná potrava
new-world-action-decline-communication = { new-world-trait-communication }: { $from } → { $partner }, bez tukové zásoby
new-world-action-decline-cooperation = { new-world-trait-cooperation }: { $from } → { $partner }, bez tukové zásoby
new-world-action-trample = { new-world-trait-hoofed }: { $animal } zadupe 1 potravu
new-world-action-spare = { new-world-trait-hoofed }: { $animal } nezadupe nic
new-world-action-run = { new-world-trait-running }: hodit kostkou
new-world-action-gore = { new-world-trait-horned }: hodit kostkou
new-world-action-elude = { new-world-trait-elusive }: odložit { $card }
new-world-action-repel = { new-world-trait-repulsive }: odložit tuto kartu
new-world-action-hide = { new-world-trait-shelled }: schovat se do krunýře
new-world-action-mimic = { new-world-trait-mimicry }: nová kořist { $animal }
new-world-action-spend-fat = Spotřebovat tukovou zásobu: { $animal }
new-world-action-keep-fat = Ponechat tukovou zásobu: { $animal }
new-world-action-hibernate = Hibernovat: { $animal }
new-world-action-stay-awake = Nehibernovat: { $animal }
new-world-action-discard = Odložit kartu: { $card }

## Události.

new-world-log-discarded = { $player } odkládá kartu: { $card }.
new-world-log-discarded-you = Odkládáte kartu: { $card }.
new-world-log-discarded-hand = { $player } odkládá kartu.
new-world-log-discarded-hand-you = Odkládáte kartu.
new-world-log-discarded-pool = { $player } odkládá naslepo kartu z genofondu.
new-world-log-discarded-pool-you = Odkládáte naslepo kartu z genofondu.
new-world-log-areas-shuffled = Karty oblastí jsou zamíchané: { $count ->
    [one] { $count } karta v balíčku oblastí.
    [few] { $count } karty v balíčku oblastí.
   *[other] { $count } karet v balíčku oblastí.
}
new-world-log-cards-left = Mimo hru: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } karet.
}
new-world-log-first-player = První hráč: { $player }.
new-world-log-first-player-you = Hru začínáte vy.
new-world-log-epoch = Období { $epoch }. Začíná { $player }.
new-world-log-epoch-you = Období { $epoch }. Začínáte.
new-world-log-epoch-last = Období { $epoch }, poslední. Začíná { $player }.
new-world-log-epoch-last-you = Období { $epoch }, poslední. Začínáte.
new-world-log-rearranged = { $player } přeskupuje řadu: { $animals }.
new-world-log-rearranged-you = Přeskupujete řadu: { $animals }.
new-world-log-animal-announced = { $player } ohlašuje nového živočicha: { $animal }.
new-world-log-animal-announced-you = Ohlašujete nového živočicha: { $animal }.
new-world-log-trait-announced = { $player } ohlašuje nový rys: { $animal }.
new-world-log-trait-announced-you = Ohlašujete nový rys: { $animal }.
new-world-log-revealed = Odkrytá karta: { $card }.
new-world-log-revealed-moved = Tady ji vyložit nelze a jde k sousedovi vpravo: { $animal }.
new-world-log-revealed-animal = Nikam ji vyložit nelze a stává se novým živočichem: { $animal }.
new-world-log-revealed-discarded = Vyložit ji nelze a jde do odkládacího balíčku: { $card }.
new-world-log-area-entered = Nová oblast: { $area }.
new-world-log-area-holds = { $area }: potrava { $food }, úkryty { $shelters }.
new-world-log-swamp-holds = { $area }: potrava { $food }.
new-world-log-area-discarded = Oblast odchází: { $area }.
new-world-log-sheltered = { $animal } si bere úkryt ({ $area }).
new-world-log-fed = { $player }: { $animal } se krmí ({ $area }), { $state }.
new-world-log-fed-you = Vy: { $animal } se krmí ({ $area }), { $state }.
new-world-log-fed-fat = { $player }: { $animal } ukládá ({ $area }) { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
new-world-log-fed-fat-you = Vy: { $animal } ukládá ({ $area }) { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
new-world-log-gets-food = { $animal } dostává { $count ->
    [one] { $count } potravu, { $state }.
    [few] { $count } potravy, { $state }.
   *[other] { $count } žetonů potravy, { $state }.
}
new-world-log-gets-special = { $animal } dostává { $count ->
    [one] { $count } mimořádnou potravu, { $state }.
    [few] { $count } mimořádné potravy, { $state }.
   *[other] { $count } žetonů mimořádné potravy, { $state }.
}
new-world-log-stores = { $animal } ukládá { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
new-world-log-stores-also = Ukládá také { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
new-world-log-not-taken = { $count ->
    [one] { $count } žeton zůstává: není pro něj místo.
    [few] { $count } žetony zůstávají: není pro ně místo.
   *[other] { $count } žetonů zůstává: není pro ně místo.
}
new-world-log-no-room = { $animal } nemá místo na potravu.
new-world-log-declined = { $trait }: { $animal } tukovou zásobu neukládá.
new-world-log-trampled = { new-world-trait-hoofed }: { $animal } zadupává 1 potravu ({ $area }).
new-world-log-robbed = { $pirate } bere 1 potravu ({ new-world-trait-piracy }). Oběť: { $target }.
new-world-log-robbed-special = { $pirate } bere 1 mimořádnou potravu ({ new-world-trait-piracy }). Oběť: { $target }.
new-world-log-metamorphosed = { new-world-trait-metamorphosis }: { $animal } se mění.
new-world-log-attacked-ignoring = { $attacker } útočí. Kořist: { $target }. Ignoruje: { $traits }.
new-world-log-ran-escaped = { new-world-trait-running }, hod { $die }: { $animal } uniká.
new-world-log-ran-caught = { new-world-trait-running }, hod { $die }: { $animal } neuniká.
new-world-log-gored-killed = { new-world-trait-horned }, hod { $die }: { $animal } zabíjí predátora.
new-world-log-gored = { new-world-trait-horned }, hod { $die }: { $animal } predátora nezasáhne.
new-world-log-eluded = { new-world-trait-elusive }: { $animal } odkládá kartu { $trait } a přežívá.
new-world-log-repelled = { new-world-trait-repulsive }: { $animal } zahání predátora.
new-world-log-hid = { new-world-trait-shelled }: { $animal } se schovává do konce fáze.
new-world-log-redirected = { new-world-trait-mimicry }: { $from } přenáší napadení. Nová kořist: { $to }.
new-world-log-gave-up = { $animal } odkládá kartu { $trait }.
new-world-log-died-gored = Smrt nabodnutím na rohy: { $animal }. Kořist: { $prey }.
new-world-log-fat-spent = { $animal } spotřebovává { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
new-world-log-cleaned-up = Potrava a úkryty se vracejí do zásoby, tukové zásoby zůstávají.
new-world-log-reshuffled = Z odkládacího balíčku je nový balíček: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } karet.
}

## Výsledek.

new-world-result-by-animals = Body jsou stejné: rozhoduje počet přeživších živočichů.

## Odmítnutí.

new-world-refusal-generic = Pravidla to zde nedovolují.
new-world-refusal-seats = Hra je pro 2–4 hráče.
new-world-refusal-epochs = Na tolik období není dost oblastí.
new-world-refusal-disaster-alone = Variantu Pohroma nelze spojit s jinou délkou hry ani s jiným limitem karet v ruce.
new-world-refusal-no-more-cards = V této fázi už karty nevykládáte.
new-world-refusal-passed-feeding = Po pasu už v této fázi krmení nehrajete.
new-world-refusal-row-phase = Řada se přeskupuje jen ve fázi vývoje.
new-world-refusal-shelter = Úkryt si berou vlastní živočichové, a jen tam, kde nějaký zbývá.
new-world-refusal-feed = Krmit lze vlastní živočichy, a jen tam, kde zbývá potrava.
new-world-refusal-not-a-predator = Útočí jen vaši živočichové s rysem Masožravý.
new-world-refusal-not-a-predator-animal = { $animal } nemůže útočit: útočí jen vaši živočichové s rysem Masožravý.
new-world-refusal-additional = Dodatečné akce se provádějí vlastními živočichy.
new-world-refusal-announce = Místo karet v ruce jsou genofondy: ohlaste živočicha, nebo rys.
new-world-refusal-not-on-card = Takový rys na kartě není, nebo živočich není na stole.
new-world-refusal-between-neighbours = Párový rys spojuje dva sousedy, každý jiný patří jednomu živočichovi.
new-world-refusal-row = Řadu tvoří vaši živočichové, každý jednou.
new-world-refusal-partners = Živočichové spojení párovým rysem zůstávají vedle sebe.
new-world-refusal-host = Rysy se vykládají na vlastní živočichy, ale rysy Napadený parazitem a Nepříznivě zmutovaný na cizí a rys Stagnující na kteréhokoli.
new-world-refusal-host-animal = { $animal } nemůže tento rys dostat: rysy Napadený parazitem a Nepříznivě zmutovaný se vykládají na cizí živočichy, rys Stagnující na kteréhokoli, všechny ostatní na vlastní.
new-world-refusal-stasis = Živočich s rysem Stagnující už další rysy nedostane.
new-world-refusal-stasis-animal = { $animal } má rys Stagnující a další rysy nedostane.
new-world-refusal-scavenger-or-predator = U tohoto stolu se rysy Mrchožravý a Masožravý vylučují.
new-world-refusal-scavenger-or-predator-animal = { $animal }: u tohoto stolu se rysy Mrchožravý a Masožravý vylučují.
new-world-refusal-pair = Tyto dva živočichy spojit nelze: oba musí být vaši, každý s volnou stranou, a nesmějí patřit do téhož řetězu.
new-world-refusal-pair-animal = { $animal }: spojit nelze, oba živočichové musí být vaši, každý s volnou stranou, a nesmějí patřit do téhož řetězu.
new-world-refusal-no-pools = V této hře genofondy nejsou.
new-world-refusal-revealed = Ohlášený živočich dostane kartu jako jeden z jejích rysů.
new-world-refusal-revealed-at-home = Ve variantě s genofondy dostávají rysy jen vlastní živočichové.
new-world-refusal-revealed-pair = Párový rys musí živočicha spojit se sousedem na volné straně.
new-world-refusal-one-basic-action = Jedna základní akce za tah: úkryt, potrava, nebo napadení.
new-world-refusal-one-attack = Predátor útočí jednou za fázi krmení.
new-world-refusal-one-attack-animal = { $animal } může útočit jen jednou za fázi.
new-world-refusal-has-shelter = Živočich už úkryt má.
new-world-refusal-has-shelter-animal = { $animal } už úkryt má.
new-world-refusal-no-access = Živočich do této oblasti nemá přístup.
new-world-refusal-no-access-animal = { $animal } do této oblasti nemá přístup.
new-world-refusal-in-shell = Živočicha v krunýři nelze v této fázi napadnout ani krmit.
new-world-refusal-in-shell-animal = { $animal } je v krunýři: v této fázi ho nelze napadnout ani krmit.
new-world-refusal-symbiosis = Vzájemně prospěšný: chráněnce nelze napadnout; krmí se, až když je ochránce nakrmený.
new-world-refusal-symbiosis-animal = Vzájemně prospěšný, ochránce { $animal }: chráněnce nelze napadnout; krmí se, až když je ochránce nakrmený.
new-world-refusal-no-room = Živočich je nakrmený a pro tukovou zásobu nemá místo.
new-world-refusal-no-room-animal = { $animal } už pro potravu ani tukovou zásobu nemá místo.
new-world-refusal-table-full = Na stole už není místo pro dalšího živočicha.
new-world-refusal-sheltered-prey = Živočicha v úkrytu nelze napadnout.
new-world-refusal-ignore = Tento rys ignorovat nelze.
new-world-refusal-swimming = Plavající: tento rys musí mít predátor i kořist, nebo ani jeden z nich.
new-world-refusal-camouflage = Maskovaný: predátor potřebuje rys Ostrozraký.
new-world-refusal-nocturnal = Noční: predátor musí mít týž rys.
new-world-refusal-burrowing = Norující: nakrmený živočich je v bezpečí.
new-world-refusal-robust = Robustní: predátor musí mít týž rys.
new-world-refusal-flying = Létající: predátor musí mít méně karet rysů než kořist.
new-world-refusal-card-used = Taková karta tu není, nebo už v této fázi byla použita.
new-world-refusal-card-used-animal = { $animal } takovou kartu nemá, nebo už v této fázi byla použita.
new-world-refusal-one-additional = Jedna dodatečná akce za tah.
new-world-refusal-piracy = Zlodějský: zloděj potřebuje místo a oběť musí být hladová a mít potravu.
new-world-refusal-piracy-animal = Krádež není možná: { $animal }. Zloděj potřebuje místo a oběť musí být hladová a mít potravu.
new-world-refusal-metamorphosis = Metamorfující: je třeba odložit jiný rys živočicha a přidat takový, který je dovolený.
new-world-refusal-metamorphosis-mode = U tohoto stolu působí rys Metamorfující jinak.
new-world-refusal-empty-pool = Genofond je prázdný.
new-world-refusal-left-is-ward = U tohoto stolu je chráněncem vždy levý z obou živočichů.
new-world-refusal-disaster-pass = V Pohromě nelze pasovat, dokud máte v ruce víc než dvě karty.
new-world-refusal-end-instead = Po dodatečné akci se nepasuje, ale ukončuje tah.
new-world-refusal-must-act = Pasovat nelze: hladový živočich se může krmit, nebo je povinná jiná základní akce.
new-world-refusal-must-attack = Pasovat nelze: váš hladový predátor musí útočit.
new-world-refusal-must-store = Pasovat nelze: u tohoto stolu se tuková zásoba uložit musí.
new-world-refusal-must-shelter = Pasovat nelze: je třeba vzít si úkryt.
new-world-refusal-pass-instead = V tomto tahu se nic neprovedlo, proto pasujte.
new-world-refusal-not-yet = Tah ještě nemůže skončit: je třeba provést základní akci.
new-world-refusal-compulsory = Tento rys působí sám, odmítnout ho nelze.
new-world-refusal-reaction = Tuto reakci teď použít nelze.
new-world-refusal-elusive = Napadený živočich tuto kartu nemá.
new-world-refusal-trigger = Tento rys teď není na řadě.
new-world-refusal-hoofed = Rys Kopytnatý teď použít nelze.
new-world-refusal-fat-question = Otázka se týká tukové zásoby jiného živočicha.
new-world-refusal-hibernation-question = Otázka se týká hibernace jiného živočicha.
new-world-refusal-hand-limit = Odložte kartu z ruky.
