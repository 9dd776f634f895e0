//! The rules of New World. Generated from the rulebooks by `cargo xtask codegen`:
//!
//! * `rulebooks/new-world.md`

use core::fmt;

use game::RuleId;

/// A rule, by its id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// NW-COMP-1: What is in the box
    NwComp1,
    /// NW-COMP-2: Tokens never run out
    NwComp2,
    /// NW-COMP-3: Two traits on every card
    NwComp3,
    /// NW-COMP-4: Two to four players
    NwComp4,
    /// NW-SETUP-1: The area cards
    NwSetup1,
    /// NW-SETUP-2: Areas come from the left
    NwSetup2,
    /// NW-SETUP-3: No tokens yet
    NwSetup3,
    /// NW-SETUP-4: The first hands
    NwSetup4,
    /// NW-SETUP-5: Hands are secret
    NwSetup5,
    /// NW-SETUP-6: First player
    NwSetup6,
    /// NW-SETUP-7: No animals yet
    NwSetup7,
    /// NW-SETUP-8: Discard piles
    NwSetup8,
    /// NW-EPOCH-1: Six epochs
    NwEpoch1,
    /// NW-EPOCH-2: Four phases
    NwEpoch2,
    /// NW-EPOCH-3: Turns
    NwEpoch3,
    /// NW-EPOCH-4: The last epoch
    NwEpoch4,
    /// NW-EPOCH-5: The token moves on
    NwEpoch5,
    /// NW-GOLD-1: A trait beats a general rule
    NwGold1,
    /// NW-DEV-1: One card or a pass
    NwDev1,
    /// NW-DEV-2: Passing
    NwDev2,
    /// NW-DEV-3: A new animal
    NwDev3,
    /// NW-DEV-4: A new trait
    NwDev4,
    /// NW-DEV-5: Whose animal
    NwDev5,
    /// NW-DEV-6: No trait twice
    NwDev6,
    /// NW-DEV-7: Traits stay
    NwDev7,
    /// NW-DEV-8: No limit on animals and traits
    NwDev8,
    /// NW-DEV-9: Nothing on Stasis
    NwDev9,
    /// NW-DEV-10: Everything else goes together
    NwDev10,
    /// NW-DEV-11: Marks on cards
    NwDev11,
    /// NW-ROW-1: One row
    NwRow1,
    /// NW-ROW-2: Rearranging the row
    NwRow2,
    /// NW-ROW-3: Only in development
    NwRow3,
    /// NW-PAIR-1: The pair traits
    NwPair1,
    /// NW-PAIR-2: Between two neighbours
    NwPair2,
    /// NW-PAIR-3: At most two
    NwPair3,
    /// NW-PAIR-4: Chains
    NwPair4,
    /// NW-PAIR-5: A pair trait leaves both
    NwPair5,
    /// NW-PAIR-6: Which animals can be joined
    NwPair6,
    /// NW-PAIR-7: Closing the gap
    NwPair7,
    /// NW-PAIR-8: One point for both
    NwPair8,
    /// NW-HARM-1: The harmful traits
    NwHarm1,
    /// NW-HARM-2: For the bearer’s owner
    NwHarm2,
    /// NW-HARM-3: Traits like all others
    NwHarm3,
    /// NW-AREA-1: A new area
    NwArea1,
    /// NW-AREA-2: Filling the areas
    NwArea2,
    /// NW-AREA-3: Both parts
    NwArea3,
    /// NW-AREA-4: Swamps are different
    NwArea4,
    /// NW-AREA-5: Tokens on a discarded area
    NwArea5,
    /// NW-AREA-6: Two areas of one name
    NwArea6,
    /// NW-ACC-1: Access
    NwAcc1,
    /// NW-ACC-2: Open to everyone
    NwAcc2,
    /// NW-ACC-3: The upper part
    NwAcc3,
    /// NW-ACC-4: Adaptable goes everywhere
    NwAcc4,
    /// NW-ACC-5: Two parts are two areas
    NwAcc5,
    /// NW-ACC-6: Access when taking
    NwAcc6,
    /// NW-SWAMP-1: A new Swamp
    NwSwamp1,
    /// NW-SWAMP-2: A Swamp in the areas phase
    NwSwamp2,
    /// NW-SWAMP-3: Deaths feed the Swamps
    NwSwamp3,
    /// NW-SWAMP-4: Swamp food is available at once
    NwSwamp4,
    /// NW-HUN-1: Need
    NwHun1,
    /// NW-HUN-2: What counts as food
    NwHun2,
    /// NW-HUN-3: Fed and hungry
    NwHun3,
    /// NW-HUN-4: Who may eat
    NwHun4,
    /// NW-HUN-5: Never more than fits
    NwHun5,
    /// NW-HUN-6: When the need changes
    NwHun6,
    /// NW-HUN-7: Able to receive food
    NwHun7,
    /// NW-HUN-8: Storing as fat
    NwHun8,
    /// NW-FEED-1: One basic action
    NwFeed1,
    /// NW-FEED-2: When none is possible
    NwFeed2,
    /// NW-FEED-3: No pass while you can act
    NwFeed3,
    /// NW-FEED-4: Forced attacks
    NwFeed4,
    /// NW-FEED-5: Fat is optional
    NwFeed5,
    /// NW-FEED-6: Shelter is compulsory
    NwFeed6,
    /// NW-FEED-7: A pass is final
    NwFeed7,
    /// NW-FEED-8: Traits of players who have passed
    NwFeed8,
    /// NW-FEED-9: The end of feeding
    NwFeed9,
    /// NW-SHEL-1: Seeking shelter
    NwShel1,
    /// NW-SHEL-2: One shelter each
    NwShel2,
    /// NW-SHEL-3: Safe in the shelter
    NwShel3,
    /// NW-SHEL-4: What a shelter does not stop
    NwShel4,
    /// NW-GRAZE-1: Feeding from an area
    NwGraze1,
    /// NW-GRAZE-2: What taking food triggers
    NwGraze2,
    /// NW-GRAZE-3: Each card once per turn
    NwGraze3,
    /// NW-GRAZE-4: The partner takes too
    NwGraze4,
    /// NW-GRAZE-5: The order of triggers
    NwGraze5,
    /// NW-ADD-1: Additional actions
    NwAdd1,
    /// NW-ADD-2: One per turn
    NwAdd2,
    /// NW-ADD-3: Each card once per phase
    NwAdd3,
    /// NW-ADD-4: Instead of passing
    NwAdd4,
    /// NW-ADD-5: Always optional
    NwAdd5,
    /// NW-ADD-6: Different animals
    NwAdd6,
    /// NW-ADD-7: Additional action first
    NwAdd7,
    /// NW-TIME-1: When traits work
    NwTime1,
    /// NW-TIME-2: Traits work automatically
    NwTime2,
    /// NW-TIME-3: Several at once
    NwTime3,
    /// NW-TIME-4: Several players at once
    NwTime4,
    /// NW-ATT-1: Who may attack
    NwAtt1,
    /// NW-ATT-2: One attack per phase
    NwAtt2,
    /// NW-ATT-3: The prey
    NwAtt3,
    /// NW-ATT-4: Protective traits
    NwAtt4,
    /// NW-ATT-5: Ignoring a trait
    NwAtt5,
    /// NW-ATT-6: Reactions
    NwAtt6,
    /// NW-ATT-7: Attacking your own
    NwAtt7,
    /// NW-ATT-8: The kill
    NwAtt8,
    /// NW-ATT-9: A death in an attack
    NwAtt9,
    /// NW-ATT-10: Predators among themselves
    NwAtt10,
    /// NW-ATT-11: Meat triggers nothing
    NwAtt11,
    /// NW-ATT-R1: Declaring
    NwAttR1,
    /// NW-ATT-R2: Rotating
    NwAttR2,
    /// NW-ATT-R3: The reaction loop
    NwAttR3,
    /// NW-ATT-R4: Success
    NwAttR4,
    /// NW-ATT-R5: Death
    NwAttR5,
    /// NW-ATT-R6: The end of the attack
    NwAttR6,
    /// NW-EXT-1: Poison
    NwExt1,
    /// NW-EXT-2: Spending fat
    NwExt2,
    /// NW-EXT-3: Hibernating
    NwExt3,
    /// NW-EXT-4: Poison, fat, Hibernation
    NwExt4,
    /// NW-EXT-5: Hungry animals die
    NwExt5,
    /// NW-EXT-6: Deaths feed the Swamps again
    NwExt6,
    /// NW-EXT-7: In the last epoch
    NwExt7,
    /// NW-EXT-8: Cleaning up
    NwExt8,
    /// NW-EXT-9: Drawing
    NwExt9,
    /// NW-EXT-10: Drawing without animals
    NwExt10,
    /// NW-EXT-11: The hand limit
    NwExt11,
    /// NW-EXT-12: An empty deck
    NwExt12,
    /// NW-EXT-13: The first-player token
    NwExt13,
    /// NW-END-1: Points
    NwEnd1,
    /// NW-END-2: What scores nothing
    NwEnd2,
    /// NW-END-3: Who wins
    NwEnd3,
    /// NW-VAR-LEN-1: Length of the game
    NwVarLen1,
    /// NW-VAR-HAND-1: Unlimited hand
    NwVarHand1,
    /// NW-VAR-RM-1: Random Mutations: the gene pool
    NwVarRm1,
    /// NW-VAR-RM-2: Announcing
    NwVarRm2,
    /// NW-VAR-RM-3: A new animal, unseen
    NwVarRm3,
    /// NW-VAR-RM-4: A new trait, revealed
    NwVarRm4,
    /// NW-VAR-RM-5: Harmful traits at home
    NwVarRm5,
    /// NW-VAR-RM-6: Rearranging the row first
    NwVarRm6,
    /// NW-VAR-RM-7: Drawing unseen
    NwVarRm7,
    /// NW-VAR-RM-8: Metamorphosis from the gene pool
    NwVarRm8,
    /// NW-VAR-DIS-1: Disaster: one epoch
    NwVarDis1,
    /// NW-VAR-DIS-2: Disaster: set-up
    NwVarDis2,
    /// NW-VAR-DIS-3: Disaster: eighteen cards
    NwVarDis3,
    /// NW-VAR-DIS-4: Disaster: what is left in hand
    NwVarDis4,
    /// NW-VAR-DIS-5: Disaster: feeding and extinction
    NwVarDis5,
    /// NW-VAR-MIX-1: Combining variants
    NwVarMix1,
    /// NW-T-CARNIVOROUS: Carnivorous
    NwTCarnivorous,
    /// NW-T-FAT-TISSUE: Fat Tissue
    NwTFatTissue,
    /// NW-T-SWIMMING: Swimming
    NwTSwimming,
    /// NW-T-ROBUST: Robust
    NwTRobust,
    /// NW-T-NOCTURNAL: Nocturnal
    NwTNocturnal,
    /// NW-T-BURROWING: Burrowing
    NwTBurrowing,
    /// NW-T-HIBERNATION: Hibernation
    NwTHibernation,
    /// NW-T-POISONOUS: Poisonous
    NwTPoisonous,
    /// NW-T-METAMORPHOSIS: Metamorphosis
    NwTMetamorphosis,
    /// NW-T-PIRACY: Piracy
    NwTPiracy,
    /// NW-T-ELUSIVE: Elusive
    NwTElusive,
    /// NW-T-REPULSIVE: Repulsive
    NwTRepulsive,
    /// NW-T-HORNED: Horned
    NwTHorned,
    /// NW-T-RUNNING: Running
    NwTRunning,
    /// NW-T-ADAPTABLE: Adaptable
    NwTAdaptable,
    /// NW-T-HOOFED: Hoofed
    NwTHoofed,
    /// NW-T-COMMUNICATION: Communication
    NwTCommunication,
    /// NW-T-COOPERATION: Cooperation
    NwTCooperation,
    /// NW-T-SYMBIOSIS: Symbiosis
    NwTSymbiosis,
    /// NW-T-SCAVENGER: Scavenger
    NwTScavenger,
    /// NW-T-CAMOUFLAGE: Camouflage
    NwTCamouflage,
    /// NW-T-SHARP-VISION: Sharp Vision
    NwTSharpVision,
    /// NW-T-STASIS: Stasis
    NwTStasis,
    /// NW-T-HARMFUL-MUTATION: Harmful Mutation
    NwTHarmfulMutation,
    /// NW-T-PARASITE: Parasite
    NwTParasite,
    /// NW-T-MIMICRY: Mimicry
    NwTMimicry,
    /// NW-T-INTELLIGENT: Intelligent
    NwTIntelligent,
    /// NW-T-FLYING: Flying
    NwTFlying,
    /// NW-T-SHELLED: Shelled
    NwTShelled,
    /// NW-DECK-1: The evolution cards
    NwDeck1,
    /// NW-DECK-2: The area cards
    NwDeck2,
    /// NW-FSM-1: Triggers
    NwFsm1,
    /// NW-FSM-2: Automatic passes
    NwFsm2,
    /// NW-FSM-3: The attack as steps
    NwFsm3,
    /// NW-FSM-4: Extinction as steps
    NwFsm4,
    /// NW-FSM-5: The feeding turn as steps
    NwFsm5,
    /// NW-OPT-EPOCHS: Number of epochs
    NwOptEpochs,
    /// NW-OPT-HAND-LIMIT: Hand limit
    NwOptHandLimit,
    /// NW-OPT-VARIANT: Variant
    NwOptVariant,
    /// NW-OPT-DECK: Evolution cards
    NwOptDeck,
    /// NW-OPT-AREAS: Area cards
    NwOptAreas,
    /// NW-OPT-RUNNING-MIN-ROLL: Roll for Running
    NwOptRunningMinRoll,
    /// NW-OPT-HORNED-MIN-ROLL: Roll for Horned
    NwOptHornedMinRoll,
    /// NW-OPT-SCAVENGER-MODE: How many scavengers eat
    NwOptScavengerMode,
    /// NW-OPT-SCAVENGER-EXCLUDES-CARNIVOROUS: Scavenger and Carnivorous
    NwOptScavengerExcludesCarnivorous,
    /// NW-OPT-REPULSIVE-OPTIONAL: Using Repulsive
    NwOptRepulsiveOptional,
    /// NW-OPT-METAMORPHOSIS-MODE: What Metamorphosis does
    NwOptMetamorphosisMode,
    /// NW-OPT-SYMBIOSIS-MODE: Choosing the ward
    NwOptSymbiosisMode,
    /// NW-OPT-SYMBIOSIS-BLOCKS-FEEDING: Waiting for the guardian
    NwOptSymbiosisBlocksFeeding,
    /// NW-OPT-HARMFUL-MUTATION-IGNORES: What Harmful Mutation exposes
    NwOptHarmfulMutationIgnores,
    /// NW-OPT-STASIS-BLOCKS-TRAITS: Traits in Stasis
    NwOptStasisBlocksTraits,
    /// NW-OPT-SWIMMING-PREDATOR-RESTRICTED: Swimming predators on land
    NwOptSwimmingPredatorRestricted,
    /// NW-OPT-HIBERNATION-IN-FINAL-EPOCH: Hibernation in the last epoch
    NwOptHibernationInFinalEpoch,
    /// NW-OPT-FAT-FEEDING-BLOCKS-PASS: Compulsory fat storage
    NwOptFatFeedingBlocksPass,
    /// NW-OPT-SHELTER-BLOCKS-PASS: Compulsory shelter
    NwOptShelterBlocksPass,
    /// NW-OPT-ADAPTABLE-SHELTER: Adaptable and shelters
    NwOptAdaptableShelter,
    /// NW-OPT-PIRACY-FILLS-FAT: Piracy for fat
    NwOptPiracyFillsFat,
    /// NW-OPT-SPECIAL-TRIGGERS-COOPERATION: Cooperation after special food
    NwOptSpecialTriggersCooperation,
    /// NW-OPT-OPEN-DISCARDS: Open discard piles
    NwOptOpenDiscards,
}

impl RuleId for Rule {
    const ALL: &'static [Self] = &[
        Self::NwComp1,
        Self::NwComp2,
        Self::NwComp3,
        Self::NwComp4,
        Self::NwSetup1,
        Self::NwSetup2,
        Self::NwSetup3,
        Self::NwSetup4,
        Self::NwSetup5,
        Self::NwSetup6,
        Self::NwSetup7,
        Self::NwSetup8,
        Self::NwEpoch1,
        Self::NwEpoch2,
        Self::NwEpoch3,
        Self::NwEpoch4,
        Self::NwEpoch5,
        Self::NwGold1,
        Self::NwDev1,
        Self::NwDev2,
        Self::NwDev3,
        Self::NwDev4,
        Self::NwDev5,
        Self::NwDev6,
        Self::NwDev7,
        Self::NwDev8,
        Self::NwDev9,
        Self::NwDev10,
        Self::NwDev11,
        Self::NwRow1,
        Self::NwRow2,
        Self::NwRow3,
        Self::NwPair1,
        Self::NwPair2,
        Self::NwPair3,
        Self::NwPair4,
        Self::NwPair5,
        Self::NwPair6,
        Self::NwPair7,
        Self::NwPair8,
        Self::NwHarm1,
        Self::NwHarm2,
        Self::NwHarm3,
        Self::NwArea1,
        Self::NwArea2,
        Self::NwArea3,
        Self::NwArea4,
        Self::NwArea5,
        Self::NwArea6,
        Self::NwAcc1,
        Self::NwAcc2,
        Self::NwAcc3,
        Self::NwAcc4,
        Self::NwAcc5,
        Self::NwAcc6,
        Self::NwSwamp1,
        Self::NwSwamp2,
        Self::NwSwamp3,
        Self::NwSwamp4,
        Self::NwHun1,
        Self::NwHun2,
        Self::NwHun3,
        Self::NwHun4,
        Self::NwHun5,
        Self::NwHun6,
        Self::NwHun7,
        Self::NwHun8,
        Self::NwFeed1,
        Self::NwFeed2,
        Self::NwFeed3,
        Self::NwFeed4,
        Self::NwFeed5,
        Self::NwFeed6,
        Self::NwFeed7,
        Self::NwFeed8,
        Self::NwFeed9,
        Self::NwShel1,
        Self::NwShel2,
        Self::NwShel3,
        Self::NwShel4,
        Self::NwGraze1,
        Self::NwGraze2,
        Self::NwGraze3,
        Self::NwGraze4,
        Self::NwGraze5,
        Self::NwAdd1,
        Self::NwAdd2,
        Self::NwAdd3,
        Self::NwAdd4,
        Self::NwAdd5,
        Self::NwAdd6,
        Self::NwAdd7,
        Self::NwTime1,
        Self::NwTime2,
        Self::NwTime3,
        Self::NwTime4,
        Self::NwAtt1,
        Self::NwAtt2,
        Self::NwAtt3,
        Self::NwAtt4,
        Self::NwAtt5,
        Self::NwAtt6,
        Self::NwAtt7,
        Self::NwAtt8,
        Self::NwAtt9,
        Self::NwAtt10,
        Self::NwAtt11,
        Self::NwAttR1,
        Self::NwAttR2,
        Self::NwAttR3,
        Self::NwAttR4,
        Self::NwAttR5,
        Self::NwAttR6,
        Self::NwExt1,
        Self::NwExt2,
        Self::NwExt3,
        Self::NwExt4,
        Self::NwExt5,
        Self::NwExt6,
        Self::NwExt7,
        Self::NwExt8,
        Self::NwExt9,
        Self::NwExt10,
        Self::NwExt11,
        Self::NwExt12,
        Self::NwExt13,
        Self::NwEnd1,
        Self::NwEnd2,
        Self::NwEnd3,
        Self::NwVarLen1,
        Self::NwVarHand1,
        Self::NwVarRm1,
        Self::NwVarRm2,
        Self::NwVarRm3,
        Self::NwVarRm4,
        Self::NwVarRm5,
        Self::NwVarRm6,
        Self::NwVarRm7,
        Self::NwVarRm8,
        Self::NwVarDis1,
        Self::NwVarDis2,
        Self::NwVarDis3,
        Self::NwVarDis4,
        Self::NwVarDis5,
        Self::NwVarMix1,
        Self::NwTCarnivorous,
        Self::NwTFatTissue,
        Self::NwTSwimming,
        Self::NwTRobust,
        Self::NwTNocturnal,
        Self::NwTBurrowing,
        Self::NwTHibernation,
        Self::NwTPoisonous,
        Self::NwTMetamorphosis,
        Self::NwTPiracy,
        Self::NwTElusive,
        Self::NwTRepulsive,
        Self::NwTHorned,
        Self::NwTRunning,
        Self::NwTAdaptable,
        Self::NwTHoofed,
        Self::NwTCommunication,
        Self::NwTCooperation,
        Self::NwTSymbiosis,
        Self::NwTScavenger,
        Self::NwTCamouflage,
        Self::NwTSharpVision,
        Self::NwTStasis,
        Self::NwTHarmfulMutation,
        Self::NwTParasite,
        Self::NwTMimicry,
        Self::NwTIntelligent,
        Self::NwTFlying,
        Self::NwTShelled,
        Self::NwDeck1,
        Self::NwDeck2,
        Self::NwFsm1,
        Self::NwFsm2,
        Self::NwFsm3,
        Self::NwFsm4,
        Self::NwFsm5,
        Self::NwOptEpochs,
        Self::NwOptHandLimit,
        Self::NwOptVariant,
        Self::NwOptDeck,
        Self::NwOptAreas,
        Self::NwOptRunningMinRoll,
        Self::NwOptHornedMinRoll,
        Self::NwOptScavengerMode,
        Self::NwOptScavengerExcludesCarnivorous,
        Self::NwOptRepulsiveOptional,
        Self::NwOptMetamorphosisMode,
        Self::NwOptSymbiosisMode,
        Self::NwOptSymbiosisBlocksFeeding,
        Self::NwOptHarmfulMutationIgnores,
        Self::NwOptStasisBlocksTraits,
        Self::NwOptSwimmingPredatorRestricted,
        Self::NwOptHibernationInFinalEpoch,
        Self::NwOptFatFeedingBlocksPass,
        Self::NwOptShelterBlocksPass,
        Self::NwOptAdaptableShelter,
        Self::NwOptPiracyFillsFat,
        Self::NwOptSpecialTriggersCooperation,
        Self::NwOptOpenDiscards,
    ];

    fn id(self) -> &'static str {
        match self {
            Self::NwComp1 => "NW-COMP-1",
            Self::NwComp2 => "NW-COMP-2",
            Self::NwComp3 => "NW-COMP-3",
            Self::NwComp4 => "NW-COMP-4",
            Self::NwSetup1 => "NW-SETUP-1",
            Self::NwSetup2 => "NW-SETUP-2",
            Self::NwSetup3 => "NW-SETUP-3",
            Self::NwSetup4 => "NW-SETUP-4",
            Self::NwSetup5 => "NW-SETUP-5",
            Self::NwSetup6 => "NW-SETUP-6",
            Self::NwSetup7 => "NW-SETUP-7",
            Self::NwSetup8 => "NW-SETUP-8",
            Self::NwEpoch1 => "NW-EPOCH-1",
            Self::NwEpoch2 => "NW-EPOCH-2",
            Self::NwEpoch3 => "NW-EPOCH-3",
            Self::NwEpoch4 => "NW-EPOCH-4",
            Self::NwEpoch5 => "NW-EPOCH-5",
            Self::NwGold1 => "NW-GOLD-1",
            Self::NwDev1 => "NW-DEV-1",
            Self::NwDev2 => "NW-DEV-2",
            Self::NwDev3 => "NW-DEV-3",
            Self::NwDev4 => "NW-DEV-4",
            Self::NwDev5 => "NW-DEV-5",
            Self::NwDev6 => "NW-DEV-6",
            Self::NwDev7 => "NW-DEV-7",
            Self::NwDev8 => "NW-DEV-8",
            Self::NwDev9 => "NW-DEV-9",
            Self::NwDev10 => "NW-DEV-10",
            Self::NwDev11 => "NW-DEV-11",
            Self::NwRow1 => "NW-ROW-1",
            Self::NwRow2 => "NW-ROW-2",
            Self::NwRow3 => "NW-ROW-3",
            Self::NwPair1 => "NW-PAIR-1",
            Self::NwPair2 => "NW-PAIR-2",
            Self::NwPair3 => "NW-PAIR-3",
            Self::NwPair4 => "NW-PAIR-4",
            Self::NwPair5 => "NW-PAIR-5",
            Self::NwPair6 => "NW-PAIR-6",
            Self::NwPair7 => "NW-PAIR-7",
            Self::NwPair8 => "NW-PAIR-8",
            Self::NwHarm1 => "NW-HARM-1",
            Self::NwHarm2 => "NW-HARM-2",
            Self::NwHarm3 => "NW-HARM-3",
            Self::NwArea1 => "NW-AREA-1",
            Self::NwArea2 => "NW-AREA-2",
            Self::NwArea3 => "NW-AREA-3",
            Self::NwArea4 => "NW-AREA-4",
            Self::NwArea5 => "NW-AREA-5",
            Self::NwArea6 => "NW-AREA-6",
            Self::NwAcc1 => "NW-ACC-1",
            Self::NwAcc2 => "NW-ACC-2",
            Self::NwAcc3 => "NW-ACC-3",
            Self::NwAcc4 => "NW-ACC-4",
            Self::NwAcc5 => "NW-ACC-5",
            Self::NwAcc6 => "NW-ACC-6",
            Self::NwSwamp1 => "NW-SWAMP-1",
            Self::NwSwamp2 => "NW-SWAMP-2",
            Self::NwSwamp3 => "NW-SWAMP-3",
            Self::NwSwamp4 => "NW-SWAMP-4",
            Self::NwHun1 => "NW-HUN-1",
            Self::NwHun2 => "NW-HUN-2",
            Self::NwHun3 => "NW-HUN-3",
            Self::NwHun4 => "NW-HUN-4",
            Self::NwHun5 => "NW-HUN-5",
            Self::NwHun6 => "NW-HUN-6",
            Self::NwHun7 => "NW-HUN-7",
            Self::NwHun8 => "NW-HUN-8",
            Self::NwFeed1 => "NW-FEED-1",
            Self::NwFeed2 => "NW-FEED-2",
            Self::NwFeed3 => "NW-FEED-3",
            Self::NwFeed4 => "NW-FEED-4",
            Self::NwFeed5 => "NW-FEED-5",
            Self::NwFeed6 => "NW-FEED-6",
            Self::NwFeed7 => "NW-FEED-7",
            Self::NwFeed8 => "NW-FEED-8",
            Self::NwFeed9 => "NW-FEED-9",
            Self::NwShel1 => "NW-SHEL-1",
            Self::NwShel2 => "NW-SHEL-2",
            Self::NwShel3 => "NW-SHEL-3",
            Self::NwShel4 => "NW-SHEL-4",
            Self::NwGraze1 => "NW-GRAZE-1",
            Self::NwGraze2 => "NW-GRAZE-2",
            Self::NwGraze3 => "NW-GRAZE-3",
            Self::NwGraze4 => "NW-GRAZE-4",
            Self::NwGraze5 => "NW-GRAZE-5",
            Self::NwAdd1 => "NW-ADD-1",
            Self::NwAdd2 => "NW-ADD-2",
            Self::NwAdd3 => "NW-ADD-3",
            Self::NwAdd4 => "NW-ADD-4",
            Self::NwAdd5 => "NW-ADD-5",
            Self::NwAdd6 => "NW-ADD-6",
            Self::NwAdd7 => "NW-ADD-7",
            Self::NwTime1 => "NW-TIME-1",
            Self::NwTime2 => "NW-TIME-2",
            Self::NwTime3 => "NW-TIME-3",
            Self::NwTime4 => "NW-TIME-4",
            Self::NwAtt1 => "NW-ATT-1",
            Self::NwAtt2 => "NW-ATT-2",
            Self::NwAtt3 => "NW-ATT-3",
            Self::NwAtt4 => "NW-ATT-4",
            Self::NwAtt5 => "NW-ATT-5",
            Self::NwAtt6 => "NW-ATT-6",
            Self::NwAtt7 => "NW-ATT-7",
            Self::NwAtt8 => "NW-ATT-8",
            Self::NwAtt9 => "NW-ATT-9",
            Self::NwAtt10 => "NW-ATT-10",
            Self::NwAtt11 => "NW-ATT-11",
            Self::NwAttR1 => "NW-ATT-R1",
            Self::NwAttR2 => "NW-ATT-R2",
            Self::NwAttR3 => "NW-ATT-R3",
            Self::NwAttR4 => "NW-ATT-R4",
            Self::NwAttR5 => "NW-ATT-R5",
            Self::NwAttR6 => "NW-ATT-R6",
            Self::NwExt1 => "NW-EXT-1",
            Self::NwExt2 => "NW-EXT-2",
            Self::NwExt3 => "NW-EXT-3",
            Self::NwExt4 => "NW-EXT-4",
            Self::NwExt5 => "NW-EXT-5",
            Self::NwExt6 => "NW-EXT-6",
            Self::NwExt7 => "NW-EXT-7",
            Self::NwExt8 => "NW-EXT-8",
            Self::NwExt9 => "NW-EXT-9",
            Self::NwExt10 => "NW-EXT-10",
            Self::NwExt11 => "NW-EXT-11",
            Self::NwExt12 => "NW-EXT-12",
            Self::NwExt13 => "NW-EXT-13",
            Self::NwEnd1 => "NW-END-1",
            Self::NwEnd2 => "NW-END-2",
            Self::NwEnd3 => "NW-END-3",
            Self::NwVarLen1 => "NW-VAR-LEN-1",
            Self::NwVarHand1 => "NW-VAR-HAND-1",
            Self::NwVarRm1 => "NW-VAR-RM-1",
            Self::NwVarRm2 => "NW-VAR-RM-2",
            Self::NwVarRm3 => "NW-VAR-RM-3",
            Self::NwVarRm4 => "NW-VAR-RM-4",
            Self::NwVarRm5 => "NW-VAR-RM-5",
            Self::NwVarRm6 => "NW-VAR-RM-6",
            Self::NwVarRm7 => "NW-VAR-RM-7",
            Self::NwVarRm8 => "NW-VAR-RM-8",
            Self::NwVarDis1 => "NW-VAR-DIS-1",
            Self::NwVarDis2 => "NW-VAR-DIS-2",
            Self::NwVarDis3 => "NW-VAR-DIS-3",
            Self::NwVarDis4 => "NW-VAR-DIS-4",
            Self::NwVarDis5 => "NW-VAR-DIS-5",
            Self::NwVarMix1 => "NW-VAR-MIX-1",
            Self::NwTCarnivorous => "NW-T-CARNIVOROUS",
            Self::NwTFatTissue => "NW-T-FAT-TISSUE",
            Self::NwTSwimming => "NW-T-SWIMMING",
            Self::NwTRobust => "NW-T-ROBUST",
            Self::NwTNocturnal => "NW-T-NOCTURNAL",
            Self::NwTBurrowing => "NW-T-BURROWING",
            Self::NwTHibernation => "NW-T-HIBERNATION",
            Self::NwTPoisonous => "NW-T-POISONOUS",
            Self::NwTMetamorphosis => "NW-T-METAMORPHOSIS",
            Self::NwTPiracy => "NW-T-PIRACY",
            Self::NwTElusive => "NW-T-ELUSIVE",
            Self::NwTRepulsive => "NW-T-REPULSIVE",
            Self::NwTHorned => "NW-T-HORNED",
            Self::NwTRunning => "NW-T-RUNNING",
            Self::NwTAdaptable => "NW-T-ADAPTABLE",
            Self::NwTHoofed => "NW-T-HOOFED",
            Self::NwTCommunication => "NW-T-COMMUNICATION",
            Self::NwTCooperation => "NW-T-COOPERATION",
            Self::NwTSymbiosis => "NW-T-SYMBIOSIS",
            Self::NwTScavenger => "NW-T-SCAVENGER",
            Self::NwTCamouflage => "NW-T-CAMOUFLAGE",
            Self::NwTSharpVision => "NW-T-SHARP-VISION",
            Self::NwTStasis => "NW-T-STASIS",
            Self::NwTHarmfulMutation => "NW-T-HARMFUL-MUTATION",
            Self::NwTParasite => "NW-T-PARASITE",
            Self::NwTMimicry => "NW-T-MIMICRY",
            Self::NwTIntelligent => "NW-T-INTELLIGENT",
            Self::NwTFlying => "NW-T-FLYING",
            Self::NwTShelled => "NW-T-SHELLED",
            Self::NwDeck1 => "NW-DECK-1",
            Self::NwDeck2 => "NW-DECK-2",
            Self::NwFsm1 => "NW-FSM-1",
            Self::NwFsm2 => "NW-FSM-2",
            Self::NwFsm3 => "NW-FSM-3",
            Self::NwFsm4 => "NW-FSM-4",
            Self::NwFsm5 => "NW-FSM-5",
            Self::NwOptEpochs => "NW-OPT-EPOCHS",
            Self::NwOptHandLimit => "NW-OPT-HAND-LIMIT",
            Self::NwOptVariant => "NW-OPT-VARIANT",
            Self::NwOptDeck => "NW-OPT-DECK",
            Self::NwOptAreas => "NW-OPT-AREAS",
            Self::NwOptRunningMinRoll => "NW-OPT-RUNNING-MIN-ROLL",
            Self::NwOptHornedMinRoll => "NW-OPT-HORNED-MIN-ROLL",
            Self::NwOptScavengerMode => "NW-OPT-SCAVENGER-MODE",
            Self::NwOptScavengerExcludesCarnivorous => "NW-OPT-SCAVENGER-EXCLUDES-CARNIVOROUS",
            Self::NwOptRepulsiveOptional => "NW-OPT-REPULSIVE-OPTIONAL",
            Self::NwOptMetamorphosisMode => "NW-OPT-METAMORPHOSIS-MODE",
            Self::NwOptSymbiosisMode => "NW-OPT-SYMBIOSIS-MODE",
            Self::NwOptSymbiosisBlocksFeeding => "NW-OPT-SYMBIOSIS-BLOCKS-FEEDING",
            Self::NwOptHarmfulMutationIgnores => "NW-OPT-HARMFUL-MUTATION-IGNORES",
            Self::NwOptStasisBlocksTraits => "NW-OPT-STASIS-BLOCKS-TRAITS",
            Self::NwOptSwimmingPredatorRestricted => "NW-OPT-SWIMMING-PREDATOR-RESTRICTED",
            Self::NwOptHibernationInFinalEpoch => "NW-OPT-HIBERNATION-IN-FINAL-EPOCH",
            Self::NwOptFatFeedingBlocksPass => "NW-OPT-FAT-FEEDING-BLOCKS-PASS",
            Self::NwOptShelterBlocksPass => "NW-OPT-SHELTER-BLOCKS-PASS",
            Self::NwOptAdaptableShelter => "NW-OPT-ADAPTABLE-SHELTER",
            Self::NwOptPiracyFillsFat => "NW-OPT-PIRACY-FILLS-FAT",
            Self::NwOptSpecialTriggersCooperation => "NW-OPT-SPECIAL-TRIGGERS-COOPERATION",
            Self::NwOptOpenDiscards => "NW-OPT-OPEN-DISCARDS",
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::NwComp1 => "What is in the box",
            Self::NwComp2 => "Tokens never run out",
            Self::NwComp3 => "Two traits on every card",
            Self::NwComp4 => "Two to four players",
            Self::NwSetup1 => "The area cards",
            Self::NwSetup2 => "Areas come from the left",
            Self::NwSetup3 => "No tokens yet",
            Self::NwSetup4 => "The first hands",
            Self::NwSetup5 => "Hands are secret",
            Self::NwSetup6 => "First player",
            Self::NwSetup7 => "No animals yet",
            Self::NwSetup8 => "Discard piles",
            Self::NwEpoch1 => "Six epochs",
            Self::NwEpoch2 => "Four phases",
            Self::NwEpoch3 => "Turns",
            Self::NwEpoch4 => "The last epoch",
            Self::NwEpoch5 => "The token moves on",
            Self::NwGold1 => "A trait beats a general rule",
            Self::NwDev1 => "One card or a pass",
            Self::NwDev2 => "Passing",
            Self::NwDev3 => "A new animal",
            Self::NwDev4 => "A new trait",
            Self::NwDev5 => "Whose animal",
            Self::NwDev6 => "No trait twice",
            Self::NwDev7 => "Traits stay",
            Self::NwDev8 => "No limit on animals and traits",
            Self::NwDev9 => "Nothing on Stasis",
            Self::NwDev10 => "Everything else goes together",
            Self::NwDev11 => "Marks on cards",
            Self::NwRow1 => "One row",
            Self::NwRow2 => "Rearranging the row",
            Self::NwRow3 => "Only in development",
            Self::NwPair1 => "The pair traits",
            Self::NwPair2 => "Between two neighbours",
            Self::NwPair3 => "At most two",
            Self::NwPair4 => "Chains",
            Self::NwPair5 => "A pair trait leaves both",
            Self::NwPair6 => "Which animals can be joined",
            Self::NwPair7 => "Closing the gap",
            Self::NwPair8 => "One point for both",
            Self::NwHarm1 => "The harmful traits",
            Self::NwHarm2 => "For the bearer’s owner",
            Self::NwHarm3 => "Traits like all others",
            Self::NwArea1 => "A new area",
            Self::NwArea2 => "Filling the areas",
            Self::NwArea3 => "Both parts",
            Self::NwArea4 => "Swamps are different",
            Self::NwArea5 => "Tokens on a discarded area",
            Self::NwArea6 => "Two areas of one name",
            Self::NwAcc1 => "Access",
            Self::NwAcc2 => "Open to everyone",
            Self::NwAcc3 => "The upper part",
            Self::NwAcc4 => "Adaptable goes everywhere",
            Self::NwAcc5 => "Two parts are two areas",
            Self::NwAcc6 => "Access when taking",
            Self::NwSwamp1 => "A new Swamp",
            Self::NwSwamp2 => "A Swamp in the areas phase",
            Self::NwSwamp3 => "Deaths feed the Swamps",
            Self::NwSwamp4 => "Swamp food is available at once",
            Self::NwHun1 => "Need",
            Self::NwHun2 => "What counts as food",
            Self::NwHun3 => "Fed and hungry",
            Self::NwHun4 => "Who may eat",
            Self::NwHun5 => "Never more than fits",
            Self::NwHun6 => "When the need changes",
            Self::NwHun7 => "Able to receive food",
            Self::NwHun8 => "Storing as fat",
            Self::NwFeed1 => "One basic action",
            Self::NwFeed2 => "When none is possible",
            Self::NwFeed3 => "No pass while you can act",
            Self::NwFeed4 => "Forced attacks",
            Self::NwFeed5 => "Fat is optional",
            Self::NwFeed6 => "Shelter is compulsory",
            Self::NwFeed7 => "A pass is final",
            Self::NwFeed8 => "Traits of players who have passed",
            Self::NwFeed9 => "The end of feeding",
            Self::NwShel1 => "Seeking shelter",
            Self::NwShel2 => "One shelter each",
            Self::NwShel3 => "Safe in the shelter",
            Self::NwShel4 => "What a shelter does not stop",
            Self::NwGraze1 => "Feeding from an area",
            Self::NwGraze2 => "What taking food triggers",
            Self::NwGraze3 => "Each card once per turn",
            Self::NwGraze4 => "The partner takes too",
            Self::NwGraze5 => "The order of triggers",
            Self::NwAdd1 => "Additional actions",
            Self::NwAdd2 => "One per turn",
            Self::NwAdd3 => "Each card once per phase",
            Self::NwAdd4 => "Instead of passing",
            Self::NwAdd5 => "Always optional",
            Self::NwAdd6 => "Different animals",
            Self::NwAdd7 => "Additional action first",
            Self::NwTime1 => "When traits work",
            Self::NwTime2 => "Traits work automatically",
            Self::NwTime3 => "Several at once",
            Self::NwTime4 => "Several players at once",
            Self::NwAtt1 => "Who may attack",
            Self::NwAtt2 => "One attack per phase",
            Self::NwAtt3 => "The prey",
            Self::NwAtt4 => "Protective traits",
            Self::NwAtt5 => "Ignoring a trait",
            Self::NwAtt6 => "Reactions",
            Self::NwAtt7 => "Attacking your own",
            Self::NwAtt8 => "The kill",
            Self::NwAtt9 => "A death in an attack",
            Self::NwAtt10 => "Predators among themselves",
            Self::NwAtt11 => "Meat triggers nothing",
            Self::NwAttR1 => "Declaring",
            Self::NwAttR2 => "Rotating",
            Self::NwAttR3 => "The reaction loop",
            Self::NwAttR4 => "Success",
            Self::NwAttR5 => "Death",
            Self::NwAttR6 => "The end of the attack",
            Self::NwExt1 => "Poison",
            Self::NwExt2 => "Spending fat",
            Self::NwExt3 => "Hibernating",
            Self::NwExt4 => "Poison, fat, Hibernation",
            Self::NwExt5 => "Hungry animals die",
            Self::NwExt6 => "Deaths feed the Swamps again",
            Self::NwExt7 => "In the last epoch",
            Self::NwExt8 => "Cleaning up",
            Self::NwExt9 => "Drawing",
            Self::NwExt10 => "Drawing without animals",
            Self::NwExt11 => "The hand limit",
            Self::NwExt12 => "An empty deck",
            Self::NwExt13 => "The first-player token",
            Self::NwEnd1 => "Points",
            Self::NwEnd2 => "What scores nothing",
            Self::NwEnd3 => "Who wins",
            Self::NwVarLen1 => "Length of the game",
            Self::NwVarHand1 => "Unlimited hand",
            Self::NwVarRm1 => "Random Mutations: the gene pool",
            Self::NwVarRm2 => "Announcing",
            Self::NwVarRm3 => "A new animal, unseen",
            Self::NwVarRm4 => "A new trait, revealed",
            Self::NwVarRm5 => "Harmful traits at home",
            Self::NwVarRm6 => "Rearranging the row first",
            Self::NwVarRm7 => "Drawing unseen",
            Self::NwVarRm8 => "Metamorphosis from the gene pool",
            Self::NwVarDis1 => "Disaster: one epoch",
            Self::NwVarDis2 => "Disaster: set-up",
            Self::NwVarDis3 => "Disaster: eighteen cards",
            Self::NwVarDis4 => "Disaster: what is left in hand",
            Self::NwVarDis5 => "Disaster: feeding and extinction",
            Self::NwVarMix1 => "Combining variants",
            Self::NwTCarnivorous => "Carnivorous",
            Self::NwTFatTissue => "Fat Tissue",
            Self::NwTSwimming => "Swimming",
            Self::NwTRobust => "Robust",
            Self::NwTNocturnal => "Nocturnal",
            Self::NwTBurrowing => "Burrowing",
            Self::NwTHibernation => "Hibernation",
            Self::NwTPoisonous => "Poisonous",
            Self::NwTMetamorphosis => "Metamorphosis",
            Self::NwTPiracy => "Piracy",
            Self::NwTElusive => "Elusive",
            Self::NwTRepulsive => "Repulsive",
            Self::NwTHorned => "Horned",
            Self::NwTRunning => "Running",
            Self::NwTAdaptable => "Adaptable",
            Self::NwTHoofed => "Hoofed",
            Self::NwTCommunication => "Communication",
            Self::NwTCooperation => "Cooperation",
            Self::NwTSymbiosis => "Symbiosis",
            Self::NwTScavenger => "Scavenger",
            Self::NwTCamouflage => "Camouflage",
            Self::NwTSharpVision => "Sharp Vision",
            Self::NwTStasis => "Stasis",
            Self::NwTHarmfulMutation => "Harmful Mutation",
            Self::NwTParasite => "Parasite",
            Self::NwTMimicry => "Mimicry",
            Self::NwTIntelligent => "Intelligent",
            Self::NwTFlying => "Flying",
            Self::NwTShelled => "Shelled",
            Self::NwDeck1 => "The evolution cards",
            Self::NwDeck2 => "The area cards",
            Self::NwFsm1 => "Triggers",
            Self::NwFsm2 => "Automatic passes",
            Self::NwFsm3 => "The attack as steps",
            Self::NwFsm4 => "Extinction as steps",
            Self::NwFsm5 => "The feeding turn as steps",
            Self::NwOptEpochs => "Number of epochs",
            Self::NwOptHandLimit => "Hand limit",
            Self::NwOptVariant => "Variant",
            Self::NwOptDeck => "Evolution cards",
            Self::NwOptAreas => "Area cards",
            Self::NwOptRunningMinRoll => "Roll for Running",
            Self::NwOptHornedMinRoll => "Roll for Horned",
            Self::NwOptScavengerMode => "How many scavengers eat",
            Self::NwOptScavengerExcludesCarnivorous => "Scavenger and Carnivorous",
            Self::NwOptRepulsiveOptional => "Using Repulsive",
            Self::NwOptMetamorphosisMode => "What Metamorphosis does",
            Self::NwOptSymbiosisMode => "Choosing the ward",
            Self::NwOptSymbiosisBlocksFeeding => "Waiting for the guardian",
            Self::NwOptHarmfulMutationIgnores => "What Harmful Mutation exposes",
            Self::NwOptStasisBlocksTraits => "Traits in Stasis",
            Self::NwOptSwimmingPredatorRestricted => "Swimming predators on land",
            Self::NwOptHibernationInFinalEpoch => "Hibernation in the last epoch",
            Self::NwOptFatFeedingBlocksPass => "Compulsory fat storage",
            Self::NwOptShelterBlocksPass => "Compulsory shelter",
            Self::NwOptAdaptableShelter => "Adaptable and shelters",
            Self::NwOptPiracyFillsFat => "Piracy for fat",
            Self::NwOptSpecialTriggersCooperation => "Cooperation after special food",
            Self::NwOptOpenDiscards => "Open discard piles",
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
