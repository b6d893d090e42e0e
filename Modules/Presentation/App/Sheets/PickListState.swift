/// A short list of which one is picked.
public struct PickListState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let text: String
        /// The current value.
        public let isChosen: Bool
        public let isFocused: Bool
        /// The action whose key does the same; a front shows that key.
        public let action: AppAction?
        /// Whether something is lost by it.
        public let isDestructive: Bool
    }

    public let title: String
    public let rows: [Row]
}
