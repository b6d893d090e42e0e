/// The text of a file, known to be UTF-8, without a byte order mark.
struct FileText {
    /// The path as in `ImportSource.File.path`.
    let file: String
    let bytes: ArraySlice<UInt8>
    /// The array of which `bytes` are a part: it is read quicker than the part.
    let fileBytes: [UInt8]

    /// - Throws: `notText`.
    init(_ file: ImportSource.File) throws(ImportFault) {
        guard String(validating: file.bytes, as: UTF8.self) != nil else { throw .notText(file: file.path) }
        self.init(unchecked: file)
    }

    /// Takes bytes that may be no text, to look at their beginning only.
    init(unchecked file: ImportSource.File) {
        self.file = file.path
        fileBytes = file.shared
        bytes = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? file.bytes.dropFirst(3) : file.bytes
    }

    private init(_ text: FileText, bytes: ArraySlice<UInt8>) {
        (file, fileBytes) = (text.file, text.fileBytes)
        self.bytes = bytes
    }

    var isBlank: Bool { bytes.allSatisfy { (0x01...0x20).contains($0) } }

    /// All lines; the last one may lack a line end.
    var lines: some Sequence<TextLine> {
        sequence(state: LineReader(rest: bytes)) { $0.next() }
    }

    /// The part that decides the format; the rest may be 64 MiB of empty lines.
    var beginning: FileText { prefix(1 << 16) }

    /// The text of the first bytes.
    func prefix(_ length: Int) -> FileText { FileText(self, bytes: bytes.prefix(length)) }

    /// True if the beginning has no binary control characters.
    private var isReadable: Bool { beginning.bytes.allSatisfy { $0 >= 0x20 || (0x09...0x0D).contains($0) } }

    private var beginsInUTF8: Bool {
        var start = Array(beginning.bytes)
        // The last character may be cut; it has at most three bytes after its first.
        if start.count < bytes.count, let cut = start.suffix(4).lastIndex(where: { $0 >= 0xC0 }) {
            start.removeSubrange(cut...)
        }
        return String(validating: start, as: UTF8.self) != nil
    }

    /// True if the beginning is text, but not UTF-8; valid UTF-16 has been converted already.
    var isInAnotherEncoding: Bool { UTF16Text.hasMark(bytes) || isReadable && !beginsInUTF8 }

    /// True if the beginning is text in UTF-8.
    var isText: Bool { isReadable && beginsInUTF8 }
}

/// A line without its line end.
struct TextLine {
    /// Counted from 1.
    let number: Int
    let bytes: ArraySlice<UInt8>
}

/// Splits text at a line feed, a carriage return or both.
private struct LineReader {
    var rest: ArraySlice<UInt8>
    var number = 0

    mutating func next() -> TextLine? {
        guard !rest.isEmpty else { return nil }
        number += 1
        guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") })
        else {
            defer { rest = [] }
            return TextLine(number: number, bytes: rest)
        }
        let line = TextLine(number: number, bytes: rest[..<end])
        let isPair = rest[end] == UInt8(ascii: "\r") && rest[(end + 1)...].first == UInt8(ascii: "\n")
        rest = rest[(end + (isPair ? 2 : 1))...]
        return line
    }
}
