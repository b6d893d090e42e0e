/// The fields to change in a tracker; `nil` leaves one as it is.
public struct TrackerEdit: Hashable, Sendable {
    public var name: String?
    public var category: CategoryChoice?
    public var schedule: Schedule?
    public var emoji: String?
    public var color: PaletteColor?
    /// Days to complete and days to take completions from, as a form's + and − do.
    public var completing: [Day]
    public var uncompleting: [Day]

    public init(
        name: String? = nil, category: CategoryChoice? = nil, schedule: Schedule? = nil, emoji: String? = nil,
        color: PaletteColor? = nil, completing: [Day] = [], uncompleting: [Day] = []
    ) {
        self.name = name
        self.category = category
        self.schedule = schedule
        self.emoji = emoji
        self.color = color
        self.completing = completing
        self.uncompleting = uncompleting
    }
}
