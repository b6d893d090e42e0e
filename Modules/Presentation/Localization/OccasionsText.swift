internal import TrackerDomain

/// What was done without a plan, in words.
extension RuleText {
    /// "last 4 days ago · 3 times in 30 days", "last 4 days ago · 3×30d" and "last 4 days ago", the longest form first; of
    /// another date than today "last 12 Nov"; "never so far".
    static func occasions(_ progress: RuleProgress, _ last: Day?, isToday: Bool) -> [Phrase] {
        guard let last else { return [neverSoFar] }
        let date = progress.days.upperBound
        let when = isToday ? ago(last, on: date) : DateText.short(last, relativeTo: date)
        let lastDone = Phrase("last ", "последний раз ") + when
        let times = Phrase.times(progress.reached.times) + Phrase(" in 30 days", " за 30 дней")
        return [lastDone + " · " + times, lastDone + " · " + briefOccasions(progress), lastDone]
    }

    /// "3×30d", «3 за 30 дн.».
    static func briefOccasions(_ progress: RuleProgress) -> Phrase {
        let times = progress.reached.times
        return Phrase("\(times)×30d", "\(times) за 30 дн.")
    }

    static let neverSoFar = Phrase("never so far", "пока ни разу")

    /// "today", "yesterday", "4 days ago".
    static func ago(_ last: Day, on day: Day) -> Phrase {
        switch day - last {
        case 0: Phrase("today", "сегодня")
        case 1: Phrase("yesterday", "вчера")
        case let days: CountedPhrase.days(days) + Phrase(" ago", " назад")
        }
    }
}
