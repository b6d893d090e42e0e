/// What a terminal would obey, or turn the order of a line by.
enum ControlCodes {
    /// Whether a scalar may not stand in output; tab and newline are the program's own.
    static func steers(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Those in a text.
    static func found(in text: String) -> Set<Unicode.Scalar> {
        Set(text.unicodeScalars.lazy.filter(steers))
    }

    /// Those in a text besides control sequences that end with one of the letters: "m" for styles.
    static func found(in text: String, besides letters: String) -> Set<Unicode.Scalar> {
        var rest = String.UnicodeScalarView()
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let end = scalars[index] == "\u{1B}" ? self.end(ofSequenceAt: index, in: scalars, letters) : nil
            if end == nil { rest.append(scalars[index]) }
            index = end ?? scalars.index(after: index)
        }
        return found(in: String(rest))
    }

    /// Where a sequence with such a letter ends; nil where none begins.
    private static func end(
        ofSequenceAt start: String.Index, in scalars: String.UnicodeScalarView, _ letters: String
    ) -> String.Index? {
        let sequence = scalars[start...].dropFirst()
        guard sequence.first == "[" else { return nil }
        let last = sequence.dropFirst().drop { "0123456789;:?".unicodeScalars.contains($0) }
        guard let letter = last.first, letters.unicodeScalars.contains(letter) else { return nil }
        return scalars.index(after: last.startIndex)
    }
}
