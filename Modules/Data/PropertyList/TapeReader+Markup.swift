/// Reads the markup around the values: declaration, document type, root element, comments, tags.
extension TapeReader {
    mutating func readProlog() throws(PropertyListFault) {
        guard !bytes.starts(with: "bplist".utf8) else { throw .binary }
        guard starts("<?xml") || starts("<!DOCTYPE plist") || starts("<plist") else {
            throw bytes.allSatisfy(ScalarFormat.isSpace) ? .empty : .notPropertyList
        }
        if take("<?xml") {
            let declaration = position
            try skip(past: "?>")
            guard XMLDeclaration.namesUTF8(bytes[declaration..<position]) else { throw .encoding }
        }
        try skipSpaceAndComments()
        if take("<!DOCTYPE plist") {
            try skipDocumentType()
            try skipSpaceAndComments()
        }
        try expect("<plist")
        try skipAttributes()
    }

    mutating func readEpilog() throws(PropertyListFault) {
        try skipSpaceAndComments()
        try expect("</plist")
        skipSpace()
        try expect(UInt8(ascii: ">"))
        try skipSpaceAndComments()
        guard position == bytes.count else { throw .contentAfterEnd(offset: position) }
    }

    mutating func skipSpaceAndComments() throws(PropertyListFault) {
        skipSpace()
        while take("<!--") {
            try skip(past: "-->")
            skipSpace()
        }
    }

    mutating func skipSpace() {
        while position < bytes.count, ScalarFormat.isSpace(bytes[position]) { position += 1 }
    }

    /// Reads the name of an element, from its first letter on.
    mutating func readElementName() -> PropertyListNode.Kind? {
        guard position < bytes.count else { return nil }
        return switch bytes[position] {
        case UInt8(ascii: "k"): take("key") ? .key : nil
        case UInt8(ascii: "s"): take("string") ? .string : nil
        case UInt8(ascii: "d"):
            take("dict") ? .dictionary : take("date") ? .date : take("data") ? .data : nil
        case UInt8(ascii: "a"): take("array") ? .array : nil
        case UInt8(ascii: "i"): take("integer") ? .integer : nil
        case UInt8(ascii: "t"): take("true") ? .true : nil
        case UInt8(ascii: "f"): take("false") ? .false : nil
        case UInt8(ascii: "r"): take("real") ? .real : nil
        default: nil
        }
    }

    private mutating func skipDocumentType() throws(PropertyListFault) {
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: ">"): return
            case UInt8(ascii: "["): throw .documentTypeSubset
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try skip(pastByte: byte)
            default: break
            }
        }
        throw .truncated
    }

    /// Skips the attributes of the root element (its version).
    private mutating func skipAttributes() throws(PropertyListFault) {
        guard position < bytes.count else { throw .truncated }
        guard bytes[position] == UInt8(ascii: ">") || ScalarFormat.isSpace(bytes[position]) else {
            throw unexpected()
        }
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: ">"): return
            case UInt8(ascii: "<"), UInt8(ascii: "/"): throw unexpected()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try skip(pastByte: byte)
            default: break
            }
        }
        throw .truncated
    }

    private mutating func skip(pastByte end: UInt8) throws(PropertyListFault) {
        while position < bytes.count {
            position += 1
            if bytes[position - 1] == end { return }
        }
        throw .truncated
    }
}

/// The first line of an XML file.
enum XMLDeclaration {
    private static let label = "encoding"

    /// True if a declaration names no encoding or one whose bytes are UTF-8.
    static func namesUTF8(_ declaration: ArraySlice<UInt8>) -> Bool {
        let bytes = declaration.map(lowercased)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: label.utf8) }) else {
            return true
        }
        let value = bytes[(start + label.utf8.count)...].drop {
            $0 == UInt8(ascii: "=") || ScalarFormat.isSpace($0)
        }
        guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return false
        }
        let name = value.dropFirst().prefix { $0 != quote }
        return name.elementsEqual("utf-8".utf8) || name.elementsEqual("us-ascii".utf8)
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
