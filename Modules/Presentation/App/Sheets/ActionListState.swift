/// What help and the palette show.
public struct ActionListState: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let text: String
        public let keys: String
        public let isFocused: Bool
    }

    public let title: String
    public let field: TextField
    public let placeholder: String
    public let rows: [Row]
    /// Whatever is searched for, so that a front can keep its size while rows come and go.
    public let allRows: [Row]
    /// Said where `rows` is empty.
    public let nothingFound: String
}
