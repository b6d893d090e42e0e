import TrackerDomain

/// A line of text being typed, with the cursor; positions count grapheme clusters.
package struct TextField: Hashable, Sendable {
    /// A change of the text or the cursor.
    package enum Edit: Hashable, Sendable {
        /// Letters typed or pasted.
        case insert(String)
        case deleteBackward, deleteForward, deleteWord, deleteToStart, deleteToEnd
        case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToStart, moveToEnd
        /// Moves behind so many clusters, or to the end if there are fewer: a click.
        case move(to: Int)
    }

    package private(set) var text: String
    /// The number of clusters before the cursor.
    package private(set) var cursor: Int

    package init(_ text: String = "") {
        self.text = text
        cursor = text.count
    }

    /// Inserts at the cursor; line ends and tabs become spaces, other characters that no name may have are dropped.
    package mutating func insert(_ input: String) {
        var insertion = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in input.unicodeScalars {
            if scalar.properties.isWhitespace {
                // The two characters of a Windows line end are one space.
                if scalar != "\n" || last != "\r" { insertion.append(" ") }
            } else if !Name.isForbidden(scalar) {
                insertion.append(scalar)
            }
            last = scalar
        }
        let index = text.index(text.startIndex, offsetBy: cursor)
        // Clusters can join at the seams (a letter and an accent), so the cursor is counted from the end.
        let behind = text.distance(from: index, to: text.endIndex)
        text.insert(contentsOf: String(insertion), at: index)
        cursor = max(0, text.count - behind)
    }

    /// Inserts the input, or as much of its beginning as fits; the text that is there already never gives way.
    ///
    /// - Parameter limit: The longest text in clusters, white space counted as a name has it.
    /// - Returns: Whether all of the input fitted.
    package mutating func insert(_ input: String, limit: Int) -> Bool {
        func inserting(_ input: String) -> TextField? {
            var field = self
            field.insert(input)
            return Name.collapsingSpace(field.text).count <= limit ? field : nil
        }
        if let whole = inserting(input) {
            self = whole
            return true
        }
        let lead = input.first?.isWhitespace == true ? " " : ""
        let clusters = (lead + Name.collapsingSpace(input)).prefix(limit + 1)
        let lengths = stride(from: clusters.count, to: 0, by: -1)
        self = lengths.lazy.compactMap { inserting(String(clusters.prefix($0))) }.first ?? self
        return false
    }

    /// The same field with another text; the cursor stays before the text behind it, if that is still there.
    package func holding(_ text: String) -> TextField {
        var field = self
        let behind = self.text.dropFirst(cursor)
        field.cursor = text.hasSuffix(behind) ? max(0, text.count - behind.count) : min(cursor, text.count)
        field.text = text
        return field
    }

    /// Inserts, deletes or moves the cursor; what is inserted may be cut at a limit.
    ///
    /// - Returns: Whether all of the input fitted.
    @discardableResult
    package mutating func apply(_ edit: Edit, limit: Int? = nil) -> Bool {
        switch edit {
        case .insert(let input):
            if let limit { return insert(input, limit: limit) }
            insert(input)
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
        case .move(let index): cursor = min(max(0, index), text.count)
        }
        return true
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
