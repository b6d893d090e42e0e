/// Names with values, in order: of a query, a form or a head.
package struct Fields: Hashable, Sendable, Sequence {
    package struct Field: Hashable, Sendable { package let name, value: String }
    private var fields: [Field]

    package init(_ pairs: [(String, String)] = []) { fields = pairs.map(Field.init) }

    /// Decodes `application/x-www-form-urlencoded`; keeps what is no escape, and repairs what is no UTF-8.
    package init(encoded bytes: some Sequence<UInt8>) {
        fields = Array(bytes).split(separator: UInt8(ascii: "&")).map { pair in
            let name = pair.prefix { $0 != UInt8(ascii: "=") }
            return Field(name: Self.decoded(name), value: Self.decoded(pair.dropFirst(name.count + 1)))
        }
    }

    package var isEmpty: Bool { fields.isEmpty }
    package func makeIterator() -> IndexingIterator<[Field]> { fields.makeIterator() }

    /// The first value of the name; a new one keeps its position and is then the only one, nil removes all.
    package subscript(_ name: String) -> String? {
        get { fields.first { $0.name == name }?.value }
        set {
            let index = fields.firstIndex { $0.name == name } ?? fields.endIndex
            fields.removeAll { $0.name == name }
            if let newValue { fields.insert(Field(name: name, value: newValue), at: index) }
        }
    }

    /// A name that is given twice; nil if there is none.
    package var repeatedName: String? {
        Dictionary(grouping: fields, by: \.name).first { $0.value.count > 1 }?.key
    }

    /// The fields as `application/x-www-form-urlencoded`: letters, digits and `-._~%=&`.
    package var encoded: String {
        fields.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }.joined(separator: "&")
    }

    /// Escapes all bytes but those to keep.
    static func escaped(_ text: String, keeping isKept: (UInt8) -> Bool = \.isUnreserved) -> String {
        let digits = { (byte: UInt8) in String(256 + Int(byte), radix: 16, uppercase: true).dropFirst() }
        return text.utf8.map { isKept($0) ? String(UnicodeScalar($0)) : "%" + digits($0) }.joined()
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        var (decoded, rest) = ([UInt8](), bytes)
        while let byte = rest.popFirst() {
            let pair = byte == UInt8(ascii: "%") ? rest.prefix(2) : []
            let digits = pair.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
            let plain = byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte
            decoded.append(digits.count == 2 ? UInt8(digits[0] * 16 + digits[1]) : plain)
            rest = rest.dropFirst(digits.count == 2 ? 2 : 0)
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

extension UInt8 {
    var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
    var isAlphanumeric: Bool { isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
    var isUnreserved: Bool { isAlphanumeric || "-._~".utf8.contains(self) }
}
