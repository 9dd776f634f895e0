### Labels of choices.

action-play-animal = Zagraj jako nowe zwierzę: { $card }
action-play-trait = Zagraj cechę { $trait }: { $animal }
action-play-trait-card = Zagraj cechę { $trait }: { $animal }, karta { $card }
action-play-pair = Zagraj cechę { $trait }: { $first } i { $second }
action-play-pair-card = Zagraj cechę { $trait }: { $first } i { $second }, karta { $card }
action-play-symbiosis = Zagraj cechę { $trait }: opiekun { $first }, podopieczny { $second }
action-play-symbiosis-card = Zagraj cechę { $trait }: opiekun { $first }, podopieczny { $second }, karta { $card }
action-pass = Pasuj
action-take = Nakarm zwierzę { $animal }
action-take-fat = Odłóż tłuszcz: { $animal }
action-attack = Atakuj zwierzę { $target } drapieżnikiem { $attacker }
action-attack-new-world = Atakuj zwierzę { $target } drapieżnikiem { $attacker }
action-fat = { $count ->
    [one] Zużyj { $count } żółty znacznik: { $animal }
    [few] Zużyj { $count } żółte znaczniki: { $animal }
   *[many] Zużyj { $count } żółtych znaczników: { $animal }
}
action-piracy = Użyj cechy { trait-piracy }: { $pirate }. Ofiara: { $target }
action-graze = Użyj cechy { trait-grazing }: { $animal }
action-hibernate = Użyj cechy { trait-hibernation }: { $animal }
action-end-turn = Zakończ ruch
action-trigger-communication = { trait-communication }: { $from } → { $partner }, 1 czerwony znacznik
action-trigger-cooperation = { trait-cooperation }: { $from } → { $partner }, 1 niebieski znacznik
action-trigger = Cecha pary: { $from }
action-run = { trait-running }: rzuć kostką
action-mimic = { trait-mimicry }: nowa ofiara { $animal }
action-lose-tail = { trait-tail-loss }: odrzuć { $card }
action-decline = Nie reaguj
action-scavenge = Nakarm padlinożercę { $animal }

## A card given up by Tail Loss

card-trait = kartę { $trait }
card-fat = kartę { $trait } razem z tłuszczem
card-empty = pustą kartę { $trait }
card-pair = kartę { $trait } (para: { $partner })
card-unknown = kartę
