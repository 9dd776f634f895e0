//! What stands behind the `?` of a request. Its values are ids and numbers, in which nothing is escaped.

use std::str::FromStr;

use editions::Edition;
use protocol::results::Size;

use crate::error::Error;

/// The parameters of a request.
pub struct Query<'a>(&'a str);

impl<'a> Query<'a> {
    /// From what stands behind the `?`, if anything does.
    pub fn new(query: Option<&'a str>) -> Self {
        Self(query.unwrap_or_default())
    }

    /// A parameter that is there and not empty.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        let mut pairs = self.0.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(found, value)| *found == name && !value.is_empty()).map(|(_, value)| value)
    }

    /// A number.
    pub fn number<N: FromStr>(&self, name: &str) -> Result<Option<N>, Error> {
        let wrong = |_| Error::BadRequest(format!("'{name}' is a number"));
        self.text(name).map(|text| text.parse().map_err(wrong)).transpose()
    }

    /// An edition.
    pub fn edition(&self, name: &str) -> Result<Option<String>, Error> {
        let wrong = || Error::BadRequest(format!("'{name}' is the id of an edition"));
        self.text(name).map(|id| Edition::from_id(id).map(|_| id.to_owned()).ok_or_else(wrong)).transpose()
    }

    /// An edition and a size of tables; both have to be there.
    pub fn edition_and_size(&self) -> Result<(String, Size), Error> {
        let wrong = || Error::BadRequest("'edition' and 'size' (2, 3-4 or 5-8) are needed".to_owned());
        let edition = self.edition("edition")?.ok_or_else(wrong)?;
        Ok((edition, self.text("size").and_then(Size::from_id).ok_or_else(wrong)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_are_found_by_name() {
        let query = Query::new(Some("edition=origin&size=3-4&skip=20&empty=&wrong"));
        assert_eq!(query.edition_and_size().expect("both"), ("origin".to_owned(), Size::ThreeFour));
        assert_eq!(query.number::<u32>("skip").expect("a number"), Some(20));
        assert_eq!((query.text("empty"), query.text("wrong"), query.text("missing")), (None, None, None));
        let query = Query::new(Some("edition=orgin&skip=-1"));
        assert!(query.edition("edition").is_err() && query.number::<u32>("skip").is_err());
        assert!(Query::new(None).edition_and_size().is_err());
    }
}
