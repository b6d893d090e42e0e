internal import TrackerDomain

/// One step of the history as one line: its day, then its changes, separated by semicolons.
///
/// As dictionaries a hundred marks would outweigh a small library; a line of a mark has about 70 bytes.
enum StepText {
    private static let separator = ";"

    static func write(_ step: Step, removed: inout RemovedTrackers) -> String {
        var changes: [String] = []
        for change in step.changes { changes.append(ChangeText.write(change, removed: &removed)) }
        return step.day.iso + " " + changes.joined(separator: " \(separator) ")
    }

    /// Reads a line; nil where it is no step.
    static func read(_ line: String, removed: RemovedTrackers) -> Step? {
        guard let words = StepWord.split(line), let first = words.first, let day = Day(iso: first.value)
        else {
            return nil
        }
        var changes: [Change] = []
        let parts = words.dropFirst().split(separator: StepWord(separator), omittingEmptySubsequences: false)
        for part in parts {
            guard let change = ChangeText.read(part, removed: removed) else { return nil }
            changes.append(change)
        }
        return changes.isEmpty ? nil : Step(changes: changes, day: day)
    }
}
