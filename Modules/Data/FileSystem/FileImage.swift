internal import TrackerDomain

/// A file as it was read: its bytes, and the status that identifies it.
struct FileImage {
    let bytes: [UInt8]
    let status: FileStatus
}

extension FileImage {
    /// Reads the file of a location; nil if there is none.
    init?(at location: FileLocation, _ fileSystem: FileSystem) throws(FileImageFault) {
        let folder = try mapping(OpenFolder(location.folder, fileSystem), FileImageFault.system)
        guard let image = try folder.image(of: location.name) else { return nil }
        self = image
    }
}

/// The reason why a file could not be read.
enum FileImageFault: Error, Hashable {
    case system(SystemFault)
    case notARegularFile
    case tooLarge

    func storeError(_ operation: DiskFault.Operation, at path: String) -> StoreError {
        switch self {
        case .system(let fault): .disk(DiskFault(operation, at: path, code: fault.code))
        case .notARegularFile: .unreadable(path: path, .notARegularFile)
        case .tooLarge: .unreadable(path: path, .tooLarge(limit: PropertyListLimits.standard.size))
        }
    }

    var cause: DiskFault.Cause {
        switch self {
        case .system(let fault): DiskFault.Cause(systemError: fault.code)
        case .notARegularFile: .notARegularFile
        case .tooLarge: .tooLarge
        }
    }
}
