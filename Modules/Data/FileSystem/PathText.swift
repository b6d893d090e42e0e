/// Converts the bytes of a path to text and back without loss, even bytes that are not UTF-8.
///
/// Such a byte becomes one of the last 128 scalars of Unicode, U+10FF80 to U+10FFFF, which no text uses. If a
/// path has such a scalar all the same, each byte of it is converted in this way.
package enum PathText {
    private static let byteScalars: ClosedRange<Unicode.Scalar> = "\u{10FF80}"..."\u{10FFFF}"
    /// The difference between a scalar and its byte of 0x80 or more.
    private static let offset: UInt32 = 0x10FF00

    /// The text of a path's bytes.
    package static func text(of bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self), !holdsBytes(text) { return text }
        var text = String.UnicodeScalarView()
        var rest = Array(bytes)[...]
        while let byte = rest.first {
            let scalar = scalar(startingWith: rest)
            text.append(scalar ?? Unicode.Scalar(offset + UInt32(byte)) ?? "\u{FFFD}")
            rest = rest.dropFirst(scalar.map { UTF8.width($0) } ?? 1)
        }
        return String(text)
    }

    /// The text of a typed path; scalars for bytes are read as these bytes, so that a path of `paths --json` works.
    package static func typed(_ text: String) -> String {
        String(validating: path(text).dropLast().lazy.map(UInt8.init(bitPattern:)), as: UTF8.self) ?? text
    }

    /// The text of a path from the C library.
    package static func text(of path: UnsafePointer<CChar>) -> String {
        var count = 0
        while path[count] != 0 { count += 1 }
        return text(of: UnsafeRawBufferPointer(start: path, count: count))
    }

    /// The bytes of a path's text for the C library, with a zero at the end.
    package static func path(_ text: String) -> [CChar] {
        guard holdsBytes(text) else { return text.utf8.map { CChar(bitPattern: $0) } + [0] }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if byteScalars.contains(scalar) {
                bytes.append(UInt8(scalar.value - offset))
            } else {
                bytes += Array(String(scalar).utf8)
            }
        }
        return bytes.map { CChar(bitPattern: $0) } + [0]
    }

    private static func holdsBytes(_ text: String) -> Bool {
        // All of them begin with this byte in UTF-8, and hardly any other scalar does.
        text.utf8.contains(0xF4) && text.unicodeScalars.contains { byteScalars.contains($0) }
    }

    /// The scalar at the beginning of the bytes; nil if they are invalid, or it stands for a byte.
    private static func scalar(startingWith bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
        for length in 1...4 {
            guard let text = String(validating: bytes.prefix(length), as: UTF8.self) else { continue }
            return text.unicodeScalars.first.flatMap { byteScalars.contains($0) ? nil : $0 }
        }
        return nil
    }
}
