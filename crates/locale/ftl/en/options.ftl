### Options of the table: name, one line of explanation, and the values as the engine writes them.

option-mimicry-limit = How often Mimicry works
    .explanation = Whether each Mimicry card works once per round or once per attack.
    .PerRound = once per round
    .PerAttack = once per attack
option-feeding-compulsory = Compulsory feeding
    .explanation = Whether you may pass while you could still take a token for a hungry animal.
    .false = feeding is optional
    .true = feeding is compulsory
option-feeding-pass = How long a pass lasts in the feeding phase
    .explanation = Whether a player who passes may act again later in the phase.
    .Turn = for one turn
    .Phase = for the rest of the phase
option-tail-loss-scope = What Tail Loss gives up
    .explanation = Which card an attacked animal may give up to survive.
    .AnyTrait = any trait card of the animal
    .TailOnly = only the Tail Loss card
option-tie-break-die = Rolling for a tie
    .explanation = What decides a game tied on points and discard piles.
    .false = the victory is shared
    .true = the tied players roll a die
as-printed = as printed
