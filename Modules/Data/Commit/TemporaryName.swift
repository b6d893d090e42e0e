/// The names of files that are being written.
package enum TemporaryName {
    /// Begins every such name, so that what a crash left behind can be told from other files.
    static let prefix = ".tracker-"
    private static let suffix = ".tmp"
    /// How many names there are for the same bytes: whoever took them all wants no file here.
    static let variants: UInt64 = 16

    /// The name for the bytes that are to become a file: it tells of which file they are, and their hash
    /// tells afterwards whether they are still the ones that were meant.
    ///
    /// - Parameter variant: From 0; where something else bears one name, the next one is a little higher.
    package static func text(for file: String, hash: UInt64, variant: UInt64 = 0) -> String {
        start(for: file) + Hexadecimal.text(hash &+ variant) + suffix
    }

    /// Whether the hash in a name stands for these bytes, in any of its variants.
    static func means(_ bytes: [UInt8], by hash: UInt64) -> Bool {
        hash &- XXH64.hash(bytes) < variants
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
