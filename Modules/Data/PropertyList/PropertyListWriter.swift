/// Writes property lists as XML, byte for byte as Foundation's encoder does: a line for each value, indented
/// by tabs.
///
/// Whoever writes a dictionary writes its keys in ascending order, as that encoder does.
package struct PropertyListWriter {
    private var bytes: [UInt8] = []
    private var depth = 0

    /// The bytes of a list whose one value `write` writes.
    ///
    /// - Parameter size: About how many bytes there will be, so that they need not move as they become more.
    static func bytes(expecting size: Int = 0, _ write: (inout PropertyListWriter) -> Void) -> [UInt8] {
        var writer = PropertyListWriter()
        writer.bytes.reserveCapacity(size)
        writer.append(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">

            """)
        write(&writer)
        writer.append("</plist>\n")
        return writer.bytes
    }

    // MARK: Values

    mutating func string(_ text: String) {
        writeLine("<string>", escaping: text, "</string>\n")
    }

    mutating func integer(_ number: Int) {
        writeLine("<integer>", escaping: String(number), "</integer>\n")
    }

    mutating func boolean(_ flag: Bool) {
        writeLine(flag ? "<true/>\n" : "<false/>\n")
    }

    /// Writes a number with a fraction, as it is spelled.
    mutating func real(_ text: String) {
        writeLine("<real>", escaping: text, "</real>\n")
    }

    /// Writes a moment, as it is spelled.
    mutating func date(_ text: String) {
        writeLine("<date>", escaping: text, "</date>\n")
    }

    /// Writes bytes in base64, as they are spelled.
    mutating func data(_ text: String) {
        writeLine("<data>\n")
        writeLine("", escaping: text, "\n")
        writeLine("</data>\n")
    }

    mutating func array<Element>(
        _ elements: [Element], _ write: (inout PropertyListWriter, Element) -> Void
    ) {
        guard !elements.isEmpty else { return writeLine("<array/>\n") }
        writeLine("<array>\n")
        depth += 1
        for element in elements { write(&self, element) }
        depth -= 1
        writeLine("</array>\n")
    }

    /// Writes a dictionary whose entries `write` writes, in the order of their keys.
    mutating func dictionary(_ write: (inout PropertyListWriter) -> Void) {
        let start = bytes.count
        writeLine("<dict>\n")
        let firstEntry = bytes.count
        depth += 1
        write(&self)
        depth -= 1
        guard bytes.count > firstEntry else {
            bytes.removeLast(firstEntry - start)
            return writeLine("<dict/>\n")
        }
        writeLine("</dict>\n")
    }

    /// Writes a key of a dictionary and the value that `write` writes.
    mutating func entry(_ key: String, _ write: (inout PropertyListWriter) -> Void) {
        writeLine("<key>", escaping: key, "</key>\n")
        write(&self)
    }

    // MARK: Lines

    private mutating func writeLine(_ text: String) {
        indent()
        append(text)
    }

    private mutating func writeLine(_ opening: String, escaping text: String, _ closing: String) {
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

    private mutating func append(escaping text: String) {
        guard text.utf8.contains(where: Self.isMarkup) else { return append(text) }
        for byte in text.utf8 {
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

extension PropertyListWriter {
    /// The bytes of a list.
    ///
    /// - Parameter size: About how many there will be, so that they need not move as they become more.
    package static func bytes(of value: PropertyListValue, expecting size: Int = 0) -> [UInt8] {
        bytes(expecting: size) { $0.write(value) }
    }

    private mutating func write(_ value: PropertyListValue) {
        switch value {
        case .string(let text): string(text)
        case .integer(let number): integer(number)
        case .boolean(let flag): boolean(flag)
        case .real(let text): real(text)
        case .date(let text): date(text)
        case .data(let text): data(text)
        case .array(let values): array(values) { $0.write($1) }
        case .dictionary(let values):
            dictionary { list in
                for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                    list.entry(key) { $0.write(value) }
                }
            }
        }
    }
}
