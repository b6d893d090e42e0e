internal import TrackerDomain

/// One step of the history as one line: its day, then its changes, separated by semicolons.
///
/// As dictionaries a hundred marks would outweigh a small library; a line of a mark has about 70 bytes.
enum StepText {
    static let separator = ";"

    static func write(_ step: Step, removed: inout RemovedTrackers) -> String {
        var changes: [String] = []
        for change in step.changes { changes.append(ChangeText.write(change, removed: &removed)) }
        return step.day.iso + " " + changes.joined(separator: " \(separator) ")
    }

    /// More than the trackers that a file has room for.
    private static let mostChanges = 1 << 17

    /// Reads a line; nil where it is no step.
    static func read(_ line: String, removed: RemovedTrackers) -> Step? {
        var line = StepLine(Array(line.utf8))
        guard let first = line.next(), let day = Day(iso: first.value) else { return nil }
        var changes: [Change] = []
        while line.hasMore {
            guard changes.count < mostChanges, let words = line.nextChange(),
                let change = ChangeText.read(words[...], removed: removed)
            else { return nil }
            changes.append(change)
        }
        return Step(changes: changes, day: day)
    }
}
