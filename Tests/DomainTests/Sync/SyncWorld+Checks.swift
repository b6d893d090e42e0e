import TrackerDomain

extension SyncWorld {
    /// Notes what a device did, and checks what it shows against all it has seen.
    mutating func note(_ changes: [Change], on index: Int, today: Day) throws {
        causality.note(
            changes, by: Doer(device: devices[index].device, today: today), seen: &devices[index].seen)
        if checksEachStep { try checkCausality(of: index) }
    }

    /// Fidelity: the library read from the facts is the one that the changes gave.
    func check(_ what: String, on index: Int, gives plain: Library) throws {
        let journal = devices[index].journal
        guard try journal.replica?.facts.library(Self.libraryID) == journal.library else {
            throw Violation(
                rule: "(g) fidelity", what: "the library is not the one of the facts after \(what)")
        }
        guard journal.library.decisions.isEmpty else {
            throw Violation(
                rule: "(m) decided", what: "\(journal.library.decisions.brief) is missing after \(what)")
        }
        guard journal.library.shows(plain) else {
            throw Violation(
                rule: "(g) fidelity", what: "\(what) gives \(journal.library.difference(from: plain))")
        }
    }

    /// Each move lands where it was wished.
    func checkPlaces(of edits: [Edit], on index: Int, gives plain: Library) throws {
        let library = devices[index].journal.library
        guard edits.allSatisfy(\.isMove), library != plain else { return }
        throw Violation(rule: "moves", what: "\(edits) gives \(library.difference(from: plain))")
    }

    /// Specification: marks, lives, texts and amounts follow from what was seen.
    mutating func checkCausality(of index: Int) throws {
        let (library, view) = (devices[index].journal.library, devices[index].seen)
        do {
            _ = try Library(id: library.id, categories: library.categories, trackers: library.trackers)
        } catch { throw Violation(rule: "(f) valid", what: "\(error)") }
        let expected: Library
        do {
            expected = try causality.library(Self.libraryID, in: view)
        } catch {
            if hasForgotten {
                exceptions += 1
                return
            }
            throw Violation(rule: "(f) valid", what: "what was done makes no library: \(error)")
        }
        guard library == expected else {
            if hasForgotten {
                exceptions += 1
                return
            }
            throw Violation(rule: "(b)-(e) causality", what: library.difference(from: expected))
        }
        for (id, log) in causality.items {
            if let cell = log.replacedCell(in: view) {
                throw Violation(rule: "(d) replaced", what: "\(cell) of \(id)")
            }
        }
    }
}

extension Edit {
    fileprivate var isMove: Bool {
        switch self {
        case .move, .moveCategory: true
        default: false
        }
    }
}

extension Library {
    /// True if both show the same trackers in the same order, in categories of the same folded names.
    func shows(_ other: Library) -> Bool {
        self == other
            || trackers.map(\.id) == other.trackers.map(\.id)
                && Set(foldedCategories) == Set(other.foldedCategories)
                && trackers.allSatisfy { tracker in
                    guard var theirs = other.tracker(tracker.id),
                        folded(tracker.categoryID) == other.folded(theirs.categoryID)
                    else { return false }
                    theirs.categoryID = tracker.categoryID
                    return theirs == tracker
                }
    }

    private var foldedCategories: [FoldedName] { categories.map { FoldedName($0.name) } }

    private func folded(_ id: Identifier) -> FoldedName? { category(id).map { FoldedName($0.name) } }

    /// What differs, for a person to read.
    func difference(from other: Library) -> String {
        var lines: [String] = []
        if categoryOrder != other.categoryOrder {
            lines.append("\(categoryOrder) for \(other.categoryOrder)")
        }
        if categories != other.categories { lines.append("\(categories) for \(other.categories)") }
        for id in Set(trackers.map(\.id) + other.trackers.map(\.id)) where tracker(id) != other.tracker(id) {
            let (ours, theirs) = (tracker(id), other.tracker(id))
            let changes = ours.flatMap { ours in theirs.map { $0.changesOfAll(to: ours).brief } }
            lines.append(
                changes ?? "\(ours?.name ?? "nothing") for \(theirs?.name ?? "nothing") of \(id.brief)")
        }
        if lines.isEmpty { lines.append("order \(trackers.map(\.name)) for \(other.trackers.map(\.name))") }
        return lines.joined(separator: "\n    ")
    }
}
