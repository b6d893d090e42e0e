internal import TrackerDomain

/// What bears the name of a temporary file of a library.
enum Leftover {
    /// A file that a write can have left, or somebody's.
    case bytes(FileImage)
    /// A link, a pipe, a socket or an empty folder: nothing is lost with it.
    case nothing
    /// Something that is no file of ours and holds what cannot be kept, or not be read by this user.
    case foreign

    /// - Throws: The fault of a disk that does not say what it is.
    init(_ name: String, in folder: borrowing OpenFolder) throws(StoreError) {
        do throws(FileImageFault) {
            self = try folder.image(of: name).map { .bytes($0) } ?? .nothing
        } catch {
            switch error {
            case .tooLarge: self = .foreign
            case .notARegularFile: self = Leftover.isFilledFolder(name, in: folder) ? .foreign : .nothing
            case .system(let fault):
                let cause = DiskFault.Cause(systemError: fault.code)
                guard cause == .notPermitted else {
                    throw .disk(DiskFault(.read, at: folder.path(of: name), code: fault.code))
                }
                self = .foreign
            }
        }
    }

    private static func isFilledFolder(_ name: String, in folder: borrowing OpenFolder) -> Bool {
        guard (try? folder.status(of: name))?.kind == .folder else { return false }
        let names = try? OpenFolder(folder.path(of: name), folder.fileSystem).names()
        return names != []
    }
}
