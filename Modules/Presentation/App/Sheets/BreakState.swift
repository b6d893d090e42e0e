public import TrackerDomain

/// The contents of the sheet for a break.
public struct BreakState: Hashable, Sendable {
    /// What a row is of.
    public enum Value: Hashable, Sendable {
        case first(Day)
        case last(Day)
        case whom(BreakViewModel.Whom)
    }

    /// Habits that the break can be for.
    public struct Choice: Hashable, Sendable {
        public let whom: BreakViewModel.Whom
        /// "Run", "all 20 habits".
        public let text: String
    }

    public struct Row: Hashable, Sendable {
        /// "From", "Until", "For".
        public let text: String
        /// The day or the habits without what is typed.
        public let chosen: Value
        /// "Thu, 24 December 2026", "all 20 habits"; the word that is typed in its place.
        public let value: String
        /// "Thu, in 34 days": what a typed word means; nil for none, or one that cannot be read.
        public let meaning: String?
        public let isTyped: Bool
        public let isFocused: Bool
    }

    public let title: String
    public let rows: [Row]
    public let choices: [Choice]
    /// "11 days".
    public let lengthText: String
    /// The reason that a typed day is refused with.
    public let error: String?
    /// The month of the day with the focus; the days of the break are off in it.
    public let calendar: CalendarState
    /// "End it", "Take back"; nil for a new break.
    public let endTitle: String?
    public let isEndFocused: Bool
    public let doneTitle: String
    public let isDoneFocused: Bool
}

extension BreakViewModel {
    public var state: BreakState {
        let language = workspace.conventions.language
        let tracker = library.tracker(id)
        let values: [(Focus, Phrase, BreakState.Value, Phrase)] = [
            (.first, .fromDay, .first(first), DateText.full(first)),
            (.last, .untilDay, .last(last), DateText.full(last)),
            (.whom, .forWhom, .whom(whom), text(of: whom)),
        ]
        return BreakState(
            title: Phrase.breakTitle(language),
            rows: values.map { row, text, chosen, value in
                let word = row == focus ? word : nil
                return .init(
                    text: text(language), chosen: chosen, value: word ?? value(language),
                    meaning: word.flatMap { _ in
                        read.map { DateText.distance(to: $0, from: workspace.today(), language) }
                    }, isTyped: word != nil, isFocused: row == focus)
            },
            choices: choices.map { .init(whom: $0, text: text(of: $0)(language)) },
            lengthText: CountedPhrase.days(last - first + 1)(language), error: refusal,
            calendar: CalendarState(
                whom == .one ? [] : habits(of: whom).map(restingInPreview),
                only: whom == .one ? tracker.map(restingInPreview) : nil,
                month: Month(containing: focusedDay ?? last),
                selected: focusedDay ?? last, today: workspace.today(), conventions: workspace.conventions),
            endTitle: endTitle?(language), isEndFocused: focus == .end,
            doneTitle: Phrase.done(language), isDoneFocused: focus == .done)
    }

    private func restingInPreview(_ tracker: Tracker) -> Tracker {
        var tracker = tracker
        if tracker.restBreak(on: opened.lowerBound) == opened {
            tracker[.pausedDays].subtract(DaySet(opened))
        }
        tracker[.pausedDays].formUnion(DaySet(first...last))
        return tracker
    }

    private func text(of whom: Whom) -> Phrase {
        let count = habits(of: whom).count
        return switch whom {
        case .one: Phrase(same: library.tracker(id)?.name ?? "")
        case .sharing: Phrase("the \(count) on this break", "все с этим перерывом: \(count)")
        case .all: Phrase("all \(count) habits", "все привычки: \(count)")
        }
    }
}

extension Phrase {
    public static let breakTitle = Phrase("Break", "Перерыв")
    fileprivate static let fromDay = Phrase("From", "С")
    fileprivate static let untilDay = Phrase("Until", "По")
    fileprivate static let forWhom = Phrase("For", "Для")
}
