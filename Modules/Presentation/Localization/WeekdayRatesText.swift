internal import TrackerDomain

/// The best and the worst weekdays in words, for people who have no chart.
struct WeekdayRatesText {
    /// "Wed 91%" with its captions, after which it stands: in a sentence "best", as a heading "Best day".
    struct Extreme {
        let word: Phrase
        let heading: Phrase
        let text: String
    }

    /// The best, then the worst; without one that more than three weekdays share, as it distinguishes none of them.
    let extremes: [Extreme]

    init(_ rates: WeekdayRates?, _ conventions: Conventions) {
        guard let rates, let (best, worst) = rates.extremes else {
            extremes = []
            return
        }
        func extreme(_ weekdays: WeekdaySet, _ word: Phrase, _ heading: Phrase) -> Extreme? {
            guard weekdays.members.count <= 3, let rate = weekdays.members.first.flatMap({ rates[$0] }) else {
                return nil
            }
            let names = ScheduleText.names(weekdays, conventions).joined(separator: ", ")
            let language = conventions.language
            let text = language.withinSentence(names) + " " + NumberText.percent(rate, language)
            return Extreme(word: word, heading: heading, text: text)
        }
        // A quota plans no weekday: none is good or bad.
        let captions: [(word: Phrase, heading: Phrase)] =
            rates.areOfPlan
            ? [
                best.members.count == 1
                    ? (Phrase("best", "лучший"), Phrase("Best day", "Лучший день"))
                    : (Phrase("best", "лучшие"), Phrase("Best days", "Лучшие дни")),
                worst.members.count == 1
                    ? (Phrase("worst", "худший"), Phrase("Worst day", "Худший день"))
                    : (Phrase("worst", "худшие"), Phrase("Worst days", "Худшие дни")),
            ]
            : [
                (Phrase("most often", "чаще"), Phrase("Most often", "Чаще всего")),
                (Phrase("least often", "реже"), Phrase("Least often", "Реже всего")),
            ]
        extremes = zip([best, worst], captions).compactMap { extreme($0, $1.word, $1.heading) }
    }
}
