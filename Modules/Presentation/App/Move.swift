/// Where a key moves the focus.
public enum Move: CaseIterable, Sendable {
    case up, down, left, right, pageUp, pageDown, toStart, toEnd
    /// Tab and Shift-Tab.
    case next, previous
}
