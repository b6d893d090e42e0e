internal import TrackerData
internal import TrackerDomain

/// A library file of any version, in XML, or converted to binary by another program.
enum LibraryFileFormat: LibraryFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        guard source.files.count == 1 else { return false }
        let bytes = source.files[0].bytes
        // A prolog is shorter than this; the element may follow it.
        return BinaryPropertyList.looksLike(bytes)
            || bytes.first == UInt8(ascii: "<") && Array(bytes.prefix(1024)).holds(Array("<plist".utf8))
    }

    static func library(
        of source: ImportSource, reportingTo draft: inout ImportDraft, today: Day, newID: () -> Identifier
    ) throws(ImportFault) -> Library {
        let file = source.files[0]
        let id = newID()
        do throws(StoreError) {
            let bytes = try xml(file)
            let loaded = try InMemoryLibraryStore(contents: bytes, today: { today }, newIdentifier: { id })
                .load()
            for case .orphanCompletions(let count) in loaded.warnings {
                draft.remarks.add(.orphanCompletions, count)
            }
            return loaded.library
        } catch {
            throw .library(error.naming(file.path))
        }
    }

    private static func xml(_ file: ImportSource.File) throws(StoreError) -> [UInt8] {
        let bytes = Array(file.bytes)
        guard BinaryPropertyList.looksLike(bytes) else { return bytes }
        do throws(LibraryFormatFault) {
            return try BinaryPropertyList.xml(bytes)
        } catch {
            throw error.storeError(path: file.path)
        }
    }
}

extension StoreError {
    /// Turns the error of a library in memory into that of a file.
    fileprivate func naming(_ path: String) -> StoreError {
        switch self {
        case .unreadable(_, let reason): .unreadable(path: path, reason)
        case .newerVersion(_, let found, let known): .newerVersion(path: path, found: found, known: known)
        default: self
        }
    }
}
