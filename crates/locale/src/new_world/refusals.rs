//! Why something is not allowed.

use new_world::{AnimalId, Rule};

use super::names::Names;
use crate::words::Words;

/// One sentence for the rule that refuses something; `cause` is the animal that the engine names with it.
///
/// The id of the rule is not part of it: an interface shows it beside the sentence.
pub fn refusal(words: &Words, names: &dyn Names, rule: Rule, cause: Option<AnimalId>) -> String {
    let id = format!("new-world-refusal-{}", sentence(rule));
    if let Some(animal) = cause {
        let with_animal = format!("{id}-animal");
        if words.has(&with_animal) {
            return words.text_with(&with_animal, &[("animal", names.animal(animal).into())]);
        }
    }
    words.text(&id)
}

/// Rules that the engine never gives as a reason share the last sentence.
fn sentence(rule: Rule) -> &'static str {
    match rule {
        Rule::NwComp4 => "seats",
        Rule::NwDev2 => "passed-development",
        Rule::NwFeed7 => "passed-feeding",
        Rule::NwEpoch3 => "turn",
        Rule::NwEpoch2 => "phase",
        Rule::NwRow3 => "row-phase",
        Rule::NwRow1 => "row-animals",
        Rule::NwRow2 => "row-split",
        Rule::NwShel1 => "shelter",
        Rule::NwShel2 => "has-shelter",
        Rule::NwAcc3 => "access",
        Rule::NwGraze1 => "no-food",
        Rule::NwHun4 => "full",
        Rule::NwTShelled => "shelled",
        Rule::NwTSymbiosis => "symbiosis",
        Rule::NwFeed1 => "one-basic",
        Rule::NwFeed2 => "no-basic",
        Rule::NwAtt1 => "not-a-predator",
        Rule::NwAtt2 => "one-attack",
        Rule::NwAtt3 => "no-prey",
        Rule::NwAtt10 => "itself",
        Rule::NwShel3 => "sheltered",
        Rule::NwAtt5 => "ignore",
        Rule::NwTCamouflage => "camouflage",
        Rule::NwTNocturnal => "nocturnal",
        Rule::NwTBurrowing => "burrowing",
        Rule::NwTRobust => "robust",
        Rule::NwTSwimming => "swimming",
        Rule::NwTFlying => "flying",
        Rule::NwAdd1 => "additional-own",
        Rule::NwAdd3 => "used",
        Rule::NwAdd2 => "one-additional",
        Rule::NwTPiracy => "piracy",
        Rule::NwTMetamorphosis => "metamorphosis",
        Rule::NwOptMetamorphosisMode => "metamorphosis-mode",
        Rule::NwDev1 => "not-in-hand",
        Rule::NwDev4 => "not-on-card",
        Rule::NwDev5 => "host",
        Rule::NwDev9 | Rule::NwTStasis => "stasis",
        Rule::NwDev6 => "twice",
        Rule::NwDev10 | Rule::NwOptScavengerExcludesCarnivorous => "combination",
        Rule::NwPair2 => "neighbours",
        Rule::NwPair6 => "pair",
        Rule::NwOptSymbiosisMode => "symbiosis-mode",
        Rule::NwVarRm2 => "no-hand",
        Rule::NwVarRm4 => "announce",
        Rule::NwVarRm5 => "foreign",
        Rule::NwVarRm6 => "pair-side",
        Rule::NwVarRm8 => "pool-empty",
        Rule::NwOptVariant => "variant",
        Rule::NwVarMix1 => "mix",
        Rule::NwOptEpochs | Rule::NwVarLen1 => "epochs",
        Rule::NwVarDis3 => "disaster-pass",
        Rule::NwAdd4 => "acted",
        Rule::NwFeed3 => "must-act",
        Rule::NwFeed4 => "must-attack",
        Rule::NwFeed5 | Rule::NwOptFatFeedingBlocksPass => "must-fat",
        Rule::NwFeed6 | Rule::NwOptShelterBlocksPass => "must-hide",
        Rule::NwAdd7 => "must-go-on",
        Rule::NwTime2 => "must-react",
        Rule::NwAtt6 => "no-reaction",
        Rule::NwTMimicry => "mimicry",
        Rule::NwTElusive => "elusive",
        Rule::NwFsm1 => "trigger",
        Rule::NwTHoofed => "hoofed",
        Rule::NwExt2 => "fat",
        Rule::NwExt3 => "hibernation",
        Rule::NwExt11 => "discard",
        Rule::NwOptHandLimit
        | Rule::NwOptDeck
        | Rule::NwOptAreas
        | Rule::NwOptRunningMinRoll
        | Rule::NwOptHornedMinRoll
        | Rule::NwOptScavengerMode
        | Rule::NwOptRepulsiveOptional
        | Rule::NwOptSymbiosisBlocksFeeding
        | Rule::NwOptHarmfulMutationIgnores
        | Rule::NwOptStasisBlocksTraits
        | Rule::NwOptSwimmingPredatorRestricted
        | Rule::NwOptHibernationInFinalEpoch
        | Rule::NwOptAdaptableShelter
        | Rule::NwOptPiracyFillsFat
        | Rule::NwOptSpecialTriggersCooperation
        | Rule::NwOptOpenDiscards => "option",
        _ => "generic",
    }
}
