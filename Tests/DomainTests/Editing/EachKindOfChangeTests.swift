import Samples
import Testing
import TrackerDomain

/// What has to know each kind of change, though the compiler does not ask there for a new one.
@Suite struct EachKindOfChangeTests {
    @Test("a library that differs by one change is restored by that change, and back by its inverse")
    func restoring() throws {
        let library = try Library.ofEachChange()
        for change in Change.ofEachKind {
            let changed = try library.after(change)
            #expect(changed != library, "\(change)")
            for (one, other, made) in [(library, changed, change), (changed, library, change.inverse)] {
                var journal = Journal(library: one)
                let changes = try journal.perform([.restore(other)], today: .today)
                #expect(journal.library == other, "\(change)")
                if case .category(_, .moved) = change {
                    // The categories of two states are told as one order.
                    #expect(
                        changes == [
                            .categoryOrder(from: one.categoryArrangement, to: other.categoryArrangement)
                        ])
                } else {
                    #expect(changes == [made])
                }
            }
        }
    }

    @Test("what a change adds comes along when its library is merged, and what another has is kept")
    func merging() throws {
        let library = try Library.ofEachChange()
        for change in Change.ofEachKind {
            var journal = Journal(library: library)
            let changes = try journal.perform([.merge(try library.after(change))], today: .today)
            #expect(changes == (change.isAddition ? [change] : []))
        }
    }

    @Test("each property of a tracker but its id and its first day is changed by one of them")
    func properties() throws {
        let library = try Library.ofEachChange()
        let before = Mirror(reflecting: try #require(library.tracker(1))).children
        var changed: Set<String> = []
        for change in Change.ofEachKind {
            guard let tracker = try library.after(change).tracker(1) else { continue }
            for (old, new) in zip(before, Mirror(reflecting: tracker).children)
            where "\(old.value)" != "\(new.value)" { changed.insert(old.label ?? "") }
        }
        #expect(changed == Set(before.compactMap(\.label)).subtracting(["id", "createdOn"]))
    }
}

extension Change {
    /// True if it adds what there was not.
    fileprivate var isAddition: Bool {
        switch self {
        case .tracker(_, .added), .category(_, .added), .tracker(_, .days(_, _, isAdded: true)),
            .tracker(_, .value(_, on: _, from: nil, to: _?, isAdding: _)):
            true
        case .tracker(_, .deleted), .tracker(_, .moved), .tracker(_, .set), .tracker(_, .days),
            .tracker(_, .value), .category(_, .deleted), .category(_, .moved), .category(_, .set),
            .categoryOrder:
            false
        }
    }
}
