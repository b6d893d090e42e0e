public import TrackerDomain

/// The files that a person names to be read: one file, or all in a folder.
///
/// Reads only regular files that are not hidden, and no more bytes than the program can easily hold.
public struct ImportFiles {
    /// The greatest size of all files together, in bytes.
    public static let maxBytes = PropertyListLimits.standard.size
    static let maxFiles = 10_000
    /// The greatest depth of folders that are searched: 1 is the folder itself.
    static let maxDepth = 3

    public struct File {
        /// The path below the named folder, with `/` between names; the name of a single file.
        public let path: String
        public let bytes: [UInt8]
    }

    private let fileSystem: FileSystem
    private let given: String
    public private(set) var files: [File] = []
    /// Paths below the folder that were not read.
    ///
    /// Links, devices, and folders below the greatest depth, which end with `/`.
    public private(set) var unreadPaths: [String] = []
    private var size = 0

    /// Reads the files at a path; follows links to it, but none in a folder.
    public static func read(_ path: String, _ fileSystem: FileSystem) throws(StoreError) -> ImportFiles {
        var files = ImportFiles(fileSystem: fileSystem, given: path)
        // A process's stream has a path, but no name in that folder.
        if fileSystem.isWritable(path), (try? fileSystem.resolve(path)) == nil {
            throw .disk(DiskFault(operation: .read, path: path, cause: .notARegularFile))
        }
        let resolved = try reporting(.read, at: path) { () throws(SystemFault) in try fileSystem.resolve(path)
        }
        switch try reporting(
            .read, at: path, { () throws(SystemFault) in try fileSystem.statusOfPath(resolved) }
        ).kind {
        case .folder: try files.readFolder(resolved, prefix: "", depth: 1)
        case .file:
            let slash = resolved.lastIndex(of: "/") ?? resolved.startIndex
            let folder = try files.open(slash == resolved.startIndex ? "/" : String(resolved[..<slash]))
            let name = String(resolved[resolved.index(after: slash)...])
            try files.readFile(name, in: folder, as: String(path.split(separator: "/").last ?? ""))
        case .symbolicLink, .other:
            throw .disk(DiskFault(operation: .read, path: path, cause: .notARegularFile))
        }
        return files
    }

    private init(fileSystem: FileSystem, given: String) {
        self.fileSystem = fileSystem
        self.given = given
    }

    private func open(_ path: String) throws(StoreError) -> OpenFolder {
        try reporting(.read, at: given) { () throws(SystemFault) in try OpenFolder(path, fileSystem) }
    }

    private mutating func readFolder(_ path: String, prefix: String, depth: Int) throws(StoreError) {
        let folder = try open(path)
        let names = try reporting(.read, at: given) { () throws(SystemFault) in
            try fileSystem.list(folder.descriptor).sorted()
        }
        for name in names where !name.hasPrefix(".") {
            let status = try reporting(.read, at: given) { () throws(SystemFault) in
                try fileSystem.statusOfName(folder.descriptor, name)
            }
            switch status.kind {
            case .file: try readFile(name, in: folder, as: prefix + name)
            case .folder where depth < ImportFiles.maxDepth:
                try readFolder(folder.path(of: name), prefix: prefix + name + "/", depth: depth + 1)
            case .folder: unreadPaths.append(prefix + name + "/")
            case .symbolicLink, .other: unreadPaths.append(prefix + name)
            }
        }
    }

    private mutating func readFile(
        _ name: String, in folder: borrowing OpenFolder, as path: String
    ) throws(StoreError) {
        let image: FileImage?
        do throws(FileImageFault) {
            image = try folder.image(of: name)
        } catch {
            throw .disk(DiskFault(operation: .read, path: path, cause: error.cause))
        }
        guard let image else { throw .disk(DiskFault(operation: .read, path: path, cause: .missing)) }
        size += image.bytes.count
        guard size <= ImportFiles.maxBytes, files.count < ImportFiles.maxFiles else {
            throw .disk(DiskFault(operation: .read, path: given, cause: .tooLarge))
        }
        files.append(File(path: path, bytes: image.bytes))
    }
}

extension FileSystem {
    /// Reads all of standard input.
    public func readStandardInput() throws(StoreError) -> [UInt8] {
        var all: [UInt8] = []
        while all.count <= ImportFiles.maxBytes {
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
