/// The names of files that are being written.
package enum TemporaryName {
    /// Begins every such name, so that what a crash left behind can be told from other files.
    static let prefix = ".tracker-"
    private static let suffix = ".tmp"

    /// The name for the bytes that are to become a file: it tells of which file they are, and their hash
    /// tells afterwards whether they are still the ones that were meant.
    package static func text(for file: String, hash: UInt64) -> String {
        start(for: file) + Hexadecimal.text(hash) + suffix
    }

    /// The hash in a name, if it is one for this file.
    static func hash(in name: String, for file: String) -> UInt64? {
        let start = start(for: file)
        guard name.hasPrefix(start), name.hasSuffix(suffix) else { return nil }
        return Hexadecimal.value(name.dropFirst(start.count).dropLast(suffix.count))
    }

    /// A hash stands for the file's name, which may itself be as long as a name can be.
    private static func start(for file: String) -> String {
        prefix + Hexadecimal.text(XXH64.hash(file.utf8)) + "-"
    }
}
