### What has happened, one sentence or two for each event. "-you" speaks to the viewer.

## Set-up and cards

log-you-drew = Dobierasz kartę: { $card }.
log-you-played-animal = Zagrywasz nowe zwierzę: { $animal } (karta { $card }).
log-played-animal = { $player } zagrywa nowe zwierzę: { $animal }.
log-shuffled = Potasowano talię: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}
log-rolled-for-first = { $player } rzuca kostką o pierwszeństwo: { $die }.
log-rolled-for-first-you = Rzucasz kostką o pierwszeństwo: { $die }.
log-first-player = Gracz rozpoczynający: { $player }.
log-first-player-you = Zaczynasz grę.
log-dealt = { $player } dobiera { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
log-dealt-you = Dobierasz { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
log-dealt-short = { $player } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} zamiast { $quota }: talia jest pusta.
log-dealt-short-you = Dobierasz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} zamiast { $quota }: talia jest pusta.
log-dealt-none = { $player } nie dobiera kart: talia jest pusta.
log-dealt-none-you = Nie dobierasz kart: talia jest pusta.

## Rounds, phases, turns

log-round = Runda { $round }. Zaczyna { $player }.
log-round-you = Runda { $round }. Zaczynasz.
log-round-last = Runda { $round }, ostatnia. Zaczyna { $player }.
log-round-last-you = Runda { $round }, ostatnia. Zaczynasz.
log-phase = { $phase }.
log-turn = Kolejka { $lap }. Ruch: { $player }.
log-turn-you = Kolejka { $lap }. Twoja kolej.
log-passed = { $player } pasuje.
log-passed-you = Pasujesz.
log-passed-final = { $player } pasuje do końca fazy.
log-passed-final-you = Pasujesz do końca fazy.
log-passed-forced = { $player } pasuje: brak możliwych akcji.
log-passed-forced-you = Pasujesz: brak możliwych akcji.
log-passed-no-cards = { $player } pasuje: brak kart na ręce.
log-passed-no-cards-you = Pasujesz: brak kart na ręce.
log-turn-ended = { $player } kończy ruch.
log-turn-ended-you = Kończysz ruch.
log-turn-ended-forced = { $player } kończy ruch: brak dalszych akcji.
log-turn-ended-forced-you = Kończysz ruch: brak dalszych akcji.
log-cleaned-up = Znaczniki żywności wracają do zapasu, tłuszcz zostaje.

## Development

log-trait-played = { $player } zagrywa cechę { $trait }: { $animal }.
log-trait-played-you = Zagrywasz cechę { $trait }: { $animal }.
log-pair-played = { $player } zagrywa cechę { $trait }: { $first } i { $second }.
log-pair-played-you = Zagrywasz cechę { $trait }: { $first } i { $second }.
log-symbiosis-played = { $player } zagrywa cechę { $trait }: opiekun { $first }, podopieczny { $second }.
log-symbiosis-played-you = Zagrywasz cechę { $trait }: opiekun { $first }, podopieczny { $second }.

## Food

log-food-rolled = { $player } rzuca kostką dla banku żywności: { $die }.
log-food-rolled-you = Rzucasz kostką dla banku żywności: { $die }.
log-bank = Bank żywności: { $sum } = { $count ->
    [one] { $count } znacznik.
    [few] { $count } znaczniki.
   *[many] { $count } znaczników.
}
log-bank-plain = Bank żywności: { $count ->
    [one] { $count } znacznik.
    [few] { $count } znaczniki.
   *[many] { $count } znaczników.
}
log-take = { $player }: { $animal } je, { $state }.
log-take-you = Ty: { $animal } je, { $state }.
log-take-fat = { $player }: { $animal } odkłada { $count ->
    [one] { $count } żółty znacznik.
    [few] { $count } żółte znaczniki.
   *[many] { $count } żółtych znaczników.
}
log-take-fat-you = Ty: { $animal } odkłada { $count ->
    [one] { $count } żółty znacznik.
    [few] { $count } żółte znaczniki.
   *[many] { $count } żółtych znaczników.
}
log-lead = { $trait }: { $rest }
log-gain-red = { $animal } dostaje { $count ->
    [one] { $count } czerwony znacznik, { $state }.
    [few] { $count } czerwone znaczniki, { $state }.
   *[many] { $count } czerwonych znaczników, { $state }.
}
log-gain-blue = { $animal } dostaje { $count ->
    [one] { $count } niebieski znacznik, { $state }.
    [few] { $count } niebieskie znaczniki, { $state }.
   *[many] { $count } niebieskich znaczników, { $state }.
}
log-gain-eats = { $animal } je, { $state }.
log-gain-fat = { $animal } odkłada { $count ->
    [one] { $count } żółty znacznik.
    [few] { $count } żółte znaczniki.
   *[many] { $count } żółtych znaczników.
}
log-gain-fat-also = Odkłada też { $count ->
    [one] { $count } żółty znacznik.
    [few] { $count } żółte znaczniki.
   *[many] { $count } żółtych znaczników.
}
log-gain-lost = { $count ->
    [one] { $count } znacznik przepada: brak miejsca.
    [few] { $count } znaczniki przepadają: brak miejsca.
   *[many] { $count } znaczników przepada: brak miejsca.
}
log-gain-nothing = { $animal } nie może dostać żywności, { $count ->
    [one] { $count } znacznik przepada.
    [few] { $count } znaczniki przepadają.
   *[many] { $count } znaczników przepada.
}
log-robbed-red = { $pirate } zabiera czerwony znacznik (Piractwo). Ofiara: { $target }.
log-robbed-blue = { $pirate } zabiera niebieski znacznik (Piractwo). Ofiara: { $target }.
log-fat-burned = { $animal } zużywa { $count ->
    [one] { $count } żółty znacznik, { $state }.
    [few] { $count } żółte znaczniki, { $state }.
   *[many] { $count } żółtych znaczników, { $state }.
}
log-surplus = { $animal } traci nadwyżkę: { $count ->
    [one] { $count } znacznik.
    [few] { $count } znaczniki.
   *[many] { $count } znaczników.
}
log-grazed = { $animal } tratuje 1 znacznik w banku żywności.
log-asleep = { $player }: { $animal } zapada w hibernację.
log-asleep-you = Ty: { $animal } zapada w hibernację.
log-asleep-plain = { $animal } zapada w hibernację.
log-woke = { $animal } się budzi.

## The attack

log-attacked = { $attacker } atakuje. Ofiara: { $target }.
log-attacked-new-world = { $attacker } atakuje. Ofiara: { $target }.
log-ran-escaped = { trait-running }, rzut { $die }: { $animal } ucieka.
log-ran-caught = { trait-running }, rzut { $die }: { $animal } nie zdąża uciec.
log-redirected = { trait-mimicry }: { $from } kieruje atak gdzie indziej. Nowa ofiara: { $to }.
log-tail-lost = { trait-tail-loss }: { $animal } odrzuca kartę { $trait } i przeżywa.
log-pair-discarded = Odrzucona karta pary: { $trait } ({ $first }, { $second }).
log-pair-discarded-plain = Odrzucona karta pary: { $trait }.
log-poisoned = { $animal }: zatrute, zginie w fazie wymierania.
log-paralysed = { $animal }: sparaliżowane do końca rundy.
log-eaten = Zjedzone: { $prey }. Drapieżnik: { $hunter }.

## Extinction and the end

log-starved = Ginie z głodu: { $animal }.
log-died-of-poison = Ginie od trucizny: { $animal }.
log-rolled-for-tie = { $player } rzuca, aby rozstrzygnąć remis: { $die }.
log-rolled-for-tie-you = Rzucasz, aby rozstrzygnąć remis: { $die }.
log-game-over = Koniec gry. { $result }
