/// A JSON text as a test reads it: strict, with the keys of objects in their order.
indirect enum ParsedJSON: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([ParsedJSON])
    case object([Member])

    struct Member: Equatable {
        let key: String
        let value: ParsedJSON
    }

    struct Fault: Error, Equatable {
        let offset: Int
        let reason: String
    }

    init(_ text: String) throws {
        var reader = Reader(bytes: Array(text.utf8))
        self = try reader.value()
        reader.skipSpace()
        guard reader.position == reader.bytes.count else { throw reader.fault("text after the value") }
    }

    subscript(key: String) -> ParsedJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    subscript(index: Int) -> ParsedJSON? {
        guard case .array(let items) = self, items.indices.contains(index) else { return nil }
        return items[index]
    }

    var items: [ParsedJSON] {
        if case .array(let items) = self { items } else { [] }
    }

    var keys: [String] { members.map(\.key) }

    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        func fault(_ reason: String) -> Fault { Fault(offset: position, reason: reason) }

        var next: UInt8? { position < bytes.count ? bytes[position] : nil }

        mutating func skipSpace() {
            while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
        }

        mutating func take(_ text: StaticString) throws {
            for byte in text.withUTF8Buffer({ Array($0) }) {
                guard next == byte else { throw fault("expected \(text)") }
                position += 1
            }
        }

        mutating func value() throws -> ParsedJSON {
            skipSpace()
            switch next {
            case UInt8(ascii: "n"):
                try take("null")
                return .null
            case UInt8(ascii: "t"):
                try take("true")
                return .bool(true)
            case UInt8(ascii: "f"):
                try take("false")
                return .bool(false)
            case UInt8(ascii: "\""): return .string(try string())
            case UInt8(ascii: "["): return .array(try list(closing: UInt8(ascii: "]")) { try $0.value() })
            case UInt8(ascii: "{"):
                let members = try list(closing: UInt8(ascii: "}")) { reader in
                    reader.skipSpace()
                    let key = try reader.string()
                    reader.skipSpace()
                    try reader.take(":")
                    return Member(key: key, value: try reader.value())
                }
                guard Set(members.map(\.key)).count == members.count else { throw fault("a key twice") }
                return .object(members)
            default: return .number(try number())
            }
        }

        private mutating func list<Item>(
            closing: UInt8, item: (inout Reader) throws -> Item
        ) throws -> [Item] {
            position += 1
            skipSpace()
            if next == closing {
                position += 1
                return []
            }
            var items: [Item] = []
            while true {
                items.append(try item(&self))
                skipSpace()
                if next == closing {
                    position += 1
                    return items
                }
                try take(",")
            }
        }

        private mutating func number() throws -> String {
            let start = position
            while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            guard Double(text) != nil else { throw fault("not a value") }
            return text
        }

        private mutating func string() throws -> String {
            try take("\"")
            var text: [UInt8] = []
            while let byte = next {
                position += 1
                switch byte {
                case UInt8(ascii: "\""):
                    guard let valid = String(validating: text, as: UTF8.self) else {
                        throw fault("not UTF-8")
                    }
                    return valid
                case UInt8(ascii: "\\"): text += try escape()
                case 0..<0x20: throw fault("a control character in a string")
                default: text.append(byte)
                }
            }
            throw fault("a string without an end")
        }

        private mutating func fourDigits() throws -> UInt32 {
            let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
            guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16) else {
                throw fault("not four hexadecimal digits")
            }
            position += 4
            return code
        }

        private mutating func escape() throws -> [UInt8] {
            guard let letter = next else { throw fault("an escape without a letter") }
            position += 1
            switch letter {
            case UInt8(ascii: "n"): return [0x0A]
            case UInt8(ascii: "r"): return [0x0D]
            case UInt8(ascii: "t"): return [0x09]
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [letter]
            case UInt8(ascii: "u"):
                var code = try fourDigits()
                if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: Array("\\u".utf8)) {
                    position += 2
                    code = 0x10000 + (code & 0x3FF) << 10 + (try fourDigits() & 0x3FF)
                }
                guard let scalar = Unicode.Scalar(code) else { throw fault("half a surrogate pair") }
                return Array(String(scalar).utf8)
            default: throw fault("an escape that is not needed")
            }
        }
    }
}
