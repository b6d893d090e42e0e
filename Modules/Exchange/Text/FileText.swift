/// The text of a file, known to be UTF-8, without a byte order mark.
struct FileText {
    /// As `ImportSource.File.path`.
    let file: String
    let bytes: ArraySlice<UInt8>

    /// - Throws: `notText`.
    init(_ file: ImportSource.File) throws(ImportFault) {
        guard String(validating: file.bytes, as: UTF8.self) != nil else { throw .notText(file: file.path) }
        self.init(unchecked: file)
    }

    /// Takes bytes that may be no text, to see what they begin with.
    init(unchecked file: ImportSource.File) {
        self.file = file.path
        bytes = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? file.bytes.dropFirst(3) : file.bytes[...]
    }

    private init(file: String, bytes: ArraySlice<UInt8>) {
        self.file = file
        self.bytes = bytes
    }

    var isBlank: Bool { bytes.allSatisfy { $0 <= UInt8(ascii: " ") } }

    /// All lines, the last one with or without an end of its own.
    var lines: some Sequence<TextLine> {
        sequence(state: LineReader(rest: bytes)) { $0.next() }
    }

    /// What it begins with, of which formats are told apart; the rest may be 64 MiB of empty lines.
    var beginning: FileText { FileText(file: file, bytes: bytes.prefix(1 << 16)) }

    /// The first line that is not blank, cut to a length; for telling formats apart.
    func firstLine(atMost length: Int = 4096) -> String {
        let line = lines.prefix(100).first { !$0.text.allSatisfy(\.isWhitespace) }
        return String(decoding: (line?.bytes ?? []).prefix(length), as: UTF8.self)
    }
}

/// A line without its end.
struct TextLine {
    /// Counted from 1.
    let number: Int
    let bytes: ArraySlice<UInt8>

    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Lines end with a line feed, a carriage return or both.
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
