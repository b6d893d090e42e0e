public import TrackerDomain

/// What commands and screens say of exchanges at intervals.
extension Phrase {
    /// "every 15 minutes", "every hour".
    public static func every(_ interval: ExchangeInterval) -> Phrase {
        let minutes = interval.minutes
        if minutes == 60 { return Phrase("every hour", "каждый час") }
        return Phrase("every ", "каждые ")
            + (minutes < 60 ? CountedPhrase.minutes(minutes) : CountedPhrase.hours(minutes / 60))
    }

    /// The answer to an interval that is none: the known ones.
    package static var knownIntervals: Phrase {
        let all = ExchangeInterval.all.map(\.text).joined(separator: ", ")
        return Phrase("Write one of \(all).", "Напишите одно из: \(all).")
    }
}

extension CountedPhrase {
    /// After "every", in the accusative.
    fileprivate static let minutes = CountedPhrase(
        EnglishPlural(one: "minute", other: "minutes"),
        RussianPlural(one: "минуту", few: "минуты", many: "минут"))
    fileprivate static let hours = CountedPhrase(
        EnglishPlural(one: "hour", other: "hours"), RussianPlural(one: "час", few: "часа", many: "часов"))
}
