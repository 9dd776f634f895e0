### Options of the table: name, one line of explanation, and the values as the engine writes them.

option-mimicry-limit = Jak często działa Mimikra
    .explanation = Każda karta Mimikra działa raz na rundę albo raz w każdym ataku.
    .PerRound = raz na rundę
    .PerAttack = raz w każdym ataku
option-feeding-compulsory = Obowiązek karmienia
    .explanation = Czy wolno pasować, gdy głodne zwierzę mogłoby dostać znacznik z banku.
    .false = karmienie jest dobrowolne
    .true = karmienie jest obowiązkowe
option-feeding-pass = Jak długo trwa pas w fazie żywienia
    .explanation = Czy po pasie można jeszcze działać w tej samej fazie.
    .Turn = przez jeden ruch
    .Phase = do końca fazy
option-tail-loss-scope = Co można odrzucić jako ogon
    .explanation = Którą kartę może odrzucić zaatakowane zwierzę, żeby przeżyć.
    .AnyTrait = dowolna karta cechy tego zwierzęcia
    .TailOnly = tylko karta Odrzucenie ogona
option-tie-break-die = Kostka przy remisie
    .explanation = Co rozstrzyga, gdy punkty i stosy kart odrzuconych są równe.
    .false = zwycięstwo jest wspólne
    .true = remisujący gracze rzucają kostką
as-printed = jak w instrukcji
