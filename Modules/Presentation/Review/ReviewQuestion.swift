public import TrackerDomain

/// A habit on a day that a review asks about.
public struct ReviewQuestion: Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        /// The filter `notCompleted` lists it.
        case open
        /// It was planned on a day before today and not done.
        case missed
    }

    /// What others did to it since the list was made.
    public enum Meanwhile: Hashable, CaseIterable, Sendable {
        case done, deleted
        /// Skipped, paused, archived, or no longer asked for.
        case closed
    }

    public let tracker: Identifier
    public let day: Day
    let reason: Reason

    /// Returns nil if the habit is still to be asked about.
    public func meanwhile(in library: Library, today: Day) -> Meanwhile? {
        guard let tracker = library.tracker(tracker) else { return .deleted }
        let day = tracker.onDate(day, today: today)
        if day.isDone { return .done }
        return switch reason {
        case .open: day.isOpen ? nil : .closed
        case .missed: tracker.plan(through: today).missed.contains(self.day) ? nil : .closed
        }
    }
}

extension ReviewQuestion.Meanwhile {
    /// "Run: done already."
    public func sentence(_ name: String) -> Phrase {
        let what =
            switch self {
            case .done: Phrase("done already", "уже отмечено")
            case .deleted: Phrase("deleted meanwhile", "уже удалён")
            case .closed: Phrase("no longer open", "больше не нужно")
            }
        return Phrase(same: name + ": ") + what + "."
    }
}

extension Library {
    /// Of a day the habits that are not completed; of several those missed on each, the oldest day first, then those of
    /// today if it is one of them.
    public func reviewQuestions(over days: ClosedRange<Day>, today: Day) -> [ReviewQuestion] {
        if days.count == 1 { return questions(on: days.lowerBound, today: today, .open) }
        return days.flatMap { questions(on: $0, today: today, $0 == today ? .open : .missed) }
    }

    private func questions(
        on day: Day, today: Day, _ reason: ReviewQuestion.Reason
    ) -> [ReviewQuestion] {
        agenda(on: day, today: today, filter: .notCompleted).trackers.filter { !$0.isEvent }
            .map { ReviewQuestion(tracker: $0.id, day: day, reason: reason) }
            .filter { $0.meanwhile(in: self, today: today) == nil }
    }

    /// "Fri, 20 Nov · 🥇 Run · 0 of 5 km · streak 4"; nil for a deleted tracker.
    public func reviewText(_ question: ReviewQuestion, today: Day, _ conventions: Conventions) -> String? {
        let language = conventions.language
        return card(question.tracker, on: question.day, today: today, conventions).map { card in
            let date = DateText.shortFull(question.day, relativeTo: today, language)
            return [
                date, "\(card.emoji) \(card.name)", card.amountText,
                card.day.progress == nil ? nil : card.ruleText, card.streakText,
                card.day.note,
            ].compactMap(\.self).joined(separator: " · ")
        }
    }
}
