/// A field of a tracker with the value that a person gives it.
public struct TrackerValue: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case text(String)
        case category(CategoryChoice)
        case schedule(Schedule)
        case goal(Goal?)
    }

    public let field: TrackerField
    let content: Content

    public static func name(_ name: String) -> Self { .text(name, in: .name) }
    /// A schedule in force from the day of the edit on.
    public static func schedule(_ schedule: Schedule) -> Self {
        Self(field: .schedule, content: .schedule(schedule))
    }
    /// A goal in force from the day of the edit on; nil for none.
    public static func goal(_ goal: Goal?) -> Self { Self(field: .goal, content: .goal(goal)) }
    public static func category(_ category: CategoryChoice) -> Self {
        Self(field: .category, content: .category(category))
    }
    public static func emoji(_ emoji: String) -> Self { .text(emoji, in: .emoji) }
    public static func color(_ color: PaletteColor) -> Self { .text(color.fieldText, in: .color) }
    public static func pinned(_ isPinned: Bool) -> Self { .text(isPinned.fieldText, in: .pinned) }

    var setsSchedule: Bool { if case .schedule = content { true } else { false } }

    static func text(_ text: String, in field: TrackerField) -> Self {
        Self(field: field, content: .text(text))
    }
}
