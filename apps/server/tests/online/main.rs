//! People play together over real sockets, and others try what they may not.

mod bots;
mod company;
mod games;
mod harness;
mod intruders;
mod logs;
mod mails;
mod operations;
mod outages;
mod requests;
mod results;
mod sessions;
mod slow;
mod sockets;
mod upgrade;
