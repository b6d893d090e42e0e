public import TrackerDomain

/// What became of trackers on each of some days.
public struct LogState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let id: Identifier
        public let name: String
        public let emoji: String
        public let color: PaletteColor
        /// One for each day.
        public let marks: [LogMark]

        /// A character for each day, for scripts.
        public var signs: String { marks.map(\.rawValue).joined() }
    }

    public let days: ClosedRange<Day>
    /// "7 Nov", "7 Nov 2025" in another year than today's.
    public let firstDayText: String
    public let lastDayText: String
    public let rows: [Row]
    /// Set where there is no tracker.
    public let placeholder: String?
}

/// What became of one tracker on one day of a log; the raw value is its sign for scripts.
public enum LogMark: String, CaseIterable, Sendable {
    case done = "+"
    /// Skipped, or a day of a pause.
    case off = "s"
    case missed = "x"
    /// Planned today, and not done yet.
    case due = "?"
    case unplanned = "."
}

extension LogState {
    /// - Parameter count: How many days there are up to today.
    public init(_ trackers: [Tracker], days count: Int, today: Day, language: Language) {
        let days = today - (count - 1)...today
        self.days = days
        firstDayText = DateText.short(days.lowerBound, toldOn: today, language)
        lastDayText = DateText.short(today, toldOn: today, language)
        rows = trackers.map { tracker in
            let plan = tracker.plan(through: today)
            return Row(
                id: tracker.id, name: tracker.name, emoji: tracker.emoji, color: tracker.color,
                marks: days.map { tracker.isOff(on: $0) ? plan.logMarkOff($0) : plan.logMark($0) })
        }
        placeholder = trackers.isEmpty ? Phrase.whatWillWeTrack(language) : nil
    }
}

extension Plan {
    /// A day that is done counts as that, off or not.
    fileprivate func logMarkOff(_ day: Day) -> LogMark { done.contains(day) ? .done : .off }

    fileprivate func logMark(_ day: Day) -> LogMark {
        switch mark(on: day) {
        case .done: .done
        case .missed: .missed
        case .due: .due
        case .unplanned: .unplanned
        }
    }
}
