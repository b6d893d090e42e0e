/// One element of a property list, as a flat record over the bytes it was read from.
package struct PropertyListNode: Sendable {
    package enum Kind: UInt8, Sendable {
        case dictionary, array, key, string, integer, real, `true`, `false`, date, data

        /// The tag as every writer spells it.
        var closingTag: StaticString {
            switch self {
            case .dictionary: "</dict>"
            case .array: "</array>"
            case .key: "</key>"
            case .string: "</string>"
            case .integer: "</integer>"
            case .real: "</real>"
            case .true: "</true>"
            case .false: "</false>"
            case .date: "</date>"
            case .data: "</data>"
            }
        }
    }

    package let kind: Kind
    /// The text has references or CDATA sections and must be unescaped.
    package internal(set) var isEscaped = false
    /// The keys of a dictionary ascend, and none is escaped.
    package internal(set) var hasAscendingKeys = false
    /// The start of the text; for a container, the start of its tag.
    package internal(set) var offset: UInt32
    /// The length of the text in bytes; for a container, the number of its children, keys included.
    package internal(set) var extent: UInt32 = 0
    /// The index of the first node after this one and its children.
    package internal(set) var next: UInt32

    var isContainer: Bool { kind == .dictionary || kind == .array }

    /// The range of the text in the bytes.
    var text: Range<Int> { Int(offset)..<Int(offset) + Int(extent) }
    /// The same in half the memory.
    var place: Range<UInt32> { offset..<offset + extent }
}
