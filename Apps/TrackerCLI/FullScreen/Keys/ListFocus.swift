/// The moves of the focus in a list of rows.
enum ListFocus {
    /// The rows of a page, whatever the window has.
    private static let page = 8

    static func moved(_ focus: Int, _ move: Move, count: Int) -> Int {
        let wanted =
            switch move {
            case .up, .left, .previous: focus - 1
            case .down, .right, .next: focus + 1
            case .pageUp: focus - page
            case .pageDown: focus + page
            case .toStart: 0
            case .toEnd: count - 1
            }
        return max(0, min(count - 1, wanted))
    }
}
