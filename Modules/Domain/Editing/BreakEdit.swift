/// A break that a person asks for.
public enum BreakEdit: Hashable, Sendable {
    /// Adds the days from a first to a last one; nothing that was off becomes active.
    case adding(from: Day, until: Day)
    /// Sets the last day of the present rest, of a pause that begins by then, or of a break from today on.
    case until(Day)
}
