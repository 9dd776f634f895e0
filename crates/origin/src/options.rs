//! Options of the game, each a rule of its own (chapter Options).

use crate::rule::Rule;

/// How often a Mimicry card works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum MimicryLimit {
    /// Once in a round.
    #[default]
    PerRound,
    /// Once in each attack.
    PerAttack,
}

/// How long a pass that the player chose lasts in the feeding phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FeedingPass {
    /// For this turn.
    #[default]
    Turn,
    /// For the rest of the phase.
    Phase,
}

/// Which card Tail Loss may give up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TailLossScope {
    /// Any trait card of the animal.
    #[default]
    AnyTrait,
    /// Only the Tail Loss card itself.
    TailOnly,
}

/// The options of one game; the default is the game as printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// ORI-OPT-MIMICRY-LIMIT
    pub mimicry_limit: MimicryLimit,
    /// ORI-OPT-FEEDING-COMPULSORY
    pub feeding_compulsory: bool,
    /// ORI-OPT-FEEDING-PASS
    pub feeding_pass: FeedingPass,
    /// ORI-OPT-TAIL-LOSS-SCOPE
    pub tail_loss_scope: TailLossScope,
    /// ORI-OPT-TIE-BREAK-DIE
    pub tie_break_die: bool,
}

/// What can be said about an option without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in files and on the command line.
    pub name: &'static str,
    /// Its rule, which refusals cite.
    pub rule: Rule,
    /// Its values as written, the printed one first.
    pub values: &'static [&'static str],
}

/// Every option, in the order of the rulebook.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "mimicry_limit", rule: Rule::OriOptMimicryLimit, values: &["PerRound", "PerAttack"] },
    OptionSpec { name: "feeding_compulsory", rule: Rule::OriOptFeedingCompulsory, values: &["false", "true"] },
    OptionSpec { name: "feeding_pass", rule: Rule::OriOptFeedingPass, values: &["Turn", "Phase"] },
    OptionSpec { name: "tail_loss_scope", rule: Rule::OriOptTailLossScope, values: &["AnyTrait", "TailOnly"] },
    OptionSpec { name: "tie_break_die", rule: Rule::OriOptTieBreakDie, values: &["false", "true"] },
];

/// Why an option could not be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// No option of this edition has that name.
    Unknown,
    /// The option exists, the value does not.
    BadValue(&'static OptionSpec),
}

impl Options {
    /// Sets an option by name.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        let spec = OPTIONS.iter().find(|spec| spec.name == name).ok_or(OptionError::Unknown)?;
        let index = spec.values.iter().position(|known| *known == value).ok_or(OptionError::BadValue(spec))?;
        let second = index == 1;
        match spec.rule {
            Rule::OriOptMimicryLimit => {
                self.mimicry_limit = if second { MimicryLimit::PerAttack } else { MimicryLimit::PerRound };
            }
            Rule::OriOptFeedingCompulsory => self.feeding_compulsory = second,
            Rule::OriOptFeedingPass => {
                self.feeding_pass = if second { FeedingPass::Phase } else { FeedingPass::Turn };
            }
            Rule::OriOptTailLossScope => {
                self.tail_loss_scope = if second { TailLossScope::TailOnly } else { TailLossScope::AnyTrait };
            }
            _ => self.tie_break_die = second,
        }
        Ok(())
    }

    /// The value of an option as written.
    pub fn get(&self, spec: &OptionSpec) -> &'static str {
        let second = match spec.rule {
            Rule::OriOptMimicryLimit => self.mimicry_limit == MimicryLimit::PerAttack,
            Rule::OriOptFeedingCompulsory => self.feeding_compulsory,
            Rule::OriOptFeedingPass => self.feeding_pass == FeedingPass::Phase,
            Rule::OriOptTailLossScope => self.tail_loss_scope == TailLossScope::TailOnly,
            _ => self.tie_break_die,
        };
        spec.values[usize::from(second)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_takes_each_of_its_values_and_gives_it_back() {
        for spec in OPTIONS {
            for value in spec.values {
                let mut options = Options::default();
                assert_eq!(options.set(spec.name, value), Ok(()));
                assert_eq!(options.get(spec), *value, "{}", spec.name);
            }
            assert_eq!(Options::default().get(spec), spec.values[0], "{} as printed", spec.name);
            assert_eq!(Options::default().set(spec.name, "Sometimes"), Err(OptionError::BadValue(spec)));
        }
        assert_eq!(Options::default().set("mimikry", "PerRound"), Err(OptionError::Unknown));
    }
}
