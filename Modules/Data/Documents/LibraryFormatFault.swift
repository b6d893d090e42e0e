package import TrackerDomain

/// The reason why bytes are not an acceptable library.
package enum LibraryFormatFault: Error, Hashable {
    case unreadable(UnreadableReason)
    case newerVersion(Int)
}

extension UnreadableReason {
    fileprivate init(_ fault: PropertyListFault, size: Int) {
        self =
            switch fault {
            case .empty: .empty
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .tooManyElements: .tooManyElements
            case .notPropertyList, .binary, .encoding, .documentTypeSubset: .malformed(offset: 0)
            case .truncated: .malformed(offset: size)
            case .tooDeep(let offset), .duplicateKey(_, let offset), .contentAfterEnd(let offset),
                .malformed(let offset):
                .malformed(offset: offset)
            case .conflictMarkers(let line): .conflictMarkers(line: line)
            // The keys of a file can have any text of any length; a person sees the beginning of the path.
            case .invalid(let path, _):
                .invalid(at: UserText(String(path.unicodeScalars.prefix(1 << 12))).name)
            }
    }
}

extension LibraryFormatFault {
    package func storeError(path: String) -> StoreError {
        switch self {
        case .unreadable(let reason): .unreadable(path: path, reason)
        case .newerVersion(let version):
            .newerVersion(path: path, found: version, known: Versions.known.newest.number)
        }
    }
}

/// Reads a document of a file and throws its faults as those of the file.
func reading<Document>(
    fileOf size: Int, _ body: @autoclosure () throws(PropertyListFault) -> Document
) throws(LibraryFormatFault) -> Document {
    try mapping(body()) { (fault: PropertyListFault) in
        LibraryFormatFault.unreadable(UnreadableReason(fault, size: size))
    }
}

extension BinaryPropertyList {
    /// The XML of a library file.
    package static func xml(_ bytes: [UInt8]) throws(LibraryFormatFault) -> [UInt8] {
        try reading(fileOf: bytes.count, text(bytes))
    }
}
