public import TrackerDomain

/// The files that a person names, on the disk.
public struct DiskFiles: NamedFiles {
    private let fileSystem: FileSystem

    public init(_ fileSystem: FileSystem = .system) {
        self.fileSystem = fileSystem
    }

    public func exists(_ path: String) -> Bool { (try? fileSystem.statusOfPath(path)) != nil }

    public func folder(_ path: String) -> String? {
        guard let real = try? fileSystem.resolve(path) else { return nil }
        return (try? fileSystem.statusOfPath(real))?.kind == .folder ? real : nil
    }

    public func read(_ path: String) throws(StoreError) -> ImportFiles {
        var reader = ImportReader(fileSystem: fileSystem, given: path)
        try reader.read()
        return reader.content
    }

    public func output(_ path: String) throws(StoreError) -> any WritableFile {
        try OutputFile(path: path, fileSystem: fileSystem)
    }
}
