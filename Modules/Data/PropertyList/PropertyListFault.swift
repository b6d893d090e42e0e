/// Why bytes are not a property list that can be taken.
///
/// Offsets count bytes from the start of the file, lines count from 1.
package enum PropertyListFault: Error, Hashable {
    /// No bytes, or only white space.
    case empty
    /// The bytes do not begin as an XML property list does.
    case notPropertyList
    /// A binary property list.
    case binary
    /// Not UTF-8, or the declaration names another encoding.
    case encoding
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// More than ``PropertyListLimits`` elements.
    case tooManyElements
    /// More than ``PropertyListLimits`` containers inside each other.
    case tooDeep(offset: Int)
    /// The bytes end before the list does.
    case truncated
    /// Lines that a merge left behind (`<<<<<<<`, `>>>>>>>`).
    case conflictMarkers(line: Int)
    /// A document type with declarations of its own, which could define entities.
    case documentTypeSubset
    /// A key that its dictionary already has.
    case duplicateKey(String, offset: Int)
    /// Something else than white space and comments after the list.
    case contentAfterEnd(offset: Int)
    /// Something that does not belong there.
    case malformed(offset: Int)
    /// Well-formed, but not the document that was asked for; the path to what is wrong, and why.
    case invalid(place: String, problem: String)
}

extension PropertyListFault {
    /// The same fault as whoever reads the whole has to tell it, of which the faulty part stands at a place.
    func inside(_ outer: String) -> PropertyListFault {
        guard case .invalid(let place, let problem) = self else { return self }
        let places = [outer, place].filter { !$0.isEmpty }
        return .invalid(place: places.joined(separator: PropertyListTape.step), problem: problem)
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
