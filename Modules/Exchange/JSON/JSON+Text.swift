extension JSON {
    /// One line without spaces: UTF-8 unescaped, `/` bare, numbers in their shortest form.
    public var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .decimal(let scaled, let digits): JSON.write(scaled, digits: digits, to: &text)
        case .string(let value): JSON.write(value, to: &text)
        case .array(let values):
            JSON.write("[", values, "]", to: &text) { $0.write(to: &$1) }
        case .object(let members):
            JSON.write("{", members, "}", to: &text) { member, text in
                JSON.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
        }
    }

    private static func write<Item>(
        _ opening: String, _ items: [Item], _ closing: String, to text: inout String,
        item: (Item, inout String) -> Void
    ) {
        text += opening
        for (index, value) in items.enumerated() {
            if index > 0 { text += "," }
            item(value, &text)
        }
        text += closing
    }

    private static func write(_ scaled: Int, digits: Int, to text: inout String) {
        let digitsText = String(scaled.magnitude)
        let padded = String(repeating: "0", count: max(0, digits + 1 - digitsText.utf8.count)) + digitsText
        var fraction = padded.suffix(digits)
        while fraction.last == "0" { fraction.removeLast() }
        if scaled < 0 { text += "-" }
        text += padded.dropLast(digits)
        if !fraction.isEmpty { text += "." + fraction }
    }

    /// Escapes control characters, also those beyond ASCII, so that no name can steer a terminal.
    private static func write(_ string: String, to text: inout String) {
        text += "\""
        defer { text += "\"" }
        if string.utf8.allSatisfy(isPlain) {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            case "\u{10FF80}"..."\u{10FFFF}":
                // In a path it stands for a byte that is no text; it is written as the second half of a surrogate pair.
                text += "\\udbff\\u" + String(0xDC00 + scalar.value & 0x3FF, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// False for a byte with which a scalar that is escaped begins.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2, 0xE2, 0xF4: false
        default: true
        }
    }
}
