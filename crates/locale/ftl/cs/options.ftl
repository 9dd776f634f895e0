### Options of the table: name, one line of explanation, and the values as the engine writes them.

option-mimicry-limit = Jak často působí Mimikry
    .explanation = Zda každá karta Mimikry působí jednou za kolo, nebo jednou při každém napadení.
    .PerRound = jednou za kolo
    .PerAttack = jednou při každém napadení
option-feeding-compulsory = Povinné krmení
    .explanation = Zda lze pasovat, když by hladový živočich mohl dostat žeton z potravní základny.
    .false = krmení je dobrovolné
    .true = krmení je povinné
option-feeding-pass = Jak dlouho platí pas ve fázi krmení
    .explanation = Zda lze po pasu v téže fázi ještě jednat.
    .Turn = na jeden tah
    .Phase = do konce fáze
option-tail-loss-scope = Co lze odložit rysem Odvržení ocasu
    .explanation = Kterou kartu může napadený živočich odložit, aby přežil.
    .AnyTrait = kterákoli karta rysu tohoto živočicha
    .TailOnly = jen karta Odvržení ocasu
option-tie-break-die = Kostka při remíze
    .explanation = Co rozhodne, když jsou body i odkládací balíčky stejné.
    .false = vítězství je sdílené
    .true = hráči se stejným výsledkem házejí kostkou
as-printed = podle pravidel
