/// Where text stands in a wider column.
package enum Alignment: Sendable {
    case left, center, right

    /// Splits the blank cells of a column; an odd one in the middle goes to the right.
    package func split(blanks: Int) -> (before: Int, after: Int) {
        switch self {
        case .left: (0, blanks)
        case .center: (blanks / 2, blanks - blanks / 2)
        case .right: (blanks, 0)
        }
    }
}
