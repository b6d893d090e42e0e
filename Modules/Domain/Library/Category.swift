/// A named group of trackers.
public struct Category: Hashable, Sendable, Identifiable {
    public let id: Identifier
    /// 1 to 38 characters, unique in the library under `FoldedName`.
    public internal(set) var name: String

    public init(id: Identifier, name: String) {
        self.id = id
        self.name = name
    }
}
