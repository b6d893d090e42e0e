/// Whether a tracker is kept at present.
public enum TrackerStatus: Hashable, Sendable {
    case active
    /// Off from the day on, until it is resumed; the day may be to come.
    case paused(since: Day)
    /// Off from the day on, and out of the way.
    case archived(since: Day)

    /// The first day that the tracker is off.
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

    /// What files and scripts call it: `active`, `paused`, `archived`.
    public var word: String {
        switch self {
        case .active: "active"
        case .paused: "paused"
        case .archived: "archived"
        }
    }
}

/// The text of a standing in files: `active`, `paused 2026-11-03`, `archived 2026-11-03`.
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
