internal import TrackerDomain

/// About how many bytes a part of a file takes, never less than it does.
enum DocumentWeight {
    /// A line of the history.
    static func of(_ line: String) -> Int {
        27 + escapedCount(line)
    }

    /// A tracker among the removed ones.
    static func of(_ tracker: Tracker) -> Int {
        let completions = YearText.write(tracker.completions).reduce(0) { $0 + 60 + $1.text.utf8.count }
        let schedules = if case .habit(let history) = tracker.kind { history.entries.count * 110 } else { 0 }
        return 900 + escapedCount(tracker.name) + escapedCount(tracker.emoji) + completions + schedules
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
