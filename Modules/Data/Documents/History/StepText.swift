internal import TrackerDomain

/// One step of the history as a line: its day, its name if it has one, then its changes, separated by semicolons.
///
/// A line of a mark has about 70 bytes; a hundred marks as dictionaries would be larger than a small library.
enum StepText {
    static let separator = ";"

    private static let nameLabel = "by"

    static func line(_ step: Step, _ changes: [String]) -> String {
        let name = step.name.map { " \(nameLabel)=\($0.rawValue)" } ?? ""
        return step.day.iso + name + " " + changes.joined(separator: " \(separator) ")
    }

    /// More than the trackers that a file has room for.
    private static let mostChanges = 1 << 17

    /// Reads a line; nil if it is invalid.
    static func read(_ line: String, _ wording: StepWording, removed: RemovedTrackers) -> StepDraft? {
        read(Array(line.utf8), wording, removed: removed)
    }

    /// Reads a line of a file that may be damaged.
    static func read(_ line: [UInt8], _ wording: StepWording, removed: RemovedTrackers) -> StepDraft? {
        var line = StepLine(line)
        guard let first = line.next(), let day = Day(iso: first.value) else { return nil }
        var (changes, named): ([Change], Set<Int>) = ([], [])
        var name: StepName?
        while line.hasMore {
            guard changes.count < mostChanges, var words = line.nextChange()?[...] else { return nil }
            if wording.standsAlone, changes.isEmpty, words.first?.label == nameLabel {
                name = StepName(rawValue: words.removeFirst().value)
                guard name != nil else { return nil }
            }
            if wording.standsAlone, let added = ChangeText.readNameOfAdded(words) {
                named.insert(changes.count)
                changes.append(added)
            } else if let act = ChangeText.read(words, wording, removed: removed) {
                changes += act
            } else {
                return nil
            }
        }
        if changes.isEmpty { return nil }
        return StepDraft(step: Step(changes: changes, day: day, name: name), named: named)
    }
}

/// A step as read from its line.
struct StepDraft {
    /// The step; trackers that the line only names have an id and a name alone.
    let step: Step
    /// The indexes of the changes that add such trackers.
    let named: Set<Int>

    /// The whole step, walking the trackers after it back to those before; nil if one that it only names is gone.
    func step(from states: inout TrackerStates) -> Step? {
        var changes = step.changes
        for index in changes.indices.reversed() {
            if named.contains(index) {
                guard case .tracker(_, .added(let tracker, let position)) = changes[index],
                    let known = states[tracker.id]
                else { return nil }
                changes[index] = .added(known, at: position)
            }
            states.walk(changes[index].inverse)
        }
        return Step(changes: changes, day: step.day, name: step.name)
    }
}

/// The trackers at a step of the history, found by walking there from the library.
struct TrackerStates {
    private var trackers: [Identifier: Tracker]

    init(_ library: Library) {
        trackers = Dictionary(library.trackers.map { ($0.id, $0) }) { first, _ in first }
    }

    subscript(id: Identifier) -> Tracker? { trackers[id] }

    mutating func walk(_ change: Change) {
        switch change {
        case .tracker(_, .added(let tracker, _)): trackers[tracker.id] = tracker
        case .tracker(_, .deleted(let tracker, _)): trackers[tracker.id] = nil
        case .tracker(let id, .set(let field, _, let new)): _ = trackers[id]?.set(field, to: new)
        case .tracker(let id, .days), .tracker(let id, .value): trackers[id]?.take([change])
        case .tracker(_, .moved), .category, .categoryOrder: break
        }
    }
}

/// The syntax of the steps in a file's history.
package enum StepWording: Int, CaseIterable, Comparable, Sendable {
    /// In versions 2 and 3 an edit has all fields of its time, found by walking back from the library.
    case version2
    /// From version 4 on each change stands alone, `set ID name "a" > "b"`, and a step may have a name, `by=import`.
    ///
    /// An added tracker that walking back finds is only named.
    case version4
    /// Version 5 also tells an amount that was added to from one that was set: `added ID 2026-11-20 2 > 3`.
    case version5
    /// Version 6 also tells a move: `moved ID after=ID from=first`, `categoriesOrdered`.
    case version6

    package static func < (left: StepWording, right: StepWording) -> Bool { left.rawValue < right.rawValue }

    /// True if the text of a change does not need those of other changes.
    var standsAlone: Bool { self != .version2 }
}
