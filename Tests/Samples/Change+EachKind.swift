package import TrackerDomain

extension Library {
    /// A library in which each kind of change can happen.
    package static func ofEachChange() throws(LibraryFault) -> Library {
        try Library(
            id: 1000, categories: [.work, .home, .spare],
            trackers: [.run, .habit(2, "Read"), .habit(3, "Draw")],
            categoryOrder: .own)
    }

    /// The library after a change, as redo makes it.
    package func after(_ change: Change) throws(EditError) -> Library {
        let step = Step(changes: [change], day: .today)
        var journal = Journal(library: self, history: History(redo: [step]))
        _ = try journal.redo()
        return journal.library
    }

    /// The order of its categories, as a change of it says.
    package var categoryArrangement: CategoryArrangement {
        CategoryArrangement(categoryOrder, categories.map(\.id))
    }
}

extension Tracker {
    /// Has something of all that a day can hold.
    fileprivate static let run = Tracker.habit(
        1, "Run", goal: "at least 5 km", done: ["2026-03-03"], skipped: ["2026-03-04"],
        pausedDays: ["2026-03-05"], amounts: [("2026-03-03", "5")], notes: [("2026-03-03", "Rain")])
}

extension Category {
    fileprivate static let spare = Category(id: 102, name: "Spare")
}

extension Change {
    /// Changes of each kind, each of which can happen in `Library.ofEachChange`.
    package static let ofEachKind: [Change] = Array(
        sequence(first: [Change.added(.habit(9, "Swim"), at: 3)]) { $0[0].ofNextKind }
    ).flatMap { $0 }

    /// Those of the next kind, so that the compiler asks for a new kind here.
    private var ofNextKind: [Change]? {
        switch self {
        case .tracker(_, .added): [.deleted(Tracker.run, at: 0)]
        case .tracker(_, .deleted): [.tracker(1, .moved(after: 3, from: nil))]
        case .tracker(_, .moved): TrackerField.allCases.map(\.change)
        case .tracker(_, .set): DaySetField.allCases.flatMap(\.changes)
        case .tracker(_, .days): DayValueField.allCases.flatMap(\.changes)
        case .tracker(_, .value): [.added(Category(id: 103, name: "Garden"), at: 3)]
        case .category(_, .added): [.deleted(Category.spare, at: 2)]
        case .category(_, .deleted): [.category(.home, .moved(after: nil, from: .work))]
        case .category(_, .moved):
            CategoryField.allCases.map {
                .category(.home, .set($0, from: $0.text(of: .home), to: "Other"))
            }
        case .category(_, .set):
            [
                .categoryOrder(
                    from: CategoryArrangement(.own, [.work, .home, Category.spare.id]),
                    to: CategoryArrangement(.byName, [.work, .home, Category.spare.id]))
            ]
        case .categoryOrder: nil
        }
    }
}

extension TrackerField {
    fileprivate var change: Change {
        .tracker(1, .set(self, from: Tracker.run.text(of: self), to: otherText))
    }

    /// The text of a value that no sample has.
    private var otherText: String {
        switch self {
        case .name: "Other"
        case .schedule: "2026-03-02:every 3 days from 2026-03-02"
        case .goal: "2026-03-02:at most 2 cups"
        case .category: Identifier.work.description
        case .emoji: "😻"
        case .color: "18"
        case .pinned: "yes"
        case .status: "archived 2026-03-08"
        }
    }
}

extension DaySetField {
    fileprivate var changes: [Change] {
        [
            .tracker(1, .days(self, DaySet(["2026-03-06"]), isAdded: true)),
            .tracker(1, .days(self, Tracker.run[self], isAdded: false)),
        ]
    }
}

extension DayValueField {
    fileprivate var changes: [Change] {
        let old = text(of: .run, on: "2026-03-03")
        return [
            .tracker(1, .value(self, on: "2026-03-06", from: nil, to: "7")),
            .tracker(1, .value(self, on: "2026-03-03", from: old, to: "7")),
            .tracker(1, .value(self, on: "2026-03-03", from: old, to: nil)),
        ]
    }
}
