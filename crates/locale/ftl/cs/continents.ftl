### What Continents adds: locations, traits, choices, events, refusals.

location-laurasia = Laurasie
location-gondwana = Gondwana
location-ocean = Oceán

## Traits

trait-migration = Migrace
    .summary = Jednou za kolo se může přesunout na jiné místo; zabere to celý váš tah.
trait-neoplasm = Novotvar
    .summary = Vykládá se na živočicha jiného hráče a postupuje přes jeho rysy vzhůru: rysy pod touto kartou nepůsobí a úplně nahoře karta zabíjí.
trait-phoresy = Forézie
    .summary = Může se připojit ke kterémukoli živočichovi, který migruje z téhož místa.
trait-regeneration = Regenerace
    .summary = Je-li pozřen, jeho rysy zůstanou jako pozůstatky a na konci kola se živočich vrátí. Nejvýš dva rysy a žádný, který zvyšuje požadavek.
trait-recombination = Rekombinace
    .summary = Pár: jednou za kolo si oba živočichové mohou vyměnit po jedné kartě rysu.
trait-aedificator = Přetváření prostředí
    .summary = Každé kolo přidá 2 žetony do potravní základny svého místa.

## Choices

action-play-animal-in = Vyložit jako nového živočicha: { $card }. Místo: { $location }
action-recombine = Použít rys { trait-recombination }: { $first } dává { $card }, { $second } dává { $other }
action-migrate = Migrace: { $animal } → { $location }
action-set-off = Vyrazit
action-follow = { trait-phoresy }: { $animal } se připojí. Migrující: { $migrant }
action-stay = { trait-phoresy }: { $animal } zůstává
action-restore = Obnovit živočicha { $animal }, karta { $card }
action-place = Vyložit jako živočicha: { $card }. Místo: { $location }

## Questions

question-migrants = Který další živočich migruje?
question-follower = Připojí se { $animal }?
question-restored = Která karta obnoví které pozůstatky?
question-fresh = Začínáte znovu. Která karta bude živočichem a kde?
waiting-migrants = { $player } ohlašuje migraci.
waiting-follower = { $player } rozhoduje, kdo se připojí.
waiting-restored = { $player } obnovuje pozůstatky.
waiting-fresh = { $player } začíná znovu.

## Events

log-you-played-animal-in = Vykládáte nového živočicha: { $animal } (karta: { $card }). Místo: { $location }.
log-played-animal-in = { $player } vykládá nového živočicha: { $animal }. Místo: { $location }.
log-you-restored = Obnovujete živočicha { $animal } (karta: { $card }).
log-restored = { $player } obnovuje živočicha { $animal }.
log-food-rolled-in = { $player } hází na potravu: { $die }. Místo: { $location }.
log-food-rolled-in-you = Házíte na potravu: { $die }. Místo: { $location }.
log-bank-in = Potravní základna, { $location }: { $sum } = { $count ->
    [one] { $count } žeton.
    [few] { $count } žetony.
   *[other] { $count } žetonů.
}
log-bank-in-plain = Potravní základna, { $location }: { $count ->
    [one] { $count } žeton.
    [few] { $count } žetony.
   *[other] { $count } žetonů.
}
log-bank-grew = { trait-aedificator }: { $animal } přidává { $count ->
    [one] { $count } žeton ({ $location }).
    [few] { $count } žetony ({ $location }).
   *[other] { $count } žetonů ({ $location }).
}
log-neoplasm-grew = { trait-neoplasm } ({ $animal }): přestává působit { $trait }.
log-migrates = { $animal } migruje → { $location }.
log-follows = { trait-phoresy }: { $animal } se připojuje. Migrující: { $migrant } → { $location }.
log-swimming-taken = { $animal } si bere kartu Plavání z odkládacího balíčku.
log-moved = { $animal }: { $from } → { $to }.
log-recombined = { trait-recombination }: { $first } dává kartu { $card }, { $second } dává kartu { $other }.
log-recombined-lost = Nemůže zůstat a jde do odkládacího balíčku: karta { $trait }.
log-remains = Pozřeno: { $prey }. Predátor: { $hunter }. Rysy zůstávají jako pozůstatky.
log-died-of-neoplasm = Smrt kvůli rysu Novotvar: { $animal }.

## Options

option-herding-equal-protects = Kdy je stádo dost velké
    .explanation = Zda pro rys Stádnost stačí tolik stádních živočichů, kolik je predátorů.
    .true = stačí stejný počet
    .false = stádních živočichů musí být víc
option-laurasia-six-bonus = Laurasie pro šest hráčů
    .explanation = Kolik se přičte k hodu pro Laurasii, když hraje šest hráčů.
    .n4 = 1 kostka + 4
    .n5 = 1 kostka + 5
option-land-to-land-migration = Migrace mezi kontinenty
    .explanation = Zda lze migrovat z kontinentu na kontinent.
    .true = povolena
    .false = jen do Oceánu a z něj
option-two-player-reduced = Balíček pro dva hráče
    .explanation = Zda dva hráči hrají s polovinou karet.
    .true = 63 karet
    .false = všech 126 karet
option-expansion-sets = Rozšíření v balíčku
    .explanation = Kolik sad rozšíření Kontinenty je v balíčku; dvě jen pro pět a více hráčů.
    .n1 = jedna
    .n2 = dvě

## Why something is not allowed

refusal-bank-elsewhere = Živočich se krmí jen z potravní základny svého místa.
refusal-bank-elsewhere-animal = { $animal } se krmí jen z potravní základny svého místa.
refusal-ocean-animal = Noví živočichové přicházejí na kontinent; do Oceánu vede Plavání.
refusal-on-remains = Na pozůstatky nelze nic vyložit.
refusal-on-remains-animal = { $animal }: na pozůstatky nelze nic vyložit.
refusal-remains = Pozůstatky nic nedělají, dokud se nevrátí.
refusal-remains-animal = { $animal }: jen pozůstatky, nic nedělají, dokud se nevrátí.
refusal-pair-apart = Párový rys spojuje živočichy na stejném místě.
refusal-swims-already = Živočich v Oceánu plave bez karty.
refusal-swims-already-animal = { $animal } žije v Oceánu a plave bez karty.
refusal-regeneration = Rys Regenerace lze vyložit jen na živočicha s nejvýš jedním jiným rysem, a to takovým, který nezvyšuje požadavek.
refusal-regeneration-animal = { $animal } nemůže dostat rys Regenerace: nejvýš jeden další rys a žádný, který zvyšuje požadavek.
refusal-regeneration-host = Živočich s rysem Regenerace má nejvýš dva rysy a žádný, který zvyšuje požadavek.
refusal-regeneration-host-animal = { $animal } má rys Regenerace: nejvýš dva rysy a žádný, který zvyšuje požadavek.
refusal-migrating = Migrace zabere celý váš tah a musí přijít před vším ostatním.
refusal-disabled = Rys leží pod kartou Novotvar a nepůsobí.
refusal-disabled-animal = { $animal }: rys leží pod kartou Novotvar a nepůsobí.
refusal-paralysed = Rysy ochromeného živočicha do konce kola nepůsobí.
refusal-paralysed-animal = { $animal }: ochromeno, rysy do konce kola nepůsobí.
refusal-other-location = Tito dva živočichové jsou na různých místech.
refusal-recombination = Rekombinace působí jednou za kolo, mezi dvěma vašimi neochromenými živočichy.
refusal-exchange = Každý z obou dává jednu kartu samostatného rysu a nesmí to být tentýž rys.
refusal-migration = Migrují jen vaši živočichové s rysem Migrace, každý jednou za kolo a na jiné místo.
refusal-migration-animal = { $animal } tam nemůže migrovat: je třeba nepoužitá karta Migrace a jiné místo.
refusal-land-to-land = U tohoto stolu se migruje jen do Oceánu a z něj.
refusal-into-ocean = Do Oceánu migrují jen živočichové s rysem Plavání.
refusal-into-ocean-animal = { $animal } nemůže migrovat do Oceánu: neplave.
refusal-out-of-ocean = K opuštění Oceánu potřebuje živočich kartu Plavání z vašeho odkládacího balíčku, a tam žádná není.
refusal-out-of-ocean-animal = { $animal } nemůže opustit Oceán: ve vašem odkládacím balíčku není karta Plavání.
refusal-follower = Forézie: živočich se připojuje k migrujícímu ze svého místa, do Oceánu a z něj za stejných podmínek jako on.
refusal-restoring = Pozůstatky obnovujete kartou z ruky.
refusal-placing = Kartu z ruky pokládáte jako živočicha na kontinent.
refusal-expansion-sets = Dvě sady rozšíření Kontinenty jsou pro pět a více hráčů.

## What would follow

outlook-moves = { $animal } změní místo: { $location }.
outlook-dies-of-neoplasm = { $animal } zahyne kvůli rysu Novotvar.
outlook-choice-migrants = Potom { $player } může ohlásit další migrující živočichy.
outlook-choice-migrants-you = Potom můžete ohlásit další migrující živočichy.
outlook-choice-follower = Potom { $player } rozhoduje, kdo se připojí.
outlook-choice-follower-you = Potom rozhodujete, kdo se připojí.

## Points and states

score-ocean = V Oceánu
score-line-ocean = { $total ->
    [one] { $total } bod: živočichové { $animals }, karty rysů { $cards }, body navíc { $bonus }, Oceán { $ocean }.
    [few] { $total } body: živočichové { $animals }, karty rysů { $cards }, body navíc { $bonus }, Oceán { $ocean }.
   *[other] { $total } bodů: živočichové { $animals }, karty rysů { $cards }, body navíc { $bonus }, Oceán { $ocean }.
}
state-remains = pozůstatky
state-disabled = nepůsobí
outlook-cut = { $trait } ({ $animal }): karta se odloží, pokud se živočichové ocitnou na různých místech.
state-restored = obnoveno

## At the desk

desk-hunters = { $count ->
    [0] žádný predátor
    [one] { $count } predátor
    [few] { $count } predátoři
   *[other] { $count } predátorů
}
desk-nobody = bez živočichů
desk-food = Potrava
desk-migrates = Migruje
desk-rides = Připojuje se
desk-may-ride = Může se připojit
desk-gives = Dává kartu
desk-would-live = Žil by zde
desk-will-live = Bude žít zde
desk-home = Kde bude nový živočich žít?
desk-how-home = Vyberte místo; noví živočichové přicházejí na kontinent.
desk-migrate = Migrovat
desk-migrate-where = Kam migruje { $animal }?
desk-how-migrate = Vyberte místo. Migrace zabere celý váš tah.
desk-how-migrants = Vyberte dalšího svého živočicha s rysem Migrace, nebo vyražte s ohlášenými.
desk-ride = { $migrant } migruje → { $location }. Připojí se { $animal }?
desk-how-ride = Nakonec se všichni přesunou společně.
desk-stay = Zůstat: { $location }
desk-ride-along = Připojit se
desk-asked-order = Forézie: rozhoduje se v pořadí tahů
desk-asked-rides = { $animal } se připojuje
desk-asked-stays = { $animal } zůstává
desk-asked-now = { $animal }: rozhoduje teď
desk-asked-later = { $animal }: později
desk-asked-nobody = rys Forézie tam není
desk-recombine = Vyměnit rysy: { $animal }
desk-exchange = Vyměnit
desk-exchange-which = Kterou kartu dá každý z obou živočichů?
desk-how-exchange = Vyberte po jednom rysu každého z obou živočichů.
desk-restore = Obnovit: { $animal }
desk-restore-which = Které pozůstatky tato karta obnoví?
desk-how-restore = Vyberte pozůstatky na stole.
desk-how-restored = Vyberte kartu z ruky, potom pozůstatky.
desk-how-fresh = Vyberte kartu z ruky, potom kontinent.
table-key-migrate = poslat vybraného živočicha na jiné místo
table-places = Místa
table-food-there = potrava: { $count }

## Two equal cards after a Recombination

question-kept = { $trait } podruhé: kterou kartu si nechá { $animal }?
waiting-kept = { $player } vybírá, která karta zůstane.
action-keep-arriving = Nechat přijatou kartu: { $trait }, { $state }
action-keep-own = Nechat vlastní kartu: { $trait }, { $state }
wear-ready = připravena k použití
wear-used = už použita
wear-covered = pod kartou { trait-neoplasm }
log-recombined-second = { $animal } si nechává vlastní kartu { $trait }; přijatá jde do odkládacího balíčku.
log-recombined-replaced = { $animal } si nechává přijatou kartu { $trait }; vlastní jde do odkládacího balíčku.
outlook-choice-kept = Potom { $player } vybírá, která ze dvou stejných karet zůstane.
outlook-choice-kept-you = Potom vybíráte, která ze dvou stejných karet zůstane.
refusal-kept = Jedna ze dvou stejných karet musí pryč; vyberte, která zůstane.

## The limits of Regeneration in an exchange

option-regeneration-limits-exchange = Regenerace při výměně
    .explanation = U stolu lze dovolit, aby výměna překročila omezení rysu Regenerace.
    .true = přijatá karta, která omezení porušuje, se odloží
    .false = omezení platí jen pro vykládané karty; karta přijatá výměnou zůstává
