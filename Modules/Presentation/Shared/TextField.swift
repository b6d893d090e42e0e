/// A line of text as it is typed: what it holds and where the cursor stands, in grapheme clusters.
public struct TextField: Hashable, Sendable {
    /// What a key does to the text besides inserting.
    public enum Edit: Hashable, Sendable {
        case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
        case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToStart, moveToEnd
    }

    public private(set) var text: String
    /// How many clusters stand before the cursor.
    public private(set) var cursor: Int

    public init(_ text: String = "") {
        self.text = text
        cursor = text.count
    }

    /// Inserts at the cursor; line ends and tabs become spaces, other control characters are dropped.
    public mutating func insert(_ input: String) {
        let clean = input.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
            if scalar.properties.isWhitespace { return " " }
            return scalar.properties.generalCategory == .control ? nil : scalar
        }
        var insertion = String.UnicodeScalarView()
        insertion.append(contentsOf: clean)
        let place = text.index(text.startIndex, offsetBy: cursor)
        // Clusters can join at the seams (a letter and an accent), so the cursor is counted from the end.
        let behind = text.distance(from: place, to: text.endIndex)
        text.insert(contentsOf: String(insertion), at: place)
        cursor = max(0, text.count - behind)
    }

    /// Takes another text; the cursor stays where it is if it can.
    public mutating func replace(with text: String) {
        self.text = text
        cursor = min(cursor, text.count)
    }

    public mutating func apply(_ edit: Edit) {
        switch edit {
        case .deleteBackward: remove(from: cursor - 1, to: cursor)
        case .deleteForward: remove(from: cursor, to: cursor + 1)
        case .deleteWord: remove(from: wordStart, to: cursor)
        case .deleteToStart: remove(from: 0, to: cursor)
        case .deleteToEnd: remove(from: cursor, to: text.count)
        case .moveLeft: cursor = max(0, cursor - 1)
        case .moveRight: cursor = min(text.count, cursor + 1)
        case .moveWordLeft: cursor = wordStart
        case .moveWordRight: cursor = wordEnd
        case .moveToStart: cursor = 0
        case .moveToEnd: cursor = text.count
        }
    }

    private mutating func remove(from start: Int, to end: Int) {
        guard start >= 0, end <= text.count, start < end else { return }
        let range = text.index(text.startIndex, offsetBy: start)..<text.index(text.startIndex, offsetBy: end)
        text.removeSubrange(range)
        cursor = min(start, text.count)
    }

    private var wordStart: Int {
        let before = Array(text.prefix(cursor))
        let blanks = before.reversed().prefix(while: \.isWhitespace).count
        let word = before.dropLast(blanks).reversed().prefix { !$0.isWhitespace }.count
        return cursor - blanks - word
    }

    private var wordEnd: Int {
        let after = text.dropFirst(cursor)
        let blanks = after.prefix(while: \.isWhitespace).count
        return cursor + blanks + after.dropFirst(blanks).prefix { !$0.isWhitespace }.count
    }
}
