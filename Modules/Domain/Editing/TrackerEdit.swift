/// What to change in a tracker; what is not named stays as it is.
public struct TrackerEdit: Hashable, Sendable {
    /// A new value of a field, as a person gives it.
    public enum Value: Hashable, Sendable {
        case name(String)
        case category(CategoryChoice)
        /// In force from the day of the edit on.
        case schedule(Schedule)
        case emoji(String)
        case color(PaletteColor)
        case pinned(Bool)
    }

    public var values: [Value]
    /// Days to complete and days to take completions from, as a form's + and − do.
    public var completing: [Day]
    public var uncompleting: [Day]

    public init(_ values: Value..., completing: [Day] = [], uncompleting: [Day] = []) {
        self.init(values, completing: completing, uncompleting: uncompleting)
    }

    public init(_ values: [Value], completing: [Day] = [], uncompleting: [Day] = []) {
        self.values = values
        self.completing = completing
        self.uncompleting = uncompleting
    }
}
