/// The first line of an XML file.
enum XMLDeclaration {
    private static let label = "encoding"

    /// Whether a declaration names no encoding or one whose bytes are UTF-8.
    static func namesUTF8(_ declaration: ArraySlice<UInt8>) -> Bool {
        let bytes = declaration.map(lowercased)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: label.utf8) }) else {
            return true
        }
        let value = bytes[(start + label.utf8.count)...].drop {
            $0 == UInt8(ascii: "=") || ScalarForm.isSpace($0)
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
