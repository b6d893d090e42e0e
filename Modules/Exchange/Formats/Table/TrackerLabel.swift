internal import TrackerDomain

/// A tracker in our own tables: its id if they have one, else its label.
enum TableSubject: Hashable {
    case label(TrackerLabel)
    case id(Identifier)
}

/// The name, category and kind of a tracker, which several may share.
struct TrackerLabel: Hashable {
    private let name: FoldedName
    private let category: FoldedName
    private let isEvent: Bool

    init(name: String, category: String, isEvent: Bool) {
        self.name = FoldedName(DraftText.cleaned(name))
        self.category = FoldedName(DraftText.cleaned(category))
        self.isEvent = isEvent
    }
}
