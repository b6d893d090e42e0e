package import TrackerDomain

/// About how many bytes a part of a file takes, never less than it does.
package enum DocumentWeight {
    /// A line of the history.
    package static func of(_ line: String) -> Int {
        27 + escapedCount(line)
    }

    /// A tracker among the removed ones: what each has, its fields, and its years.
    package static func of(_ tracker: Tracker) -> Int {
        let words = TrackerWords.write(TrackerField.allCases, of: tracker)
        let years = YearText.write(tracker.completions)
        return 320 + words.reduce(0) { $0 + 60 + escapedCount($1) }
            + years.reduce(0) { $0 + 60 + $1.text.utf8.count }
    }

    /// The length of a text with `&`, `<` and `>` as references.
    private static func escapedCount(_ text: String) -> Int {
        text.utf8.reduce(0) { count, byte in
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): count + 5
            default: count + 1
            }
        }
    }
}
