internal import TrackerDomain

/// A weekday by its short or long name in either language.
enum WeekdayWord {
    static func weekday(_ word: some StringProtocol) -> Weekday? {
        let typed = TypedWord(word)
        return Weekday.allCases.first { weekday in
            let names = [Phrase.shortName(of: weekday), Phrase.longName(of: weekday)]
            return names.contains {
                TypedWord($0.english) == typed || TypedWord($0.russian) == typed
            }
        }
    }
}
