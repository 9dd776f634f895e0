//! Why something is not allowed.

use origin::{AnimalId, Rule};

use crate::names::Names;
use crate::words::Words;

/// One sentence for the rule that refuses something; `cause` is the animal that the engine names with it.
///
/// The id of the rule is not part of it: an interface shows it beside the sentence.
pub fn refusal(words: &Words, names: &dyn Names, rule: Rule, cause: Option<AnimalId>) -> String {
    let id = sentence(rule);
    if let Some(animal) = cause {
        let with_animal = format!("{id}-animal");
        if words.has(&with_animal) {
            return words.text_with(&with_animal, &[("animal", names.animal(animal).into())]);
        }
    }
    words.text(id)
}

/// Rules that the engine never gives as a reason share the last sentence.
fn sentence(rule: Rule) -> &'static str {
    match rule {
        Rule::OriComp1 | Rule::OriSetup4 => "refusal-seats",
        Rule::OriDev5 => "refusal-passed-development",
        Rule::OriOptFeedingPass => "refusal-passed-feeding",
        Rule::OriRound2 => "refusal-not-your-turn",
        Rule::OriRound1 => "refusal-wrong-phase",
        Rule::OriOptFeedingCompulsory => "refusal-must-feed",
        Rule::OriDev1 => "refusal-not-in-hand",
        Rule::OriDev3 => "refusal-not-on-card",
        Rule::OriDev2 => "refusal-no-animal",
        Rule::OriDev8 => "refusal-host",
        Rule::OriDev9 => "refusal-pair",
        Rule::OriDev7 => "refusal-twice",
        Rule::OriDev11 => "refusal-hunter-or-scavenger",
        Rule::OriFeed2 => "refusal-one-token",
        Rule::OriFeed4 => "refusal-one-main-action",
        Rule::OriFeed1 => "refusal-take",
        Rule::OriFeed7 => "refusal-full",
        Rule::OriTHibernation2 => "refusal-asleep",
        Rule::OriTSymbiosis2 => "refusal-guardian-first",
        Rule::OriFat3 => "refusal-fat",
        Rule::OriTPiracy1 => "refusal-piracy",
        Rule::OriTGrazing => "refusal-grazing",
        Rule::OriTHibernation3 => "refusal-hibernation",
        Rule::OriHunt1 => "refusal-not-a-hunter",
        Rule::OriHunt2 => "refusal-one-attack",
        Rule::OriHunt4 => "refusal-hunter-cannot-eat",
        Rule::OriHunt3 => "refusal-no-prey",
        Rule::OriS1 => "refusal-itself",
        Rule::OriS2 => "refusal-elsewhere",
        Rule::OriS3 => "refusal-ward",
        Rule::OriS4 => "refusal-camouflage",
        Rule::OriS5 => "refusal-swimming",
        Rule::OriS6 => "refusal-body-weight",
        Rule::OriS7 => "refusal-burrowing",
        Rule::OriS8 => "refusal-herding",
        Rule::OriTrait2 => "refusal-must-defend",
        Rule::OriTRunning => "refusal-running",
        Rule::OriTMimicry => "refusal-mimicry",
        Rule::OriMim => "refusal-mimicry-target",
        Rule::OriTTailLoss1 => "refusal-tail-card",
        Rule::OriOptTailLossScope => "refusal-tail-only",
        Rule::OriPair4 => "refusal-trigger-compulsory",
        Rule::OriPair7 => "refusal-trigger",
        Rule::OriTScavenger2 => "refusal-scavenger",
        Rule::ConSetup1 => "refusal-seats",
        Rule::ConOptExpansionSets => "refusal-expansion-sets",
        Rule::ConFeed1 => "refusal-bank-elsewhere",
        Rule::ConLoc2 => "refusal-ocean-animal",
        Rule::ConLoc4 => "refusal-swims-already",
        Rule::ConLoc5 => "refusal-pair-apart",
        Rule::ConLoc7 => "refusal-other-location",
        Rule::ConTRegeneration1 => "refusal-regeneration",
        Rule::ConTRegeneration2 => "refusal-regeneration-host",
        Rule::ConTRegeneration4 => "refusal-remains",
        Rule::ConTRegeneration5 => "refusal-restoring",
        Rule::ConTRegeneration6 => "refusal-on-remains",
        Rule::ConTNeoplasm6 => "refusal-disabled",
        Rule::ConTCnidocytes2 => "refusal-paralysed",
        Rule::ConTRecombination1 => "refusal-recombination",
        Rule::ConTRecombination2 => "refusal-exchange",
        Rule::ConTRecombination3 => "refusal-kept",
        Rule::ConMig1 => "refusal-migrating",
        Rule::ConMig2 => "refusal-migration",
        Rule::ConMig4 => "refusal-into-ocean",
        Rule::ConMig5 => "refusal-out-of-ocean",
        Rule::ConMig6 => "refusal-follower",
        Rule::ConOptLandToLand => "refusal-land-to-land",
        Rule::ConExt2 => "refusal-placing",
        _ => "refusal-generic",
    }
}
