internal import TrackerDomain

extension Phrase {
    /// "skipped", "paused since 3 Nov", in short "paused"; nil on a date like others.
    static func off(_ tracker: Tracker, on date: Day, today: Day, isShort: Bool = false) -> Phrase? {
        // In the list of paused and archived trackers, on any date.
        let isShownAsInactive = !tracker.isListed(on: date, today: today)
        if let since = tracker.status.since, since <= date || isShownAsInactive {
            return isShort ? tracker.status.phrase : tracker.status.phrase(toldOn: today)
        }
        if tracker.pausedDays.contains(date) { return Phrase("a break", "перерыв") }
        let isSkipped = tracker.skips.contains(date) && !tracker.completions.contains(date)
        return isSkipped ? skipped : nil
    }

    static let skipped = Phrase("skipped", "пропущено")

    static let nothingSkipped = Phrase("Nothing skipped", "Ничего не пропущено")
}

extension CountedPhrase {
    /// "2 days before the start left out", of a skip.
    static let daysBeforeStartLeftOut = CountedPhrase(
        EnglishPlural(one: "day before the start left out", other: "days before the start left out"),
        RussianPlural(
            one: "день до начала не учтён", few: "дня до начала не учтены", many: "дней до начала не учтено"))
}

extension TrackerStatus {
    /// "paused"; nil if active.
    var phrase: Phrase? {
        switch self {
        case .active: nil
        case .paused: Phrase("paused", "на паузе")
        case .archived: Phrase("archived", "в архиве")
        }
    }

    /// "paused since 3 Nov", "paused from 24 Dec" for a future day; nil if active.
    func phrase(toldOn today: Day) -> Phrase? {
        guard let since else { return nil }
        let day = DateText.short(since, toldOn: today)
        return switch self {
        case .active: nil
        case .paused: Phrase(since > today ? "paused from " : "paused since ", "на паузе с ") + day
        case .archived: Phrase("archived since ", "в архиве с ") + day
        }
    }
}
