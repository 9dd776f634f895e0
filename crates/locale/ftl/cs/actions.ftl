### Labels of choices.

action-play-animal = Vyložit jako nového živočicha: { $card }
action-play-trait = Vyložit rys { $trait }: { $animal }
action-play-trait-card = Vyložit rys { $trait }: { $animal }, karta { $card }
action-play-pair = Vyložit rys { $trait }: { $first } a { $second }
action-play-pair-card = Vyložit rys { $trait }: { $first } a { $second }, karta { $card }
action-play-symbiosis = Vyložit rys { $trait }: ochránce { $first }, chráněnec { $second }
action-play-symbiosis-card = Vyložit rys { $trait }: ochránce { $first }, chráněnec { $second }, karta { $card }
action-pass = Pasovat
action-take = Nakrmit živočicha { $animal }
action-take-fat = Uložit tukovou zásobu: { $animal }
action-attack = Napadnout kořist { $target } predátorem { $attacker }
action-attack-new-world = Napadnout kořist { $target } predátorem { $attacker }
action-fat = { $count ->
    [one] Spotřebovat { $count } tukovou zásobu: { $animal }
    [few] Spotřebovat { $count } tukové zásoby: { $animal }
   *[other] Spotřebovat { $count } tukových zásob: { $animal }
}
action-piracy = Použít rys { trait-piracy }: { $pirate }. Oběť: { $target }
action-graze = Použít rys { trait-grazing }: { $animal }
action-hibernate = Použít rys { trait-hibernation }: { $animal }
action-end-turn = Ukončit tah
action-trigger-communication = { trait-communication }: { $from } → { $partner }, 1 červený žeton
action-trigger-cooperation = { trait-cooperation }: { $from } → { $partner }, 1 mimořádná potrava
action-trigger = Párový rys: { $from }
action-run = { trait-running }: hodit kostkou
action-mimic = { trait-mimicry }: nová kořist { $animal }
action-lose-tail = { trait-tail-loss }: odložit { $card }
action-decline = Nereagovat
action-scavenge = Nakrmit mrchožrouta { $animal }

## A card given up by Tail Loss

card-trait = kartu { $trait }
card-fat = kartu { $trait } i s tukovou zásobou
card-empty = prázdnou kartu { $trait }
card-pair = kartu { $trait } (pár: { $partner })
card-unknown = kartu
