/// Writes property lists as XML, byte for byte as Foundation's encoder does: keys sorted, a line for
/// each value, indented by tabs. The same value always gives the same bytes.
package struct PropertyListWriter {
    private var bytes: [UInt8] = []
    private var depth = 0

    private static let ampersand = UInt8(ascii: "&")
    private static let less = UInt8(ascii: "<")
    private static let greater = UInt8(ascii: ">")

    /// - Parameter size: About how many bytes there will be, so that they need not move as they become more.
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

    private mutating func write(_ value: PropertyListValue) {
        switch value {
        case .string(let text): writeLine("string", escaped: text)
        case .integer(let number): writeLine("integer", escaped: String(number))
        case .boolean(let flag): writeLine(flag ? "<true/>" : "<false/>")
        case .real(let text): writeLine("real", escaped: text)
        case .date(let text): writeLine("date", escaped: text)
        case .data(let text):
            writeLine("<data>")
            writeLine(text)
            writeLine("</data>")
        case .array(let values): write(values)
        case .dictionary(let values): write(values)
        }
    }

    private mutating func write(_ values: [PropertyListValue]) {
        guard !values.isEmpty else { return writeLine("<array/>") }
        writeLine("<array>")
        depth += 1
        for value in values { write(value) }
        depth -= 1
        writeLine("</array>")
    }

    private mutating func write(_ values: [String: PropertyListValue]) {
        guard !values.isEmpty else { return writeLine("<dict/>") }
        writeLine("<dict>")
        depth += 1
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            writeLine("key", escaped: key)
            write(value)
        }
        depth -= 1
        writeLine("</dict>")
    }

    // MARK: Lines

    private mutating func writeLine(_ text: String) {
        indent()
        append(text)
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func writeLine(_ tag: String, escaped text: String) {
        indent()
        append("<")
        append(tag)
        append(">")
        append(escaping: text)
        append("</")
        append(tag)
        append(">\n")
    }

    private mutating func indent() {
        for _ in 0..<depth { bytes.append(UInt8(ascii: "\t")) }
    }

    private mutating func append(escaping text: String) {
        guard Self.hasMarkup(text) else { return append(text) }
        for byte in text.utf8 {
            switch byte {
            case Self.ampersand: append("&amp;")
            case Self.less: append("&lt;")
            case Self.greater: append("&gt;")
            default: bytes.append(byte)
            }
        }
    }

    /// Whether a text holds what XML would take for its own.
    private static func hasMarkup(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var index = 0
            while index <= bytes.count - 8 {
                let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if EightBytes.hold(ampersand, in: eight) || EightBytes.hold(less, in: eight)
                    || EightBytes.hold(greater, in: eight)
                {
                    return true
                }
                index += 8
            }
            return bytes[index...].contains { $0 == ampersand || $0 == less || $0 == greater }
        }
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
