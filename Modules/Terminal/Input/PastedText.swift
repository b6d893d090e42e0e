/// The text between the two marks of a bracketed paste.
struct PastedText {
    private var bytes: [UInt8] = []
    /// The number of trailing bytes that match the end mark.
    private var matched = 0

    private static let end = Array("\u{1B}[201~".utf8)
    /// The greatest size: later bytes are dropped; no field takes as many.
    private static let limit = 1 << 20

    /// Appends a byte; returns true once the end mark is complete.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        keep(Self.end[..<matched])
        // The mark has an escape at its beginning only.
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep([byte]) }
        return false
    }

    /// The text as one line: line breaks and tabs become spaces; other control characters and bytes that are not
    /// UTF-8 are dropped.
    var line: String {
        var line = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in validScalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": line.append(" ")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
            default: line.append(scalar)
            }
            previous = scalar
        }
        return String(line)
    }

    private mutating func keep(_ more: some Collection<UInt8>) {
        if bytes.count + more.count <= Self.limit { bytes += more }
    }

    private var validScalars: [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded): scalars.append(Unicode.UTF8.decode(encoded))
            case .error: break
            case .emptyInput: return scalars
            }
        }
    }
}
