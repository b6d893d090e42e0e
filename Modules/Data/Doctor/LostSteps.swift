internal import TrackerDomain

/// The steps that a damaged file still has and a backup lacks.
struct LostSteps {
    /// Oldest first.
    let steps: [LostStep]
    /// True if the file ends within its steps, so that more may be lost.
    let isCutOff: Bool

    /// Compares the lines of the steps to undo, found by the writer's layout: the file may be no valid property list.
    init(in bytes: [UInt8], since history: History, _ library: Library) {
        let (lines, isWhole) = Self.lines(in: bytes)
        isCutOff = !isWhole
        let removed = RemovedTrackers(library.trackers + history.deletedTrackers)
        let read = lines.map { line in
            // A line reads alike in each wording that has its words.
            StepWording.allCases.lazy.compactMap { StepText.read(line, $0, removed: removed) }.first
        }
        // Both begin alike, except that the oldest of too many are dropped.
        let last = history.undo.lastIndex { known in read.contains { $0?.tells(known) == true } }
        let index = last.flatMap { last in read.lastIndex { $0?.tells(history.undo[last]) == true } }
        let new = read[(index.map { $0 + 1 } ?? 0)...]
        let undone = history.undo[(last.map { $0 + 1 } ?? 0)...]
        // A missing known step was undone if others follow; else it may have been cut off.
        guard isWhole || undone.isEmpty || last != nil && !new.isEmpty else {
            steps = []
            return
        }
        steps = undone.reversed().map { .undone($0) } + new.compactMap { $0.map { .done($0.step) } }
    }

    /// The last lines of the steps to undo, as many as a history has; `isWhole` if their closing tag is there.
    private static func lines(in bytes: [UInt8]) -> (lines: [[UInt8]], isWhole: Bool) {
        let (mark, endMark): (StaticString, StaticString) = ("\t\t\t<string>", "</string>")
        var lines: [Range<Int>] = []
        var (isInside, isWhole) = (false, false)
        var start = 0
        while start < bytes.count, !isWhole {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            func isRow(_ text: StaticString) -> Bool {
                end - start == text.utf8CodeUnitCount && bytes.starts(text, at: start)
            }
            isWhole = isInside && (isRow("\t\t</array>") || isRow("\t\t<array/>") || isRow("\t</dict>"))
            let (first, last) = (start + mark.utf8CodeUnitCount, end - endMark.utf8CodeUnitCount)
            if isInside, first <= last, bytes.starts(mark, at: start), bytes.starts(endMark, at: last) {
                lines.append(first..<last)
            }
            if isRow("\t\t<key>undo</key>") { isInside = true }
            start = end + 1
        }
        // Kept as bytes: decoding invalid text would take longer than everything else.
        return (lines.suffix(History.limit).map { EscapedText.resolve(bytes[$0]) }, isWhole)
    }
}

extension History {
    /// The trackers that its steps deleted.
    fileprivate var deletedTrackers: [Tracker] {
        undo.flatMap(\.changes).compactMap {
            if case .tracker(_, .deleted(let tracker, _)) = $0 { tracker } else { nil }
        }
    }
}

extension StepDraft {
    /// True if the line tells a step; of a tracker that it adds or deletes it may have the id alone.
    fileprivate func tells(_ known: Step) -> Bool {
        step.day == known.day && step.name == known.name
            && step.changes.elementsEqual(known.changes) { change, known in
                switch (change, known) {
                case (.tracker(_, .added(let one, let index)), .tracker(_, .added(let other, let position))),
                    (
                        .tracker(_, .deleted(let one, let index)),
                        .tracker(_, .deleted(let other, let position))
                    ):
                    one.id == other.id && index == position
                default: change == known
                }
            }
    }
}
