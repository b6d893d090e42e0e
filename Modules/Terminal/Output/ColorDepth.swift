/// How many colours a terminal is given.
package enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
    /// Bold, dim, underline and reverse alone.
    case none
    case sixteen
    case indexed
    case trueColor

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}
