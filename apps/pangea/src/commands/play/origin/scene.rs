//! The table and the hand in plain text. Every sign has a word; colours only repeat what the words say.

use anstyle::Style;
use game::{Seat, Viewer};
use locale::origin::{card_name, location_name, phase_name, trait_name, trait_summary};
use locale::{Arg, Names, Table, Words, field_name};
use origin::view::{AnimalView, LinkView};
use origin::{AnimalId, Card, Location, Phase, View};

use super::super::shown::{Part, Setting, capital};
use crate::grid::{Align, Cell, Grid};
use crate::terminal::{GOOD, HEADING, HUNGRY, NAME, QUIET, paint, unbroken, wrap};

/// More animals than this, and the other players' rows are set as running text.
const MOST_ROWS: usize = 18;

/// A table to be described: what is seen, who is who, in which language, how wide.
pub struct Scene<'a> {
    /// What is seen.
    pub view: &'a View,
    /// Who is who.
    pub names: &'a Table<'a>,
    /// The words.
    pub words: &'a Words,
    /// Columns to write in.
    pub width: usize,
    /// How.
    pub setting: Setting,
}

impl Scene<'_> {
    /// The lines of a part.
    pub fn lines(&self, part: Part) -> Vec<String> {
        match part {
            Part::Table => self.table(),
            Part::Hand => self.hand(),
            Part::HandExplained => self.hand_explained(),
        }
    }

    fn table(&self) -> Vec<String> {
        let mut lines = self.head();
        let you = self.names.you();
        let others = Seat::all(self.view.seats).filter(|seat| Some(*seat) != you);
        let seats: Vec<Seat> = others.chain(you).collect();
        // One grid for all, so that the columns of all players stand under each other.
        let in_columns: Vec<Seat> = seats.iter().copied().filter(|seat| self.is_in_columns(*seat)).collect();
        let mut grid = Grid::bare(&[Align::Left; 6]);
        for animal in in_columns.iter().flat_map(|seat| self.view.row(*seat)) {
            grid.painted_row(self.cells(animal));
        }
        let mut rows = grid.rows_within(2, self.width).into_iter();
        for seat in seats {
            lines.extend(wrap(&self.player_line(seat), self.width, 4));
            if in_columns.contains(&seat) {
                lines.extend(rows.by_ref().take(self.view.row(seat).count()).flatten());
            } else {
                lines.extend(self.row_as_text(seat));
            }
        }
        lines
    }

    /// Running text is for screen readers, and for the others' animals where there are many.
    fn is_in_columns(&self, seat: Seat) -> bool {
        self.setting == Setting::Columns && (self.view.animals.len() <= MOST_ROWS || self.names.you() == Some(seat))
    }

    /// Round, phase, bank, deck.
    fn head(&self) -> Vec<String> {
        let view = self.view;
        let phase = phase_name(self.words, view.moment.phase);
        let id = if view.last_round { "cli-round-last-phase" } else { "cli-round-phase" };
        let mut parts = vec![self.words.text_with(id, &[("round", view.round.into()), ("phase", phase.into())])];
        if view.moment.phase == Phase::Feeding {
            let banks: Vec<String> = view.modules.locations().iter().map(|&at| self.bank(at)).collect();
            parts.push(format!("{}: {}", self.words.text("cli-head-bank"), banks.join("; ")));
        }
        parts.push(self.count("count-cards-in-deck", view.deck));
        let text = format!("{}.", parts.join(". ").replace(" · ", ", "));
        wrap(&text, self.width, 2).iter().map(|line| paint(HEADING, line)).collect()
    }

    /// What is left in the bank of a location, which is named where there are several.
    fn bank(&self, at: Location) -> String {
        let (left, filled) = (self.view.banks[at.index()], self.view.filled[at.index()]);
        let bank = match left {
            0 => self.words.text("cli-bank-empty"),
            _ => self.words.text_with("cli-bank-left", &[("count", left.into()), ("total", filled.into())]),
        };
        if self.view.modules.is_divided() { format!("{}: {bank}", location_name(self.words, at)) } else { bank }
    }

    fn player_line(&self, seat: Seat) -> String {
        let view = self.view;
        let name = self.player(seat);
        let mut notes = vec![
            self.count("count-cards-in-hand", view.hands[seat]),
            self.count("count-points", view.breakdown(seat).total()),
        ];
        if view.first == seat && view.round > 0 {
            notes.push(self.words.text("cli-first"));
        }
        if view.moment.passed.contains(seat) {
            notes.push(self.words.text("cli-passed"));
        }
        if view.row(seat).next().is_none() {
            notes.push(self.words.text("cli-no-animals"));
        }
        format!("{}: {}", paint(HEADING, &name), notes.join(", "))
    }

    fn player(&self, seat: Seat) -> String {
        if self.names.you() == Some(seat) {
            capital(&self.words.text("cli-you"))
        } else {
            self.names.player(seat).to_owned()
        }
    }

    /// The animals of a seat in sentences.
    fn row_as_text(&self, seat: Seat) -> Vec<String> {
        let one = |animal: &AnimalView| {
            let cells = self.cells(animal);
            let filled: Vec<&str> =
                cells.iter().map(|(text, _)| text.as_str()).filter(|text| !text.is_empty()).collect();
            format!("{}\u{a0}{}", filled[0], filled[1..].join(", "))
        };
        let animals: Vec<String> = self.view.row(seat).map(one).collect();
        if self.setting == Setting::Plain {
            return animals.iter().flat_map(|text| wrap(&format!("{text}."), self.width, 0)).collect();
        }
        let text = animals.join("; ");
        wrap(&text, self.width.saturating_sub(2), 2).into_iter().map(|line| format!("  {line}")).collect()
    }

    /// An animal: number, name, location, food and need, state, traits.
    fn cells(&self, animal: &AnimalView) -> Vec<Cell> {
        let (state, style) = self.state(animal);
        let at = if self.view.modules.is_divided() { self.place(animal) } else { String::new() };
        vec![
            (record_name(animal.id), Some(QUIET)),
            (field_name(animal.id), Some(NAME)),
            (at, None),
            (format!("{}/{}", animal.food(), animal.need()), None),
            (state, style),
            (self.traits(animal).iter().map(|t| unbroken(t)).collect::<Vec<_>>().join(", "), None),
        ]
    }

    /// Where it is, and where it is about to go.
    fn place(&self, animal: &AnimalView) -> String {
        let at = location_name(self.words, animal.at);
        match animal.heading {
            Some(to) => format!("{at} → {}", location_name(self.words, to)),
            None => at,
        }
    }

    fn state(&self, animal: &AnimalView) -> (String, Option<Style>) {
        let mut states = Vec::new();
        let mut style = None;
        if animal.remains {
            states.push("state-remains");
        } else if animal.hibernating {
            states.push("cli-asleep");
            style = Some(GOOD);
        } else if self.view.moment.phase == Phase::Feeding {
            let (id, of) = match (animal.is_full(), animal.is_fed()) {
                (true, _) => ("cli-full", GOOD),
                (_, true) => ("cli-fed", GOOD),
                _ => ("cli-hungry", HUNGRY),
            };
            states.push(id);
            style = Some(of);
        }
        if animal.poisoned {
            states.push("cli-poisoned");
        }
        if animal.paralysed {
            states.push("cli-paralysed");
        }
        let words: Vec<String> = states.into_iter().map(|id| self.words.text(id)).collect();
        (words.join(", "), style)
    }

    fn traits(&self, animal: &AnimalView) -> Vec<String> {
        let disabled = animal.disabled();
        let single = animal.stack.iter().enumerate().map(|(place, card)| {
            let mut notes = Vec::new();
            if place < disabled {
                notes.push(self.words.text("state-disabled"));
            }
            if card.fat {
                notes.push(self.count("cli-fat-stored", 1));
            }
            if animal.is_spent(card.shows, self.view.round) {
                notes.push(self.words.text("cli-used"));
            }
            noted(&trait_name(self.words, card.shows), &notes)
        });
        let pairs = self.view.links_of(animal.id).map(|link| self.pair(animal, link));
        single.chain(pairs).collect()
    }

    fn pair(&self, animal: &AnimalView, link: &LinkView) -> String {
        let is_first = link.first == animal.id;
        let partner = field_name(if is_first { link.second } else { link.first });
        let id = match (link.shows.rules().form, is_first) {
            (origin::traits::Form::Directed, true) => "cli-ward-is",
            (origin::traits::Form::Directed, false) => "cli-guardian-is",
            _ => "cli-partner-is",
        };
        let mut notes = vec![self.words.text_with(id, &[("animal", partner.into())])];
        if link.spent {
            notes.push(self.words.text("cli-used"));
        }
        noted(&trait_name(self.words, link.shows), &notes)
    }

    fn hand(&self) -> Vec<String> {
        let cards = self.own_cards();
        let title = paint(HEADING, &self.words.text("cli-head-your-hand"));
        if cards.is_empty() {
            return vec![format!("{title}: {}", self.words.text("cli-no-cards"))];
        }
        let cards: Vec<String> = cards.into_iter().map(|(card, count)| unbroken(&self.times(card, count))).collect();
        wrap(&format!("{title}: {}.", cards.join("; ")), self.width, 2)
    }

    fn hand_explained(&self) -> Vec<String> {
        let mut lines = vec![paint(HEADING, &self.words.text("cli-head-your-hand"))];
        for (card, count) in self.own_cards() {
            if card.bottom.is_some() || count > 1 {
                lines.push(format!("  {}", paint(HEADING, &self.times(card, count))));
            }
            for face in card.faces() {
                let text = format!("{}: {}", trait_name(self.words, face), trait_summary(self.words, face));
                lines
                    .extend(wrap(&text, self.width.saturating_sub(4), 2).into_iter().map(|line| format!("    {line}")));
            }
        }
        lines
    }

    fn own_cards(&self) -> Vec<(Card, u8)> {
        debug_assert!(self.view.own.is_none() || self.view.viewer != Viewer::Spectator);
        let mut cards: Vec<(Card, u8)> = Vec::new();
        for &card in self.view.own.iter().flat_map(|own| &own.hand) {
            match cards.last_mut() {
                Some((last, count)) if *last == card => *count += 1,
                _ => cards.push((card, 1)),
            }
        }
        cards
    }

    fn times(&self, card: Card, count: u8) -> String {
        let name = card_name(self.words, card);
        if count > 1 { format!("{count} × {name}") } else { name }
    }

    fn count<'n>(&self, id: &str, count: impl Into<Arg<'n>>) -> String {
        self.words.text_with(id, &[("count", count.into())])
    }
}

fn noted(name: &str, notes: &[String]) -> String {
    if notes.is_empty() { name.to_owned() } else { format!("{name} ({})", notes.join(", ")) }
}

/// What an animal is called in records: numbers in the order of play.
pub fn record_name(animal: AnimalId) -> String {
    format!("A{}", u16::from(animal.0) + 1)
}
