internal import TrackerDomain

/// The files that a crash left beside a file about to be written.
struct Leftovers {
    let location: FileLocation
    /// The file as it was read; nil if there was none.
    let found: FileImage?
    /// The operation to report on failure.
    let operation: DiskFault.Operation

    /// Removes the leftovers; backs up bytes first that may be another program's.
    ///
    /// - Parameters:
    ///   - isKnown: True if bytes are also stored elsewhere, or if the file as it was read has replaced them.
    ///   - keep: Backs up the bytes of a temporary file.
    /// - Returns: True if such bytes were found, and the names in the folder.
    @discardableResult
    func clear(
        in folder: borrowing OpenFolder, isKnown: (_ bytes: [UInt8], _ areDisplaced: Bool) -> Bool,
        keep: (_ image: FileImage, _ name: String) throws(StoreError) -> Void
    ) throws(StoreError) -> (hasFound: Bool, names: [String]) {
        let names = try reporting(operation, at: folder.path, folder.names())
        var hasFound = false
        for name in names {
            guard let hash = TemporaryName.hash(in: name, for: location.name) else { continue }
            switch try Leftover(name, in: folder) {
            case .foreign: continue
            case .nothing: break
            case .bytes(let image):
                if isOurs(image.bytes, hash, isKnown) { break }
                try keep(image, name)
                hasFound = true
            }
            try reporting(operation, at: folder.path(of: name), folder.remove(name))
        }
        return (hasFound, names)
    }

    /// True if bytes are a state that was never published, a part of one, or known.
    private func isOurs(
        _ bytes: [UInt8], _ hash: UInt64, _ isKnown: (_ bytes: [UInt8], _ areDisplaced: Bool) -> Bool
    ) -> Bool {
        if bytes.isEmpty || TemporaryName.means(bytes, by: hash) || bytes == found?.bytes { return true }
        // The file has the hash of the temporary name: the names were exchanged.
        let areDisplaced = found.map { TemporaryName.means($0.bytes, by: hash) } ?? false
        if isKnown(bytes, areDisplaced) { return true }
        // A displaced file, or one with a trailer, is no unfinished write.
        return !areDisplaced && Trailer.find(in: bytes) == nil && Self.isCutOff(bytes)
    }

    private static func isCutOff(_ bytes: [UInt8]) -> Bool {
        do throws(PropertyListFault) {
            _ = try PropertyListTape(bytes)
            return false
        } catch {
            return error == .truncated
        }
    }
}

/// A file with the name of a library's temporary file.
enum Leftover {
    /// A file that is either a write's leftover or another program's.
    case bytes(FileImage)
    /// A link, a pipe, a socket or an empty folder: removing it loses no data.
    case nothing
    /// No file of ours: it cannot be backed up, or this user cannot read it.
    case foreign

    /// - Throws: A disk fault if it cannot be examined.
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
