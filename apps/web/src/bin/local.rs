//! The page without tables online, as a visitor loads it first. It is this when it is built without the feature `online`.

fn main() {
    web::ready();
}
