### Why something is not allowed. "-animal" names the animal that is the cause.

refusal-generic = Pravidla to zde nedovolují.
refusal-seats = Hra je pro 2–8 hráčů.

## Turns and phases

refusal-passed-development = Po pasu se v této fázi karty už nevykládají.
refusal-passed-feeding = U tohoto stolu platí pas do konce fáze krmení.
refusal-not-your-turn = Jednat lze jen ve vlastním tahu nebo v odpovědi na otázku.
refusal-wrong-phase = To patří do jiné fáze.
refusal-must-feed = Váš hladový živočich může dostat potravu, nejdřív je tedy na řadě základní akce.

## Development

refusal-not-in-hand = Tuto kartu v ruce nemáte.
refusal-not-on-card = Tento rys na kartě není.
refusal-no-animal = Rys potřebuje živočicha na stole, párový rys dva.
refusal-host = Rysy se vykládají na vlastní živočichy; na živočicha jiného hráče jen Parazit (s Kontinenty i Novotvar).
refusal-host-animal = { $animal } nemůže tento rys dostat: rysy se vykládají na vlastní živočichy; na živočicha jiného hráče jen Parazit (s Kontinenty i Novotvar).
refusal-pair = Párový rys spojuje dva různé vaše živočichy; stejná dvojice ho nemůže mít dvakrát.
refusal-twice = Živočich už tento rys má.
refusal-twice-animal = { $animal } už tento rys má.
refusal-hunter-or-scavenger = Masožravost a Mrchožrout se vylučují.
refusal-hunter-or-scavenger-animal = { $animal }: Masožravost a Mrchožrout se vylučují.

## Feeding

refusal-one-token = V jednom tahu se bere jen jeden žeton z potravní základny.
refusal-one-main-action = Jedna základní akce za tah: vzít žeton, napadnout kořist, nebo spotřebovat tukovou zásobu.
refusal-take = Krmit lze jen vlastní živočichy a jen dokud je v potravní základně potrava.
refusal-full = Živočich je sytý.
refusal-full-animal = Živočich { $animal } je sytý.
refusal-asleep = Hibernující živočich se nekrmí a nespotřebovává tukovou zásobu.
refusal-asleep-animal = { $animal } hibernuje, proto se nekrmí a nespotřebovává tukovou zásobu.
refusal-guardian-first = Ochránce má hlad a krmí se první.
refusal-guardian-first-animal = Ochránce { $animal } má hlad a krmí se první.
refusal-fat = Tukovou zásobu spotřebovává jen váš hladový živočich, a to nejvýše tolik, kolik mu chybí.
refusal-fat-animal = { $animal } nemůže spotřebovat tolik tukových zásob: nejvýše tolik, kolik má a kolik mu chybí.
refusal-piracy = Pirátství: hladový živočich bere žeton jinému hladovému živočichovi, který má potravu, jednou za kolo.
refusal-piracy-animal = Pirátství není možné: { $animal }. Hladový živočich bere žeton jinému hladovému živočichovi, který má potravu, jednou za kolo.
refusal-grazing = Spásání: každá karta jednou za tah a jen dokud je v potravní základně potrava.
refusal-hibernation = Hibernace: ne u sytého živočicha, ne dvě kola po sobě, ne v posledním kole.

## Attack

refusal-not-a-hunter = Útočí jen vaši živočichové s rysem Masožravost.
refusal-not-a-hunter-animal = { $animal } nemůže útočit: útočí jen vaši živočichové s rysem Masožravost.
refusal-one-attack = V jednom tahu lze útočit jen jednou.
refusal-one-attack-animal = { $animal } může útočit jen jednou za kolo.
refusal-hunter-cannot-eat = Živočich, který nemůže přijmout potravu, neútočí.
refusal-hunter-cannot-eat-animal = { $animal } teď nemůže přijmout potravu, proto neútočí.
refusal-no-prey = Tato kořist není na stole.
refusal-itself = Živočich nemůže napadnout sám sebe.
refusal-elsewhere = Kořist je na jiném místě.
refusal-ward = Symbióza: kořist má ochránce.
refusal-ward-animal = Symbióza chrání kořist. Ochránce: { $animal }.
refusal-camouflage = Kamufláž: predátor potřebuje rys Ostré vidění.
refusal-swimming = Plavání: musí ho mít predátor i kořist, nebo ani jeden z nich.
refusal-body-weight = Mohutnost: predátor musí mít týž rys.
refusal-burrowing = Hrabání nor: nakrmený živočich je v bezpečí.
refusal-herding = Stádnost: stádo na tomto místě je pro zdejší predátory příliš velké.

## Answers

refusal-must-defend = Živočich se musí bránit, dokud má obranu.
refusal-running = Rys Rychlý běh teď nelze použít.
refusal-mimicry = Rys Mimikry teď nelze použít.
refusal-mimicry-target = Na tohoto živočicha nelze napadení přenést.
refusal-tail-card = Napadený živočich nemůže odložit tuto kartu.
refusal-tail-only = U tohoto stolu lze odložit jen kartu Odvržení ocasu.
refusal-trigger-compulsory = Párové rysy působí samy, odmítnout je nelze.
refusal-trigger = Tento párový rys teď nemůže zapůsobit.
refusal-scavenger = Tento mrchožrout se teď nemůže krmit.
