//! The rules of The Origin of Species and Continents. Generated from the rulebooks by `cargo xtask codegen`:
//!
//! * `rulebooks/origin.md`
//! * `rulebooks/continents.md`

use core::fmt;

use game::RuleId;

/// A rule, by its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// ORI-TERM-1: Round, lap and turn
    OriTerm1,
    /// ORI-TERM-2: First player
    OriTerm2,
    /// ORI-TERM-3: Animals and trait cards
    OriTerm3,
    /// ORI-TERM-4: Bank and tokens
    OriTerm4,
    /// ORI-TERM-5: Need
    OriTerm5,
    /// ORI-TERM-6: Fed and hungry
    OriTerm6,
    /// ORI-TERM-7: Full
    OriTerm7,
    /// ORI-TERM-8: Active traits
    OriTerm8,
    /// ORI-TERM-9: Spent cards
    OriTerm9,
    /// ORI-TERM-10: Able to receive
    OriTerm10,
    /// ORI-TERM-11: Receive events
    OriTerm11,
    /// ORI-TERM-12: Discard piles
    OriTerm12,
    /// ORI-TERM-13: Stack order
    OriTerm13,
    /// ORI-COMP-1: What the box holds
    OriComp1,
    /// ORI-COMP-2: Tokens never run out
    OriComp2,
    /// ORI-COMP-3: What the pictures mean
    OriComp3,
    /// ORI-GOAL-1: Aim of the game
    OriGoal1,
    /// ORI-SETUP-1: Six cards each
    OriSetup1,
    /// ORI-SETUP-2: Token supplies
    OriSetup2,
    /// ORI-SETUP-3: Who starts
    OriSetup3,
    /// ORI-SETUP-4: Two sets for a crowd
    OriSetup4,
    /// ORI-ROUND-1: Four phases
    OriRound1,
    /// ORI-ROUND-2: Clockwise from the first player
    OriRound2,
    /// ORI-ROUND-3: Passing
    OriRound3,
    /// ORI-ROUND-4: Clearing up
    OriRound4,
    /// ORI-ROUND-5: Next first player
    OriRound5,
    /// ORI-DEV-1: One card or pass
    OriDev1,
    /// ORI-DEV-2: Animal or trait
    OriDev2,
    /// ORI-DEV-3: Choosing a face
    OriDev3,
    /// ORI-DEV-4: As many turns as you like
    OriDev4,
    /// ORI-DEV-5: A pass is final
    OriDev5,
    /// ORI-DEV-6: Keeping cards
    OriDev6,
    /// ORI-DEV-7: No single trait twice
    OriDev7,
    /// ORI-DEV-8: Your own animals, except for Parasite
    OriDev8,
    /// ORI-DEV-9: Where pair traits go
    OriDev9,
    /// ORI-DEV-10: Symbiosis has a direction
    OriDev10,
    /// ORI-DEV-11: Carnivorous excludes Scavenger
    OriDev11,
    /// ORI-DEV-12: No host, no trait
    OriDev12,
    /// ORI-BANK-1: Rolling for food
    OriBank1,
    /// ORI-BANK-2: Food by number of players
    OriBank2,
    /// ORI-BANK-3: Leftovers vanish
    OriBank3,
    /// ORI-TURN-1: Main and side actions
    OriTurn1,
    /// ORI-FEED-1: One token per turn
    OriFeed1,
    /// ORI-FEED-2: More only through traits
    OriFeed2,
    /// ORI-FEED-3: Traits with or without food
    OriFeed3,
    /// ORI-FEED-4: Attacking or burning fat instead
    OriFeed4,
    /// ORI-FEED-5: Side actions are unlimited
    OriFeed5,
    /// ORI-FEED-6: Any mix of food
    OriFeed6,
    /// ORI-FEED-7: Full animals take nothing
    OriFeed7,
    /// ORI-FEED-8: Feeding is optional
    OriFeed8,
    /// ORI-FEED-9: A pass lasts one turn
    OriFeed9,
    /// ORI-FEED-10: Automatic pass
    OriFeed10,
    /// ORI-FEED-11: End of the feeding phase
    OriFeed11,
    /// ORI-FEED-12: Turns that end automatically
    OriFeed12,
    /// ORI-FOOD-1: Where tokens land
    OriFood1,
    /// ORI-FOOD-2: Storing what is left over
    OriFood2,
    /// ORI-FOOD-3: Surplus is removed
    OriFood3,
    /// ORI-FAT-1: One fat per card
    OriFat1,
    /// ORI-FAT-2: Fat stays
    OriFat2,
    /// ORI-FAT-3: Burning fat
    OriFat3,
    /// ORI-FAT-4: Burning is not receiving
    OriFat4,
    /// ORI-FAT-5: Only on your own turn
    OriFat5,
    /// ORI-FAT-6: Which card first
    OriFat6,
    /// ORI-PAIR-1: Losing a partner
    OriPair1,
    /// ORI-PAIR-2: Once per turn
    OriPair2,
    /// ORI-PAIR-3: The owner sets the order
    OriPair3,
    /// ORI-PAIR-4: At once and without choice
    OriPair4,
    /// ORI-PAIR-5: Chains
    OriPair5,
    /// ORI-PAIR-6: Order within a chain
    OriPair6,
    /// ORI-PAIR-7: Triggers that are ready
    OriPair7,
    /// ORI-TRAIT-1: Lasting and occasional traits
    OriTrait1,
    /// ORI-TRAIT-2: Defences must be used
    OriTrait2,
    /// ORI-TRAIT-3: Traits at the same moment
    OriTrait3,
    /// ORI-TRAIT-4: Limited traits
    OriTrait4,
    /// ORI-HUNT-1: Hunting for food
    OriHunt1,
    /// ORI-HUNT-2: Once per round
    OriHunt2,
    /// ORI-HUNT-3: What may be attacked
    OriHunt3,
    /// ORI-HUNT-4: The attacker must have room
    OriHunt4,
    /// ORI-HUNT-5: Carnivores eat plant food too
    OriHunt5,
    /// ORI-S1: Not itself, not remains
    OriS1,
    /// ORI-S2: Same location only
    OriS2,
    /// ORI-S3: Wards are safe
    OriS3,
    /// ORI-S4: Camouflage hides
    OriS4,
    /// ORI-S5: Water divides
    OriS5,
    /// ORI-S6: Too heavy to bring down
    OriS6,
    /// ORI-S7: Fed and underground
    OriS7,
    /// ORI-S8: Safety in the herd
    OriS8,
    /// ORI-ATT-1: Declaring an attack
    OriAtt1,
    /// ORI-ATT-2: The target is set
    OriAtt2,
    /// ORI-ATT-3: Choosing a defence
    OriAtt3,
    /// ORI-ATT-4: Escape
    OriAtt4,
    /// ORI-ATT-5: Losing the tail
    OriAtt5,
    /// ORI-ATT-6: The kill
    OriAtt6,
    /// ORI-ATT-7: After the attack
    OriAtt7,
    /// ORI-MIM: Redirecting the attack
    OriMim,
    /// ORI-AFT-1: Food, sting, Scavenger
    OriAft1,
    /// ORI-AFT-2: Every stung attacker is paralysed
    OriAft2,
    /// ORI-AFT-3: A lost sting still stings
    OriAft3,
    /// ORI-AFT-4: Who decides the defence
    OriAft4,
    /// ORI-EXT-1: Hungry animals die
    OriExt1,
    /// ORI-EXT-2: Poisoned animals die
    OriExt2,
    /// ORI-EXT-3: No feast on the starved
    OriExt3,
    /// ORI-DEAL-1: How many cards
    OriDeal1,
    /// ORI-DEAL-2: A fresh start
    OriDeal2,
    /// ORI-DEAL-3: Card by card
    OriDeal3,
    /// ORI-END-1: The last round
    OriEnd1,
    /// ORI-END-2: Playing it out
    OriEnd2,
    /// ORI-SCORE-1: Points
    OriScore1,
    /// ORI-SCORE-2: Pair cards score once
    OriScore2,
    /// ORI-SCORE-3: What scores nothing
    OriScore3,
    /// ORI-SCORE-4: Breaking a tie
    OriScore4,
    /// ORI-T-CARNIVOROUS: Carnivorous
    OriTCarnivorous,
    /// ORI-T-FAT-TISSUE-1: Fat Tissue stores food
    OriTFatTissue1,
    /// ORI-T-FAT-TISSUE-2: Losing Fat Tissue
    OriTFatTissue2,
    /// ORI-T-SWIMMING: Swimming
    OriTSwimming,
    /// ORI-T-RUNNING: Running
    OriTRunning,
    /// ORI-T-MIMICRY: Mimicry
    OriTMimicry,
    /// ORI-T-SCAVENGER-1: Scavenger eats the leftovers
    OriTScavenger1,
    /// ORI-T-SCAVENGER-2: Which Scavenger eats
    OriTScavenger2,
    /// ORI-T-SYMBIOSIS-1: The ward cannot be attacked
    OriTSymbiosis1,
    /// ORI-T-SYMBIOSIS-2: The guardian eats first
    OriTSymbiosis2,
    /// ORI-T-SYMBIOSIS-3: What Symbiosis leaves alone
    OriTSymbiosis3,
    /// ORI-T-PIRACY-1: Whom a pirate may rob
    OriTPiracy1,
    /// ORI-T-PIRACY-2: What a pirate gets
    OriTPiracy2,
    /// ORI-T-TAIL-LOSS-1: Tail Loss saves the animal
    OriTTailLoss1,
    /// ORI-T-TAIL-LOSS-2: A card is named
    OriTTailLoss2,
    /// ORI-T-GRAZING: Grazing
    OriTGrazing,
    /// ORI-T-HIGH-BODY-WEIGHT: High Body Weight
    OriTHighBodyWeight,
    /// ORI-T-HIBERNATION-1: Sleeping through hunger
    OriTHibernation1,
    /// ORI-T-HIBERNATION-2: What a sleeper cannot do
    OriTHibernation2,
    /// ORI-T-HIBERNATION-3: When hibernation is allowed
    OriTHibernation3,
    /// ORI-T-HIBERNATION-4: Waking up
    OriTHibernation4,
    /// ORI-T-POISONOUS: Poisonous
    OriTPoisonous,
    /// ORI-T-COMMUNICATION: Communication
    OriTCommunication,
    /// ORI-T-COOPERATION: Cooperation
    OriTCooperation,
    /// ORI-T-BURROWING: Burrowing
    OriTBurrowing,
    /// ORI-T-CAMOUFLAGE: Camouflage
    OriTCamouflage,
    /// ORI-T-SHARP-VISION: Sharp Vision
    OriTSharpVision,
    /// ORI-T-PARASITE: Parasite
    OriTParasite,
    /// ORI-DECK-1: The 84 cards
    OriDeck1,
    /// ORI-OPT-MIMICRY-LIMIT: How often Mimicry works
    OriOptMimicryLimit,
    /// ORI-OPT-FEEDING-COMPULSORY: Compulsory feeding
    OriOptFeedingCompulsory,
    /// ORI-OPT-FEEDING-PASS: How long a pass lasts in the feeding phase
    OriOptFeedingPass,
    /// ORI-OPT-TAIL-LOSS-SCOPE: What Tail Loss gives up
    OriOptTailLossScope,
    /// ORI-OPT-TIE-BREAK-DIE: Rolling for a tie
    OriOptTieBreakDie,
    /// CON-SETUP-1: How many cards
    ConSetup1,
    /// CON-SETUP-2: A smaller deck for two
    ConSetup2,
    /// CON-SETUP-3: Ten cards and three locations
    ConSetup3,
    /// CON-SETUP-4: Who starts
    ConSetup4,
    /// CON-DEV-1: Development as before
    ConDev1,
    /// CON-LOC-1: Three locations
    ConLoc1,
    /// CON-LOC-2: New animals come ashore
    ConLoc2,
    /// CON-LOC-3: The way into the Ocean
    ConLoc3,
    /// CON-LOC-4: Every animal in the Ocean swims
    ConLoc4,
    /// CON-LOC-5: Pairs in one location
    ConLoc5,
    /// CON-LOC-6: Links do not stretch
    ConLoc6,
    /// CON-LOC-7: Everything stays in its location
    ConLoc7,
    /// CON-LOC-8: Swimming by a swap
    ConLoc8,
    /// CON-LOC-9: Swimmers ashore
    ConLoc9,
    /// CON-LOC-10: No exceptions
    ConLoc10,
    /// CON-LOC-11: Open to all
    ConLoc11,
    /// CON-FOOD-1: Order of the food phase
    ConFood1,
    /// CON-FOOD-2: Food by location
    ConFood2,
    /// CON-FEED-1: Each animal eats from its own bank
    ConFeed1,
    /// CON-FEED-2: When feeding ends
    ConFeed2,
    /// CON-EXT-1: All three locations count
    ConExt1,
    /// CON-EXT-2: Starting afresh
    ConExt2,
    /// CON-EXT-3: Order at the end of a round
    ConExt3,
    /// CON-SCORE-1: A point for the Ocean
    ConScore1,
    /// CON-SCORE-2: Sick animals score in full
    ConScore2,
    /// CON-SCORE-3: Remains
    ConScore3,
    /// CON-MIG-1: Announcing a migration
    ConMig1,
    /// CON-MIG-2: Who migrates
    ConMig2,
    /// CON-MIG-3: From continent to continent
    ConMig3,
    /// CON-MIG-4: Into the Ocean
    ConMig4,
    /// CON-MIG-5: Out of the Ocean
    ConMig5,
    /// CON-MIG-6: Riding along
    ConMig6,
    /// CON-MIG-7: All move together
    ConMig7,
    /// CON-MIG-8: Asleep and paralysed
    ConMig8,
    /// CON-T-MIGRATION: Migration
    ConTMigration,
    /// CON-T-NEOPLASM-1: Neoplasm goes to the bottom
    ConTNeoplasm1,
    /// CON-T-NEOPLASM-2: How a Neoplasm grows
    ConTNeoplasm2,
    /// CON-T-NEOPLASM-3: Death by Neoplasm
    ConTNeoplasm3,
    /// CON-T-NEOPLASM-4: Traits on a sick animal
    ConTNeoplasm4,
    /// CON-T-NEOPLASM-5: No growth outside the food phase
    ConTNeoplasm5,
    /// CON-T-NEOPLASM-6: What disabled traits do
    ConTNeoplasm6,
    /// CON-T-NEOPLASM-7: Getting rid of it
    ConTNeoplasm7,
    /// CON-T-PHORESY: Phoresy
    ConTPhoresy,
    /// CON-T-REGENERATION-1: Who can regenerate
    ConTRegeneration1,
    /// CON-T-REGENERATION-2: Two traits and no more need
    ConTRegeneration2,
    /// CON-T-REGENERATION-3: Eaten but not gone
    ConTRegeneration3,
    /// CON-T-REGENERATION-4: What remains are
    ConTRegeneration4,
    /// CON-T-REGENERATION-5: Restoring
    ConTRegeneration5,
    /// CON-T-REGENERATION-6: Remains that wait
    ConTRegeneration6,
    /// CON-T-REGENERATION-7: Pair cards on remains
    ConTRegeneration7,
    /// CON-T-REGENERATION-8: A restored animal is an animal
    ConTRegeneration8,
    /// CON-T-REGENERATION-9: What it does not save from
    ConTRegeneration9,
    /// CON-T-RECOMBINATION-1: One swap per round
    ConTRecombination1,
    /// CON-T-RECOMBINATION-2: One trait for another
    ConTRecombination2,
    /// CON-T-RECOMBINATION-3: What cannot be kept
    ConTRecombination3,
    /// CON-T-RECOMBINATION-4: Spent stays spent
    ConTRecombination4,
    /// CON-T-RECOMBINATION-5: Where the cards go
    ConTRecombination5,
    /// CON-T-RECOMBINATION-6: What follows a swap
    ConTRecombination6,
    /// CON-T-HERDING: Herding
    ConTHerding,
    /// CON-T-AEDIFICATOR: Aedificator
    ConTAedificator,
    /// CON-T-CNIDOCYTES-1: Cnidocytes sting
    ConTCnidocytes1,
    /// CON-T-CNIDOCYTES-2: What paralysis means
    ConTCnidocytes2,
    /// CON-T-CNIDOCYTES-3: How long it lasts
    ConTCnidocytes3,
    /// CON-T-CNIDOCYTES-4: What paralysis leaves alone
    ConTCnidocytes4,
    /// CON-DECK-1: The 42 cards
    ConDeck1,
    /// CON-OPT-HERDING-EQUAL: When a herd is large enough
    ConOptHerdingEqual,
    /// CON-OPT-REGENERATION-LIMITS-EXCHANGE: Regeneration in a swap
    ConOptRegenerationLimitsExchange,
    /// CON-OPT-LAURASIA-SIX: Laurasia with six players
    ConOptLaurasiaSix,
    /// CON-OPT-LAND-TO-LAND: Migration between the continents
    ConOptLandToLand,
    /// CON-OPT-TWO-PLAYER-REDUCED: Deck for two players
    ConOptTwoPlayerReduced,
    /// CON-OPT-EXPANSION-SETS: Expansions in the deck
    ConOptExpansionSets,
}

impl RuleId for Rule {
    const ALL: &'static [Self] = &[
        Self::OriTerm1,
        Self::OriTerm2,
        Self::OriTerm3,
        Self::OriTerm4,
        Self::OriTerm5,
        Self::OriTerm6,
        Self::OriTerm7,
        Self::OriTerm8,
        Self::OriTerm9,
        Self::OriTerm10,
        Self::OriTerm11,
        Self::OriTerm12,
        Self::OriTerm13,
        Self::OriComp1,
        Self::OriComp2,
        Self::OriComp3,
        Self::OriGoal1,
        Self::OriSetup1,
        Self::OriSetup2,
        Self::OriSetup3,
        Self::OriSetup4,
        Self::OriRound1,
        Self::OriRound2,
        Self::OriRound3,
        Self::OriRound4,
        Self::OriRound5,
        Self::OriDev1,
        Self::OriDev2,
        Self::OriDev3,
        Self::OriDev4,
        Self::OriDev5,
        Self::OriDev6,
        Self::OriDev7,
        Self::OriDev8,
        Self::OriDev9,
        Self::OriDev10,
        Self::OriDev11,
        Self::OriDev12,
        Self::OriBank1,
        Self::OriBank2,
        Self::OriBank3,
        Self::OriTurn1,
        Self::OriFeed1,
        Self::OriFeed2,
        Self::OriFeed3,
        Self::OriFeed4,
        Self::OriFeed5,
        Self::OriFeed6,
        Self::OriFeed7,
        Self::OriFeed8,
        Self::OriFeed9,
        Self::OriFeed10,
        Self::OriFeed11,
        Self::OriFeed12,
        Self::OriFood1,
        Self::OriFood2,
        Self::OriFood3,
        Self::OriFat1,
        Self::OriFat2,
        Self::OriFat3,
        Self::OriFat4,
        Self::OriFat5,
        Self::OriFat6,
        Self::OriPair1,
        Self::OriPair2,
        Self::OriPair3,
        Self::OriPair4,
        Self::OriPair5,
        Self::OriPair6,
        Self::OriPair7,
        Self::OriTrait1,
        Self::OriTrait2,
        Self::OriTrait3,
        Self::OriTrait4,
        Self::OriHunt1,
        Self::OriHunt2,
        Self::OriHunt3,
        Self::OriHunt4,
        Self::OriHunt5,
        Self::OriS1,
        Self::OriS2,
        Self::OriS3,
        Self::OriS4,
        Self::OriS5,
        Self::OriS6,
        Self::OriS7,
        Self::OriS8,
        Self::OriAtt1,
        Self::OriAtt2,
        Self::OriAtt3,
        Self::OriAtt4,
        Self::OriAtt5,
        Self::OriAtt6,
        Self::OriAtt7,
        Self::OriMim,
        Self::OriAft1,
        Self::OriAft2,
        Self::OriAft3,
        Self::OriAft4,
        Self::OriExt1,
        Self::OriExt2,
        Self::OriExt3,
        Self::OriDeal1,
        Self::OriDeal2,
        Self::OriDeal3,
        Self::OriEnd1,
        Self::OriEnd2,
        Self::OriScore1,
        Self::OriScore2,
        Self::OriScore3,
        Self::OriScore4,
        Self::OriTCarnivorous,
        Self::OriTFatTissue1,
        Self::OriTFatTissue2,
        Self::OriTSwimming,
        Self::OriTRunning,
        Self::OriTMimicry,
        Self::OriTScavenger1,
        Self::OriTScavenger2,
        Self::OriTSymbiosis1,
        Self::OriTSymbiosis2,
        Self::OriTSymbiosis3,
        Self::OriTPiracy1,
        Self::OriTPiracy2,
        Self::OriTTailLoss1,
        Self::OriTTailLoss2,
        Self::OriTGrazing,
        Self::OriTHighBodyWeight,
        Self::OriTHibernation1,
        Self::OriTHibernation2,
        Self::OriTHibernation3,
        Self::OriTHibernation4,
        Self::OriTPoisonous,
        Self::OriTCommunication,
        Self::OriTCooperation,
        Self::OriTBurrowing,
        Self::OriTCamouflage,
        Self::OriTSharpVision,
        Self::OriTParasite,
        Self::OriDeck1,
        Self::OriOptMimicryLimit,
        Self::OriOptFeedingCompulsory,
        Self::OriOptFeedingPass,
        Self::OriOptTailLossScope,
        Self::OriOptTieBreakDie,
        Self::ConSetup1,
        Self::ConSetup2,
        Self::ConSetup3,
        Self::ConSetup4,
        Self::ConDev1,
        Self::ConLoc1,
        Self::ConLoc2,
        Self::ConLoc3,
        Self::ConLoc4,
        Self::ConLoc5,
        Self::ConLoc6,
        Self::ConLoc7,
        Self::ConLoc8,
        Self::ConLoc9,
        Self::ConLoc10,
        Self::ConLoc11,
        Self::ConFood1,
        Self::ConFood2,
        Self::ConFeed1,
        Self::ConFeed2,
        Self::ConExt1,
        Self::ConExt2,
        Self::ConExt3,
        Self::ConScore1,
        Self::ConScore2,
        Self::ConScore3,
        Self::ConMig1,
        Self::ConMig2,
        Self::ConMig3,
        Self::ConMig4,
        Self::ConMig5,
        Self::ConMig6,
        Self::ConMig7,
        Self::ConMig8,
        Self::ConTMigration,
        Self::ConTNeoplasm1,
        Self::ConTNeoplasm2,
        Self::ConTNeoplasm3,
        Self::ConTNeoplasm4,
        Self::ConTNeoplasm5,
        Self::ConTNeoplasm6,
        Self::ConTNeoplasm7,
        Self::ConTPhoresy,
        Self::ConTRegeneration1,
        Self::ConTRegeneration2,
        Self::ConTRegeneration3,
        Self::ConTRegeneration4,
        Self::ConTRegeneration5,
        Self::ConTRegeneration6,
        Self::ConTRegeneration7,
        Self::ConTRegeneration8,
        Self::ConTRegeneration9,
        Self::ConTRecombination1,
        Self::ConTRecombination2,
        Self::ConTRecombination3,
        Self::ConTRecombination4,
        Self::ConTRecombination5,
        Self::ConTRecombination6,
        Self::ConTHerding,
        Self::ConTAedificator,
        Self::ConTCnidocytes1,
        Self::ConTCnidocytes2,
        Self::ConTCnidocytes3,
        Self::ConTCnidocytes4,
        Self::ConDeck1,
        Self::ConOptHerdingEqual,
        Self::ConOptRegenerationLimitsExchange,
        Self::ConOptLaurasiaSix,
        Self::ConOptLandToLand,
        Self::ConOptTwoPlayerReduced,
        Self::ConOptExpansionSets,
    ];

    fn id(self) -> &'static str {
        match self {
            Self::OriTerm1 => "ORI-TERM-1",
            Self::OriTerm2 => "ORI-TERM-2",
            Self::OriTerm3 => "ORI-TERM-3",
            Self::OriTerm4 => "ORI-TERM-4",
            Self::OriTerm5 => "ORI-TERM-5",
            Self::OriTerm6 => "ORI-TERM-6",
            Self::OriTerm7 => "ORI-TERM-7",
            Self::OriTerm8 => "ORI-TERM-8",
            Self::OriTerm9 => "ORI-TERM-9",
            Self::OriTerm10 => "ORI-TERM-10",
            Self::OriTerm11 => "ORI-TERM-11",
            Self::OriTerm12 => "ORI-TERM-12",
            Self::OriTerm13 => "ORI-TERM-13",
            Self::OriComp1 => "ORI-COMP-1",
            Self::OriComp2 => "ORI-COMP-2",
            Self::OriComp3 => "ORI-COMP-3",
            Self::OriGoal1 => "ORI-GOAL-1",
            Self::OriSetup1 => "ORI-SETUP-1",
            Self::OriSetup2 => "ORI-SETUP-2",
            Self::OriSetup3 => "ORI-SETUP-3",
            Self::OriSetup4 => "ORI-SETUP-4",
            Self::OriRound1 => "ORI-ROUND-1",
            Self::OriRound2 => "ORI-ROUND-2",
            Self::OriRound3 => "ORI-ROUND-3",
            Self::OriRound4 => "ORI-ROUND-4",
            Self::OriRound5 => "ORI-ROUND-5",
            Self::OriDev1 => "ORI-DEV-1",
            Self::OriDev2 => "ORI-DEV-2",
            Self::OriDev3 => "ORI-DEV-3",
            Self::OriDev4 => "ORI-DEV-4",
            Self::OriDev5 => "ORI-DEV-5",
            Self::OriDev6 => "ORI-DEV-6",
            Self::OriDev7 => "ORI-DEV-7",
            Self::OriDev8 => "ORI-DEV-8",
            Self::OriDev9 => "ORI-DEV-9",
            Self::OriDev10 => "ORI-DEV-10",
            Self::OriDev11 => "ORI-DEV-11",
            Self::OriDev12 => "ORI-DEV-12",
            Self::OriBank1 => "ORI-BANK-1",
            Self::OriBank2 => "ORI-BANK-2",
            Self::OriBank3 => "ORI-BANK-3",
            Self::OriTurn1 => "ORI-TURN-1",
            Self::OriFeed1 => "ORI-FEED-1",
            Self::OriFeed2 => "ORI-FEED-2",
            Self::OriFeed3 => "ORI-FEED-3",
            Self::OriFeed4 => "ORI-FEED-4",
            Self::OriFeed5 => "ORI-FEED-5",
            Self::OriFeed6 => "ORI-FEED-6",
            Self::OriFeed7 => "ORI-FEED-7",
            Self::OriFeed8 => "ORI-FEED-8",
            Self::OriFeed9 => "ORI-FEED-9",
            Self::OriFeed10 => "ORI-FEED-10",
            Self::OriFeed11 => "ORI-FEED-11",
            Self::OriFeed12 => "ORI-FEED-12",
            Self::OriFood1 => "ORI-FOOD-1",
            Self::OriFood2 => "ORI-FOOD-2",
            Self::OriFood3 => "ORI-FOOD-3",
            Self::OriFat1 => "ORI-FAT-1",
            Self::OriFat2 => "ORI-FAT-2",
            Self::OriFat3 => "ORI-FAT-3",
            Self::OriFat4 => "ORI-FAT-4",
            Self::OriFat5 => "ORI-FAT-5",
            Self::OriFat6 => "ORI-FAT-6",
            Self::OriPair1 => "ORI-PAIR-1",
            Self::OriPair2 => "ORI-PAIR-2",
            Self::OriPair3 => "ORI-PAIR-3",
            Self::OriPair4 => "ORI-PAIR-4",
            Self::OriPair5 => "ORI-PAIR-5",
            Self::OriPair6 => "ORI-PAIR-6",
            Self::OriPair7 => "ORI-PAIR-7",
            Self::OriTrait1 => "ORI-TRAIT-1",
            Self::OriTrait2 => "ORI-TRAIT-2",
            Self::OriTrait3 => "ORI-TRAIT-3",
            Self::OriTrait4 => "ORI-TRAIT-4",
            Self::OriHunt1 => "ORI-HUNT-1",
            Self::OriHunt2 => "ORI-HUNT-2",
            Self::OriHunt3 => "ORI-HUNT-3",
            Self::OriHunt4 => "ORI-HUNT-4",
            Self::OriHunt5 => "ORI-HUNT-5",
            Self::OriS1 => "ORI-S1",
            Self::OriS2 => "ORI-S2",
            Self::OriS3 => "ORI-S3",
            Self::OriS4 => "ORI-S4",
            Self::OriS5 => "ORI-S5",
            Self::OriS6 => "ORI-S6",
            Self::OriS7 => "ORI-S7",
            Self::OriS8 => "ORI-S8",
            Self::OriAtt1 => "ORI-ATT-1",
            Self::OriAtt2 => "ORI-ATT-2",
            Self::OriAtt3 => "ORI-ATT-3",
            Self::OriAtt4 => "ORI-ATT-4",
            Self::OriAtt5 => "ORI-ATT-5",
            Self::OriAtt6 => "ORI-ATT-6",
            Self::OriAtt7 => "ORI-ATT-7",
            Self::OriMim => "ORI-MIM",
            Self::OriAft1 => "ORI-AFT-1",
            Self::OriAft2 => "ORI-AFT-2",
            Self::OriAft3 => "ORI-AFT-3",
            Self::OriAft4 => "ORI-AFT-4",
            Self::OriExt1 => "ORI-EXT-1",
            Self::OriExt2 => "ORI-EXT-2",
            Self::OriExt3 => "ORI-EXT-3",
            Self::OriDeal1 => "ORI-DEAL-1",
            Self::OriDeal2 => "ORI-DEAL-2",
            Self::OriDeal3 => "ORI-DEAL-3",
            Self::OriEnd1 => "ORI-END-1",
            Self::OriEnd2 => "ORI-END-2",
            Self::OriScore1 => "ORI-SCORE-1",
            Self::OriScore2 => "ORI-SCORE-2",
            Self::OriScore3 => "ORI-SCORE-3",
            Self::OriScore4 => "ORI-SCORE-4",
            Self::OriTCarnivorous => "ORI-T-CARNIVOROUS",
            Self::OriTFatTissue1 => "ORI-T-FAT-TISSUE-1",
            Self::OriTFatTissue2 => "ORI-T-FAT-TISSUE-2",
            Self::OriTSwimming => "ORI-T-SWIMMING",
            Self::OriTRunning => "ORI-T-RUNNING",
            Self::OriTMimicry => "ORI-T-MIMICRY",
            Self::OriTScavenger1 => "ORI-T-SCAVENGER-1",
            Self::OriTScavenger2 => "ORI-T-SCAVENGER-2",
            Self::OriTSymbiosis1 => "ORI-T-SYMBIOSIS-1",
            Self::OriTSymbiosis2 => "ORI-T-SYMBIOSIS-2",
            Self::OriTSymbiosis3 => "ORI-T-SYMBIOSIS-3",
            Self::OriTPiracy1 => "ORI-T-PIRACY-1",
            Self::OriTPiracy2 => "ORI-T-PIRACY-2",
            Self::OriTTailLoss1 => "ORI-T-TAIL-LOSS-1",
            Self::OriTTailLoss2 => "ORI-T-TAIL-LOSS-2",
            Self::OriTGrazing => "ORI-T-GRAZING",
            Self::OriTHighBodyWeight => "ORI-T-HIGH-BODY-WEIGHT",
            Self::OriTHibernation1 => "ORI-T-HIBERNATION-1",
            Self::OriTHibernation2 => "ORI-T-HIBERNATION-2",
            Self::OriTHibernation3 => "ORI-T-HIBERNATION-3",
            Self::OriTHibernation4 => "ORI-T-HIBERNATION-4",
            Self::OriTPoisonous => "ORI-T-POISONOUS",
            Self::OriTCommunication => "ORI-T-COMMUNICATION",
            Self::OriTCooperation => "ORI-T-COOPERATION",
            Self::OriTBurrowing => "ORI-T-BURROWING",
            Self::OriTCamouflage => "ORI-T-CAMOUFLAGE",
            Self::OriTSharpVision => "ORI-T-SHARP-VISION",
            Self::OriTParasite => "ORI-T-PARASITE",
            Self::OriDeck1 => "ORI-DECK-1",
            Self::OriOptMimicryLimit => "ORI-OPT-MIMICRY-LIMIT",
            Self::OriOptFeedingCompulsory => "ORI-OPT-FEEDING-COMPULSORY",
            Self::OriOptFeedingPass => "ORI-OPT-FEEDING-PASS",
            Self::OriOptTailLossScope => "ORI-OPT-TAIL-LOSS-SCOPE",
            Self::OriOptTieBreakDie => "ORI-OPT-TIE-BREAK-DIE",
            Self::ConSetup1 => "CON-SETUP-1",
            Self::ConSetup2 => "CON-SETUP-2",
            Self::ConSetup3 => "CON-SETUP-3",
            Self::ConSetup4 => "CON-SETUP-4",
            Self::ConDev1 => "CON-DEV-1",
            Self::ConLoc1 => "CON-LOC-1",
            Self::ConLoc2 => "CON-LOC-2",
            Self::ConLoc3 => "CON-LOC-3",
            Self::ConLoc4 => "CON-LOC-4",
            Self::ConLoc5 => "CON-LOC-5",
            Self::ConLoc6 => "CON-LOC-6",
            Self::ConLoc7 => "CON-LOC-7",
            Self::ConLoc8 => "CON-LOC-8",
            Self::ConLoc9 => "CON-LOC-9",
            Self::ConLoc10 => "CON-LOC-10",
            Self::ConLoc11 => "CON-LOC-11",
            Self::ConFood1 => "CON-FOOD-1",
            Self::ConFood2 => "CON-FOOD-2",
            Self::ConFeed1 => "CON-FEED-1",
            Self::ConFeed2 => "CON-FEED-2",
            Self::ConExt1 => "CON-EXT-1",
            Self::ConExt2 => "CON-EXT-2",
            Self::ConExt3 => "CON-EXT-3",
            Self::ConScore1 => "CON-SCORE-1",
            Self::ConScore2 => "CON-SCORE-2",
            Self::ConScore3 => "CON-SCORE-3",
            Self::ConMig1 => "CON-MIG-1",
            Self::ConMig2 => "CON-MIG-2",
            Self::ConMig3 => "CON-MIG-3",
            Self::ConMig4 => "CON-MIG-4",
            Self::ConMig5 => "CON-MIG-5",
            Self::ConMig6 => "CON-MIG-6",
            Self::ConMig7 => "CON-MIG-7",
            Self::ConMig8 => "CON-MIG-8",
            Self::ConTMigration => "CON-T-MIGRATION",
            Self::ConTNeoplasm1 => "CON-T-NEOPLASM-1",
            Self::ConTNeoplasm2 => "CON-T-NEOPLASM-2",
            Self::ConTNeoplasm3 => "CON-T-NEOPLASM-3",
            Self::ConTNeoplasm4 => "CON-T-NEOPLASM-4",
            Self::ConTNeoplasm5 => "CON-T-NEOPLASM-5",
            Self::ConTNeoplasm6 => "CON-T-NEOPLASM-6",
            Self::ConTNeoplasm7 => "CON-T-NEOPLASM-7",
            Self::ConTPhoresy => "CON-T-PHORESY",
            Self::ConTRegeneration1 => "CON-T-REGENERATION-1",
            Self::ConTRegeneration2 => "CON-T-REGENERATION-2",
            Self::ConTRegeneration3 => "CON-T-REGENERATION-3",
            Self::ConTRegeneration4 => "CON-T-REGENERATION-4",
            Self::ConTRegeneration5 => "CON-T-REGENERATION-5",
            Self::ConTRegeneration6 => "CON-T-REGENERATION-6",
            Self::ConTRegeneration7 => "CON-T-REGENERATION-7",
            Self::ConTRegeneration8 => "CON-T-REGENERATION-8",
            Self::ConTRegeneration9 => "CON-T-REGENERATION-9",
            Self::ConTRecombination1 => "CON-T-RECOMBINATION-1",
            Self::ConTRecombination2 => "CON-T-RECOMBINATION-2",
            Self::ConTRecombination3 => "CON-T-RECOMBINATION-3",
            Self::ConTRecombination4 => "CON-T-RECOMBINATION-4",
            Self::ConTRecombination5 => "CON-T-RECOMBINATION-5",
            Self::ConTRecombination6 => "CON-T-RECOMBINATION-6",
            Self::ConTHerding => "CON-T-HERDING",
            Self::ConTAedificator => "CON-T-AEDIFICATOR",
            Self::ConTCnidocytes1 => "CON-T-CNIDOCYTES-1",
            Self::ConTCnidocytes2 => "CON-T-CNIDOCYTES-2",
            Self::ConTCnidocytes3 => "CON-T-CNIDOCYTES-3",
            Self::ConTCnidocytes4 => "CON-T-CNIDOCYTES-4",
            Self::ConDeck1 => "CON-DECK-1",
            Self::ConOptHerdingEqual => "CON-OPT-HERDING-EQUAL",
            Self::ConOptRegenerationLimitsExchange => "CON-OPT-REGENERATION-LIMITS-EXCHANGE",
            Self::ConOptLaurasiaSix => "CON-OPT-LAURASIA-SIX",
            Self::ConOptLandToLand => "CON-OPT-LAND-TO-LAND",
            Self::ConOptTwoPlayerReduced => "CON-OPT-TWO-PLAYER-REDUCED",
            Self::ConOptExpansionSets => "CON-OPT-EXPANSION-SETS",
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::OriTerm1 => "Round, lap and turn",
            Self::OriTerm2 => "First player",
            Self::OriTerm3 => "Animals and trait cards",
            Self::OriTerm4 => "Bank and tokens",
            Self::OriTerm5 => "Need",
            Self::OriTerm6 => "Fed and hungry",
            Self::OriTerm7 => "Full",
            Self::OriTerm8 => "Active traits",
            Self::OriTerm9 => "Spent cards",
            Self::OriTerm10 => "Able to receive",
            Self::OriTerm11 => "Receive events",
            Self::OriTerm12 => "Discard piles",
            Self::OriTerm13 => "Stack order",
            Self::OriComp1 => "What the box holds",
            Self::OriComp2 => "Tokens never run out",
            Self::OriComp3 => "What the pictures mean",
            Self::OriGoal1 => "Aim of the game",
            Self::OriSetup1 => "Six cards each",
            Self::OriSetup2 => "Token supplies",
            Self::OriSetup3 => "Who starts",
            Self::OriSetup4 => "Two sets for a crowd",
            Self::OriRound1 => "Four phases",
            Self::OriRound2 => "Clockwise from the first player",
            Self::OriRound3 => "Passing",
            Self::OriRound4 => "Clearing up",
            Self::OriRound5 => "Next first player",
            Self::OriDev1 => "One card or pass",
            Self::OriDev2 => "Animal or trait",
            Self::OriDev3 => "Choosing a face",
            Self::OriDev4 => "As many turns as you like",
            Self::OriDev5 => "A pass is final",
            Self::OriDev6 => "Keeping cards",
            Self::OriDev7 => "No single trait twice",
            Self::OriDev8 => "Your own animals, except for Parasite",
            Self::OriDev9 => "Where pair traits go",
            Self::OriDev10 => "Symbiosis has a direction",
            Self::OriDev11 => "Carnivorous excludes Scavenger",
            Self::OriDev12 => "No host, no trait",
            Self::OriBank1 => "Rolling for food",
            Self::OriBank2 => "Food by number of players",
            Self::OriBank3 => "Leftovers vanish",
            Self::OriTurn1 => "Main and side actions",
            Self::OriFeed1 => "One token per turn",
            Self::OriFeed2 => "More only through traits",
            Self::OriFeed3 => "Traits with or without food",
            Self::OriFeed4 => "Attacking or burning fat instead",
            Self::OriFeed5 => "Side actions are unlimited",
            Self::OriFeed6 => "Any mix of food",
            Self::OriFeed7 => "Full animals take nothing",
            Self::OriFeed8 => "Feeding is optional",
            Self::OriFeed9 => "A pass lasts one turn",
            Self::OriFeed10 => "Automatic pass",
            Self::OriFeed11 => "End of the feeding phase",
            Self::OriFeed12 => "Turns that end automatically",
            Self::OriFood1 => "Where tokens land",
            Self::OriFood2 => "Storing what is left over",
            Self::OriFood3 => "Surplus is removed",
            Self::OriFat1 => "One fat per card",
            Self::OriFat2 => "Fat stays",
            Self::OriFat3 => "Burning fat",
            Self::OriFat4 => "Burning is not receiving",
            Self::OriFat5 => "Only on your own turn",
            Self::OriFat6 => "Which card first",
            Self::OriPair1 => "Losing a partner",
            Self::OriPair2 => "Once per turn",
            Self::OriPair3 => "The owner sets the order",
            Self::OriPair4 => "At once and without choice",
            Self::OriPair5 => "Chains",
            Self::OriPair6 => "Order within a chain",
            Self::OriPair7 => "Triggers that are ready",
            Self::OriTrait1 => "Lasting and occasional traits",
            Self::OriTrait2 => "Defences must be used",
            Self::OriTrait3 => "Traits at the same moment",
            Self::OriTrait4 => "Limited traits",
            Self::OriHunt1 => "Hunting for food",
            Self::OriHunt2 => "Once per round",
            Self::OriHunt3 => "What may be attacked",
            Self::OriHunt4 => "The attacker must have room",
            Self::OriHunt5 => "Carnivores eat plant food too",
            Self::OriS1 => "Not itself, not remains",
            Self::OriS2 => "Same location only",
            Self::OriS3 => "Wards are safe",
            Self::OriS4 => "Camouflage hides",
            Self::OriS5 => "Water divides",
            Self::OriS6 => "Too heavy to bring down",
            Self::OriS7 => "Fed and underground",
            Self::OriS8 => "Safety in the herd",
            Self::OriAtt1 => "Declaring an attack",
            Self::OriAtt2 => "The target is set",
            Self::OriAtt3 => "Choosing a defence",
            Self::OriAtt4 => "Escape",
            Self::OriAtt5 => "Losing the tail",
            Self::OriAtt6 => "The kill",
            Self::OriAtt7 => "After the attack",
            Self::OriMim => "Redirecting the attack",
            Self::OriAft1 => "Food, sting, Scavenger",
            Self::OriAft2 => "Every stung attacker is paralysed",
            Self::OriAft3 => "A lost sting still stings",
            Self::OriAft4 => "Who decides the defence",
            Self::OriExt1 => "Hungry animals die",
            Self::OriExt2 => "Poisoned animals die",
            Self::OriExt3 => "No feast on the starved",
            Self::OriDeal1 => "How many cards",
            Self::OriDeal2 => "A fresh start",
            Self::OriDeal3 => "Card by card",
            Self::OriEnd1 => "The last round",
            Self::OriEnd2 => "Playing it out",
            Self::OriScore1 => "Points",
            Self::OriScore2 => "Pair cards score once",
            Self::OriScore3 => "What scores nothing",
            Self::OriScore4 => "Breaking a tie",
            Self::OriTCarnivorous => "Carnivorous",
            Self::OriTFatTissue1 => "Fat Tissue stores food",
            Self::OriTFatTissue2 => "Losing Fat Tissue",
            Self::OriTSwimming => "Swimming",
            Self::OriTRunning => "Running",
            Self::OriTMimicry => "Mimicry",
            Self::OriTScavenger1 => "Scavenger eats the leftovers",
            Self::OriTScavenger2 => "Which Scavenger eats",
            Self::OriTSymbiosis1 => "The ward cannot be attacked",
            Self::OriTSymbiosis2 => "The guardian eats first",
            Self::OriTSymbiosis3 => "What Symbiosis leaves alone",
            Self::OriTPiracy1 => "Whom a pirate may rob",
            Self::OriTPiracy2 => "What a pirate gets",
            Self::OriTTailLoss1 => "Tail Loss saves the animal",
            Self::OriTTailLoss2 => "A card is named",
            Self::OriTGrazing => "Grazing",
            Self::OriTHighBodyWeight => "High Body Weight",
            Self::OriTHibernation1 => "Sleeping through hunger",
            Self::OriTHibernation2 => "What a sleeper cannot do",
            Self::OriTHibernation3 => "When hibernation is allowed",
            Self::OriTHibernation4 => "Waking up",
            Self::OriTPoisonous => "Poisonous",
            Self::OriTCommunication => "Communication",
            Self::OriTCooperation => "Cooperation",
            Self::OriTBurrowing => "Burrowing",
            Self::OriTCamouflage => "Camouflage",
            Self::OriTSharpVision => "Sharp Vision",
            Self::OriTParasite => "Parasite",
            Self::OriDeck1 => "The 84 cards",
            Self::OriOptMimicryLimit => "How often Mimicry works",
            Self::OriOptFeedingCompulsory => "Compulsory feeding",
            Self::OriOptFeedingPass => "How long a pass lasts in the feeding phase",
            Self::OriOptTailLossScope => "What Tail Loss gives up",
            Self::OriOptTieBreakDie => "Rolling for a tie",
            Self::ConSetup1 => "How many cards",
            Self::ConSetup2 => "A smaller deck for two",
            Self::ConSetup3 => "Ten cards and three locations",
            Self::ConSetup4 => "Who starts",
            Self::ConDev1 => "Development as before",
            Self::ConLoc1 => "Three locations",
            Self::ConLoc2 => "New animals come ashore",
            Self::ConLoc3 => "The way into the Ocean",
            Self::ConLoc4 => "Every animal in the Ocean swims",
            Self::ConLoc5 => "Pairs in one location",
            Self::ConLoc6 => "Links do not stretch",
            Self::ConLoc7 => "Everything stays in its location",
            Self::ConLoc8 => "Swimming by a swap",
            Self::ConLoc9 => "Swimmers ashore",
            Self::ConLoc10 => "No exceptions",
            Self::ConLoc11 => "Open to all",
            Self::ConFood1 => "Order of the food phase",
            Self::ConFood2 => "Food by location",
            Self::ConFeed1 => "Each animal eats from its own bank",
            Self::ConFeed2 => "When feeding ends",
            Self::ConExt1 => "All three locations count",
            Self::ConExt2 => "Starting afresh",
            Self::ConExt3 => "Order at the end of a round",
            Self::ConScore1 => "A point for the Ocean",
            Self::ConScore2 => "Sick animals score in full",
            Self::ConScore3 => "Remains",
            Self::ConMig1 => "Announcing a migration",
            Self::ConMig2 => "Who migrates",
            Self::ConMig3 => "From continent to continent",
            Self::ConMig4 => "Into the Ocean",
            Self::ConMig5 => "Out of the Ocean",
            Self::ConMig6 => "Riding along",
            Self::ConMig7 => "All move together",
            Self::ConMig8 => "Asleep and paralysed",
            Self::ConTMigration => "Migration",
            Self::ConTNeoplasm1 => "Neoplasm goes to the bottom",
            Self::ConTNeoplasm2 => "How a Neoplasm grows",
            Self::ConTNeoplasm3 => "Death by Neoplasm",
            Self::ConTNeoplasm4 => "Traits on a sick animal",
            Self::ConTNeoplasm5 => "No growth outside the food phase",
            Self::ConTNeoplasm6 => "What disabled traits do",
            Self::ConTNeoplasm7 => "Getting rid of it",
            Self::ConTPhoresy => "Phoresy",
            Self::ConTRegeneration1 => "Who can regenerate",
            Self::ConTRegeneration2 => "Two traits and no more need",
            Self::ConTRegeneration3 => "Eaten but not gone",
            Self::ConTRegeneration4 => "What remains are",
            Self::ConTRegeneration5 => "Restoring",
            Self::ConTRegeneration6 => "Remains that wait",
            Self::ConTRegeneration7 => "Pair cards on remains",
            Self::ConTRegeneration8 => "A restored animal is an animal",
            Self::ConTRegeneration9 => "What it does not save from",
            Self::ConTRecombination1 => "One swap per round",
            Self::ConTRecombination2 => "One trait for another",
            Self::ConTRecombination3 => "What cannot be kept",
            Self::ConTRecombination4 => "Spent stays spent",
            Self::ConTRecombination5 => "Where the cards go",
            Self::ConTRecombination6 => "What follows a swap",
            Self::ConTHerding => "Herding",
            Self::ConTAedificator => "Aedificator",
            Self::ConTCnidocytes1 => "Cnidocytes sting",
            Self::ConTCnidocytes2 => "What paralysis means",
            Self::ConTCnidocytes3 => "How long it lasts",
            Self::ConTCnidocytes4 => "What paralysis leaves alone",
            Self::ConDeck1 => "The 42 cards",
            Self::ConOptHerdingEqual => "When a herd is large enough",
            Self::ConOptRegenerationLimitsExchange => "Regeneration in a swap",
            Self::ConOptLaurasiaSix => "Laurasia with six players",
            Self::ConOptLandToLand => "Migration between the continents",
            Self::ConOptTwoPlayerReduced => "Deck for two players",
            Self::ConOptExpansionSets => "Expansions in the deck",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
