/// A tracker of another library, as it would come to this one.
public struct IncomingTracker: Sendable {
    /// The tracker in the category that matches its own, done on the days that the goals here judge as done.
    public let tracker: Tracker
    /// The index of the tracker that it matches; nil if it is new.
    public let index: Int?
}

extension Library {
    /// The trackers of another library, in its order, as they would come to this one.
    ///
    /// A category matches by its id, or else by its folded name. A tracker matches by its id, or else by folded name,
    /// category and kind, each once; or else it is new.
    public func matching(_ other: Library) -> [IncomingTracker] {
        let categoryMap = categoryMap(for: other.categories)
        var indexes = MatchingIndexes(trackers, incomingIDs: Set(other.trackers.map(\.id)))
        return other.trackers.map { incoming in
            var incoming = incoming
            incoming.categoryID = categoryMap[incoming.categoryID] ?? incoming.categoryID
            let index = indexes.take(incoming)
            incoming.marks = index.map { trackers[$0].done(by: incoming) } ?? incoming.countingMarks
            return IncomingTracker(tracker: incoming, index: index)
        }
    }

    /// This library with everything that another one has and this one lacks.
    ///
    /// A matching tracker keeps its fields and gains days: marks if the day has no amount, amounts and notes if the
    /// day has none. A category comes with a new tracker, or if it is empty.
    func merging(_ other: Library) throws(EditError) -> Library {
        var merged = self
        for incoming in matching(other) {
            if let index = incoming.index {
                merged.trackers[index].mergeDays(of: incoming.tracker)
            } else {
                merged.trackers.append(incoming.tracker)
            }
        }
        let inUse = Set(merged.trackers.map(\.categoryID))
        let filled = Set(other.trackers.map(\.categoryID))
        let categoryMap = categoryMap(for: other.categories)
        merged.categories += other.categories.filter { new in
            categoryMap[new.id] == new.id && category(new.id) == nil
                && (inUse.contains(new.id) || !filled.contains(new.id))
        }
        // Ours stay as they are sorted here.
        if categories.isEmpty { merged.categoryOrder = other.categoryOrder }
        if let twice = merged.idInUseTwice { throw .idOfOtherKind(twice) }
        return merged
    }

    /// The id of the matching category here, or its own, for each incoming category.
    private func categoryMap(for others: [Category]) -> [Identifier: Identifier] {
        let here = Set(categories.map(\.id))
        let named = Dictionary(
            categories.map { (FoldedName($0.name), $0.id) }, uniquingKeysWith: { first, _ in first })
        return Dictionary(
            uniqueKeysWithValues: others.map { category in
                (
                    category.id,
                    here.contains(category.id) ? category.id : named[FoldedName(category.name)] ?? category.id
                )
            })
    }

    private var idInUseTwice: Identifier? {
        var seen: Set<Identifier> = []
        return (categories.map(\.id) + trackers.map(\.id)).first { !seen.insert($0).inserted }
    }
}

/// The indexes of the trackers that incoming ones may match, each to be taken once.
private struct MatchingIndexes {
    private struct Likeness: Hashable {
        let name: FoldedName
        let category: Identifier
        let isEvent: Bool

        init(_ tracker: Tracker) {
            name = FoldedName(tracker.name)
            category = tracker.categoryID
            isEvent = tracker.isEvent
        }
    }

    private var byID: [Identifier: Int] = [:]
    /// The first of each row is taken next.
    private var byLikeness: [Likeness: [Int]] = [:]

    /// - Parameter incomingIDs: A tracker with one of them is matched by id alone.
    init(_ trackers: [Tracker], incomingIDs: Set<Identifier>) {
        for (index, tracker) in trackers.enumerated() {
            if incomingIDs.contains(tracker.id) {
                byID[tracker.id] = index
            } else {
                byLikeness[Likeness(tracker), default: []].append(index)
            }
        }
    }

    mutating func take(_ tracker: Tracker) -> Int? {
        if let index = byID[tracker.id] { return index }
        guard let index = byLikeness[Likeness(tracker)]?.first else { return nil }
        byLikeness[Likeness(tracker)]?.removeFirst()
        return index
    }
}

extension Tracker {
    /// The days on which another one was done; an amount without a goal there is judged by the goal here.
    ///
    /// What the amounts of a sum here decide is left out.
    fileprivate func done(by other: Tracker) -> DaySet {
        var done = other.countingMarks
        if let last = done.last { done.subtract(doneDays(today: last).subtracting(marks)) }
        for entry in other.amounts.entries {
            if sum(on: entry.day) != nil { done.remove(entry.day) }
            guard other.goal(on: entry.day) == nil, let goal = goal(on: entry.day) else { continue }
            if goal.isReached(by: entry.value) { done.insert(entry.day) } else { done.remove(entry.day) }
        }
        return done
    }

    fileprivate mutating func mergeDays(of other: Tracker) {
        // An event and a habit have no days in common.
        guard isEvent == other.isEvent else { return }
        if isEvent {
            if marks.isEmpty { marks = DaySet(other.marks.prefix(1)) }
        } else {
            // A day with an amount is already judged.
            marks.formUnion(other.marks.subtracting(amounts.days))
            skips.formUnion(other.skips.subtracting(marks))
            pausedDays.formUnion(other.pausedDays)
            for entry in other.amounts.entries where amounts[entry.day] == nil {
                amounts[entry.day] = entry.value
            }
        }
        for entry in other.notes.entries where notes[entry.day] == nil { notes[entry.day] = entry.value }
    }
}
