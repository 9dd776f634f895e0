### Why something is not allowed. "-animal" names the animal that is the cause.

refusal-generic = Zasady na to tutaj nie pozwalają.
refusal-seats = Gra jest dla 2–8 graczy.

## Turns and phases

refusal-passed-development = Po spasowaniu nie zagrywa się już kart w tej fazie.
refusal-passed-feeding = Przy tym stole pas trwa do końca fazy żywienia.
refusal-not-your-turn = Można działać tylko w swoim ruchu albo w odpowiedzi na pytanie.
refusal-wrong-phase = To należy do innej fazy.
refusal-must-feed = Twoje głodne zwierzę może dostać żywność, więc najpierw akcja podstawowa.

## Development

refusal-not-in-hand = Tej karty nie masz na ręce.
refusal-not-on-card = Na karcie nie ma tej cechy.
refusal-no-animal = Cecha potrzebuje zwierzęcia na stole, a cecha pary dwóch zwierząt.
refusal-host = Cechy zagrywa się na własne zwierzęta; na zwierzę innego gracza tylko Pasożyt (z Kontynentami także Nowotwór).
refusal-host-animal = { $animal } nie może dostać tej cechy: cechy zagrywa się na własne zwierzęta; na zwierzę innego gracza tylko Pasożyt (z Kontynentami także Nowotwór).
refusal-pair = Cecha pary łączy dwa różne twoje zwierzęta; ta sama para nie może mieć jej dwa razy.
refusal-twice = Zwierzę ma już tę cechę.
refusal-twice-animal = { $animal } ma już tę cechę.
refusal-hunter-or-scavenger = Cechy Drapieżnik i Padlinożerca się wykluczają.
refusal-hunter-or-scavenger-animal = { $animal }: cechy Drapieżnik i Padlinożerca się wykluczają.

## Feeding

refusal-one-token = W jednym ruchu bierze się tylko jeden znacznik z banku.
refusal-one-main-action = Jedna akcja podstawowa na ruch: wziąć znacznik, zaatakować albo zużyć tłuszcz.
refusal-take = Karmić można tylko własne zwierzęta i tylko wtedy, gdy w banku jest żywność.
refusal-full = Zwierzę jest syte.
refusal-full-animal = Zwierzę { $animal } jest syte.
refusal-asleep = Hibernujące zwierzę nie je i nie zużywa tłuszczu.
refusal-asleep-animal = { $animal } hibernuje, więc nie je i nie zużywa tłuszczu.
refusal-guardian-first = Opiekun jest głodny i je pierwszy.
refusal-guardian-first-animal = Opiekun { $animal } jest głodny i je pierwszy.
refusal-fat = Tłuszcz mogą zużywać tylko twoje głodne zwierzęta i najwyżej tyle, ile im brakuje.
refusal-fat-animal = { $animal } nie może zużyć tyle tłuszczu: najwyżej tyle, ile ma i ile mu brakuje.
refusal-piracy = Piractwo: głodne zwierzę zabiera znacznik innemu głodnemu zwierzęciu, które ma żywność, raz na rundę.
refusal-piracy-animal = Piractwo niemożliwe: { $animal }. Głodne zwierzę zabiera znacznik innemu głodnemu zwierzęciu, które ma żywność, raz na rundę.
refusal-grazing = Tratowanie: każda karta raz na ruch i tylko wtedy, gdy w banku jest żywność.
refusal-hibernation = Hibernacja: nie dla sytego zwierzęcia, nie dwie rundy z rzędu, nie w ostatniej rundzie.

## Attack

refusal-not-a-hunter = Atakują tylko twoje zwierzęta z cechą Drapieżnik.
refusal-not-a-hunter-animal = { $animal } nie może atakować: atakują tylko twoje zwierzęta z cechą Drapieżnik.
refusal-one-attack = W jednym ruchu można zaatakować tylko raz.
refusal-one-attack-animal = { $animal } ma już za sobą atak w tej rundzie.
refusal-hunter-cannot-eat = Zwierzę, które nie może dostać żywności, nie atakuje.
refusal-hunter-cannot-eat-animal = { $animal } nie może teraz dostać żywności, więc nie atakuje.
refusal-no-prey = Tej ofiary nie ma na stole.
refusal-itself = Zwierzę nie może zaatakować samego siebie.
refusal-elsewhere = Ofiara jest w innej lokacji.
refusal-ward = Symbioza: ofiarę chroni opiekun.
refusal-ward-animal = Symbioza chroni ofiarę. Opiekun: { $animal }.
refusal-camouflage = Kamuflaż: drapieżnikowi potrzebny jest Ostry wzrok.
refusal-swimming = Pływanie: mają je drapieżnik i ofiara albo żadne z nich.
refusal-body-weight = Duża masa ciała: drapieżnik też musi ją mieć.
refusal-burrowing = Kopanie nor: nakarmione zwierzę jest bezpieczne.
refusal-herding = Stadność: stado w tej lokacji jest zbyt liczne dla tutejszych drapieżników.

## Answers

refusal-must-defend = Zwierzę musi się bronić, póki ma obronę.
refusal-running = Cechy Szybkość nie można teraz użyć.
refusal-mimicry = Cechy Mimikra nie można teraz użyć.
refusal-mimicry-target = Nie można skierować ataku na to zwierzę.
refusal-tail-card = Zaatakowane zwierzę nie może odrzucić tej karty.
refusal-tail-only = Przy tym stole można odrzucić tylko kartę Odrzucenie ogona.
refusal-trigger-compulsory = Cechy pary działają same, nie można z nich zrezygnować.
refusal-trigger = Ta cecha pary nie może teraz zadziałać.
refusal-scavenger = Ten padlinożerca nie może teraz jeść.
