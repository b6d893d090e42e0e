/// A tracker's status: active, paused or archived.
public enum TrackerStatus: Hashable, Sendable {
    case active
    /// Paused from the day on, until it is resumed; the day may be in the future.
    case paused(since: Day)
    /// Archived from the day on, and hidden from lists.
    case archived(since: Day)

    /// The first day of the pause or the archive.
    public var since: Day? {
        switch self {
        case .active: nil
        case .paused(let day), .archived(let day): day
        }
    }

    public var isArchived: Bool {
        switch self {
        case .archived: true
        case .active, .paused: false
        }
    }

    /// The word in files and scripts: `active`, `paused`, `archived`.
    public var word: String {
        switch self {
        case .active: "active"
        case .paused: "paused"
        case .archived: "archived"
        }
    }
}

/// The text of a status in files: `active`, `paused 2026-11-03`, `archived 2026-11-03`.
extension TrackerStatus {
    public init?(text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        switch (words[0], words.count == 2 ? Day(iso: words[1]) : nil) {
        case ("active", nil) where words.count == 1: self = .active
        case ("paused", let day?): self = .paused(since: day)
        case ("archived", let day?): self = .archived(since: day)
        default: return nil
        }
    }

    public var text: String { word + (since.map { " \($0.iso)" } ?? "") }
}
