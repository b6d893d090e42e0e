/// Something a person did on a screen, without names or content.
public struct UsageEvent: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case open, close, click
    }

    public enum Item: String, Sendable {
        case addTrack = "add_track"
        case track, filter, edit, delete
    }

    public let kind: Kind
    /// The screen it happened on; there is one so far.
    public let screen = "Main"
    /// The control that was clicked.
    public let item: Item?

    public init(_ kind: Kind, _ item: Item? = nil) {
        self.kind = kind
        self.item = item
    }
}
