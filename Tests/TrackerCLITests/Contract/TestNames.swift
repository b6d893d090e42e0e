/// Reads the names that Swift source gives to its tests and suites, however they are written.
///
/// A name is the first argument that begins with a literal, of any kind of quotation marks, or a declared name in
/// backticks. Comments and other literals hold none. An escape counts as a blank, an interpolation as nothing.
struct TestNames {
    private let source: [UInt8]
    private var position = 0
    private var names: [String] = []
    /// Whether the declaration that an attribute stands before is still to come.
    private var awaitsDeclaration = false

    static func all(in source: String) -> [String] {
        var reader = TestNames(source: Array(source.utf8))
        while reader.byte != nil { reader.readOn() }
        return reader.names
    }

    private init(source: [UInt8]) { self.source = source }

    private var byte: UInt8? { position < source.count ? source[position] : nil }

    private func stands(_ text: String) -> Bool { source[position...].starts(with: text.utf8) }

    private mutating func readOn() {
        switch byte {
        case UInt8(ascii: "@"): readAttribute()
        case UInt8(ascii: "`") where awaitsDeclaration:
            position += 1
            names.append(readText(upTo: "`", escape: nil))
            awaitsDeclaration = false
        case UInt8(ascii: "{"):
            awaitsDeclaration = false
            position += 1
        default: skip()
        }
    }

    /// Passes over a comment, a literal or one byte.
    private mutating func skip() {
        if !skipComment(), readLiteral() == nil { position += 1 }
    }

    private mutating func readAttribute() {
        let attributes = ["@Test", "@Suite", "@Testing.Test", "@Testing.Suite"]
        let after = attributes.filter(stands).map { position + $0.utf8.count }.first { end in
            !(end < source.count && isNamePart(source[end]))
        }
        guard let after else {
            position += 1
            return
        }
        position = after
        awaitsDeclaration = true
        skipBlanks()
        guard byte == UInt8(ascii: "(") else { return }
        position += 1
        if let name = readArguments() { names.append(name) }
    }

    /// Reads up to the closing parenthesis; the text of the first argument that begins with a literal.
    private mutating func readArguments() -> String? {
        var name: String?
        var isAtBeginning = true
        var depth = 0
        while let byte {
            if skipComment() { continue }
            if let literal = readLiteral() {
                if isAtBeginning, name == nil { name = literal }
                isAtBeginning = false
                continue
            }
            position += 1
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")") where depth == 0: return name
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                isAtBeginning = true
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\n"): continue
            default: break
            }
            isAtBeginning = false
        }
        return name
    }

    private mutating func skipComment() -> Bool {
        if stands("//") {
            while let byte, byte != UInt8(ascii: "\n") { position += 1 }
            return true
        }
        guard stands("/*") else { return false }
        var depth = 0
        repeat {
            if stands("/*") { depth += 1 } else if stands("*/") { depth -= 1 }
            position += stands("/*") || stands("*/") ? 2 : 1
        } while depth > 0 && byte != nil
        return true
    }

    /// The text of a literal that begins here, be it raw or of several lines.
    private mutating func readLiteral() -> String? {
        guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") else { return nil }
        let raw = String(repeating: "#", count: source[position...].prefix { $0 == UInt8(ascii: "#") }.count)
        guard let quote = ["\"\"\"", "\""].first(where: { stands(raw + $0) }) else { return nil }
        position += raw.utf8.count + quote.utf8.count
        return readText(upTo: quote + raw, escape: "\\" + raw)
    }

    private mutating func readText(upTo end: String, escape: String?) -> String {
        var text: [UInt8] = []
        while let byte, !stands(end) {
            if let escape, stands(escape) {
                position += escape.utf8.count
                if self.byte == UInt8(ascii: "(") {
                    skipInterpolation()
                } else {
                    text.append(UInt8(ascii: " "))
                }
            } else {
                text.append(byte)
            }
            position += 1
        }
        position += end.utf8.count
        return String(decoding: text, as: UTF8.self)
    }

    /// Stops before the closing parenthesis.
    private mutating func skipInterpolation() {
        var depth = 0
        while let byte {
            if readLiteral() != nil { continue }
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return }
            position += 1
        }
    }

    private mutating func skipBlanks() {
        while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { position += 1 }
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
