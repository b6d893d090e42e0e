/// A tracker to be created.
public struct NewTracker: Hashable, Sendable {
    public var id: Identifier
    public var name: String
    public var category: CategoryChoice
    /// `nil` for an irregular event.
    public var schedule: Schedule?
    /// `nil` takes the least used emoji of the palette.
    public var emoji: String?
    /// `nil` takes the least used colour of the palette.
    public var color: PaletteColor?
    public var isPinned: Bool

    public init(
        id: Identifier, name: String, category: CategoryChoice, schedule: Schedule?, emoji: String? = nil,
        color: PaletteColor? = nil, isPinned: Bool = false
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.schedule = schedule
        self.emoji = emoji
        self.color = color
        self.isPinned = isPinned
    }
}
