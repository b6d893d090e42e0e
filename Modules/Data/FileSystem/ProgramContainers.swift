public import TrackerDomain

extension Containers {
    /// Reads archives by `unzip` or `bsdtar`, and databases by `sqlite3`.
    ///
    /// - Parameter temporary: The folder for the copies that the programs read.
    public static func programs(
        _ programs: ProgramRunner = .system, in temporary: String,
        newID: @escaping @Sendable () -> Identifier,
        fileSystem: FileSystem = .system
    ) -> Containers {
        let copies = PrivateCopies(
            programs: programs, temporary: temporary, newID: newID, fileSystem: fileSystem)
        return Containers(
            files: { (archive) throws(ContainerFault) in try Archive(archive).files(by: copies) },
            tables: { (database, log, queries) throws(ContainerFault) in
                try DatabaseReader(copies: copies).read(database, log: log, queries)
            },
            leftovers: { isRemoving in
                let folder = PrivateFolder(parent: temporary, fileSystem: fileSystem)
                var paths: [String] = []
                try? folder.forEachLeftover { path in
                    paths.append(path)
                    if isRemoving { try? folder.remove(path) }
                }
                return paths
            })
    }
}

/// Runs programs on private copies of files of unknown origin.
struct PrivateCopies: Sendable {
    /// The longest time of a program, in milliseconds.
    static let limit = 10_000

    let programs: ProgramRunner
    let temporary: String
    let newID: @Sendable () -> Identifier
    let fileSystem: FileSystem

    /// Runs a body with the path of a copy, which is removed afterwards.
    ///
    /// - Parameter companion: A second file in the same folder, if the program reads one.
    func with<Result>(
        _ name: String, _ bytes: [UInt8], beside companion: PrivateFolder.File? = nil,
        _ body: (_ path: String) throws(ContainerFault) -> Result
    ) throws(ContainerFault) -> Result {
        let files: [PrivateFolder.File] = [(name, bytes)] + (companion.map { [$0] } ?? [])
        return try PrivateFolder(parent: temporary, fileSystem: fileSystem).with(files, newID: newID) {
            (folder) throws(ContainerFault) in
            try body(folder + "/" + name)
        }
    }

    /// Runs a program that reads a copy.
    ///
    /// - Parameter most: The greatest output in bytes.
    func run(_ program: String, _ arguments: [String], most: Int) -> ProgramResult {
        programs.run(
            ProgramCall(program, arguments, limit: PrivateCopies.limit, maxOutput: most, isConfined: true))
    }
}

extension ContainerFault {
    /// The fault of a program that did not succeed.
    init(_ result: ProgramResult) {
        switch result.end {
        case .notStarted: self = .noProgram
        case .outOfTime: self = .outOfTime
        case .tooMuch: self = .tooLarge(.bytes)
        case .signaled, .unread: self = .failed("")
        case .exited:
            let line = result.errors.split(whereSeparator: \.isNewline).first ?? ""
            self = .failed(String(line.prefix(200)))
        }
    }
}
