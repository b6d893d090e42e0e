/// A library as it was read, with what the reader has to say of it.
public struct LoadedLibrary: Hashable, Sendable {
    public let library: Library
    public let warnings: [StoreWarning]

    public init(library: Library, warnings: [StoreWarning] = []) {
        self.library = library
        self.warnings = warnings
    }
}
