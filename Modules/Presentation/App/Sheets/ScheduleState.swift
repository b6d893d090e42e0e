/// What the sheet for the rule of a habit shows.
public struct ScheduleState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// "Monday", or what a value is of: "Times".
        public let text: String
        /// Whether a switch is on.
        public var isOn = false
        /// What is chosen, or the number; `nil` for a switch.
        public var value: String?
        public let isFocused: Bool
    }

    public let title: String
    /// "Repeats", with the kind of the rule.
    public let repeats: Row
    /// What the rule consists of: weekdays, numbers, or the 31 days of a month.
    public let rows: [Row]
    /// Whether the rows stand side by side as the days of a month, seven in a line.
    public let isGrid: Bool
    /// Said below the rows.
    public let remark: String?
    /// What turns all switches on, or off where all are on; `nil` where there are no such switches.
    public let all: Phrase?
    public let doneTitle: String
    public let isDoneFocused: Bool
}
