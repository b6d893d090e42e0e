/// A tracker of another library, seen from the one that it comes to.
public struct IncomingTracker: Sendable {
    /// In the category that its own is there; done on the days that the goals there judge as done.
    public let tracker: Tracker
    /// The place of the tracker that it turns out to be; nil where it is new.
    public let place: Int?
}

extension Library {
    /// The trackers of another library, in its order, as they are seen from here.
    ///
    /// A category is that of its id, else that of its folded name. A tracker is that of its id, else one of its
    /// folded name, category and kind, each once; else it is new.
    public func coming(from other: Library) -> [IncomingTracker] {
        let homes = homes(for: other.categories)
        var places = MatchingPlaces(trackers, comingIDs: Set(other.trackers.map(\.id)))
        return other.trackers.map { coming in
            var coming = coming
            coming.categoryID = homes[coming.categoryID] ?? coming.categoryID
            let place = places.take(coming)
            if let place { coming.completions = trackers[place].done(by: coming) }
            return IncomingTracker(tracker: coming, place: place)
        }
    }

    /// This library with all that another one has besides; what both have stays as it is here.
    ///
    /// A tracker that both have gains days: marks where its day has no amount, amounts and notes where its day has
    /// none; its fields stay. A category comes with a tracker that is new, or where it is empty there, too.
    ///
    /// - Throws: `idOfOtherKind`.
    func merging(_ other: Library) throws(EditError) -> Library {
        var merged = self
        for coming in coming(from: other) {
            if let place = coming.place {
                merged.trackers[place].mergeDays(of: coming.tracker)
            } else {
                merged.trackers.append(coming.tracker)
            }
        }
        let inUse = Set(merged.trackers.map(\.categoryID))
        let filled = Set(other.trackers.map(\.categoryID))
        let homes = homes(for: other.categories)
        merged.categories += other.categories.filter { new in
            homes[new.id] == new.id && category(new.id) == nil
                && (inUse.contains(new.id) || !filled.contains(new.id))
        }
        if let twice = merged.idInUseTwice { throw .idOfOtherKind(twice) }
        return merged
    }

    /// Which category here, or among those that come, each one that comes is.
    private func homes(for others: [Category]) -> [Identifier: Identifier] {
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

/// Where the trackers of a library stand that others may turn out to be, each to be taken once.
private struct MatchingPlaces {
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

    /// - Parameter comingIDs: Whoever has one of them is matched by it alone.
    init(_ trackers: [Tracker], comingIDs: Set<Identifier>) {
        for (place, tracker) in trackers.enumerated() {
            if comingIDs.contains(tracker.id) {
                byID[tracker.id] = place
            } else {
                byLikeness[Likeness(tracker), default: []].append(place)
            }
        }
    }

    mutating func take(_ tracker: Tracker) -> Int? {
        if let place = byID[tracker.id] { return place }
        guard let place = byLikeness[Likeness(tracker)]?.first else { return nil }
        byLikeness[Likeness(tracker)]?.removeFirst()
        return place
    }
}

extension Tracker {
    /// The days on which another one was done; an amount that came without a goal is judged by the goal here.
    fileprivate func done(by other: Tracker) -> DaySet {
        var done = other.completions
        for entry in other.amounts.entries where other.goal(on: entry.day) == nil {
            guard let goal = goal(on: entry.day) else { continue }
            if goal.isReached(by: entry.value) { done.insert(entry.day) } else { done.remove(entry.day) }
        }
        return done
    }

    fileprivate mutating func mergeDays(of other: Tracker) {
        // What is done once has no days in common with what repeats.
        guard isEvent == other.isEvent else { return }
        if isEvent {
            if completions.isEmpty { completions = DaySet(other.completions.prefix(1)) }
        } else {
            // A day that was measured has been decided.
            completions.formUnion(other.completions.subtracting(amounts.days))
            skips.formUnion(other.skips.subtracting(completions))
            rests.formUnion(other.rests)
            for entry in other.amounts.entries where amounts[entry.day] == nil {
                amounts[entry.day] = entry.value
            }
        }
        for entry in other.notes.entries where notes[entry.day] == nil { notes[entry.day] = entry.value }
    }
}
