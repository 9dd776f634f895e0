//! Modules: a game is the base game and the modules played with it.
//!
//! What a module brings is one [`ModuleSpec`]: traits, options, a land, a set-up, the names of its deck and its rulebook.
//! What differs between games is asked of [`Modules`]; the chapters go through the locations there are and ask for the
//! cards they are about.

mod spec;

pub use spec::{BASE, Land, ModuleSpec, Setup};

use crate::cards::{Location, Trait, TraitSet};
use crate::food_bank::Amount;
use crate::options::{OptionSpec, Options};
use crate::rule::Rule;
use crate::traits::LIMITING;

/// What can be added to the base game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Module {
    /// Continents: three locations, migration and eight traits.
    Continents,
    /// Only there to show that there can be others.
    #[cfg(test)]
    Steppe,
}

impl Module {
    /// Every module, in the order in which a later one overrides an earlier one.
    pub const ALL: &'static [Self] = &[
        Self::Continents,
        #[cfg(test)]
        Self::Steppe,
    ];

    /// Its id where views travel.
    pub const fn id(self) -> &'static str {
        self.spec().id
    }

    /// The module with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|module| module.id() == id)
    }
}

/// The modules of a game; the base game has none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Modules(u8);

const _: () = assert!(Module::ALL.len() <= u8::BITS as usize, "the set has no room for every module");

/// What a game has, brought together from its modules.
struct Brought {
    traits: TraitSet,
    land: Land,
    setup: Setup,
}

const GAMES_THERE_ARE: usize = 1 << Module::ALL.len();

/// The same for each set of modules.
static GAMES: [Brought; GAMES_THERE_ARE] = {
    const BASE_GAME: Brought = Modules::BASE.bring();
    let mut games = [BASE_GAME; GAMES_THERE_ARE];
    let mut bits = 0;
    while bits < games.len() {
        games[bits] = Modules(bits as u8).bring();
        bits += 1;
    }
    games
};

/// What is asked at every step, where one byte can be looked up faster than all the rest.
struct Often {
    divided: bool,
    ocean: bool,
    choosy: bool,
}

static OFTEN: [Often; GAMES_THERE_ARE] = {
    const NONE: Often = Often { divided: false, ocean: false, choosy: false };
    let mut often = [NONE; GAMES_THERE_ARE];
    let mut bits = 0;
    while bits < often.len() {
        let game = Modules(bits as u8).bring();
        let choosy = game.land.ocean || game.traits.meets(LIMITING);
        often[bits] = Often { divided: game.land.locations.len() > 1, ocean: game.land.ocean, choosy };
        bits += 1;
    }
    often
};

impl Modules {
    /// The base game alone.
    pub const BASE: Self = Self(0);
    /// No module: the base game alone.
    pub const EMPTY: Self = Self::BASE;
    /// The base game with Continents.
    pub const CONTINENTS: Self = Self::BASE.with(Module::Continents);

    /// The same with one more.
    #[must_use]
    pub const fn with(self, module: Module) -> Self {
        Self(self.0 | 1 << module as u8)
    }

    /// One more.
    pub const fn insert(&mut self, module: Module) {
        *self = self.with(module);
    }

    /// Whether the module is played with.
    #[inline]
    pub const fn has(self, module: Module) -> bool {
        self.0 & 1 << module as u8 != 0
    }

    /// The modules, in the order of [`Module::ALL`].
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Module> {
        Module::ALL.iter().copied().filter(move |module| self.has(*module))
    }

    /// What the base game and each module bring, in this order.
    pub fn specs(self) -> impl DoubleEndedIterator<Item = &'static ModuleSpec> {
        core::iter::once(&BASE).chain(self.iter().map(Module::spec))
    }

    const fn bring(self) -> Brought {
        let (mut traits, mut land, mut setup) = (BASE.traits, spec::ONE_LAND, spec::BASE_SETUP);
        let mut index = 0;
        while index < Module::ALL.len() {
            let spec = Module::ALL[index].spec();
            if self.has(Module::ALL[index]) {
                traits = traits.union(spec.traits);
                if let Some(its_own) = spec.land {
                    land = its_own;
                }
                if let Some(its_own) = spec.setup {
                    setup = its_own;
                }
            }
            index += 1;
        }
        Brought { traits, land, setup }
    }

    #[inline]
    fn brought(self) -> &'static Brought {
        &GAMES[usize::from(self.0) % GAMES.len()]
    }

    #[inline]
    fn often(self) -> &'static Often {
        &OFTEN[usize::from(self.0) % GAMES_THERE_ARE]
    }

    /// The traits of its cards.
    #[inline]
    pub fn traits(self) -> TraitSet {
        self.brought().traits
    }

    /// Whether cards with this trait are played with: where they cannot be, nobody looks for them.
    #[inline]
    pub fn knows(self, shows: Trait) -> bool {
        self.traits().contains(shows)
    }

    /// Its options, in the order of the rulebooks.
    pub fn options(self) -> impl Iterator<Item = &'static OptionSpec> {
        self.specs().flat_map(|spec| spec.options)
    }

    /// Its locations, in the order in which their banks are filled (CON-FOOD-1).
    #[inline]
    pub fn locations(self) -> &'static [Location] {
        self.brought().land.locations
    }

    /// Whether animals live in several locations.
    #[inline]
    pub fn is_divided(self) -> bool {
        self.often().divided
    }

    /// Where a new animal may be placed.
    #[inline]
    pub fn homes(self) -> &'static [Location] {
        self.brought().land.homes
    }

    /// Whether this is a location of it.
    #[inline]
    pub fn has_location(self, at: Location) -> bool {
        usize::from(at.0) < self.locations().len()
    }

    /// Whether there is an Ocean, into which swimmers go (CON-LOC-3).
    #[inline]
    pub fn has_ocean(self) -> bool {
        self.often().ocean
    }

    /// Whether a host may refuse a trait for what it is (CON-LOC-4, CON-T-REGENERATION-1).
    #[inline]
    pub(crate) fn has_choosy_hosts(self) -> bool {
        self.often().choosy
    }

    /// Cards dealt at the start, and to a player who has lost everything.
    pub fn starting_hand(self) -> u8 {
        self.brought().setup.hand
    }

    /// How many of the new cards a player who had lost everything places as animals at once (CON-EXT-2).
    pub(crate) fn fresh_animals(self) -> u8 {
        self.brought().setup.fresh_animals
    }

    /// How often each card of a deck is played with, by the number of players; or the rule against so many.
    pub fn sets(self, seats: u8) -> Result<u8, Rule> {
        (self.brought().setup.sets)(seats)
    }

    /// The rule against an option with so many players, if there is one.
    pub(crate) fn refuses(self, seats: u8, options: &Options) -> Option<Rule> {
        (self.brought().setup.refuses)(seats, options)
    }

    /// What fills the bank of a location.
    pub fn food(self, seats: u8, at: Location, options: &Options) -> Amount {
        (self.brought().land.food)(seats, at, options)
    }
}

game::travels_by_id!(Module);
game::travels_as_list!(Modules of Module);

#[cfg(test)]
mod tests;
