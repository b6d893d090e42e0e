/// The syntax of the steps in a file's history.
package enum StepWording: CaseIterable, Sendable {
    /// In versions 2 and 3 an edit has all fields of its time, found by walking back from the library.
    case version2
    /// From version 4 on each change stands alone, `set ID name "a" > "b"`, and a step may have a name, `by=import`.
    ///
    /// An added tracker that walking back finds is only named.
    case version4
}
