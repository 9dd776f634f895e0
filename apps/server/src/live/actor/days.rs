//! What the task of a slow table does besides: mails to those whose turn it is, and vacations.

use protocol::PersonId;
use room::Input;
use store::WallTime;

use super::{Actor, End};
use crate::ids;
use crate::live::slow;

impl Actor {
    /// Queues mails for those whose turn it is at a slow table now, and takes back those of others.
    pub(super) async fn write_mails(&mut self) {
        if !self.room.is_slow() || self.is_away {
            return;
        }
        let turns = self.room.turns();
        let is_on =
            |person: &PersonId, prompt: &u64| turns.iter().any(|turn| turn.person == *person && turn.prompt == *prompt);
        let over = self.mailed.iter().filter(|(person, prompt)| !is_on(person, prompt));
        let over: Vec<PersonId> = over.map(|(person, _)| *person).collect();
        for person in over {
            if let Err(error) = slow::withdraw(&self.shared, self.table, person).await {
                tracing::warn!(table = %self.table, %error, "a mail is not taken back");
                return;
            }
            self.mailed.remove(&person);
        }
        for turn in turns {
            if self.mailed.contains_key(&turn.person) {
                continue;
            }
            if let Err(error) = slow::announce(&self.shared, self.table, turn).await {
                tracing::warn!(table = %self.table, %error, "a mail is not queued");
                return;
            }
            self.mailed.insert(turn.person, turn.prompt);
        }
    }

    /// Tells the room of a slow table who is on vacation.
    pub(super) async fn look_up_vacations(&mut self) -> Result<(), End> {
        let people = self.room.vacationers();
        if people.is_empty() {
            return Ok(());
        }
        // Of what was queued before the table was loaded nothing is known here.
        for person in self.room.waiting_for_others() {
            if let Err(error) = slow::withdraw(&self.shared, self.table, person).await {
                tracing::warn!(table = %self.table, %error, "a mail is not taken back");
            }
        }
        let now = self.shared.wall();
        let away = match self.shared.store.away(people.iter().copied().map(ids::person).collect(), now).await {
            Ok(away) => away,
            Err(error) => {
                tracing::warn!(table = %self.table, %error, "it is not known who is on vacation");
                return Ok(());
            }
        };
        for person in people {
            let until = away.iter().find(|(who, _)| *who == ids::person(person)).map(|(_, until)| *until);
            let left = |until: WallTime| u64::try_from(until.0.saturating_sub(now.0)).unwrap_or(0);
            let until = until.map(|until| self.clock.now().saturating_add(left(until)));
            self.step(Input::Away { person, until }).await?;
        }
        Ok(())
    }
}
