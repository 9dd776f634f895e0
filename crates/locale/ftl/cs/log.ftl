### What has happened, one sentence or two for each event. "-you" speaks to the viewer.

## Set-up and cards

log-you-drew = Dobíráte si kartu: { $card }.
log-you-played-animal = Vykládáte nového živočicha: { $animal } (karta: { $card }).
log-played-animal = { $player } vykládá nového živočicha: { $animal }.
log-shuffled = Balíček je zamíchaný: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } karet.
}
log-rolled-for-first = { $player } hází o začátek hry: { $die }.
log-rolled-for-first-you = Házíte o začátek hry: { $die }.
log-first-player = První hráč: { $player }.
log-first-player-you = Hru začínáte vy.
log-dealt = { $player } si dobírá { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
log-dealt-you = Dobíráte si { $count ->
    [one] { $count } kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
log-dealt-short = { $player } si dobírá { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} místo { $quota }: balíček je prázdný.
log-dealt-short-you = Dobíráte si { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} místo { $quota }: balíček je prázdný.
log-dealt-none = { $player } si nedobírá karty: balíček je prázdný.
log-dealt-none-you = Nedobíráte si karty: balíček je prázdný.

## Rounds, phases, turns

log-round = Kolo { $round }. Začíná { $player }.
log-round-you = Kolo { $round }. Začínáte.
log-round-last = Kolo { $round }, poslední. Začíná { $player }.
log-round-last-you = Kolo { $round }, poslední. Začínáte.
log-phase = { $phase }.
log-turn = Okruh { $lap }. Na tahu: { $player }.
log-turn-you = Okruh { $lap }. Jste na tahu.
log-passed = { $player } pasuje.
log-passed-you = Pasujete.
log-passed-final = { $player } pasuje do konce fáze.
log-passed-final-you = Pasujete do konce fáze.
log-passed-forced = { $player } pasuje: žádná akce není možná.
log-passed-forced-you = Pasujete: žádná akce není možná.
log-passed-no-cards = { $player } pasuje: v ruce už nejsou karty.
log-passed-no-cards-you = Pasujete: v ruce už nejsou karty.
log-turn-ended = { $player } ukončuje tah.
log-turn-ended-you = Ukončujete tah.
log-turn-ended-forced = { $player } ukončuje tah: žádná další akce není možná.
log-turn-ended-forced-you = Ukončujete tah: žádná další akce není možná.
log-cleaned-up = Žetony potravy se vracejí do zásoby, tukové zásoby zůstávají.

## Development

log-trait-played = { $player } vykládá rys { $trait }: { $animal }.
log-trait-played-you = Vykládáte rys { $trait }: { $animal }.
log-pair-played = { $player } vykládá rys { $trait }: { $first } a { $second }.
log-pair-played-you = Vykládáte rys { $trait }: { $first } a { $second }.
log-symbiosis-played = { $player } vykládá rys { $trait }: ochránce { $first }, chráněnec { $second }.
log-symbiosis-played-you = Vykládáte rys { $trait }: ochránce { $first }, chráněnec { $second }.

## Food

log-food-rolled = { $player } hází na potravu: { $die }.
log-food-rolled-you = Házíte na potravu: { $die }.
log-bank = Potravní základna: { $sum } = { $count ->
    [one] { $count } žeton.
    [few] { $count } žetony.
   *[other] { $count } žetonů.
}
log-bank-plain = Potravní základna: { $count ->
    [one] { $count } žeton.
    [few] { $count } žetony.
   *[other] { $count } žetonů.
}
log-take = { $player }: { $animal } se krmí, { $state }.
log-take-you = Vy: { $animal } se krmí, { $state }.
log-take-fat = { $player }: { $animal } ukládá { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
log-take-fat-you = Vy: { $animal } ukládá { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
log-lead = { $trait }: { $rest }
log-gain-red = { $animal } dostává { $count ->
    [one] { $count } červený žeton, { $state }.
    [few] { $count } červené žetony, { $state }.
   *[other] { $count } červených žetonů, { $state }.
}
log-gain-blue = { $animal } dostává { $count ->
    [one] { $count } mimořádnou potravu, { $state }.
    [few] { $count } mimořádné potravy, { $state }.
   *[other] { $count } žetonů mimořádné potravy, { $state }.
}
log-gain-eats = { $animal } se krmí, { $state }.
log-gain-fat = { $animal } ukládá { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
log-gain-fat-also = Ukládá také { $count ->
    [one] { $count } tukovou zásobu.
    [few] { $count } tukové zásoby.
   *[other] { $count } tukových zásob.
}
log-gain-lost = { $count ->
    [one] { $count } žeton propadá: není místo.
    [few] { $count } žetony propadají: není místo.
   *[other] { $count } žetonů propadá: není místo.
}
log-gain-nothing = { $animal } nemůže přijmout potravu, { $count ->
    [one] { $count } žeton propadá.
    [few] { $count } žetony propadají.
   *[other] { $count } žetonů propadá.
}
log-robbed-red = { $pirate } bere červený žeton (Pirátství). Oběť: { $target }.
log-robbed-blue = { $pirate } bere mimořádnou potravu (Pirátství). Oběť: { $target }.
log-fat-burned = { $animal } spotřebovává { $count ->
    [one] { $count } tukovou zásobu, { $state }.
    [few] { $count } tukové zásoby, { $state }.
   *[other] { $count } tukových zásob, { $state }.
}
log-surplus = { $animal } ztrácí přebytek: { $count ->
    [one] { $count } žeton.
    [few] { $count } žetony.
   *[other] { $count } žetonů.
}
log-grazed = { $animal } spásá 1 žeton z potravní základny.
log-asleep = { $player }: { $animal } začíná hibernovat.
log-asleep-you = Vy: { $animal } začíná hibernovat.
log-asleep-plain = { $animal } začíná hibernovat.
log-woke = { $animal } se probouzí.

## The attack

log-attacked = { $attacker } útočí. Kořist: { $target }.
log-attacked-new-world = { $attacker } útočí. Kořist: { $target }.
log-ran-escaped = { trait-running }, hod { $die }: { $animal } uniká.
log-ran-caught = { trait-running }, hod { $die }: { $animal } neuniká.
log-redirected = { trait-mimicry }: { $from } přenáší napadení. Nová kořist: { $to }.
log-tail-lost = { trait-tail-loss }: { $animal } odkládá kartu { $trait } a přežívá.
log-pair-discarded = Odložená párová karta: { $trait } ({ $first }, { $second }).
log-pair-discarded-plain = Odložená párová karta: { $trait }.
log-poisoned = { $animal }: otráveno, zahyne ve fázi vymírání.
log-paralysed = { $animal }: ochromeno do konce kola.
log-eaten = Pozřeno: { $prey }. Predátor: { $hunter }.

## Extinction and the end

log-starved = Smrt hladem: { $animal }.
log-died-of-poison = Smrt otravou: { $animal }.
log-rolled-for-tie = { $player } hází o vítězství: { $die }.
log-rolled-for-tie-you = Házíte o vítězství: { $die }.
log-game-over = Konec hry. { $result }
