/// The category that a tracker is to have.
public enum CategoryChoice: Hashable, Sendable {
    case existing(Identifier)
    /// The category with this name, created with the given id where there is none.
    case named(String, newID: Identifier)
}
