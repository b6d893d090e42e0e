/// An open folder, closed when the value is destroyed; this also ends its lock.
struct OpenFolder: ~Copyable {
    let path: String
    let descriptor: Descriptor
    let fileSystem: FileSystem

    init(_ path: String, _ fileSystem: FileSystem) throws(SystemFault) {
        self.path = path
        self.fileSystem = fileSystem
        descriptor = try uninterrupted(fileSystem.openFolder(path))
    }

    deinit {
        // Nothing was written through this descriptor, so a failing close loses nothing.
        try? fileSystem.close(descriptor)
    }

    func path(of name: String) -> String { path + "/" + name }

    func status(of name: String) throws(SystemFault) -> FileStatus? {
        do throws(SystemFault) {
            return try fileSystem.statusOfName(descriptor, name)
        } catch {
            if error.code == ErrorNumber.noSuchFile { return nil }
            throw error
        }
    }

    /// Removes a name if it exists.
    func remove(_ name: String) throws(SystemFault) {
        do throws(SystemFault) {
            try fileSystem.remove(descriptor, name)
        } catch {
            if error.code != ErrorNumber.noSuchFile { throw error }
        }
    }

    func names() throws(SystemFault) -> [String] {
        try fileSystem.list(descriptor).sorted()
    }

    /// Flushes the folder's names to the disk.
    func synchronize() throws(SystemFault) {
        do throws(SystemFault) {
            try uninterrupted(fileSystem.synchronize(descriptor))
        } catch {
            // Some file systems keep names safe by themselves and reject the call.
            if !ErrorNumber.isUnsupported(error.code) { throw error }
        }
    }
}
