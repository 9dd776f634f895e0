//! Tables where the person has as many animals as wanted, with the longest names of traits.

use desk::Saved;
use desk::boards::analysis as boards;
use desk::origin::analysis::{Board, Edit, PlayOn};
use game::Seat;
use northstar::{Growth, Preset, SpeciesId};
use origin::{AnimalId, Location, Modules, Trait};

/// Single traits, the ones with long names among them.
const TRAITS: [Trait; 6] =
    [Trait::FatTissue, Trait::TailLoss, Trait::HighBodyWeight, Trait::Poisonous, Trait::Camouflage, Trait::SharpVision];

fn with(seats: u8) -> PlayOn {
    let players = ["Ada", "Marta", "Ilya", "Wallace"].into_iter().take(usize::from(seats)).map(str::to_owned).collect();
    PlayOn { you: Seat::FIRST, players, bot: "greedy".to_owned(), seed: 3 }
}

/// Origin: the person feeds this many animals; the first two, and the third and the fifth, are joined.
pub fn animals(count: u8) -> Saved {
    let mut board = Board::empty(3);
    lay(&mut board, count);
    let edits = [(1, Trait::Communication, 0), (4, Trait::Cooperation, 2)];
    for (last, pair, first) in edits {
        if count > last {
            board.edit(Edit::Link(pair, AnimalId(first), AnimalId(last))).expect("two that can be joined");
        }
    }
    board.edit(Edit::Bank(Location::ONLY, 9)).expect("food");
    board.play_on(&with(3)).expect("a game")
}

/// Continents: the same, on three locations.
pub fn settlers(count: u8) -> Saved {
    let mut board = Board::empty(3);
    board.edit(Edit::Modules(Modules::CONTINENTS)).expect("the world");
    lay(&mut board, count);
    for animal in 0..count {
        let at = if animal % 3 == 2 { Location::GONDWANA } else { Location::LAURASIA };
        board.edit(Edit::Move(AnimalId(animal), at)).expect("it can live there");
    }
    board.edit(Edit::Bank(Location::LAURASIA, 9)).expect("food");
    board.play_on(&with(3)).expect("a game")
}

/// The animals of the person, and some of the others.
fn lay(board: &mut Board, count: u8) {
    let [you, marta, ilya] = [0, 1, 2].map(Seat::wrapping);
    for animal in 0..count {
        board.edit(Edit::AddAnimal(you)).expect("an animal");
        for trait_ in [usize::from(animal), usize::from(animal) + 2] {
            board.edit(Edit::AddTrait(AnimalId(animal), TRAITS[trait_ % TRAITS.len()])).expect("a trait");
        }
    }
    for seat in [marta, ilya, marta, ilya, marta] {
        board.edit(Edit::AddAnimal(seat)).expect("an animal");
    }
    board.edit(Edit::AddTrait(AnimalId(count), Trait::Carnivorous)).expect("a hunter");
}

/// Continents: the person has this many cards in hand, and two animals.
pub fn cards(count: u8) -> Saved {
    let hand: Vec<&str> = CARDS.iter().cycle().take(usize::from(count)).copied().collect();
    let record = format!(
        "pangea record 1\nedition: continents\nrules: 2\nseats: 3\nnames: Ada | Marta | Ilya\n\
         position: {{phase: development, round: 3, first: P1, turn: P1, deck: [swimming, mimicry, swimming, mimicry], seats: \
         {{P1: {{hand: [{}], animals: [{{id: A1, traits: [swimming]}}, {{id: A2}}]}}, \
         P2: {{hand: [mimicry], animals: [{{id: A3}}, {{id: A4, at: gondwana}}]}}, P3: {{hand: [mimicry], animals: [{{id: A5}}]}}}}}}\n---\n",
        hand.join(", ")
    );
    Saved::from_parts(&record, "person:Ada\nbot:greedy:Marta\nbot:greedy:Ilya", 3).expect("a record")
}

/// Cards of Continents, those with long names among them.
const CARDS: [&str; 5] = [
    "parasite/carnivorous",
    "camouflage/fat_tissue",
    "migration/carnivorous",
    "regeneration/cooperation",
    "phoresy/swimming",
];

/// Evolution: the person feeds this many species.
pub fn species(count: u8) -> Saved {
    use northstar::Trait;
    let traits = [Trait::Foraging, Trait::HardShell, Trait::WarningCall, Trait::FatTissue];
    let mut board = boards::Board::empty(Preset::Evolution, 4);
    let mut edit = |edit: boards::Edit| board.edit(edit).expect("it can stand on a table");
    for number in 0..count {
        let id = SpeciesId(number);
        edit(boards::Edit::AddSpecies(Seat::FIRST));
        edit(boards::Edit::AddTrait(id, traits[usize::from(number) % traits.len()]));
        edit(boards::Edit::AddTrait(id, traits[usize::from(number + 1) % traits.len()]));
        edit(boards::Edit::Grow(id, Growth::Population, 2));
    }
    for number in 0..9 {
        edit(boards::Edit::AddSpecies(Seat::wrapping(1 + number % 3)));
    }
    edit(boards::Edit::WateringHole(12));
    board.play_on(&with(4)).expect("a game")
}
