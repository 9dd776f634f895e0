//! What a bot likes, from peaceful to predatory.

/// A preference for hunting. It decides between moves that are about as good; it never makes a bad move good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style(i8);

impl Style {
    /// Would rather not fight.
    pub const PEACEFUL: Self = Self(-2);
    /// Whatever is best.
    pub const BALANCED: Self = Self(0);
    /// Would rather fight.
    pub const PREDATORY: Self = Self(2);

    /// A style between the two ends; beyond them it is the end.
    pub fn new(leaning: i8) -> Self {
        Self(leaning.clamp(Self::PEACEFUL.0, Self::PREDATORY.0))
    }

    /// Its name: `peaceful`, `balanced`, `predatory`.
    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "peaceful" => Some(Self::PEACEFUL),
            "balanced" => Some(Self::BALANCED),
            "predatory" => Some(Self::PREDATORY),
            _ => None,
        }
    }

    /// From -2, peaceful, to 2, predatory.
    pub fn leaning(self) -> i8 {
        self.0
    }

    /// What is added to the value of a hostile action, as a chance to win.
    pub(crate) fn hostility_bonus(self) -> f32 {
        0.012 * f32::from(self.0)
    }

    /// How much the prior of a hostile action is raised, as an exponent.
    pub(crate) fn prior_exponent(self) -> f32 {
        0.6 * f32::from(self.0)
    }
}
