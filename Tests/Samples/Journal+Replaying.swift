package import TrackerDomain

/// Undo and redo in a library that is in step with no other device, where a step fits as a whole and no day matters.
extension Journal {
    package mutating func undo(_ count: Int = 1) throws(EditError) -> [Step] {
        try undo(count, today: .today).steps
    }

    package mutating func redo(_ count: Int = 1) throws(EditError) -> [Step] {
        try redo(count, today: .today).steps
    }
}
