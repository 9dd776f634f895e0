//! Why something is not allowed.

use northstar::Rule;

use crate::words::Words;

/// One sentence for the rule that refuses something. The id of the rule is not part of it.
pub fn refusal(words: &Words, rule: Rule) -> String {
    words.text(&format!("board-refusal-{}", sentence(rule)))
}

/// Rules that the engine never gives as a reason share the last sentence.
fn sentence(rule: Rule) -> &'static str {
    match rule {
        Rule::NsRound1 => "phase",
        Rule::NsP31 => "turn",
        Rule::NsP37 => "drop-turn",
        Rule::NsFsm1 => "one-feeding",
        Rule::NsP21 => "food-card",
        Rule::NsP25 => "food-final",
        Rule::NsP32 => "not-in-hand",
        Rule::NsP33 => "trait-place",
        Rule::NsP34 => "species-place",
        Rule::NsComp9 => "species-limit",
        Rule::NsP35 => "grow",
        Rule::NsP36 => "drop",
        Rule::NsFeed1 => "not-yours",
        Rule::NsTraitCarn2 => "no-plants",
        Rule::NsFeed11 => "hungry-first",
        Rule::NsOptFatFeeding => "overshoot",
        Rule::NsFeed3 | Rule::NsTraitFat1 | Rule::NsTraitInt3 => "full",
        Rule::NsFeed2 => "empty",
        Rule::NsAtt1 => "not-a-hunter",
        Rule::NsAtt2 => "hunter-full",
        Rule::NsTraitInt4 => "negate-cards",
        Rule::NsTraitInt5 => "negate-class",
        Rule::NsTraitInt7 => "negate-trait",
        Rule::NsAtt4 => "size",
        Rule::NsTraitClimb1 => "climbing",
        Rule::NsTraitHerd1 => "herding",
        Rule::NsTraitBurrow1 => "burrowing",
        Rule::NsTraitSymb1 => "symbiosis",
        Rule::NsTraitWarn1 => "warning",
        Rule::NsTraitInt1 => "no-intelligence",
        Rule::NsTraitInt10 => "intelligence-hunter",
        Rule::NsFeed6 => "must-feed",
        Rule::NsTake4 => "store",
        Rule::NsP42 | Rule::NsP47 => "leaf",
        Rule::NsOptScarceOrder => "scarce",
        _ => "generic",
    }
}
