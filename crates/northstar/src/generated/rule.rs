//! The rules of Evolution and Natural Selection. Generated from the rulebooks by `cargo xtask codegen`:
//!
//! * `rulebooks/northstar.md`

use core::fmt;

use game::RuleId;

/// A rule, by its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// NS-COMP-1: The trait cards
    NsComp1,
    /// NS-COMP-2: A number on every card
    NsComp2,
    /// NS-COMP-3: Watering hole and marker
    NsComp3,
    /// NS-COMP-4: What the Evolution box holds
    NsComp4,
    /// NS-COMP-5: What the Natural Selection box holds
    NsComp5,
    /// NS-COMP-6: The species board
    NsComp6,
    /// NS-COMP-7: Plant food and meat
    NsComp7,
    /// NS-COMP-8: The bank never runs out
    NsComp8,
    /// NS-COMP-9: As many species as you like
    NsComp9,
    /// NS-COMP-10: Two to six players
    NsComp10,
    /// NS-GOAL-1: Aim of the game
    NsGoal1,
    /// NS-SETUP-1: An empty watering hole
    NsSetup1,
    /// NS-SETUP-2: The food bank
    NsSetup2,
    /// NS-SETUP-3: A screen each
    NsSetup3,
    /// NS-SETUP-4: Draw deck and discard pile
    NsSetup4,
    /// NS-SETUP-5: Who starts
    NsSetup5,
    /// NS-SETUP-6: Fewer cards for two
    NsSetup6,
    /// NS-SETUP-7: Nothing in front of you yet
    NsSetup7,
    /// NS-SETUP-8: Removed cards stay secret
    NsSetup8,
    /// NS-ROUND-1: The phases
    NsRound1,
    /// NS-ROUND-2: Five phases or four
    NsRound2,
    /// NS-P1-1: A species for those without
    NsP11,
    /// NS-P1-2: Three cards, plus one for each species
    NsP12,
    /// NS-P1-3: Order of the deal
    NsP13,
    /// NS-P1-4: Running out while dealing
    NsP14,
    /// NS-P1-5: No cards anywhere
    NsP15,
    /// NS-P1-6: No hand limit
    NsP16,
    /// NS-P2-1: Everyone places one card
    NsP21,
    /// NS-P2-2: Secretly, all together
    NsP22,
    /// NS-P2-3: Only the number counts
    NsP23,
    /// NS-P2-4: An empty hand gives nothing
    NsP24,
    /// NS-P2-5: When the choice is final
    NsP25,
    /// NS-P3-1: One turn for each player
    NsP31,
    /// NS-P3-2: Any number of cards
    NsP32,
    /// NS-P3-3: Playing a trait
    NsP33,
    /// NS-P3-4: Founding a species
    NsP34,
    /// NS-P3-5: Growing
    NsP35,
    /// NS-P3-6: Dropping traits
    NsP36,
    /// NS-P3-7: Only on your own turn
    NsP37,
    /// NS-P3-8: Drop first, then play
    NsP38,
    /// NS-P3-9: Dropping Fat Tissue
    NsP39,
    /// NS-P3-10: Traits are revealed together
    NsP310,
    /// NS-P3-11: What everyone sees at once
    NsP311,
    /// NS-P3-12: A new species is complete
    NsP312,
    /// NS-P3-13: Nobody draws here
    NsP313,
    /// NS-P4-1: Three leaf traits
    NsP41,
    /// NS-P4-2: Your own order
    NsP42,
    /// NS-P4-3: Leaf traits are compulsory
    NsP43,
    /// NS-P4-4: Revealing the food cards
    NsP44,
    /// NS-P4-5: Food cards are discarded
    NsP45,
    /// NS-P4-6: Leaf traits stay
    NsP46,
    /// NS-P4-7: When you are asked for the order
    NsP47,
    /// NS-FEED-1: One species per turn
    NsFeed1,
    /// NS-FEED-2: Plant food from the watering hole, meat from the bank
    NsFeed2,
    /// NS-FEED-3: No more food than population
    NsFeed3,
    /// NS-FEED-4: Many turns or none
    NsFeed4,
    /// NS-FEED-5: You choose the species
    NsFeed5,
    /// NS-FEED-6: Feeding is compulsory
    NsFeed6,
    /// NS-FEED-7: Even a costly attack
    NsFeed7,
    /// NS-FEED-8: Delaying an attack
    NsFeed8,
    /// NS-FEED-9: Intelligence is never compulsory
    NsFeed9,
    /// NS-FEED-10: Feeding for fat
    NsFeed10,
    /// NS-FEED-11: Hungry species come first
    NsFeed11,
    /// NS-FEED-12: Attacking with an empty watering hole
    NsFeed12,
    /// NS-FEED-13: Who eats what
    NsFeed13,
    /// NS-FEED-14: Being skipped
    NsFeed14,
    /// NS-FEED-15: End of the feeding
    NsFeed15,
    /// NS-P5E-1: Starvation
    NsP5e1,
    /// NS-P5E-2: Food behind the screen
    NsP5e2,
    /// NS-P5E-3: Leftovers stay
    NsP5e3,
    /// NS-P5E-4: Next first player
    NsP5e4,
    /// NS-P5E-5: Order of extinctions
    NsP5e5,
    /// NS-P5E-6: Next round or scoring
    NsP5e6,
    /// NS-TAKE-1: What a take is
    NsTake1,
    /// NS-TAKE-2: Carnivores take no plant food
    NsTake2,
    /// NS-TAKE-3: Foraging adds one
    NsTake3,
    /// NS-TAKE-4: Limited by source and room
    NsTake4,
    /// NS-TAKE-5: The rest stays
    NsTake5,
    /// NS-TAKE-6: Nothing taken, nothing triggered
    NsTake6,
    /// NS-TAKE-7: Then Cooperation
    NsTake7,
    /// NS-TAKE-8: Moving fat is not a take
    NsTake8,
    /// NS-TAKE-9: Storing is part of a take
    NsTake9,
    /// NS-TAKE-10: Order within a take
    NsTake10,
    /// NS-FSM-1: One feeding, then the next player
    NsFsm1,
    /// NS-FSM-2: A full lap without feeding
    NsFsm2,
    /// NS-FSM-3: Intelligence as well as feeding
    NsFsm3,
    /// NS-FSM-4: Only Intelligence in a turn
    NsFsm4,
    /// NS-FSM-5: An attack made possible
    NsFsm5,
    /// NS-FSM-6: When you must feed
    NsFsm6,
    /// NS-FSM-7: What is optional
    NsFsm7,
    /// NS-FSM-8: Course of a turn
    NsFsm8,
    /// NS-FSM-9: Turns that end automatically
    NsFsm9,
    /// NS-ATT-A1: Declaring
    NsAttA1,
    /// NS-ATT-A2: Ignoring traits
    NsAttA2,
    /// NS-ATT-A3: Is it allowed?
    NsAttA3,
    /// NS-ATT-A4: Paying
    NsAttA4,
    /// NS-ATT-A5: Horns
    NsAttA5,
    /// NS-ATT-A6: Does the attacker die?
    NsAttA6,
    /// NS-ATT-A7: The prey’s loss
    NsAttA7,
    /// NS-ATT-A8: Does the prey die?
    NsAttA8,
    /// NS-ATT-A9: Meat
    NsAttA9,
    /// NS-ATT-A10: Scavengers
    NsAttA10,
    /// NS-ATT-A11: The attack is over
    NsAttA11,
    /// NS-ATT-1: Who attacks whom
    NsAtt1,
    /// NS-ATT-2: The attacker must have room
    NsAtt2,
    /// NS-ATT-3: One attack per turn
    NsAtt3,
    /// NS-ATT-4: Larger than the prey
    NsAtt4,
    /// NS-ATT-5: Every defence must be overcome
    NsAtt5,
    /// NS-ATT-6: Checked only once
    NsAtt6,
    /// NS-ATT-7: Protected from your own, too
    NsAtt7,
    /// NS-ATT-8: The prey loses one population
    NsAtt8,
    /// NS-ATT-9: The row closes before the meat
    NsAtt9,
    /// NS-ATT-10: Meat by body size
    NsAtt10,
    /// NS-ATT-11: One take
    NsAtt11,
    /// NS-ATT-12: Board first, then fat
    NsAtt12,
    /// NS-ATT-13: An attacker that scavenges
    NsAtt13,
    /// NS-EXT-1: Population zero
    NsExt1,
    /// NS-EXT-2: Cards for cards
    NsExt2,
    /// NS-EXT-3: Its food counts
    NsExt3,
    /// NS-EXT-4: The row closes up
    NsExt4,
    /// NS-EXT-5: Running out while drawing
    NsExt5,
    /// NS-EXT-6: Without species
    NsExt6,
    /// NS-EXT-7: The attacker dies first
    NsExt7,
    /// NS-EXT-8: In the last round as well
    NsExt8,
    /// NS-END-1: Reshuffle in the deal
    NsEnd1,
    /// NS-END-2: Reshuffle at another time
    NsEnd2,
    /// NS-END-3: Fixed once and for all
    NsEnd3,
    /// NS-END-4: When the deck runs out
    NsEnd4,
    /// NS-END-5: The last card and an empty pile
    NsEnd5,
    /// NS-END-6: Scoring follows
    NsEnd6,
    /// NS-END-7: No card to draw
    NsEnd7,
    /// NS-SCORE-1: Fat first
    NsScore1,
    /// NS-SCORE-2: Points for food
    NsScore2,
    /// NS-SCORE-3: Points for population
    NsScore3,
    /// NS-SCORE-4: Points for traits
    NsScore4,
    /// NS-SCORE-5: Winner and ties
    NsScore5,
    /// NS-SCORE-6: An example
    NsScore6,
    /// NS-VAR-1: Two players
    NsVar1,
    /// NS-VAR-2: Six players
    NsVar2,
    /// NS-VAR-3: Quick play
    NsVar3,
    /// NS-VAR-4: Nothing is seen until all are ready
    NsVar4,
    /// NS-VAR-5: Upright boards
    NsVar5,
    /// NS-VAR-6: No variant with scarce tokens
    NsVar6,
    /// NS-TRAIT-AMBUSH-1: Ambush
    NsTraitAmbush1,
    /// NS-TRAIT-AMBUSH-2: Ambush does nothing else
    NsTraitAmbush2,
    /// NS-TRAIT-BURROW-1: Burrowing
    NsTraitBurrow1,
    /// NS-TRAIT-BURROW-2: Burrowing and fat
    NsTraitBurrow2,
    /// NS-TRAIT-BURROW-3: Safe after a loss
    NsTraitBurrow3,
    /// NS-TRAIT-CARN-1: Carnivore
    NsTraitCarn1,
    /// NS-TRAIT-CARN-2: A carnivore eats no plant food
    NsTraitCarn2,
    /// NS-TRAIT-CARN-3: Old fat stays useful
    NsTraitCarn3,
    /// NS-TRAIT-CLIMB-1: Climbing
    NsTraitClimb1,
    /// NS-TRAIT-CLIMB-2: A climbing carnivore
    NsTraitClimb2,
    /// NS-TRAIT-CLIMB-3: Climbing ignored
    NsTraitClimb3,
    /// NS-TRAIT-COOP-1: Cooperation
    NsTraitCoop1,
    /// NS-TRAIT-COOP-2: Once per take or once per token
    NsTraitCoop2,
    /// NS-TRAIT-COOP-3: What triggers it
    NsTraitCoop3,
    /// NS-TRAIT-COOP-4: Chains
    NsTraitCoop4,
    /// NS-TRAIT-COOP-5: Kinds of food in a chain
    NsTraitCoop5,
    /// NS-TRAIT-COOP-6: Where a chain ends
    NsTraitCoop6,
    /// NS-TRAIT-COOP-7: Hungry neighbours must take
    NsTraitCoop7,
    /// NS-TRAIT-COOP-8: Only in your own row
    NsTraitCoop8,
    /// NS-TRAIT-FAT-1: Fat Tissue
    NsTraitFat1,
    /// NS-TRAIT-FAT-2: Storing is optional
    NsTraitFat2,
    /// NS-TRAIT-FAT-3: Any food becomes fat
    NsTraitFat3,
    /// NS-TRAIT-FAT-4: Fat becomes food
    NsTraitFat4,
    /// NS-TRAIT-FAT-5: Feeding a full species
    NsTraitFat5,
    /// NS-TRAIT-FAT-6: Fat is never lost
    NsTraitFat6,
    /// NS-TRAIT-FAT-7: Fat is not food
    NsTraitFat7,
    /// NS-TRAIT-FAT-8: Fat from every take
    NsTraitFat8,
    /// NS-TRAIT-FERT-1: Fertile
    NsTraitFert1,
    /// NS-TRAIT-FERT-2: Up to six
    NsTraitFert2,
    /// NS-TRAIT-FERT-3: Fertile cannot be declined
    NsTraitFert3,
    /// NS-TRAIT-FORAGE-1: Foraging
    NsTraitForage1,
    /// NS-TRAIT-FORAGE-2: Where Foraging works
    NsTraitForage2,
    /// NS-TRAIT-FORAGE-3: One more for each take
    NsTraitForage3,
    /// NS-TRAIT-FORAGE-4: Not with meat
    NsTraitForage4,
    /// NS-TRAIT-HERD-1: Defensive Herding
    NsTraitHerd1,
    /// NS-TRAIT-HERD-2: Real population
    NsTraitHerd2,
    /// NS-TRAIT-HORNS-1: Horns
    NsTraitHorns1,
    /// NS-TRAIT-HORNS-2: Before the meat
    NsTraitHorns2,
    /// NS-TRAIT-HORNS-3: Deadly Horns
    NsTraitHorns3,
    /// NS-TRAIT-HORNS-4: Surplus of the attacker
    NsTraitHorns4,
    /// NS-TRAIT-HORNS-5: Horns ignored
    NsTraitHorns5,
    /// NS-TRAIT-HORNS-6: No second feast
    NsTraitHorns6,
    /// NS-TRAIT-INT-1: Intelligence
    NsTraitInt1,
    /// NS-TRAIT-INT-2: Food for a herbivore
    NsTraitInt2,
    /// NS-TRAIT-INT-3: As well as feeding, never in vain
    NsTraitInt3,
    /// NS-TRAIT-INT-4: Ignoring a trait
    NsTraitInt4,
    /// NS-TRAIT-INT-5: Which traits
    NsTraitInt5,
    /// NS-TRAIT-INT-6: All copies at once
    NsTraitInt6,
    /// NS-TRAIT-INT-7: What cannot be ignored
    NsTraitInt7,
    /// NS-TRAIT-INT-8: Traits that feed, ignored
    NsTraitInt8,
    /// NS-TRAIT-INT-9: Any card will do
    NsTraitInt9,
    /// NS-TRAIT-INT-10: Carnivores use it only to attack
    NsTraitInt10,
    /// NS-TRAIT-NECK-1: Long Neck
    NsTraitNeck1,
    /// NS-TRAIT-NECK-2: Long Neck with other traits
    NsTraitNeck2,
    /// NS-TRAIT-NECK-3: Useless to a carnivore
    NsTraitNeck3,
    /// NS-TRAIT-PACK-1: Pack Hunting
    NsTraitPack1,
    /// NS-TRAIT-PACK-2: Only when attacking
    NsTraitPack2,
    /// NS-TRAIT-SCAV-1: Scavenger
    NsTraitScav1,
    /// NS-TRAIT-SCAV-2: Once per attack
    NsTraitScav2,
    /// NS-TRAIT-SCAV-3: Attacker and prey
    NsTraitScav3,
    /// NS-TRAIT-SCAV-4: Not for starvation
    NsTraitScav4,
    /// NS-TRAIT-SCAV-5: Sharing the leftovers
    NsTraitScav5,
    /// NS-TRAIT-SCAV-6: Order of scavengers
    NsTraitScav6,
    /// NS-TRAIT-SCAV-7: Even if the attacker eats nothing
    NsTraitScav7,
    /// NS-TRAIT-SHELL-1: Hard Shell
    NsTraitShell1,
    /// NS-TRAIT-SHELL-2: Only in defence
    NsTraitShell2,
    /// NS-TRAIT-SYMB-1: Symbiosis
    NsTraitSymb1,
    /// NS-TRAIT-SYMB-2: True body sizes
    NsTraitSymb2,
    /// NS-TRAIT-WARN-1: Warning Call
    NsTraitWarn1,
    /// NS-TRAIT-WARN-2: Not for itself
    NsTraitWarn2,
    /// NS-TRAIT-WARN-3: A warning attacker
    NsTraitWarn3,
    /// NS-DECK-1: The food numbers
    NsDeck1,
    /// NS-DECK-2: How a deck is written
    NsDeck2,
    /// NS-DECK-3: What is checked
    NsDeck3,
    /// NS-DECK-4: Names of cards
    NsDeck4,
    /// NS-DECK-5: Other decks
    NsDeck5,
    /// NS-VIS-1: Hands
    NsVis1,
    /// NS-VIS-2: Food cards
    NsVis2,
    /// NS-VIS-3: Face-down traits
    NsVis3,
    /// NS-VIS-4: Behind the screen
    NsVis4,
    /// NS-VIS-5: Deck and removed cards
    NsVis5,
    /// NS-VIS-6: Discard pile
    NsVis6,
    /// NS-VIS-7: The open table
    NsVis7,
    /// NS-INV-1: No card is lost
    NsInv1,
    /// NS-INV-2: Population and body size
    NsInv2,
    /// NS-INV-3: Food and fat
    NsInv3,
    /// NS-INV-4: Traits
    NsInv4,
    /// NS-INV-5: The watering hole
    NsInv5,
    /// NS-INV-6: Food only while feeding
    NsInv6,
    /// NS-INV-7: Screens only grow
    NsInv7,
    /// NS-DEC-1: Choosing a food card
    NsDec1,
    /// NS-DEC-2: Playing cards
    NsDec2,
    /// NS-DEC-3: Order of leaf traits
    NsDec3,
    /// NS-DEC-4: A feeding turn
    NsDec4,
    /// NS-DEC-5: How much fat to store
    NsDec5,
    /// NS-DEC-6: Scarce food
    NsDec6,
    /// NS-OPT-COOPERATION-TRIGGER: How often Cooperation triggers
    NsOptCooperationTrigger,
    /// NS-OPT-INTELLIGENCE-NEGATES: What Intelligence can ignore
    NsOptIntelligenceNegates,
    /// NS-OPT-INTELLIGENCE-EXTRA: Intelligence instead of feeding
    NsOptIntelligenceExtra,
    /// NS-OPT-FAT-FEEDING: Feeding full species
    NsOptFatFeeding,
    /// NS-OPT-FAT-PRIORITY: Hungry species before fat
    NsOptFatPriority,
    /// NS-OPT-EXACT-EXHAUSTION: When the deck runs out
    NsOptExactExhaustion,
    /// NS-OPT-HORNS-LETHAL-CANCELS-ATTACK: Deadly Horns end the attack
    NsOptHornsLethalCancelsAttack,
    /// NS-OPT-SCAVENGER-TRIGGER: How often scavengers eat
    NsOptScavengerTrigger,
    /// NS-OPT-SCARCE-ORDER: Scarce food
    NsOptScarceOrder,
    /// NS-OPT-FAT-TRIGGERS-COOPERATION: Stored tokens and Cooperation
    NsOptFatTriggersCooperation,
    /// NS-OPT-SCAVENGER-FAT: Scavenged meat of attacker and prey
    NsOptScavengerFat,
    /// NS-OPT-MEASURED-AFTER-HORNS: Horns before the attack is measured
    NsOptMeasuredAfterHorns,
    /// NS-OPT-SHELL-IN-SYMBIOSIS: Hard Shell and Symbiosis
    NsOptShellInSymbiosis,
    /// NS-OPT-QUICK-PLAY: Quick play
    NsOptQuickPlay,
    /// NS-OPT-MAX-TRAITS: Trait limit
    NsOptMaxTraits,
    /// NS-OPT-REMOVE-CARDS: Cards removed
    NsOptRemoveCards,
    /// NS-OPT-SPECIES-LIMIT: Species limit
    NsOptSpeciesLimit,
    /// NS-OPT-OPEN-SCORES: Open screens
    NsOptOpenScores,
    /// NS-OPT-ASK-FAT: Storing fat automatically
    NsOptAskFat,
    /// NS-OPT-DECK: Deck
    NsOptDeck,
}

impl RuleId for Rule {
    const ALL: &'static [Self] = &[
        Self::NsComp1,
        Self::NsComp2,
        Self::NsComp3,
        Self::NsComp4,
        Self::NsComp5,
        Self::NsComp6,
        Self::NsComp7,
        Self::NsComp8,
        Self::NsComp9,
        Self::NsComp10,
        Self::NsGoal1,
        Self::NsSetup1,
        Self::NsSetup2,
        Self::NsSetup3,
        Self::NsSetup4,
        Self::NsSetup5,
        Self::NsSetup6,
        Self::NsSetup7,
        Self::NsSetup8,
        Self::NsRound1,
        Self::NsRound2,
        Self::NsP11,
        Self::NsP12,
        Self::NsP13,
        Self::NsP14,
        Self::NsP15,
        Self::NsP16,
        Self::NsP21,
        Self::NsP22,
        Self::NsP23,
        Self::NsP24,
        Self::NsP25,
        Self::NsP31,
        Self::NsP32,
        Self::NsP33,
        Self::NsP34,
        Self::NsP35,
        Self::NsP36,
        Self::NsP37,
        Self::NsP38,
        Self::NsP39,
        Self::NsP310,
        Self::NsP311,
        Self::NsP312,
        Self::NsP313,
        Self::NsP41,
        Self::NsP42,
        Self::NsP43,
        Self::NsP44,
        Self::NsP45,
        Self::NsP46,
        Self::NsP47,
        Self::NsFeed1,
        Self::NsFeed2,
        Self::NsFeed3,
        Self::NsFeed4,
        Self::NsFeed5,
        Self::NsFeed6,
        Self::NsFeed7,
        Self::NsFeed8,
        Self::NsFeed9,
        Self::NsFeed10,
        Self::NsFeed11,
        Self::NsFeed12,
        Self::NsFeed13,
        Self::NsFeed14,
        Self::NsFeed15,
        Self::NsP5e1,
        Self::NsP5e2,
        Self::NsP5e3,
        Self::NsP5e4,
        Self::NsP5e5,
        Self::NsP5e6,
        Self::NsTake1,
        Self::NsTake2,
        Self::NsTake3,
        Self::NsTake4,
        Self::NsTake5,
        Self::NsTake6,
        Self::NsTake7,
        Self::NsTake8,
        Self::NsTake9,
        Self::NsTake10,
        Self::NsFsm1,
        Self::NsFsm2,
        Self::NsFsm3,
        Self::NsFsm4,
        Self::NsFsm5,
        Self::NsFsm6,
        Self::NsFsm7,
        Self::NsFsm8,
        Self::NsFsm9,
        Self::NsAttA1,
        Self::NsAttA2,
        Self::NsAttA3,
        Self::NsAttA4,
        Self::NsAttA5,
        Self::NsAttA6,
        Self::NsAttA7,
        Self::NsAttA8,
        Self::NsAttA9,
        Self::NsAttA10,
        Self::NsAttA11,
        Self::NsAtt1,
        Self::NsAtt2,
        Self::NsAtt3,
        Self::NsAtt4,
        Self::NsAtt5,
        Self::NsAtt6,
        Self::NsAtt7,
        Self::NsAtt8,
        Self::NsAtt9,
        Self::NsAtt10,
        Self::NsAtt11,
        Self::NsAtt12,
        Self::NsAtt13,
        Self::NsExt1,
        Self::NsExt2,
        Self::NsExt3,
        Self::NsExt4,
        Self::NsExt5,
        Self::NsExt6,
        Self::NsExt7,
        Self::NsExt8,
        Self::NsEnd1,
        Self::NsEnd2,
        Self::NsEnd3,
        Self::NsEnd4,
        Self::NsEnd5,
        Self::NsEnd6,
        Self::NsEnd7,
        Self::NsScore1,
        Self::NsScore2,
        Self::NsScore3,
        Self::NsScore4,
        Self::NsScore5,
        Self::NsScore6,
        Self::NsVar1,
        Self::NsVar2,
        Self::NsVar3,
        Self::NsVar4,
        Self::NsVar5,
        Self::NsVar6,
        Self::NsTraitAmbush1,
        Self::NsTraitAmbush2,
        Self::NsTraitBurrow1,
        Self::NsTraitBurrow2,
        Self::NsTraitBurrow3,
        Self::NsTraitCarn1,
        Self::NsTraitCarn2,
        Self::NsTraitCarn3,
        Self::NsTraitClimb1,
        Self::NsTraitClimb2,
        Self::NsTraitClimb3,
        Self::NsTraitCoop1,
        Self::NsTraitCoop2,
        Self::NsTraitCoop3,
        Self::NsTraitCoop4,
        Self::NsTraitCoop5,
        Self::NsTraitCoop6,
        Self::NsTraitCoop7,
        Self::NsTraitCoop8,
        Self::NsTraitFat1,
        Self::NsTraitFat2,
        Self::NsTraitFat3,
        Self::NsTraitFat4,
        Self::NsTraitFat5,
        Self::NsTraitFat6,
        Self::NsTraitFat7,
        Self::NsTraitFat8,
        Self::NsTraitFert1,
        Self::NsTraitFert2,
        Self::NsTraitFert3,
        Self::NsTraitForage1,
        Self::NsTraitForage2,
        Self::NsTraitForage3,
        Self::NsTraitForage4,
        Self::NsTraitHerd1,
        Self::NsTraitHerd2,
        Self::NsTraitHorns1,
        Self::NsTraitHorns2,
        Self::NsTraitHorns3,
        Self::NsTraitHorns4,
        Self::NsTraitHorns5,
        Self::NsTraitHorns6,
        Self::NsTraitInt1,
        Self::NsTraitInt2,
        Self::NsTraitInt3,
        Self::NsTraitInt4,
        Self::NsTraitInt5,
        Self::NsTraitInt6,
        Self::NsTraitInt7,
        Self::NsTraitInt8,
        Self::NsTraitInt9,
        Self::NsTraitInt10,
        Self::NsTraitNeck1,
        Self::NsTraitNeck2,
        Self::NsTraitNeck3,
        Self::NsTraitPack1,
        Self::NsTraitPack2,
        Self::NsTraitScav1,
        Self::NsTraitScav2,
        Self::NsTraitScav3,
        Self::NsTraitScav4,
        Self::NsTraitScav5,
        Self::NsTraitScav6,
        Self::NsTraitScav7,
        Self::NsTraitShell1,
        Self::NsTraitShell2,
        Self::NsTraitSymb1,
        Self::NsTraitSymb2,
        Self::NsTraitWarn1,
        Self::NsTraitWarn2,
        Self::NsTraitWarn3,
        Self::NsDeck1,
        Self::NsDeck2,
        Self::NsDeck3,
        Self::NsDeck4,
        Self::NsDeck5,
        Self::NsVis1,
        Self::NsVis2,
        Self::NsVis3,
        Self::NsVis4,
        Self::NsVis5,
        Self::NsVis6,
        Self::NsVis7,
        Self::NsInv1,
        Self::NsInv2,
        Self::NsInv3,
        Self::NsInv4,
        Self::NsInv5,
        Self::NsInv6,
        Self::NsInv7,
        Self::NsDec1,
        Self::NsDec2,
        Self::NsDec3,
        Self::NsDec4,
        Self::NsDec5,
        Self::NsDec6,
        Self::NsOptCooperationTrigger,
        Self::NsOptIntelligenceNegates,
        Self::NsOptIntelligenceExtra,
        Self::NsOptFatFeeding,
        Self::NsOptFatPriority,
        Self::NsOptExactExhaustion,
        Self::NsOptHornsLethalCancelsAttack,
        Self::NsOptScavengerTrigger,
        Self::NsOptScarceOrder,
        Self::NsOptFatTriggersCooperation,
        Self::NsOptScavengerFat,
        Self::NsOptMeasuredAfterHorns,
        Self::NsOptShellInSymbiosis,
        Self::NsOptQuickPlay,
        Self::NsOptMaxTraits,
        Self::NsOptRemoveCards,
        Self::NsOptSpeciesLimit,
        Self::NsOptOpenScores,
        Self::NsOptAskFat,
        Self::NsOptDeck,
    ];

    fn id(self) -> &'static str {
        match self {
            Self::NsComp1 => "NS-COMP-1",
            Self::NsComp2 => "NS-COMP-2",
            Self::NsComp3 => "NS-COMP-3",
            Self::NsComp4 => "NS-COMP-4",
            Self::NsComp5 => "NS-COMP-5",
            Self::NsComp6 => "NS-COMP-6",
            Self::NsComp7 => "NS-COMP-7",
            Self::NsComp8 => "NS-COMP-8",
            Self::NsComp9 => "NS-COMP-9",
            Self::NsComp10 => "NS-COMP-10",
            Self::NsGoal1 => "NS-GOAL-1",
            Self::NsSetup1 => "NS-SETUP-1",
            Self::NsSetup2 => "NS-SETUP-2",
            Self::NsSetup3 => "NS-SETUP-3",
            Self::NsSetup4 => "NS-SETUP-4",
            Self::NsSetup5 => "NS-SETUP-5",
            Self::NsSetup6 => "NS-SETUP-6",
            Self::NsSetup7 => "NS-SETUP-7",
            Self::NsSetup8 => "NS-SETUP-8",
            Self::NsRound1 => "NS-ROUND-1",
            Self::NsRound2 => "NS-ROUND-2",
            Self::NsP11 => "NS-P1-1",
            Self::NsP12 => "NS-P1-2",
            Self::NsP13 => "NS-P1-3",
            Self::NsP14 => "NS-P1-4",
            Self::NsP15 => "NS-P1-5",
            Self::NsP16 => "NS-P1-6",
            Self::NsP21 => "NS-P2-1",
            Self::NsP22 => "NS-P2-2",
            Self::NsP23 => "NS-P2-3",
            Self::NsP24 => "NS-P2-4",
            Self::NsP25 => "NS-P2-5",
            Self::NsP31 => "NS-P3-1",
            Self::NsP32 => "NS-P3-2",
            Self::NsP33 => "NS-P3-3",
            Self::NsP34 => "NS-P3-4",
            Self::NsP35 => "NS-P3-5",
            Self::NsP36 => "NS-P3-6",
            Self::NsP37 => "NS-P3-7",
            Self::NsP38 => "NS-P3-8",
            Self::NsP39 => "NS-P3-9",
            Self::NsP310 => "NS-P3-10",
            Self::NsP311 => "NS-P3-11",
            Self::NsP312 => "NS-P3-12",
            Self::NsP313 => "NS-P3-13",
            Self::NsP41 => "NS-P4-1",
            Self::NsP42 => "NS-P4-2",
            Self::NsP43 => "NS-P4-3",
            Self::NsP44 => "NS-P4-4",
            Self::NsP45 => "NS-P4-5",
            Self::NsP46 => "NS-P4-6",
            Self::NsP47 => "NS-P4-7",
            Self::NsFeed1 => "NS-FEED-1",
            Self::NsFeed2 => "NS-FEED-2",
            Self::NsFeed3 => "NS-FEED-3",
            Self::NsFeed4 => "NS-FEED-4",
            Self::NsFeed5 => "NS-FEED-5",
            Self::NsFeed6 => "NS-FEED-6",
            Self::NsFeed7 => "NS-FEED-7",
            Self::NsFeed8 => "NS-FEED-8",
            Self::NsFeed9 => "NS-FEED-9",
            Self::NsFeed10 => "NS-FEED-10",
            Self::NsFeed11 => "NS-FEED-11",
            Self::NsFeed12 => "NS-FEED-12",
            Self::NsFeed13 => "NS-FEED-13",
            Self::NsFeed14 => "NS-FEED-14",
            Self::NsFeed15 => "NS-FEED-15",
            Self::NsP5e1 => "NS-P5E-1",
            Self::NsP5e2 => "NS-P5E-2",
            Self::NsP5e3 => "NS-P5E-3",
            Self::NsP5e4 => "NS-P5E-4",
            Self::NsP5e5 => "NS-P5E-5",
            Self::NsP5e6 => "NS-P5E-6",
            Self::NsTake1 => "NS-TAKE-1",
            Self::NsTake2 => "NS-TAKE-2",
            Self::NsTake3 => "NS-TAKE-3",
            Self::NsTake4 => "NS-TAKE-4",
            Self::NsTake5 => "NS-TAKE-5",
            Self::NsTake6 => "NS-TAKE-6",
            Self::NsTake7 => "NS-TAKE-7",
            Self::NsTake8 => "NS-TAKE-8",
            Self::NsTake9 => "NS-TAKE-9",
            Self::NsTake10 => "NS-TAKE-10",
            Self::NsFsm1 => "NS-FSM-1",
            Self::NsFsm2 => "NS-FSM-2",
            Self::NsFsm3 => "NS-FSM-3",
            Self::NsFsm4 => "NS-FSM-4",
            Self::NsFsm5 => "NS-FSM-5",
            Self::NsFsm6 => "NS-FSM-6",
            Self::NsFsm7 => "NS-FSM-7",
            Self::NsFsm8 => "NS-FSM-8",
            Self::NsFsm9 => "NS-FSM-9",
            Self::NsAttA1 => "NS-ATT-A1",
            Self::NsAttA2 => "NS-ATT-A2",
            Self::NsAttA3 => "NS-ATT-A3",
            Self::NsAttA4 => "NS-ATT-A4",
            Self::NsAttA5 => "NS-ATT-A5",
            Self::NsAttA6 => "NS-ATT-A6",
            Self::NsAttA7 => "NS-ATT-A7",
            Self::NsAttA8 => "NS-ATT-A8",
            Self::NsAttA9 => "NS-ATT-A9",
            Self::NsAttA10 => "NS-ATT-A10",
            Self::NsAttA11 => "NS-ATT-A11",
            Self::NsAtt1 => "NS-ATT-1",
            Self::NsAtt2 => "NS-ATT-2",
            Self::NsAtt3 => "NS-ATT-3",
            Self::NsAtt4 => "NS-ATT-4",
            Self::NsAtt5 => "NS-ATT-5",
            Self::NsAtt6 => "NS-ATT-6",
            Self::NsAtt7 => "NS-ATT-7",
            Self::NsAtt8 => "NS-ATT-8",
            Self::NsAtt9 => "NS-ATT-9",
            Self::NsAtt10 => "NS-ATT-10",
            Self::NsAtt11 => "NS-ATT-11",
            Self::NsAtt12 => "NS-ATT-12",
            Self::NsAtt13 => "NS-ATT-13",
            Self::NsExt1 => "NS-EXT-1",
            Self::NsExt2 => "NS-EXT-2",
            Self::NsExt3 => "NS-EXT-3",
            Self::NsExt4 => "NS-EXT-4",
            Self::NsExt5 => "NS-EXT-5",
            Self::NsExt6 => "NS-EXT-6",
            Self::NsExt7 => "NS-EXT-7",
            Self::NsExt8 => "NS-EXT-8",
            Self::NsEnd1 => "NS-END-1",
            Self::NsEnd2 => "NS-END-2",
            Self::NsEnd3 => "NS-END-3",
            Self::NsEnd4 => "NS-END-4",
            Self::NsEnd5 => "NS-END-5",
            Self::NsEnd6 => "NS-END-6",
            Self::NsEnd7 => "NS-END-7",
            Self::NsScore1 => "NS-SCORE-1",
            Self::NsScore2 => "NS-SCORE-2",
            Self::NsScore3 => "NS-SCORE-3",
            Self::NsScore4 => "NS-SCORE-4",
            Self::NsScore5 => "NS-SCORE-5",
            Self::NsScore6 => "NS-SCORE-6",
            Self::NsVar1 => "NS-VAR-1",
            Self::NsVar2 => "NS-VAR-2",
            Self::NsVar3 => "NS-VAR-3",
            Self::NsVar4 => "NS-VAR-4",
            Self::NsVar5 => "NS-VAR-5",
            Self::NsVar6 => "NS-VAR-6",
            Self::NsTraitAmbush1 => "NS-TRAIT-AMBUSH-1",
            Self::NsTraitAmbush2 => "NS-TRAIT-AMBUSH-2",
            Self::NsTraitBurrow1 => "NS-TRAIT-BURROW-1",
            Self::NsTraitBurrow2 => "NS-TRAIT-BURROW-2",
            Self::NsTraitBurrow3 => "NS-TRAIT-BURROW-3",
            Self::NsTraitCarn1 => "NS-TRAIT-CARN-1",
            Self::NsTraitCarn2 => "NS-TRAIT-CARN-2",
            Self::NsTraitCarn3 => "NS-TRAIT-CARN-3",
            Self::NsTraitClimb1 => "NS-TRAIT-CLIMB-1",
            Self::NsTraitClimb2 => "NS-TRAIT-CLIMB-2",
            Self::NsTraitClimb3 => "NS-TRAIT-CLIMB-3",
            Self::NsTraitCoop1 => "NS-TRAIT-COOP-1",
            Self::NsTraitCoop2 => "NS-TRAIT-COOP-2",
            Self::NsTraitCoop3 => "NS-TRAIT-COOP-3",
            Self::NsTraitCoop4 => "NS-TRAIT-COOP-4",
            Self::NsTraitCoop5 => "NS-TRAIT-COOP-5",
            Self::NsTraitCoop6 => "NS-TRAIT-COOP-6",
            Self::NsTraitCoop7 => "NS-TRAIT-COOP-7",
            Self::NsTraitCoop8 => "NS-TRAIT-COOP-8",
            Self::NsTraitFat1 => "NS-TRAIT-FAT-1",
            Self::NsTraitFat2 => "NS-TRAIT-FAT-2",
            Self::NsTraitFat3 => "NS-TRAIT-FAT-3",
            Self::NsTraitFat4 => "NS-TRAIT-FAT-4",
            Self::NsTraitFat5 => "NS-TRAIT-FAT-5",
            Self::NsTraitFat6 => "NS-TRAIT-FAT-6",
            Self::NsTraitFat7 => "NS-TRAIT-FAT-7",
            Self::NsTraitFat8 => "NS-TRAIT-FAT-8",
            Self::NsTraitFert1 => "NS-TRAIT-FERT-1",
            Self::NsTraitFert2 => "NS-TRAIT-FERT-2",
            Self::NsTraitFert3 => "NS-TRAIT-FERT-3",
            Self::NsTraitForage1 => "NS-TRAIT-FORAGE-1",
            Self::NsTraitForage2 => "NS-TRAIT-FORAGE-2",
            Self::NsTraitForage3 => "NS-TRAIT-FORAGE-3",
            Self::NsTraitForage4 => "NS-TRAIT-FORAGE-4",
            Self::NsTraitHerd1 => "NS-TRAIT-HERD-1",
            Self::NsTraitHerd2 => "NS-TRAIT-HERD-2",
            Self::NsTraitHorns1 => "NS-TRAIT-HORNS-1",
            Self::NsTraitHorns2 => "NS-TRAIT-HORNS-2",
            Self::NsTraitHorns3 => "NS-TRAIT-HORNS-3",
            Self::NsTraitHorns4 => "NS-TRAIT-HORNS-4",
            Self::NsTraitHorns5 => "NS-TRAIT-HORNS-5",
            Self::NsTraitHorns6 => "NS-TRAIT-HORNS-6",
            Self::NsTraitInt1 => "NS-TRAIT-INT-1",
            Self::NsTraitInt2 => "NS-TRAIT-INT-2",
            Self::NsTraitInt3 => "NS-TRAIT-INT-3",
            Self::NsTraitInt4 => "NS-TRAIT-INT-4",
            Self::NsTraitInt5 => "NS-TRAIT-INT-5",
            Self::NsTraitInt6 => "NS-TRAIT-INT-6",
            Self::NsTraitInt7 => "NS-TRAIT-INT-7",
            Self::NsTraitInt8 => "NS-TRAIT-INT-8",
            Self::NsTraitInt9 => "NS-TRAIT-INT-9",
            Self::NsTraitInt10 => "NS-TRAIT-INT-10",
            Self::NsTraitNeck1 => "NS-TRAIT-NECK-1",
            Self::NsTraitNeck2 => "NS-TRAIT-NECK-2",
            Self::NsTraitNeck3 => "NS-TRAIT-NECK-3",
            Self::NsTraitPack1 => "NS-TRAIT-PACK-1",
            Self::NsTraitPack2 => "NS-TRAIT-PACK-2",
            Self::NsTraitScav1 => "NS-TRAIT-SCAV-1",
            Self::NsTraitScav2 => "NS-TRAIT-SCAV-2",
            Self::NsTraitScav3 => "NS-TRAIT-SCAV-3",
            Self::NsTraitScav4 => "NS-TRAIT-SCAV-4",
            Self::NsTraitScav5 => "NS-TRAIT-SCAV-5",
            Self::NsTraitScav6 => "NS-TRAIT-SCAV-6",
            Self::NsTraitScav7 => "NS-TRAIT-SCAV-7",
            Self::NsTraitShell1 => "NS-TRAIT-SHELL-1",
            Self::NsTraitShell2 => "NS-TRAIT-SHELL-2",
            Self::NsTraitSymb1 => "NS-TRAIT-SYMB-1",
            Self::NsTraitSymb2 => "NS-TRAIT-SYMB-2",
            Self::NsTraitWarn1 => "NS-TRAIT-WARN-1",
            Self::NsTraitWarn2 => "NS-TRAIT-WARN-2",
            Self::NsTraitWarn3 => "NS-TRAIT-WARN-3",
            Self::NsDeck1 => "NS-DECK-1",
            Self::NsDeck2 => "NS-DECK-2",
            Self::NsDeck3 => "NS-DECK-3",
            Self::NsDeck4 => "NS-DECK-4",
            Self::NsDeck5 => "NS-DECK-5",
            Self::NsVis1 => "NS-VIS-1",
            Self::NsVis2 => "NS-VIS-2",
            Self::NsVis3 => "NS-VIS-3",
            Self::NsVis4 => "NS-VIS-4",
            Self::NsVis5 => "NS-VIS-5",
            Self::NsVis6 => "NS-VIS-6",
            Self::NsVis7 => "NS-VIS-7",
            Self::NsInv1 => "NS-INV-1",
            Self::NsInv2 => "NS-INV-2",
            Self::NsInv3 => "NS-INV-3",
            Self::NsInv4 => "NS-INV-4",
            Self::NsInv5 => "NS-INV-5",
            Self::NsInv6 => "NS-INV-6",
            Self::NsInv7 => "NS-INV-7",
            Self::NsDec1 => "NS-DEC-1",
            Self::NsDec2 => "NS-DEC-2",
            Self::NsDec3 => "NS-DEC-3",
            Self::NsDec4 => "NS-DEC-4",
            Self::NsDec5 => "NS-DEC-5",
            Self::NsDec6 => "NS-DEC-6",
            Self::NsOptCooperationTrigger => "NS-OPT-COOPERATION-TRIGGER",
            Self::NsOptIntelligenceNegates => "NS-OPT-INTELLIGENCE-NEGATES",
            Self::NsOptIntelligenceExtra => "NS-OPT-INTELLIGENCE-EXTRA",
            Self::NsOptFatFeeding => "NS-OPT-FAT-FEEDING",
            Self::NsOptFatPriority => "NS-OPT-FAT-PRIORITY",
            Self::NsOptExactExhaustion => "NS-OPT-EXACT-EXHAUSTION",
            Self::NsOptHornsLethalCancelsAttack => "NS-OPT-HORNS-LETHAL-CANCELS-ATTACK",
            Self::NsOptScavengerTrigger => "NS-OPT-SCAVENGER-TRIGGER",
            Self::NsOptScarceOrder => "NS-OPT-SCARCE-ORDER",
            Self::NsOptFatTriggersCooperation => "NS-OPT-FAT-TRIGGERS-COOPERATION",
            Self::NsOptScavengerFat => "NS-OPT-SCAVENGER-FAT",
            Self::NsOptMeasuredAfterHorns => "NS-OPT-MEASURED-AFTER-HORNS",
            Self::NsOptShellInSymbiosis => "NS-OPT-SHELL-IN-SYMBIOSIS",
            Self::NsOptQuickPlay => "NS-OPT-QUICK-PLAY",
            Self::NsOptMaxTraits => "NS-OPT-MAX-TRAITS",
            Self::NsOptRemoveCards => "NS-OPT-REMOVE-CARDS",
            Self::NsOptSpeciesLimit => "NS-OPT-SPECIES-LIMIT",
            Self::NsOptOpenScores => "NS-OPT-OPEN-SCORES",
            Self::NsOptAskFat => "NS-OPT-ASK-FAT",
            Self::NsOptDeck => "NS-OPT-DECK",
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::NsComp1 => "The trait cards",
            Self::NsComp2 => "A number on every card",
            Self::NsComp3 => "Watering hole and marker",
            Self::NsComp4 => "What the Evolution box holds",
            Self::NsComp5 => "What the Natural Selection box holds",
            Self::NsComp6 => "The species board",
            Self::NsComp7 => "Plant food and meat",
            Self::NsComp8 => "The bank never runs out",
            Self::NsComp9 => "As many species as you like",
            Self::NsComp10 => "Two to six players",
            Self::NsGoal1 => "Aim of the game",
            Self::NsSetup1 => "An empty watering hole",
            Self::NsSetup2 => "The food bank",
            Self::NsSetup3 => "A screen each",
            Self::NsSetup4 => "Draw deck and discard pile",
            Self::NsSetup5 => "Who starts",
            Self::NsSetup6 => "Fewer cards for two",
            Self::NsSetup7 => "Nothing in front of you yet",
            Self::NsSetup8 => "Removed cards stay secret",
            Self::NsRound1 => "The phases",
            Self::NsRound2 => "Five phases or four",
            Self::NsP11 => "A species for those without",
            Self::NsP12 => "Three cards, plus one for each species",
            Self::NsP13 => "Order of the deal",
            Self::NsP14 => "Running out while dealing",
            Self::NsP15 => "No cards anywhere",
            Self::NsP16 => "No hand limit",
            Self::NsP21 => "Everyone places one card",
            Self::NsP22 => "Secretly, all together",
            Self::NsP23 => "Only the number counts",
            Self::NsP24 => "An empty hand gives nothing",
            Self::NsP25 => "When the choice is final",
            Self::NsP31 => "One turn for each player",
            Self::NsP32 => "Any number of cards",
            Self::NsP33 => "Playing a trait",
            Self::NsP34 => "Founding a species",
            Self::NsP35 => "Growing",
            Self::NsP36 => "Dropping traits",
            Self::NsP37 => "Only on your own turn",
            Self::NsP38 => "Drop first, then play",
            Self::NsP39 => "Dropping Fat Tissue",
            Self::NsP310 => "Traits are revealed together",
            Self::NsP311 => "What everyone sees at once",
            Self::NsP312 => "A new species is complete",
            Self::NsP313 => "Nobody draws here",
            Self::NsP41 => "Three leaf traits",
            Self::NsP42 => "Your own order",
            Self::NsP43 => "Leaf traits are compulsory",
            Self::NsP44 => "Revealing the food cards",
            Self::NsP45 => "Food cards are discarded",
            Self::NsP46 => "Leaf traits stay",
            Self::NsP47 => "When you are asked for the order",
            Self::NsFeed1 => "One species per turn",
            Self::NsFeed2 => "Plant food from the watering hole, meat from the bank",
            Self::NsFeed3 => "No more food than population",
            Self::NsFeed4 => "Many turns or none",
            Self::NsFeed5 => "You choose the species",
            Self::NsFeed6 => "Feeding is compulsory",
            Self::NsFeed7 => "Even a costly attack",
            Self::NsFeed8 => "Delaying an attack",
            Self::NsFeed9 => "Intelligence is never compulsory",
            Self::NsFeed10 => "Feeding for fat",
            Self::NsFeed11 => "Hungry species come first",
            Self::NsFeed12 => "Attacking with an empty watering hole",
            Self::NsFeed13 => "Who eats what",
            Self::NsFeed14 => "Being skipped",
            Self::NsFeed15 => "End of the feeding",
            Self::NsP5e1 => "Starvation",
            Self::NsP5e2 => "Food behind the screen",
            Self::NsP5e3 => "Leftovers stay",
            Self::NsP5e4 => "Next first player",
            Self::NsP5e5 => "Order of extinctions",
            Self::NsP5e6 => "Next round or scoring",
            Self::NsTake1 => "What a take is",
            Self::NsTake2 => "Carnivores take no plant food",
            Self::NsTake3 => "Foraging adds one",
            Self::NsTake4 => "Limited by source and room",
            Self::NsTake5 => "The rest stays",
            Self::NsTake6 => "Nothing taken, nothing triggered",
            Self::NsTake7 => "Then Cooperation",
            Self::NsTake8 => "Moving fat is not a take",
            Self::NsTake9 => "Storing is part of a take",
            Self::NsTake10 => "Order within a take",
            Self::NsFsm1 => "One feeding, then the next player",
            Self::NsFsm2 => "A full lap without feeding",
            Self::NsFsm3 => "Intelligence as well as feeding",
            Self::NsFsm4 => "Only Intelligence in a turn",
            Self::NsFsm5 => "An attack made possible",
            Self::NsFsm6 => "When you must feed",
            Self::NsFsm7 => "What is optional",
            Self::NsFsm8 => "Course of a turn",
            Self::NsFsm9 => "Turns that end automatically",
            Self::NsAttA1 => "Declaring",
            Self::NsAttA2 => "Ignoring traits",
            Self::NsAttA3 => "Is it allowed?",
            Self::NsAttA4 => "Paying",
            Self::NsAttA5 => "Horns",
            Self::NsAttA6 => "Does the attacker die?",
            Self::NsAttA7 => "The prey’s loss",
            Self::NsAttA8 => "Does the prey die?",
            Self::NsAttA9 => "Meat",
            Self::NsAttA10 => "Scavengers",
            Self::NsAttA11 => "The attack is over",
            Self::NsAtt1 => "Who attacks whom",
            Self::NsAtt2 => "The attacker must have room",
            Self::NsAtt3 => "One attack per turn",
            Self::NsAtt4 => "Larger than the prey",
            Self::NsAtt5 => "Every defence must be overcome",
            Self::NsAtt6 => "Checked only once",
            Self::NsAtt7 => "Protected from your own, too",
            Self::NsAtt8 => "The prey loses one population",
            Self::NsAtt9 => "The row closes before the meat",
            Self::NsAtt10 => "Meat by body size",
            Self::NsAtt11 => "One take",
            Self::NsAtt12 => "Board first, then fat",
            Self::NsAtt13 => "An attacker that scavenges",
            Self::NsExt1 => "Population zero",
            Self::NsExt2 => "Cards for cards",
            Self::NsExt3 => "Its food counts",
            Self::NsExt4 => "The row closes up",
            Self::NsExt5 => "Running out while drawing",
            Self::NsExt6 => "Without species",
            Self::NsExt7 => "The attacker dies first",
            Self::NsExt8 => "In the last round as well",
            Self::NsEnd1 => "Reshuffle in the deal",
            Self::NsEnd2 => "Reshuffle at another time",
            Self::NsEnd3 => "Fixed once and for all",
            Self::NsEnd4 => "When the deck runs out",
            Self::NsEnd5 => "The last card and an empty pile",
            Self::NsEnd6 => "Scoring follows",
            Self::NsEnd7 => "No card to draw",
            Self::NsScore1 => "Fat first",
            Self::NsScore2 => "Points for food",
            Self::NsScore3 => "Points for population",
            Self::NsScore4 => "Points for traits",
            Self::NsScore5 => "Winner and ties",
            Self::NsScore6 => "An example",
            Self::NsVar1 => "Two players",
            Self::NsVar2 => "Six players",
            Self::NsVar3 => "Quick play",
            Self::NsVar4 => "Nothing is seen until all are ready",
            Self::NsVar5 => "Upright boards",
            Self::NsVar6 => "No variant with scarce tokens",
            Self::NsTraitAmbush1 => "Ambush",
            Self::NsTraitAmbush2 => "Ambush does nothing else",
            Self::NsTraitBurrow1 => "Burrowing",
            Self::NsTraitBurrow2 => "Burrowing and fat",
            Self::NsTraitBurrow3 => "Safe after a loss",
            Self::NsTraitCarn1 => "Carnivore",
            Self::NsTraitCarn2 => "A carnivore eats no plant food",
            Self::NsTraitCarn3 => "Old fat stays useful",
            Self::NsTraitClimb1 => "Climbing",
            Self::NsTraitClimb2 => "A climbing carnivore",
            Self::NsTraitClimb3 => "Climbing ignored",
            Self::NsTraitCoop1 => "Cooperation",
            Self::NsTraitCoop2 => "Once per take or once per token",
            Self::NsTraitCoop3 => "What triggers it",
            Self::NsTraitCoop4 => "Chains",
            Self::NsTraitCoop5 => "Kinds of food in a chain",
            Self::NsTraitCoop6 => "Where a chain ends",
            Self::NsTraitCoop7 => "Hungry neighbours must take",
            Self::NsTraitCoop8 => "Only in your own row",
            Self::NsTraitFat1 => "Fat Tissue",
            Self::NsTraitFat2 => "Storing is optional",
            Self::NsTraitFat3 => "Any food becomes fat",
            Self::NsTraitFat4 => "Fat becomes food",
            Self::NsTraitFat5 => "Feeding a full species",
            Self::NsTraitFat6 => "Fat is never lost",
            Self::NsTraitFat7 => "Fat is not food",
            Self::NsTraitFat8 => "Fat from every take",
            Self::NsTraitFert1 => "Fertile",
            Self::NsTraitFert2 => "Up to six",
            Self::NsTraitFert3 => "Fertile cannot be declined",
            Self::NsTraitForage1 => "Foraging",
            Self::NsTraitForage2 => "Where Foraging works",
            Self::NsTraitForage3 => "One more for each take",
            Self::NsTraitForage4 => "Not with meat",
            Self::NsTraitHerd1 => "Defensive Herding",
            Self::NsTraitHerd2 => "Real population",
            Self::NsTraitHorns1 => "Horns",
            Self::NsTraitHorns2 => "Before the meat",
            Self::NsTraitHorns3 => "Deadly Horns",
            Self::NsTraitHorns4 => "Surplus of the attacker",
            Self::NsTraitHorns5 => "Horns ignored",
            Self::NsTraitHorns6 => "No second feast",
            Self::NsTraitInt1 => "Intelligence",
            Self::NsTraitInt2 => "Food for a herbivore",
            Self::NsTraitInt3 => "As well as feeding, never in vain",
            Self::NsTraitInt4 => "Ignoring a trait",
            Self::NsTraitInt5 => "Which traits",
            Self::NsTraitInt6 => "All copies at once",
            Self::NsTraitInt7 => "What cannot be ignored",
            Self::NsTraitInt8 => "Traits that feed, ignored",
            Self::NsTraitInt9 => "Any card will do",
            Self::NsTraitInt10 => "Carnivores use it only to attack",
            Self::NsTraitNeck1 => "Long Neck",
            Self::NsTraitNeck2 => "Long Neck with other traits",
            Self::NsTraitNeck3 => "Useless to a carnivore",
            Self::NsTraitPack1 => "Pack Hunting",
            Self::NsTraitPack2 => "Only when attacking",
            Self::NsTraitScav1 => "Scavenger",
            Self::NsTraitScav2 => "Once per attack",
            Self::NsTraitScav3 => "Attacker and prey",
            Self::NsTraitScav4 => "Not for starvation",
            Self::NsTraitScav5 => "Sharing the leftovers",
            Self::NsTraitScav6 => "Order of scavengers",
            Self::NsTraitScav7 => "Even if the attacker eats nothing",
            Self::NsTraitShell1 => "Hard Shell",
            Self::NsTraitShell2 => "Only in defence",
            Self::NsTraitSymb1 => "Symbiosis",
            Self::NsTraitSymb2 => "True body sizes",
            Self::NsTraitWarn1 => "Warning Call",
            Self::NsTraitWarn2 => "Not for itself",
            Self::NsTraitWarn3 => "A warning attacker",
            Self::NsDeck1 => "The food numbers",
            Self::NsDeck2 => "How a deck is written",
            Self::NsDeck3 => "What is checked",
            Self::NsDeck4 => "Names of cards",
            Self::NsDeck5 => "Other decks",
            Self::NsVis1 => "Hands",
            Self::NsVis2 => "Food cards",
            Self::NsVis3 => "Face-down traits",
            Self::NsVis4 => "Behind the screen",
            Self::NsVis5 => "Deck and removed cards",
            Self::NsVis6 => "Discard pile",
            Self::NsVis7 => "The open table",
            Self::NsInv1 => "No card is lost",
            Self::NsInv2 => "Population and body size",
            Self::NsInv3 => "Food and fat",
            Self::NsInv4 => "Traits",
            Self::NsInv5 => "The watering hole",
            Self::NsInv6 => "Food only while feeding",
            Self::NsInv7 => "Screens only grow",
            Self::NsDec1 => "Choosing a food card",
            Self::NsDec2 => "Playing cards",
            Self::NsDec3 => "Order of leaf traits",
            Self::NsDec4 => "A feeding turn",
            Self::NsDec5 => "How much fat to store",
            Self::NsDec6 => "Scarce food",
            Self::NsOptCooperationTrigger => "How often Cooperation triggers",
            Self::NsOptIntelligenceNegates => "What Intelligence can ignore",
            Self::NsOptIntelligenceExtra => "Intelligence instead of feeding",
            Self::NsOptFatFeeding => "Feeding full species",
            Self::NsOptFatPriority => "Hungry species before fat",
            Self::NsOptExactExhaustion => "When the deck runs out",
            Self::NsOptHornsLethalCancelsAttack => "Deadly Horns end the attack",
            Self::NsOptScavengerTrigger => "How often scavengers eat",
            Self::NsOptScarceOrder => "Scarce food",
            Self::NsOptFatTriggersCooperation => "Stored tokens and Cooperation",
            Self::NsOptScavengerFat => "Scavenged meat of attacker and prey",
            Self::NsOptMeasuredAfterHorns => "Horns before the attack is measured",
            Self::NsOptShellInSymbiosis => "Hard Shell and Symbiosis",
            Self::NsOptQuickPlay => "Quick play",
            Self::NsOptMaxTraits => "Trait limit",
            Self::NsOptRemoveCards => "Cards removed",
            Self::NsOptSpeciesLimit => "Species limit",
            Self::NsOptOpenScores => "Open screens",
            Self::NsOptAskFat => "Storing fat automatically",
            Self::NsOptDeck => "Deck",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
