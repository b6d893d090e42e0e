package import TrackerDomain

/// Reads the files of an import, no more than the program can easily hold.
struct ImportReader {
    /// The greatest size of all files together, in bytes.
    static let maxBytes = PropertyListLimits.standard.size
    static let maxFiles = 10_000
    /// The greatest depth of folders that are searched: 1 is the folder itself.
    static let maxDepth = 16

    let fileSystem: FileSystem
    let given: String
    private(set) var content = ImportFiles(files: [])
    private var size = 0

    init(fileSystem: FileSystem, given: String) {
        self.fileSystem = fileSystem
        self.given = given
    }

    mutating func read() throws(StoreError) {
        // A process's stream has a path, but no name in that folder.
        if fileSystem.isWritable(given), (try? fileSystem.resolve(given)) == nil {
            throw .disk(DiskFault(operation: .read, path: given, cause: .notARegularFile))
        }
        let (resolved, status) = try reporting(.read, at: given) { () throws(SystemFault) in
            let resolved = try fileSystem.resolve(given)
            return (resolved, try fileSystem.statusOfPath(resolved))
        }
        switch status.kind {
        case .folder:
            content.isFolder = true
            try readFolder(resolved, prefix: "", depth: 1)
        case .file:
            let slash = resolved.lastIndex(of: "/") ?? resolved.startIndex
            let folder = try open(slash == resolved.startIndex ? "/" : String(resolved[..<slash]))
            let name = String(resolved[resolved.index(after: slash)...])
            try readFile(name, in: folder, as: String(given.split(separator: "/").last ?? ""), withLog: true)
        case .symbolicLink, .other:
            throw .disk(DiskFault(operation: .read, path: given, cause: .notARegularFile))
        }
    }

    private func open(_ path: String) throws(StoreError) -> OpenFolder {
        try reporting(.read, at: given, OpenFolder(path, fileSystem))
    }

    private mutating func readFolder(_ path: String, prefix: String, depth: Int) throws(StoreError) {
        let folder = try open(path)
        let names = try reporting(.read, at: given, folder.names())
        for name in names where !name.hasPrefix(".") {
            let status = try reporting(.read, at: given, fileSystem.statusOfName(folder.descriptor, name))
            switch status.kind {
            case .file: try readFile(name, in: folder, as: prefix + name)
            case .folder where depth < ImportReader.maxDepth:
                try readFolder(folder.path(of: name), prefix: prefix + name + "/", depth: depth + 1)
            case .folder: content.unreadPaths.append(prefix + name + "/")
            case .symbolicLink, .other: content.unreadPaths.append(prefix + name)
            }
        }
    }

    private mutating func readFile(
        _ name: String, in folder: borrowing OpenFolder, as path: String, withLog: Bool = false
    ) throws(StoreError) {
        guard let image = try image(of: name, in: folder, as: path) else {
            throw .disk(DiskFault(operation: .read, path: path, cause: .missing))
        }
        var (bytes, log) = (image.bytes, [UInt8]())
        if withLog, image.isDatabase {
            (bytes, log) = try database(image, name, in: folder, as: path)
        }
        size += bytes.count + log.count
        guard size <= ImportReader.maxBytes else {
            throw .disk(DiskFault(operation: .read, path: given, cause: .tooLarge))
        }
        guard content.files.count < ImportReader.maxFiles else {
            throw .disk(DiskFault(operation: .read, path: given, cause: .tooManyFiles))
        }
        content.files.append(.init(path: path, bytes: bytes, log: log))
    }

    /// A database with its newest changes, which SQLite keeps in a file beside it until the database is closed.
    ///
    /// - Throws: `busy` if another program goes on changing it: the two files would not belong together.
    private func database(
        _ first: FileImage, _ name: String, in folder: borrowing OpenFolder, as path: String
    ) throws(StoreError) -> (bytes: [UInt8], log: [UInt8]) {
        var database = first
        for _ in 0..<3 {
            let log = try image(of: name + "-wal", in: folder, as: path + "-wal")?.bytes ?? []
            do throws(FileImageFault) {
                if try folder.holds(database, as: name) { return (database.bytes, log) }
            } catch {
                throw .disk(DiskFault(operation: .read, path: path, cause: error.cause))
            }
            guard let again = try image(of: name, in: folder, as: path) else { break }
            database = again
        }
        throw .busy(path: path)
    }

    private func image(
        of name: String, in folder: borrowing OpenFolder, as path: String
    ) throws(StoreError) -> FileImage? {
        try mapping(folder.image(of: name)) { (fault: FileImageFault) in
            StoreError.disk(DiskFault(operation: .read, path: path, cause: fault.cause))
        }
    }
}

extension FileImage {
    fileprivate var isDatabase: Bool { bytes.starts(with: "SQLite format 3\0".utf8) }
}

extension FileSystem {
    /// Reads all of standard input.
    package func readStandardInput() throws(StoreError) -> [UInt8] {
        var all: [UInt8] = []
        while all.count <= ImportReader.maxBytes {
            let piece = try reporting(.read, at: "-") { () throws(SystemFault) in
                try readPiece(of: Descriptor(0))
            }
            if piece.isEmpty { return all }
            all += piece
        }
        throw .disk(DiskFault(operation: .read, path: "-", cause: .tooLarge))
    }

    private func readPiece(of file: Descriptor) throws(SystemFault) -> [UInt8] {
        var fault: SystemFault?
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            do throws(SystemFault) {
                let room = UnsafeMutableRawBufferPointer(buffer)
                filled = try uninterrupted(read(file, room))
            } catch {
                fault = error
            }
        }
        if let fault { throw fault }
        return piece
    }
}
