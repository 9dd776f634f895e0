//! What a search wants to know of a game besides its rules.

use game::{Game, Seat, Viewer};

use crate::model::Model;

/// A game that can be searched: its tables have numeric features, and its moves have priors.
///
/// Everything here is a heuristic, none of it a rule: what is legal and what follows is asked of the game. The state
/// is always one that was drawn at random from a view, so nothing here sees a secret.
pub trait Mind: Game {
    /// What is measured of a seat, by name; learned weights carry these names.
    const FEATURES: &'static [&'static str];

    /// Kinds of moments that are evaluated with weights of their own (before the feeding, in it, after it; the last is after).
    const STAGES: usize;

    /// The most points that usually lie between two players: a lead of this much is as good as won.
    const SPREAD: f32;

    /// The learned model for the edition of this table.
    fn model(&self) -> &'static Model;

    /// The network for the edition of this table, if there is one that plays better than the linear model.
    #[cfg(feature = "network")]
    fn network(&self) -> Option<&'static net::Network>;

    /// What may be true of an animal or a species, by name; a network carries these names.
    #[cfg(feature = "network")]
    fn rows() -> Vec<String>;

    /// Passes on the animals or species of a seat of a table with this exposure, each as the rows that are true of it.
    /// Between rounds all of it lies open.
    #[cfg(feature = "network")]
    fn each_element(&self, exposure: &Self::Exposure, seat: Seat, found: impl FnMut(net::Element));

    /// The kind of this moment.
    fn stage(&self) -> usize;

    /// Whether the last round is over and the next has hardly begun: nothing but hands and decks is hidden then.
    fn is_between_rounds(&self) -> bool {
        self.stage() + 1 == Self::STAGES
    }

    /// How much of the game is over, from 0 to 1.
    fn progress(&self) -> f32;

    /// The round: a search looks to its end.
    fn round(&self) -> u8;

    /// Who could attack whom on a table: asked once, whatever the number of seats that are measured.
    type Exposure;

    /// Who could attack whom on this table.
    fn exposure(&self) -> Self::Exposure;

    /// Measures a seat of a table with this exposure, in the order of [`Mind::FEATURES`].
    fn measure(&self, exposure: &Self::Exposure, seat: Seat, out: &mut [f32]);

    /// Passes on, for each of these actions in the order given, its hand-written prior, as a weight above 0, and its kind, by
    /// its place among [`Mind::kinds`]. What was learned of each kind is multiplied in by the model.
    fn each_prior(&self, seat: Seat, actions: &[Self::Action], found: impl FnMut(f32, usize));

    /// The hand-written priors alone.
    fn base_priors(&self, seat: Seat, actions: &[Self::Action], weights: &mut Vec<f32>) {
        weights.clear();
        self.each_prior(seat, actions, |weight, _| weights.push(weight));
    }

    /// The kinds of moves that are distinguished, by name.
    fn kinds() -> Vec<String>;

    /// The kind of a move.
    fn kind(&self, seat: Seat, action: Self::Action) -> usize {
        let mut kind = 0;
        self.each_prior(seat, &[action], |_, found| kind = found);
        kind
    }

    /// Whether an action is hostile (1), defensive (-1) or neither (0): what a style likes or not.
    fn hostility(&self, seat: Seat, action: Self::Action) -> i8;

    /// Marks those of the legal actions of a seat that people take for a mistake unless something speaks for them: to do
    /// nothing while there is something to do, to give away what one has. A bot makes such a move only if it has proved
    /// better than the best of the others, and never by a slip.
    fn mark_odd(&self, seat: Seat, legal: &[Self::Action], odd: &mut [bool]);

    /// A number for what the viewer sees, as good as unique.
    fn fingerprint(&self, viewer: Viewer) -> u64;
}
