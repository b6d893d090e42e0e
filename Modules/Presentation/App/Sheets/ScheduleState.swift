public import TrackerDomain

/// The contents of the sheet for a habit's rule.
public struct ScheduleState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// "Monday", or what a value is of: "Times".
        public let text: String
        /// The switch is on.
        public var isOn = false
        /// The chosen value or number; `nil` for a switch.
        public var value: String?
        public let isFocused: Bool
    }

    /// A common rule, chosen by one key or click.
    public struct Shortcut: Hashable, Sendable {
        public let id: RuleShortcut
        /// The rule is of this kind now.
        public let isChosen: Bool
    }

    public let title: String
    /// The chosen rule; empty without a day.
    public let schedule: Schedule
    public let kind: RuleKind
    /// Why the typed rule was refused.
    public let refusal: String?
    public let shortcuts: [Shortcut]
    /// "Repeats", with the kind of the rule.
    public let repeats: Row
    /// The parts of the rule: weekdays, numbers, or the 31 days of a month.
    public let rows: [Row]
    /// A remark below the rows.
    public let remark: String?
    public let doneTitle: String
    public let isDoneFocused: Bool

    /// The rows are the switches of a week.
    public var isWeek: Bool { kind == .weekdays }
    /// The rows are the days of a month, seven in a line.
    public var isGrid: Bool { kind == .monthDays }
}
