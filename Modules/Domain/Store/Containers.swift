/// The archives and databases that programs of the machine open; closures, so that a test can answer in their place.
public struct Containers: Sendable {
    /// The files of an archive.
    public var files: @Sendable (_ archive: [UInt8]) throws(ContainerFault) -> ImportFiles
    /// The names of a database's tables, and the rows of those that are asked for and there.
    ///
    /// `log` is what the database keeps in a second file, see `ImportFiles.File`.
    public var tables:
        @Sendable (_ database: [UInt8], _ log: [UInt8], [TableQuery]) throws(ContainerFault) -> Database
    /// The paths of copies that killed imports have left; removes them if asked to.
    public var leftovers: @Sendable (_ removing: Bool) -> [String]

    public init(
        files: @escaping @Sendable ([UInt8]) throws(ContainerFault) -> ImportFiles,
        tables: @escaping @Sendable ([UInt8], [UInt8], [TableQuery]) throws(ContainerFault) -> Database,
        leftovers: @escaping @Sendable (Bool) -> [String] = { _ in [] }
    ) {
        self.files = files
        self.tables = tables
        self.leftovers = leftovers
    }

    /// Those of a machine without such programs.
    public static let none = Containers(
        files: { (_) throws(ContainerFault) in throw .noProgram },
        tables: { (_, _, _) throws(ContainerFault) in throw .noProgram })
}

/// A table to be read, and the columns that are asked for; case does not matter.
public struct TableQuery: Hashable, Sendable {
    public let table: String
    public let columns: [String]

    public init(_ table: String, _ columns: [String]) {
        self.table = table
        self.columns = columns
    }
}

/// What was read of a database.
public struct Database: Hashable, Sendable {
    /// The most rows of an import; of a database one more is read, so that it is told.
    public static let maxRows = 1_600_000

    /// The number that its program gives to the schema.
    public let version: Int
    /// The names of all tables, in the order of their making.
    public let names: [String]
    /// The rows of a table, each with a value for every column asked for; nil for NULL and for a column that is missing.
    public let rows: [TableQuery: [[String?]]]

    public init(version: Int, names: [String], rows: [TableQuery: [[String?]]]) {
        self.version = version
        self.names = names
        self.rows = rows
    }
}

/// The reason why an archive or a database was not read.
public enum ContainerFault: Error, Hashable, Sendable {
    /// The machine has no program for it.
    case noProgram
    /// The program failed; what it said, in its first line.
    case failed(String)
    case outOfTime
    /// More files or bytes than are read.
    case tooLarge(Bound)
    /// A path that leads out of the archive's folder, a link, or a name twice.
    case unsafePath(String)
    case encrypted
    case disk(DiskFault)

    public enum Bound: Hashable, Sendable {
        /// 10,000 files.
        case files
        /// 256 MiB.
        case bytes
    }
}
