/// Why bytes are not a property list that can be taken.
package enum PropertyListFault: Error, Hashable {
    /// The bytes do not begin as an XML property list does.
    case notPropertyList
    /// A binary property list.
    case binary
    /// The declaration names another encoding than UTF-8.
    case encoding
    /// More than ``PropertyListTape/maximumSize`` bytes.
    case tooLarge
    /// More than ``PropertyListTape/maximumNodes`` elements.
    case tooManyElements
    /// More than ``PropertyListTape/maximumDepth`` containers inside each other.
    case tooDeep(line: Int)
    /// The bytes end before the list does.
    case truncated
    /// Lines that a merge left behind (`<<<<<<<`, `>>>>>>>`).
    case conflictMarkers(line: Int)
    /// A document type with declarations of its own, which could define entities.
    case documentTypeSubset
    /// A key that its dictionary already has.
    case duplicateKey(String, line: Int)
    /// Something else than white space and comments after the list.
    case contentAfterEnd(line: Int)
    /// Something that does not belong there.
    case malformed(line: Int)
    /// Well-formed, but not the document that was asked for. The place is a path in words.
    case invalid(place: String, problem: String)
}

extension PropertyListFault: CustomStringConvertible {
    /// The fault as a short technical fact.
    package var description: String {
        switch self {
        case .notPropertyList: "not an XML property list"
        case .binary: "a binary property list"
        case .encoding: "not encoded as UTF-8"
        case .tooLarge: "larger than 64 MiB"
        case .tooManyElements: "too many elements"
        case .tooDeep(let line): "line \(line): nested too deep"
        case .truncated: "cut off before its end"
        case .conflictMarkers(let line): "line \(line): merge conflict markers"
        case .documentTypeSubset: "a document type with declarations"
        case .duplicateKey(let key, let line): "line \(line): key \"\(key)\" twice"
        case .contentAfterEnd(let line): "line \(line): content after the end"
        case .malformed(let line): "line \(line): malformed"
        case .invalid(let place, let problem): place.isEmpty ? problem : "\(place): \(problem)"
        }
    }
}
