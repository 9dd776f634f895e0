//! A client: folds what it is told, keeps one unanswered request, sends it again.

use dice::{DealId, SealedWord, Word};
use game::{Game, Seat, below};
use protocol::{
    ActionId, Bytes32, Notice, PersonId, Phase, Prompt, Refusal, Room, ToClient, ToClientOf, ToServer, Why, Wire,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;
use serde::de::DeserializeOwned;

/// What a client knows of the game, whatever the edition.
pub trait Eyes {
    /// Reads a message; the rest of it that is not about the game comes back.
    fn read(&mut self, text: &str) -> Told;
    /// The number after the last event.
    fn next(&self) -> Option<u64>;
    /// Forgets everything.
    fn forget(&mut self);
    /// The view as text, to be compared.
    fn view(&self) -> Option<String>;
    /// Eyes that have seen the same.
    fn copied(&self) -> Box<dyn Eyes>;
}

/// What a message said.
#[derive(Debug)]
pub enum Told {
    Welcome {
        seat: Option<Seat>,
    },
    Room(Box<Room>),
    Game,
    /// News that do not follow what is known: more is to be asked for, or the view afresh.
    Gap,
    Lost,
    Prompt(Option<Prompt>),
    Done(ActionId),
    Refused(ActionId, Why),
    Notice(Notice),
    Elsewhere,
}

/// Eyes for one game.
pub struct Watching<G: Game> {
    base: Option<(u64, G::View)>,
    events: Vec<(u64, G::SeenEvent)>,
    next: Option<u64>,
}

impl<G: Game> Default for Watching<G> {
    fn default() -> Self {
        Self { base: None, events: Vec::new(), next: None }
    }
}

impl<G> Watching<G>
where
    G: Game,
    G::View: Wire + DeserializeOwned,
    G::SeenEvent: Wire + DeserializeOwned,
{
    fn news(&mut self, news: protocol::News<G::SeenEvent>) -> Told {
        let Some(next) = self.next else { return Told::Gap };
        if news.since < next && news.next <= next {
            return Told::Game;
        }
        if news.since != next {
            return Told::Gap;
        }
        if let Some(low) = news.back_to {
            if self.base.as_ref().is_none_or(|(from, _)| low < *from) {
                return Told::Lost;
            }
            self.events.retain(|(number, _)| *number < low);
        }
        // Numbers that were taken back before this client heard of them are left out.
        let mut least = news.back_to.unwrap_or(news.since);
        for event in news.events {
            assert!(event.number >= least, "event {} comes after {least}", event.number);
            least = event.number + 1;
            self.events.push((event.number, event.event));
        }
        self.next = Some(news.next);
        Told::Game
    }
}

impl<G> Eyes for Watching<G>
where
    G: Game + 'static,
    G::View: Wire + DeserializeOwned,
    G::SeenEvent: Wire + DeserializeOwned,
{
    fn read(&mut self, text: &str) -> Told {
        let message: ToClientOf<G> = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        match message {
            ToClient::Welcome { you, .. } | ToClient::You(you) => Told::Welcome { seat: you.seat },
            ToClient::Room(room) => Told::Room(room),
            ToClient::First { view } => {
                if self.next.is_none() {
                    (self.base, self.next) = (Some((0, view)), Some(0));
                }
                Told::Game
            }
            ToClient::View { next, view } => {
                if self.next.is_none() {
                    (self.base, self.next) = (Some((next, view)), Some(next));
                    self.events.clear();
                }
                Told::Game
            }
            ToClient::News(news) => self.news(news),
            ToClient::Prompt { prompt } => Told::Prompt(prompt),
            ToClient::Done { id, .. } => Told::Done(id),
            ToClient::Refused { id, why } => Told::Refused(id, why),
            ToClient::Notice { notice } => Told::Notice(notice),
            ToClient::Elsewhere => Told::Elsewhere,
            ToClient::Reload { .. } | ToClient::Broken { .. } | ToClient::Talk { .. } | ToClient::Said { .. } => {
                panic!("{text}")
            }
        }
    }

    fn next(&self) -> Option<u64> {
        self.next
    }

    fn forget(&mut self) {
        *self = Self::default();
    }

    fn view(&self) -> Option<String> {
        let (_, mut view) = self.base.clone()?;
        self.events.iter().for_each(|(_, event)| G::fold(&mut view, event));
        Some(protocol::text(&view))
    }

    fn copied(&self) -> Box<dyn Eyes> {
        Box::new(Self { base: self.base.clone(), events: self.events.clone(), next: self.next })
    }
}

/// Eyes for an edition.
pub fn eyes(edition: &str) -> Box<dyn Eyes> {
    match edition {
        "origin" | "continents" => Box::new(Watching::<origin::State>::default()),
        "evolution" | "natural-selection" => Box::new(Watching::<northstar::State>::default()),
        _ => Box::new(Watching::<new_world::State>::default()),
    }
}

/// A person with a device.
pub struct Client {
    pub person: PersonId,
    pub eyes: Box<dyn Eyes>,
    pub seat: Option<Seat>,
    pub room: Option<Room>,
    pub prompt: Option<Prompt>,
    /// The request that was not answered yet.
    pub pending: Option<ToServer>,
    pub done: Vec<ActionId>,
    /// Of these, the actions of the game.
    pub acted: Vec<ActionId>,
    pub refused: Vec<Why>,
    pub notices: Vec<Notice>,
    pub word: Word,
    /// Whether the device shall connect anew.
    pub is_lost: bool,
    pub is_elsewhere: bool,
    rng: Xoshiro256PlusPlus,
}

impl Client {
    pub fn new(person: PersonId, edition: &str, mut rng: Xoshiro256PlusPlus) -> Self {
        let mut word = [0; 32];
        rng.fill_bytes(&mut word);
        Self {
            person,
            eyes: eyes(edition),
            seat: None,
            room: None,
            prompt: None,
            pending: None,
            done: Vec::new(),
            acted: Vec::new(),
            refused: Vec::new(),
            notices: Vec::new(),
            word: Word::new(word),
            is_lost: false,
            is_elsewhere: false,
            rng,
        }
    }

    pub fn id(&mut self) -> ActionId {
        let mut bytes = [0; 16];
        self.rng.fill_bytes(&mut bytes);
        ActionId::from_bytes(bytes)
    }

    /// The device connects anew: what must be sent again comes back.
    pub fn connected(&mut self) -> Option<ToServer> {
        (self.prompt, self.is_lost, self.is_elsewhere) = (None, false, false);
        self.pending.clone()
    }

    /// Reads a message; what is to be said at once comes back.
    pub fn receive(&mut self, text: &str) -> Option<ToServer> {
        match self.eyes.read(text) {
            Told::Welcome { seat } => self.seat = seat,
            Told::Room(room) => {
                if self.room.as_ref().is_none_or(|known| known.version < room.version) {
                    self.room = Some(*room);
                }
            }
            Told::Game => {}
            Told::Gap => {
                let since = self.eyes.next().map(|have| ToServer::Since { have });
                // News that overtook the first view: it is asked for again with everything else.
                self.is_lost |= since.is_none();
                return since;
            }
            Told::Lost => {
                self.eyes.forget();
                self.is_lost = true;
            }
            Told::Prompt(prompt) => self.prompt = prompt,
            Told::Done(id) => {
                self.done.push(id);
                match &self.pending {
                    Some(ToServer::Act { id: own, .. }) if *own == id => self.acted.push(id),
                    // Whoever left comes back.
                    Some(ToServer::Leave { id: own }) if *own == id => self.is_lost = true,
                    _ => {}
                }
                self.answered(id);
            }
            Told::Refused(id, why) => {
                // Told for an old question only: what is asked now must be asked for.
                self.is_lost |= matches!(why.reason, Refusal::Stale | Refusal::NotAsked);
                self.refused.push(why);
                self.answered(id);
            }
            Told::Notice(notice) => self.notices.push(notice),
            Told::Elsewhere => self.is_elsewhere = true,
        }
        None
    }

    fn answered(&mut self, id: ActionId) {
        self.pending = self.pending.take().filter(|request| request.id() != Some(id));
    }

    pub fn phase(&self) -> Option<Phase> {
        self.room.as_ref().map(|room| room.phase)
    }

    fn sealed(&self, seat: Seat) -> Option<Bytes32> {
        let room = self.room.as_ref()?;
        let deal = DealId { table: dice::TableId(room.table.to_bytes()), deal: room.deal.number };
        Some(Bytes32(SealedWord::of(&self.word, deal, seat).0))
    }

    fn place(&self) -> Option<&protocol::Place> {
        let seat = self.seat?;
        self.room.as_ref()?.places.iter().find(|place| place.seat == seat)
    }

    /// Whether a bot plays for this seat.
    pub fn is_played(&self) -> bool {
        let occupant = self.place().map(|place| &place.occupant);
        matches!(occupant, Some(protocol::Occupant::Person { played_by: Some(_), .. }))
    }

    /// What the person does next of their own accord, if anything. One request at a time.
    pub fn wish(&mut self) -> Option<ToServer> {
        if self.pending.is_some() {
            return None;
        }
        let (seat, phase) = (self.seat?, self.phase()?);
        let id = self.id();
        let request = match phase {
            Phase::Waiting => {
                let room = self.room.as_ref()?;
                if !self.place()?.ready {
                    ToServer::Ready { id, ready: true, sealed: self.sealed(seat) }
                } else if room.host == Some(seat) && room.places.iter().all(is_set) {
                    ToServer::Begin { id }
                } else {
                    return None;
                }
            }
            Phase::Dealing => {
                let deal = &self.room.as_ref()?.deal;
                let (sealed, is_told) = (self.sealed(seat), deal.words.iter().any(|word| word.seat == seat));
                if is_told || !deal.sealed.iter().any(|one| one.seat == seat && Some(one.bytes) == sealed) {
                    return None;
                }
                ToServer::Word { id, word: Bytes32(*self.word.reveal()) }
            }
            Phase::Playing if self.is_played() => ToServer::TakeBack { id },
            Phase::Playing => self.wish_in_game(id)?,
            Phase::Paused => {
                if self.place()?.ready {
                    return None;
                }
                ToServer::GoOn { id }
            }
            Phase::Over | Phase::Closed | Phase::SetAside => return None,
        };
        self.pending = Some(request.clone());
        Some(request)
    }

    fn wish_in_game(&mut self, id: ActionId) -> Option<ToServer> {
        if let Some(request) = self.room.as_ref().and_then(|room| room.request.clone()) {
            let own = request.votes.iter().find(|vote| Some(vote.seat) == self.seat)?;
            let agree = below(&mut self.rng, 4) != 0;
            return (!own.agreed).then_some(ToServer::Vote { id, number: request.number, agree });
        }
        let prompt = self.prompt.clone()?;
        let legal = prompt.legal.unwrap_or_default();
        let action = legal.get(below(&mut self.rng, legal.len() as u32) as usize)?.clone();
        Some(ToServer::Act { id, prompt: prompt.number, action })
    }
}

fn is_set(place: &protocol::Place) -> bool {
    place.ready || matches!(place.occupant, protocol::Occupant::Bot { .. })
}
