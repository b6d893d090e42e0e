/// An unfinished OSC, DCS, APC or PM: ESC, the introducer, text, and ST (or BEL).
struct ControlString {
    /// The character typed with Alt if nothing follows.
    let introducer: Character
    private var bytes: [UInt8] = []
    private var count = 0
    private var endsInEscape = false

    /// The number of bytes after which it no longer counts as a string.
    static let limit = 65_536

    enum Progress {
        case unfinished, finished
        /// It never ended: decode these bytes as something else.
        case broken([UInt8])
    }

    /// Returns nil if the byte after ESC introduces no string.
    init?(introducer: UInt8) {
        guard [0x50, 0x5D, 0x5E, 0x5F].contains(introducer) else { return nil }
        self.introducer = Character(Unicode.Scalar(introducer))
    }

    var isEmpty: Bool {
        count == 0 && !endsInEscape
    }

    mutating func append(_ byte: UInt8) -> Progress {
        if endsInEscape { return byte == UInt8(ascii: "\\") ? .finished : .broken([0x1B, byte]) }
        switch byte {
        case 0x07: return .finished
        case 0x1B: endsInEscape = true
        // No string contains these bytes: a key was pressed after a string that was cut off.
        case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1A, 0x1C...0x1F, 0x7F: return .broken([byte])
        default:
            count += 1
            if count > Self.limit { return .broken([]) }
            if bytes.count < 64 { bytes.append(byte) }
        }
        return .unfinished
    }

    /// The background colour: OSC 11 ; rgb: or rgba: with one to four hexadecimal digits a component; else nil.
    var reply: TerminalReply? {
        let text = String(decoding: bytes, as: UTF8.self)
        for (prefix, components) in [("11;rgb:", 3), ("11;rgba:", 4)]
        where introducer == "]" && count == bytes.count && text.hasPrefix(prefix) {
            let values = text.dropFirst(prefix.count)
                .split(separator: "/", omittingEmptySubsequences: false).map(Self.component)
            guard values.count == components, !values.contains(nil) else { return nil }
            let numbers = values.compactMap(\.self)
            return .background(ReportedColor(red: numbers[0], green: numbers[1], blue: numbers[2]))
        }
        return nil
    }

    /// The component scaled to 0…65535.
    private static func component(_ digits: Substring) -> Int? {
        guard 1...4 ~= digits.utf8.count, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let value = Int(digits, radix: 16)
        else { return nil }
        return value * 65_535 / ((1 << (4 * digits.utf8.count)) - 1)
    }
}
