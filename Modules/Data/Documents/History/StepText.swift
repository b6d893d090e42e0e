internal import TrackerDomain

/// One step of the history as one line: its day, then its changes, separated by semicolons.
///
/// As dictionaries a hundred marks would outweigh a small library; a line of a mark has about 70 bytes.
enum StepText {
    static let separator = ";"

    static func line(_ day: Day, _ acts: [String]) -> String {
        day.iso + " " + acts.joined(separator: " \(separator) ")
    }

    /// More than the trackers that a file has room for.
    private static let mostChanges = 1 << 17

    /// Reads a line; nil where it is no step.
    static func read(_ line: String, removed: RemovedTrackers) -> Step? {
        read(Array(line.utf8), removed: removed)
    }

    /// Reads a line of a file that need not be whole.
    static func read(_ line: [UInt8], removed: RemovedTrackers) -> Step? {
        var line = StepLine(line)
        guard let first = line.next(), let day = Day(iso: first.value) else { return nil }
        var changes: [Change] = []
        while line.hasMore {
            guard changes.count < mostChanges, let words = line.nextChange(),
                let act = ChangeText.read(words[...], removed: removed)
            else { return nil }
            changes += act
        }
        return changes.isEmpty ? nil : Step(changes: changes, day: day)
    }
}
