/// A text in a file of this account that others must not know, as it is found.
public enum StoredSecret: Hashable, Sendable {
    case missing
    /// Others can read the file, so that it is no secret any more.
    case exposed
    case text(String)
}
