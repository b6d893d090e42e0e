/// A change does not fit the library it was applied to.
public struct ChangeConflict: Error, Hashable, Sendable {
    public let change: Change
}
