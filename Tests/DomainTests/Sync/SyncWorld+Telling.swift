import TrackerDomain

/// What taking in tells.
extension SyncWorld {
    /// Each difference comes from one device, and what has to be told is so.
    func checkTold(_ taken: MergeReport, from before: Library, to after: Library) throws {
        let shown = taken.changes.flatMap(\.single)
        let arrived = taken.arrivals.flatMap(\.changes).flatMap(\.single)
        guard Set(arrived).count == arrived.count else {
            throw Violation(rule: "telling", what: "something arrives twice")
        }
        // What became one with another category is told as that.
        let areMerged = taken.arrivals.contains { !$0.mergedCategories.isEmpty }
        let isWhole = areMerged ? Set(shown).isSuperset(of: arrived) : Set(shown) == Set(arrived)
        guard !taken.decided.isEmpty || isWhole else {
            throw Violation(rule: "telling", what: "what arrives is not what the library shows")
        }
        for category in taken.arrivals.flatMap(\.mergedCategories) {
            guard before.category(category.id) == category, after.category(category.id) == nil else {
                throw Violation(rule: "telling", what: "\(category) is not merged")
            }
        }
        for meeting in taken.conflicts {
            guard meeting.isTrue(from: before, to: after) else {
                throw Violation(rule: "telling", what: "\(meeting) is not so")
            }
        }
        let isEmpty = { (arrival: MergeReport.Arrival) in
            arrival.changes.isEmpty && arrival.mergedCategories.isEmpty
        }
        guard taken.arrivals.allSatisfy({ !$0.device.isEmpty && !isEmpty($0) }) else {
            throw Violation(rule: "telling", what: "an arrival is empty")
        }
    }
}

extension Change {
    /// A change for each of its days.
    fileprivate var single: [Change] {
        switch self {
        case .tracker(let id, .days(let field, let days, let isAdded)):
            days.map { .tracker(id, .days(field, DaySet([$0]), isAdded: isAdded)) }
        case .tracker, .category, .categoryOrder: [self]
        }
    }
}

extension SyncConflict {
    fileprivate func isTrue(from before: Library, to after: Library) -> Bool {
        switch self {
        case .overwritten(let value):
            value.lost != value.kept && before.text(at: value.place) == value.lost
                && after.text(at: value.place) == value.kept
        case .deleted(let trackers, _):
            trackers.allSatisfy { before.tracker($0.id) == $0 && after.tracker($0.id) == nil }
        case .kept(let tracker, let deleter, let changer, _):
            after.tracker(tracker.id) != nil && (deleter == nil) != (changer == nil)
                && (before.tracker(tracker.id) == nil) == (deleter == nil)
        case .categoryKept(let category, let deleter, let trackers, let setter):
            after.category(category.id) != nil && !trackers.isEmpty && (deleter == nil) != (setter == nil)
                && (before.category(category.id) == nil) == (deleter == nil)
        case .markedArchived(let tracker, let days, let archiver, let marker, _):
            after.tracker(tracker.id)?.status.isArchived == true && !days.isEmpty
                && (archiver == nil) != (marker == nil)
        case .eventDoneTwice(let tracker, let days, _):
            after.tracker(tracker.id)?.isEvent == true && days.count > 1
        case .begunTwice(let pair, _):
            [pair.source, pair.target].count { before.tracker($0) == nil } == 1
                && [pair.source, pair.target].allSatisfy { after.tracker($0) != nil }
        }
    }
}

extension Library {
    /// The value at a place; of a tracker's category its name.
    fileprivate func text(at place: Overwritten.Place) -> String? {
        switch place {
        case .tracker(.category, let tracker):
            self.tracker(tracker.id).flatMap { category($0.categoryID)?.name }
        case .tracker(let field, let tracker): self.tracker(tracker.id)?.text(of: field)
        case .category(.name, let category): self.category(category.id)?.name
        case .value(let field, let tracker, let day):
            self.tracker(tracker.id).flatMap { field.text(of: $0, on: day) }
        }
    }
}
