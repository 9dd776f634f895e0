### Options of the table: name, one line of explanation, and the values as the engine writes them.

option-mimicry-limit = How often Mimicry works
    .explanation = Each Mimicry card works once a round, or once in every attack.
    .PerRound = once a round
    .PerAttack = once in every attack
option-feeding-compulsory = Duty to feed
    .explanation = Whether you may pass although you could take a token for a hungry animal.
    .false = eating is voluntary
    .true = feeding is a duty
option-feeding-pass = How long a pass lasts in the feeding phase
    .explanation = Whether a player who passes may act again later in the phase.
    .Turn = for one turn
    .Phase = for the rest of the phase
option-tail-loss-scope = What Tail Loss gives up
    .explanation = Which card an attacked animal may give up to live.
    .AnyTrait = any trait card of the animal
    .TailOnly = only the Tail Loss card
option-tie-break-die = Dice for a tie
    .explanation = What decides when points and discard piles are equal.
    .false = the victory is shared
    .true = the tied players roll
as-printed = as printed
option-changed = changed
