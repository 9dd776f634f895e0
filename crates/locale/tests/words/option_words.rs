//! Every option of every edition, in four languages.

use editions::Edition;
use locale::options;

use crate::origin_words::{assert_said, in_all_languages};

#[test]
fn every_option_and_value_of_every_edition_has_words() {
    in_all_languages(|words, _| {
        for edition in Edition::ALL {
            for option in edition.options() {
                let name = options::name(words, edition, &option);
                assert_said(words.lang(), &name);
                assert_ne!(name, option.name, "{edition}");
                let explanation = options::explanation(words, edition, &option);
                assert_said(words.lang(), &explanation);
                assert!(explanation.ends_with('.'), "{edition}: {}", option.name);
                // A number may stand for itself.
                for value in option.values.iter().filter(|value| value.parse::<u8>().is_err()) {
                    let text = options::value(words, edition, &option, value);
                    assert_said(words.lang(), &text);
                    assert_ne!(text, *value, "{edition}: {}", option.name);
                }
                assert_eq!(options::value(words, edition, &option, "Sometimes"), "Sometimes");
            }
        }
        assert_said(words.lang(), &options::as_printed(words));
    });
}
