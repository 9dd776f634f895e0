//! The words of all languages: complete, equal in shape, typographically right, and there for everything that can happen.

mod boards;
mod books;
mod epochs;
mod files;
mod games;
mod messages;
mod new_world;
mod option_words;
mod origin_words;
mod plurals;
mod refusals;
mod sample;
mod terms;
mod typography;
mod usage;
