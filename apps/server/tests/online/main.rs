//! People play together over real sockets, and others try what they may not.

mod accounts;
mod bots;
mod company;
mod erasure;
mod friends;
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
mod talk;
mod upgrade;
mod upkeep;
