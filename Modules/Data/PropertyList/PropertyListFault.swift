/// The reason why bytes are not an acceptable property list.
///
/// Offsets count bytes from the start of the file, lines count from 1.
package enum PropertyListFault: Error, Hashable {
    /// No bytes, or only white space.
    case empty
    /// The bytes do not begin as an XML property list does.
    case notPropertyList
    case binary
    /// Not UTF-8, or the declaration names another encoding.
    case encoding
    case tooLarge(limit: Int)
    /// More elements than ``PropertyListLimits`` allows.
    case tooManyElements
    /// More nested containers than ``PropertyListLimits`` allows.
    case tooDeep(offset: Int)
    /// The bytes end before the list does.
    case truncated
    /// Lines that a merge left behind (`<<<<<<<`, `>>>>>>>`).
    case conflictMarkers(line: Int)
    /// A document type with declarations of its own, which could define entities.
    case documentTypeSubset
    /// A key that occurs twice in its dictionary.
    case duplicateKey(String, offset: Int)
    /// Content other than white space and comments after the list.
    case contentAfterEnd(offset: Int)
    /// Unexpected bytes.
    case malformed(offset: Int)
    /// Well-formed, but not the requested document; with the path of the faulty element, and the problem.
    case invalid(path: String, problem: String)
}

extension PropertyListFault {
    /// The same fault for the enclosing document, in which the faulty part has a path of its own.
    func inside(_ outer: String) -> PropertyListFault {
        guard case .invalid(let path, let problem) = self else { return self }
        let paths = [outer, path].filter { !$0.isEmpty }
        return .invalid(path: paths.joined(separator: PropertyListTape.step), problem: problem)
    }
}

/// The lines that a failed merge of a version control system leaves in a file.
enum ConflictMarkers {
    /// The number of the first such line, from 1.
    static func firstLine(in bytes: [UInt8]) -> Int? {
        var line = 1
        var isAtStart = true
        for position in bytes.indices {
            if isAtStart, bytes.starts("<<<<<<< ", at: position) || bytes.starts(">>>>>>> ", at: position) {
                return line
            }
            isAtStart = bytes[position] == UInt8(ascii: "\n")
            if isAtStart { line += 1 }
        }
        return nil
    }
}
