/// Writes property lists as Foundation's encoder does: a line for each value, tabs, keys in ascending order.
package struct PropertyListWriter {
    private var bytes: [UInt8] = []
    private var depth = 0

    /// The bytes of a list; their approximate size saves reallocations.
    package static func bytes(of value: PropertyListValue, expecting size: Int = 0) -> [UInt8] {
        var writer = PropertyListWriter()
        writer.bytes.reserveCapacity(size)
        writer.append(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """)
        writer.write(value)
        writer.append("</plist>\n")
        return writer.bytes
    }

    private init() {}

    private mutating func write(_ value: PropertyListValue) {
        switch value {
        case .string(let text): writeLine("<string>", escaping: text.utf8, "</string>\n")
        case .integer(let number): writeLine("<integer>", escaping: String(number).utf8, "</integer>\n")
        case .boolean(let flag): writeLine(flag ? "<true/>\n" : "<false/>\n")
        case .real(let text): writeLine("<real>", escaping: text.utf8, "</real>\n")
        case .date(let text): writeLine("<date>", escaping: text.utf8, "</date>\n")
        case .data(let text):
            writeLine("<data>\n")
            writeLine("", escaping: text.utf8, "\n")
            writeLine("</data>\n")
        case .array(let values) where values.isEmpty: writeLine("<array/>\n")
        case .array(let values):
            writeLine("<array>\n")
            depth += 1
            for value in values { write(value) }
            depth -= 1
            writeLine("</array>\n")
        case .dictionary(let values) where values.isEmpty: writeLine("<dict/>\n")
        case .dictionary(let values):
            writeLine("<dict>\n")
            depth += 1
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                writeLine("<key>", escaping: key.utf8, "</key>\n")
                write(value)
            }
            depth -= 1
            writeLine("</dict>\n")
        case .texts(let texts) where texts.isEmpty: writeLine("<dict/>\n")
        case .texts(let texts):
            writeLine("<dict>\n")
            depth += 1
            for (key, text) in texts {
                writeLine("<key>", escaping: key, "</key>\n")
                writeLine("<string>", escaping: text, "</string>\n")
            }
            depth -= 1
            writeLine("</dict>\n")
        }
    }

    // MARK: Lines

    private mutating func writeLine(_ text: String) {
        indent()
        append(text)
    }

    private mutating func writeLine(
        _ opening: String, escaping text: some Collection<UInt8>, _ closing: String
    ) {
        indent()
        append(opening)
        append(escaping: text)
        append(closing)
    }

    private mutating func indent() {
        for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
    }

    private mutating func append(escaping text: some Collection<UInt8>) {
        let start = bytes.count
        bytes += text
        // Searching an array is several times as fast as searching a string.
        guard bytes[start...].contains(where: Self.isMarkup) else { return }
        bytes.removeSubrange(start...)
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            default: bytes.append(byte)
            }
        }
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
    }
}
