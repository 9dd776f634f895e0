//! A mail server on this machine that keeps what it is given, for mails that people confirm.

use std::io::{BufRead, BufReader, Result, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc;
use std::time::Duration;

/// How long a mail may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The mail server. It ends with the program.
pub struct Post {
    port: u16,
    mails: mpsc::Receiver<String>,
}

impl Post {
    /// Takes mails from now on.
    pub fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let (keep, mails) = mpsc::channel();
        std::thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let keep = keep.clone();
                std::thread::spawn(move || take(stream, &keep));
            }
        });
        Self { port, mails }
    }

    /// Where the server hands its mails over.
    pub fn address(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// The part behind `#` of the link in the next mail.
    pub fn link(&self) -> String {
        let mail = self.mails.recv_timeout(PATIENCE).expect("a mail");
        // Long lines are folded.
        let text = mail.replace("=\r\n", "");
        let (_, rest) = text.split_once('#').expect("a link");
        rest.split(|c: char| c.is_whitespace()).next().unwrap_or_default().to_owned()
    }
}

/// Speaks with one client as RFC 5321 says.
fn take(stream: TcpStream, keep: &mpsc::Sender<String>) -> Result<()> {
    let mut to = stream.try_clone()?;
    let mut from = BufReader::new(stream);
    to.write_all(b"220 post\r\n")?;
    let mut line = String::new();
    while from.read_line(&mut line)? > 0 {
        let answer: &[u8] = match line.split_whitespace().next().unwrap_or_default().to_uppercase().as_str() {
            "DATA" => {
                to.write_all(b"354 go on\r\n")?;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") && from.read_line(&mut mail)? > 0 {}
                let _ = keep.send(mail);
                b"250 taken\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 good\r\n",
        };
        to.write_all(answer)?;
        line.clear();
    }
    Ok(())
}
