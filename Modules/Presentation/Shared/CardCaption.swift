internal import TrackerDomain

/// The texts of a card besides its name, in the order in which they get room.
public struct CardCaption: Hashable, Sendable {
    public enum Kind: Int, Comparable, Sendable {
        /// "paused since 3 Nov", "skipped".
        case off
        /// "due today".
        case due
        /// "break from 24 Dec".
        case ahead
        /// "3 of 5 km", of a period "12 of 30 km this week".
        case goal
        /// "1 of 3 this week", "whenever · last 4 days ago · 3 times in 30 days".
        case times
        /// "5 today", what a day gave to the goal of its period or holds without a goal.
        case day
        case count, schedule

        public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    public struct Part: Hashable, Sendable {
        public let kind: Kind
        /// The longest first; never empty.
        public let forms: [String]
    }

    public let parts: [Part]

    public init(_ card: TrackerCard) {
        let isOff = card.offText != nil
        let occasions = isOff ? [] : card.occasionTexts
        let period = isOff ? [] : [card.periodText, card.shortPeriodText]
        // Of a day off, only what was recorded on it is told.
        let ofDay = isOff && card.day.amount == nil ? [] : [card.amountText, card.shortAmountText]
        let isOfPeriod = card.day.periodGoal != nil
        let rule = card.scheduleText
        let texts: [(Kind, [String?])] = [
            (.off, card.offTexts), (.due, card.dueTexts), (.ahead, [card.aheadText]),
            (.goal, isOfPeriod ? period : ofDay),
            (.times, isOfPeriod ? [] : occasions.isEmpty ? period : occasions),
            (.day, occasions.isEmpty ? [card.plainAmountText] : []), (.count, [card.daysText]),
            // Weekdays without commas take less room; rules with progress tell themselves by it.
            (.schedule, card.day.progress != nil && !isOff ? [] : [rule, rule.filter { $0 != "," }]),
        ]
        parts = texts.compactMap { kind, forms in
            let forms = forms.compactMap(\.self)
            return forms.isEmpty ? nil : Part(kind: kind, forms: forms)
        }
    }
}

extension TrackerCard {
    /// The text of a line in a list after the figures: the reason of a day off or the rule, the amount, the word
    /// "note".
    public func lineCaption(_ language: Language) -> String {
        let note = day.note == nil ? nil : Phrase.note(language).lowercased()
        return [offText ?? ruleText, amountText, aheadText, note].compactMap(\.self).joined(separator: " · ")
    }

    /// The whole card in a sentence, for people who hear it.
    public func spoken(in section: String, _ language: Language) -> String {
        let mark = (isCompleted ? Phrase.isDone : .isNotDone)(language)
        let note = day.note.map { Phrase.note(language) + ": " + $0 }
        return [name, mark, offTexts.first, aheadText, amountText, daysText, ruleText, section, note]
            .compactMap(\.self)
            .joined(separator: ", ")
    }
}
