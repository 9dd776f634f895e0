//! The page, as the browser loads it.

fn main() {
    web::ready();
}
