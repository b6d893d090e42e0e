internal import TrackerDomain

/// The way that something is moved in a list, past its neighbor.
public enum MoveDirection: Hashable, Sendable {
    case up, down

    /// The place beside the neighbor in a list of what is shown; nil at the end of the list.
    func placement(of id: Identifier, among shown: [Identifier]) -> Placement? {
        guard let index = shown.firstIndex(of: id) else { return nil }
        switch self {
        case .up: return index > 0 ? .before(shown[index - 1]) : nil
        case .down: return index + 1 < shown.count ? .after(shown[index + 1]) : nil
        }
    }
}

extension Library {
    /// The edit that moves a tracker past the one shown next to it; nil at the end of its section.
    func moving(_ id: Identifier, _ direction: MoveDirection, among shown: [Identifier]) -> Edit? {
        guard let placement = direction.placement(of: id, among: shown), let tracker = tracker(id),
            let neighbor = placement.neighbour.flatMap(tracker(_:)), tracker.sharesSection(with: neighbor)
        else { return nil }
        return .move(id, placement)
    }
}

extension Phrase {
    package static let moveUp = Phrase("Move up", "Переместить выше")
    package static let moveDown = Phrase("Move down", "Переместить ниже")

    /// "Run is the first of its section", before what else can be moved.
    static func atEndOfSection(_ name: String, _ direction: MoveDirection) -> Phrase {
        switch direction {
        case .up: Phrase("\(name) is the first of its section", "\(name) — первый в разделе")
        case .down: Phrase("\(name) is the last of its section", "\(name) — последний в разделе")
        }
    }

    /// "Gym and Run are in different sections (only one is pinned)."
    static func differentSections(_ name: String, _ other: String, isPinnedApart: Bool) -> Phrase {
        Phrase(
            "\(name) and \(other) are in different sections (", "«\(name)» и «\(other)» в разных разделах (")
            + (isPinnedApart
                ? Phrase("only one is pinned", "закреплён только один")
                : Phrase("the categories differ", "категории разные")) + ")."
    }

    /// "Sport is the first category already."
    static func atEndOfCategories(_ name: String, _ direction: MoveDirection) -> Phrase {
        switch direction {
        case .up: Phrase("\(name) is the first category already.", "\(name): выше некуда.")
        case .down: Phrase("\(name) is the last category already.", "\(name): ниже некуда.")
        }
    }
}
