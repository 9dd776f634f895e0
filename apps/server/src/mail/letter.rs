//! What a mail says, in the language of its reader: plain text, a link to the table, and how to get no more of them.

use editions::Edition;
use lettre::Message;
use lettre::message::header::ContentType;
use lettre::message::{Mailbox, header};
use locale::{Lang, Words};
use protocol::TableId;
use protocol::mail::MailKind;

/// What a mail is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// An address is to be confirmed with this token.
    Address {
        /// What the link holds.
        token: String,
    },
    /// A table.
    Table {
        /// What goes on there.
        kind: MailKind,
        /// Which.
        table: TableId,
        /// What is played.
        edition: Option<Edition>,
    },
}

/// The subject and the text of a mail. The server is found at this address, without a slash behind it.
pub fn written(about: &About, lang: Lang, public_url: &str) -> (String, String) {
    let words = Words::of(lang);
    match about {
        About::Address { token } => {
            let text = [
                words.text("mail-confirm"),
                format!("{public_url}/#confirm-mail/{token}"),
                words.text("mail-confirm-note"),
            ];
            (words.text("mail-confirm-subject"), text.join("\n\n"))
        }
        About::Table { kind, table, edition } => {
            let (subject, text) = match kind {
                MailKind::YourTurn => ("mail-your-turn-subject", "mail-your-turn"),
                MailKind::TimeIsShort => ("mail-time-is-short-subject", "mail-time-is-short"),
                MailKind::GameOver => ("mail-game-over-subject", "mail-game-over"),
            };
            let edition =
                edition.map_or_else(|| "Pangea".to_owned(), |edition| words.text(&format!("edition-{}", edition.id())));
            let text = [
                words.text_with(text, &[("edition", edition.into())]),
                format!("{public_url}/#/table/{table}"),
                words.text("mail-stop"),
                format!("{public_url}/#/account"),
            ];
            (words.text(subject), text.join("\n\n"))
        }
    }
}

/// A mail that can be handed over; nothing if sender and receiver cannot stand in one.
pub fn mail(from: &Mailbox, to: Mailbox, subject: String, text: String) -> Option<Message> {
    let message = Message::builder().from(from.clone()).to(to).subject(subject);
    // Programs that answer by themselves leave it alone.
    let message = message.header(AutoSubmitted).header(ContentType::TEXT_PLAIN);
    message.body(text.replace('\n', "\r\n") + "\r\n").ok()
}

/// RFC 3834.
#[derive(Clone, Copy, Debug)]
struct AutoSubmitted;

impl header::Header for AutoSubmitted {
    fn name() -> header::HeaderName {
        header::HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> header::HeaderValue {
        header::HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mail_is_whole_in_every_language() {
        let table = TableId::from_bytes([7; 16]);
        let mut all = vec![About::Address { token: "abc".to_owned() }];
        all.extend(MailKind::ALL.map(|kind| About::Table { kind, table, edition: Some(Edition::Origin) }));
        for lang in Lang::ALL {
            for about in &all {
                let (subject, text) = written(about, lang, "https://pangea.example");
                assert!(!subject.is_empty() && !subject.contains("mail-"), "{lang:?} {subject}");
                assert!(text.contains("https://pangea.example/#"), "{text}");
                assert!(!text.contains("mail-your") && !text.contains('{'), "{lang:?} {text}");
            }
        }
        let (_, text) = written(&all[1], Lang::En, "https://pangea.example");
        assert!(text.contains(&format!("/#/table/{table}")) && text.contains("/#/account"), "{text}");
    }
}
