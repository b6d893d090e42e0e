/// The fields of a tracker that an edit can change.
public struct TrackerFields: Hashable, Sendable {
    public var name: String
    public var emoji: String
    public var color: PaletteColor
    public var categoryID: Identifier
    public var kind: Tracker.Kind

    public init(
        name: String, emoji: String, color: PaletteColor, categoryID: Identifier, kind: Tracker.Kind
    ) {
        self.name = name
        self.emoji = emoji
        self.color = color
        self.categoryID = categoryID
        self.kind = kind
    }
}

extension Tracker {
    public internal(set) var fields: TrackerFields {
        get { TrackerFields(name: name, emoji: emoji, color: color, categoryID: categoryID, kind: kind) }
        set {
            name = newValue.name
            emoji = newValue.emoji
            color = newValue.color
            categoryID = newValue.categoryID
            kind = newValue.kind
        }
    }
}
