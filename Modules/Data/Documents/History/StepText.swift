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
