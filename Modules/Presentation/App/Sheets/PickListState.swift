/// A short list of which one is picked.
public struct PickListState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let text: String
        /// The current value.
        public let isChosen: Bool
        public let isFocused: Bool
    }

    public let title: String
    public let rows: [Row]
}
