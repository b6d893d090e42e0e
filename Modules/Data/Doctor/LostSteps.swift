internal import TrackerDomain

/// The steps that a damaged file still tells of and a backup does not have.
struct LostSteps {
    /// Oldest first.
    let steps: [LostStep]
    /// Whether the file breaks off before the end of its steps, so that there may have been more.
    let isCutOff: Bool

    /// Compares the lines of the steps to undo.
    ///
    /// The file need not be a property list any more: lines are looked for where the writer puts them.
    init(in bytes: [UInt8], since history: History, _ library: Library) {
        let (lines, isWhole) = Self.lines(in: bytes)
        isCutOff = !isWhole
        // Both begin alike, but that the oldest of too many are dropped, and that a version may word them otherwise.
        var (last, index): (Int?, Int?)
        for wording in StepWording.allCases {
            let known = Self.lines(of: history, library, wording)
            guard let found = known.lastIndex(where: lines.contains), found > last ?? -1 else { continue }
            (last, index) = (found, lines.lastIndex(of: known[found]))
        }
        let new = lines[(index.map { $0 + 1 } ?? 0)...]
        let undone = history.undo[(last.map { $0 + 1 } ?? 0)...]
        // Of a known step that is not there, only what follows tells whether it was undone or cut off.
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

    /// The lines of the steps to undo, as a file in some wording has them.
    private static func lines(of history: History, _ library: Library, _ wording: StepWording) -> [[UInt8]] {
        var removed = RemovedTrackers()
        var writer = StepWriter(from: library, wording)
        return history.undo.reversed().map { step in
            Array((writer.undo(step, removed: &removed) ?? "").utf8)
        }.reversed()
    }

    /// The last lines that the writer has put between the marks of the steps to undo, as many as a history has, and
    /// whether the mark at their end is there.
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
        // They stay bytes: making text of what is none would take longer than everything else.
        return (lines.suffix(History.limit).map { EscapedText.resolve(bytes[$0]) }, isWhole)
    }
}
