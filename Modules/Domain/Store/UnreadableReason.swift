/// What is wrong with a file that should be a library.
public enum UnreadableReason: Hashable, Sendable {
    /// A directory, a device or the like.
    case notARegularFile
    case tooLarge
    /// More values than any library has, which would ask for much memory and time.
    case tooManyElements
    /// Nothing, or only white space.
    case empty
    /// Not a property list; the byte where reading stopped.
    case malformed(offset: Int)
    /// The markers that a version control system leaves where two versions clash.
    case conflictMarkers(line: Int)
    /// A property list, but a part of it has no sense; the path of keys to it.
    case invalid(at: String)
    /// A rule of the library is broken.
    case fault(LibraryFault)
}

extension UnreadableReason {
    /// Whether a backup can take the file's place, its bytes kept: of a pipe there are none, of a huge file too many.
    public var isReplaceable: Bool {
        switch self {
        case .notARegularFile, .tooLarge: false
        case .tooManyElements, .empty, .malformed, .conflictMarkers, .invalid, .fault: true
        }
    }
}
