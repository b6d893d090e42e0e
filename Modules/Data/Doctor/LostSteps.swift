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
        // Both begin alike, except that the oldest of too many are dropped and versions have other wordings.
        var (last, index): (Int?, Int?)
        for wording in StepWording.allCases {
            let known = Self.lines(of: history, library, wording)
            guard let found = known.lastIndex(where: lines.contains), found > last ?? -1 else { continue }
            (last, index) = (found, lines.lastIndex(of: known[found]))
        }
        let new = lines[(index.map { $0 + 1 } ?? 0)...]
        let undone = history.undo[(last.map { $0 + 1 } ?? 0)...]
        // A missing known step was undone if others follow; else it may have been cut off.
        guard isWhole || undone.isEmpty || last != nil && !new.isEmpty else {
            steps = []
            return
        }
        let trackers = RemovedTrackers(library.trackers)
        steps =
            undone.reversed().map { .undone($0) }
            + new.compactMap { line in
                StepWording.allCases.lazy.compactMap { StepText.read(line, $0, removed: trackers) }.first
                    .map { .done($0.step) }
            }
    }

    /// The lines of the steps to undo in a wording.
    private static func lines(of history: History, _ library: Library, _ wording: StepWording) -> [[UInt8]] {
        var removed = RemovedTrackers()
        var writer = StepWriter(from: library, wording)
        return history.undo.reversed().map { step in
            Array((writer.undo(step, removed: &removed) ?? "").utf8)
        }.reversed()
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
