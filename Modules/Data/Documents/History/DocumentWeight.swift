package import TrackerDomain

/// The approximate size of a part of a file in bytes, never too small.
package enum DocumentWeight {
    /// A line of the history.
    package static func of(_ line: String) -> Int {
        27 + escapedCount(line.utf8)
    }

    /// The size of a removed tracker: the markup, its fields, its years, and the other values of its days.
    package static func of(_ tracker: Tracker) -> Int {
        let fields = TrackerField.allCases.filter {
            TrackerWords.edited.contains($0) || $0.isFlag || tracker.text(of: $0) != $0.defaultText
        }
        let words = TrackerWords.write(fields, of: tracker)
        let years = YearText.write(tracker.marks)
        let entries = TrackerWords.entries(of: tracker)
        return 320 + words.reduce(0) { $0 + 60 + escapedCount($1.utf8) }
            + years.reduce(0) { $0 + 60 + $1.text.count }
            + Set(entries.map(\.label)).count * 60
            + entries.reduce(0) { $0 + 60 + escapedCount($1.text.utf8) }
    }

    /// The length of a text with `&`, `<` and `>` as references.
    private static func escapedCount(_ text: some Sequence<UInt8>) -> Int {
        text.reduce(0) { count, byte in
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"): count + 5
            default: count + 1
            }
        }
    }
}
