/// How the categories of a library are sorted; the raw value is its name in files.
public enum CategoryOrder: String, CaseIterable, Sendable {
    case byName = "name"
    /// As they stand in the library.
    case own
}
