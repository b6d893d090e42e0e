/// The category that a tracker is to have.
public enum CategoryChoice: Hashable, Sendable {
    case existing(Identifier)
    /// The category with this name (compared folded) or else this full id, created under this name with the
    /// given id where there is neither.
    case named(String, newID: Identifier)
}
