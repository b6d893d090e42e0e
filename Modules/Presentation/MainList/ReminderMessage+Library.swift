public import TrackerDomain

extension ReminderMessage {
    private static let most = 8

    /// What is still due today, in a title with a line for each tracker; nil if nothing is.
    public init?(dueIn library: Library, today: Day, conventions: Conventions) {
        let state = MainListState(library, date: today, today: today, filter: .due, conventions: conventions)
        let cards = state.cards
        guard !cards.isEmpty else { return nil }
        let language = conventions.language
        let lines = cards.prefix(ReminderMessage.most).map { $0.reminderLine(language) }
        let rest = cards.count - lines.count
        let more = rest > 0 ? [Phrase("and \(rest) more", "и ещё \(rest)")(language)] : []
        self.init(
            title: Phrase("Still due: \(cards.count)", "Ещё не сделано: \(cards.count)")(language),
            lines: lines + more)
    }
}

extension TrackerCard {
    /// "Run · 0 of 5 km", "Swim · 2 of 3 km this week", "Gym · 1 more by tonight".
    fileprivate func reminderLine(_ language: Language) -> String {
        // On a day when a quota is due, one is asked for, however many days are left after it.
        let isOfTimes = day.progress.map { $0.goal == nil } ?? false
        let left = isOfTimes ? Phrase("1 more by tonight", "ещё 1 до конца дня") : nil
        let sum = day.periodGoal == nil ? nil : periodText
        return [name, amountText, sum, left?(language)].compactMap(\.self).joined(separator: " · ")
    }
}
