/// The syntax of the steps in a file's history.
package enum StepWording: Int, CaseIterable, Comparable, Sendable {
    /// In versions 2 and 3 an edit has all fields of its time, found by walking back from the library.
    case version2
    /// From version 4 on each change stands alone, `set ID name "a" > "b"`, and a step may have a name, `by=import`.
    ///
    /// An added tracker that walking back finds is only named.
    case version4
    /// Version 5 also tells an amount that was added to from one that was set: `added ID 2026-11-20 2 > 3`.
    case version5
    /// Version 6 also tells a move: `moved ID after=ID from=first`, `categoriesOrdered`.
    case version6

    package static func < (left: StepWording, right: StepWording) -> Bool { left.rawValue < right.rawValue }

    /// True if the text of a change does not need those of other changes.
    var standsAlone: Bool { self != .version2 }
}
