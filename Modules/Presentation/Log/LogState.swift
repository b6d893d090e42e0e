public import TrackerDomain

/// The marks of trackers on each of several days.
public struct LogState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let id: Identifier
        public let name: String
        public let emoji: String
        public let color: PaletteColor
        /// One for each day.
        public let marks: [DayMark]

        /// A character for each day, for scripts.
        public var signs: String { marks.map(\.rawValue).joined() }
    }

    public let days: ClosedRange<Day>
    /// "7 Nov", "7 Nov 2025" in another year than today's.
    public let firstDayText: String
    public let lastDayText: String
    public let rows: [Row]
    /// The text in place of an empty list; nil if there are trackers.
    public let placeholder: String?

    /// True if a day has a part of a sum, whose sign few logs need.
    public var hasBegun: Bool { rows.contains { $0.marks.contains(.begun) } }
}

extension LogState {
    /// - Parameter days: None of them after today.
    public init(_ trackers: [Tracker], days: ClosedRange<Day>, today: Day, language: Language) {
        self.days = days
        firstDayText = DateText.short(days.lowerBound, relativeTo: today, language)
        lastDayText = DateText.short(days.upperBound, relativeTo: today, language)
        rows = trackers.map { tracker in
            let plan = tracker.plan(through: today)
            return Row(
                id: tracker.id, name: tracker.name, emoji: tracker.emoji, color: tracker.color,
                marks: days.map { tracker.mark(on: $0, by: plan) })
        }
        placeholder = trackers.isEmpty ? Phrase.whatWillWeTrack(language) : nil
    }
}
