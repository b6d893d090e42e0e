/// What the sheet of seven switches shows.
public struct ScheduleState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        /// "Monday".
        public let text: String
        public let isOn: Bool
        public let isFocused: Bool
    }

    public let title: String
    public let rows: [Row]
    public let doneTitle: String
    public let isDoneFocused: Bool
}
