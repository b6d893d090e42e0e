/// The files that a person names, outside the library.
public protocol NamedFiles: Sendable {
    /// Whether there is something at a path.
    func exists(_ path: String) -> Bool

    /// The whole path of a folder; nil if there is none at that path.
    func folder(_ path: String) -> String?

    /// Reads a file, or all regular files in a folder that are not hidden; follows links to them, but none in a folder.
    ///
    /// - Throws: `disk` if they cannot be read, or are larger than the program can easily hold.
    func read(_ path: String) throws(StoreError) -> ImportFiles

    /// Examines a path to be written; a symbolic link to a file leads to that file.
    ///
    /// - Throws: `disk` if no file can be written.
    func output(_ path: String) throws(StoreError) -> any WritableFile
}

/// The content of the files to import.
public struct ImportFiles: Sendable {
    public struct File: Sendable {
        /// The path below the named folder, with `/` between names; the name of a single file.
        public let path: String
        /// Bytes that have those of the file in `range`: files of an archive share what was unpacked.
        package let shared: [UInt8]
        package let range: Range<Int>
        /// The newest changes of an SQLite database, which it keeps in a second file; empty if there is none.
        public let log: [UInt8]

        public init(path: String, bytes: [UInt8], log: [UInt8] = []) {
            self.init(path: path, shared: bytes, range: bytes.indices, log: log)
        }

        package init(path: String, shared: [UInt8], range: Range<Int>, log: [UInt8] = []) {
            self.path = path
            self.shared = shared
            self.range = range
            self.log = log
        }

        public var bytes: [UInt8] { Array(shared[range]) }
    }

    public package(set) var files: [File]
    /// Paths below the folder that were not read: links, devices, and folders that are too deep, which end with `/`.
    public package(set) var unreadPaths: [String]
    /// True for a folder or an archive, even with one file only.
    public package(set) var isFolder: Bool

    public init(files: [File], unreadPaths: [String] = [], isFolder: Bool = false) {
        self.files = files
        self.unreadPaths = unreadPaths
        self.isFolder = isFolder
    }
}

/// A file to be written whole or not at all.
public protocol WritableFile: Sendable {
    /// Whether a file exists, which a write would replace.
    var exists: Bool { get }

    /// Whether a path leads to the same file, or would if it existed.
    func isSame(as path: String) -> Bool

    /// Whether the file is, or would be, in a folder or one below it.
    func isBelow(_ folder: String) -> Bool

    /// Writes the file in one step; on failure the old one is unchanged.
    ///
    /// Also removes leftovers of earlier crashed writes in the folder.
    ///
    /// - Parameters:
    ///   - pieces: Bytes made while they are written, the same each time: after a failed fsync they are written again.
    ///   - paths: Of files that are written with more care and remove their own leftovers.
    /// - Throws: `disk`, also if another program changed or made the file since it was examined.
    func write(_ pieces: some Sequence<[UInt8]>, sparing paths: [String]) throws(StoreError)
}
