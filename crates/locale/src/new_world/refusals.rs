//! Why something is not allowed.

use new_world::{AnimalId, Rule};

use crate::names::Names;
use crate::words::Words;

/// One sentence for the rule that refuses something; `cause` is the animal that the engine names with it.
///
/// The id of the rule is not part of it: an interface shows it beside the sentence.
pub fn refusal(words: &Words, names: &dyn Names<AnimalId>, rule: Rule, cause: Option<AnimalId>) -> String {
    let id = match shared(rule) {
        Some(id) => id.to_owned(),
        None => format!("new-world-refusal-{}", sentence(rule)),
    };
    if let Some(animal) = cause {
        let with_animal = format!("{id}-animal");
        if words.has(&with_animal) {
            return words.text_with(&with_animal, &[("animal", names.animal(animal).into())]);
        }
    }
    words.text(&id)
}

/// Sentences that other editions have too.
fn shared(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::NwEpoch3 => "refusal-not-your-turn",
        Rule::NwEpoch2 => "refusal-wrong-phase",
        Rule::NwDev1 => "refusal-not-in-hand",
        Rule::NwDev6 => "refusal-twice",
        Rule::NwAtt3 => "refusal-no-prey",
        Rule::NwAtt10 => "refusal-itself",
        Rule::NwTMimicry => "refusal-mimicry-target",
        _ => return None,
    })
}

/// Rules that the engine never gives as a reason share the last sentence.
fn sentence(rule: Rule) -> &'static str {
    match rule {
        Rule::NwComp4 => "seats",
        Rule::NwOptEpochs | Rule::NwVarLen1 => "epochs",
        Rule::NwVarMix1 => "disaster-alone",
        Rule::NwDev2 => "no-more-cards",
        Rule::NwFeed7 => "passed-feeding",
        Rule::NwRow3 => "row-phase",
        Rule::NwShel1 => "shelter",
        Rule::NwGraze1 => "feed",
        Rule::NwAtt1 => "not-a-predator",
        Rule::NwAdd1 => "additional",
        Rule::NwVarRm2 => "announce",
        Rule::NwDev3 => "table-full",
        Rule::NwDev4 => "not-on-card",
        Rule::NwPair2 => "between-neighbours",
        Rule::NwRow1 => "row",
        Rule::NwRow2 => "partners",
        Rule::NwDev5 => "host",
        Rule::NwDev9 => "stasis",
        Rule::NwDev10 => "scavenger-or-predator",
        Rule::NwPair6 => "pair",
        Rule::NwOptVariant => "no-pools",
        Rule::NwVarRm4 => "revealed",
        Rule::NwVarRm5 => "revealed-at-home",
        Rule::NwVarRm6 => "revealed-pair",
        Rule::NwFeed1 => "one-basic-action",
        Rule::NwAtt2 => "one-attack",
        Rule::NwShel2 => "has-shelter",
        Rule::NwAcc3 => "no-access",
        Rule::NwTShelled => "in-shell",
        Rule::NwTSymbiosis => "symbiosis",
        Rule::NwHun4 => "no-room",
        Rule::NwShel3 => "sheltered-prey",
        Rule::NwAtt5 => "ignore",
        Rule::NwTSwimming => "swimming",
        Rule::NwTCamouflage => "camouflage",
        Rule::NwTNocturnal => "nocturnal",
        Rule::NwTBurrowing => "burrowing",
        Rule::NwTRobust => "robust",
        Rule::NwTFlying => "flying",
        Rule::NwAdd3 => "card-used",
        Rule::NwAdd2 => "one-additional",
        Rule::NwTPiracy => "piracy",
        Rule::NwTMetamorphosis => "metamorphosis",
        Rule::NwOptMetamorphosisMode => "metamorphosis-mode",
        Rule::NwVarRm8 => "empty-pool",
        Rule::NwOptSymbiosisMode => "left-is-ward",
        Rule::NwVarDis3 => "disaster-pass",
        Rule::NwAdd4 => "end-instead",
        Rule::NwFeed3 => "must-act",
        Rule::NwFeed4 => "must-attack",
        Rule::NwFeed5 => "must-store",
        Rule::NwFeed6 => "must-shelter",
        Rule::NwFeed2 => "pass-instead",
        Rule::NwAdd7 => "not-yet",
        Rule::NwTime2 => "compulsory",
        Rule::NwAtt6 => "reaction",
        Rule::NwTElusive => "elusive",
        Rule::NwFsm1 => "trigger",
        Rule::NwTHoofed => "hoofed",
        Rule::NwExt2 => "fat-question",
        Rule::NwExt3 => "hibernation-question",
        Rule::NwExt11 => "hand-limit",
        Rule::NwArea2 => "area-symbols",
        Rule::NwSwamp3 => "swamp-full",
        Rule::NwTFatTissue => "fat-card",
        Rule::NwEpoch1 => "last-epoch",
        _ => "generic",
    }
}
