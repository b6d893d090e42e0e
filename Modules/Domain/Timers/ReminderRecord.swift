/// What is kept of the last reminder, or of its beginning: `2026-11-26 20:00, notify-send`.
public struct ReminderRecord: Hashable, Sendable {
    public enum Way: Hashable, Sendable {
        /// It was set up; there was a library, or none yet.
        case set, setBeforeLibrary
        case noLibrary
        case printed
        case brought(by: String)

        fileprivate var text: String {
            switch self {
            case .set: "set"
            case .setBeforeLibrary: "new"
            case .noLibrary: "missing"
            case .printed: "stdout"
            case .brought(let program): program
            }
        }

        fileprivate init(_ text: String) {
            self =
                [.set, .setBeforeLibrary, .noLibrary, .printed].first { $0.text == text }
                ?? .brought(by: text)
        }
    }

    public let date: Day
    /// "20:00".
    public let time: String
    public let way: Way

    public init(date: Day, time: String, way: Way) {
        (self.date, self.time, self.way) = (date, time, way)
    }

    public var text: String { "\(date.iso) \(time), \(way.text)" }
}

extension ReminderRecord {
    /// Reads a text as it was kept; nil for any other.
    public init?(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count == 3, words[1].hasSuffix(","), let date = Day(iso: words[0]) else { return nil }
        self.init(date: date, time: String(words[1].dropLast()), way: Way(words[2]))
    }
}
