internal import TrackerDomain

/// The steps that a damaged file still tells of and a backup does not have.
struct LostSteps {
    /// Oldest first; of a step that was undone its inverse.
    let steps: [Step]
    /// Whether the file breaks off before the end of its steps, so that there may have been more.
    let isCutOff: Bool

    /// Compares the lines of the steps to undo.
    ///
    /// The file need not be a property list any more: lines are looked for where the writer puts them.
    init(in bytes: [UInt8], since history: History, _ library: Library) {
        var removed = RemovedTrackers()
        var writer = StepWriter(from: library)
        let known =
            history.undo.reversed().map { step in
                Array((writer.undo(step, removed: &removed) ?? "").utf8)
            }.reversed() as [[UInt8]]
        let (lines, isWhole) = Self.lines(in: bytes)
        isCutOff = !isWhole
        // Both begin alike, but that the oldest of too many are dropped.
        let last = known.lastIndex(where: lines.contains)
        let place = last.flatMap { lines.lastIndex(of: known[$0]) }
        let new = lines[(place.map { $0 + 1 } ?? 0)...]
        let undone = history.undo[(last.map { $0 + 1 } ?? 0)...]
        // Of a known step that is not there, only what follows tells whether it was undone or cut off.
        guard isWhole || undone.isEmpty || last != nil && !new.isEmpty else {
            steps = []
            return
        }
        let trackers = RemovedTrackers(library.trackers)
        steps =
            undone.reversed().map(\.inverse) + new.compactMap { StepText.read($0, removed: trackers) }
    }

    /// The last lines that the writer has put between the marks of the steps to undo, as many as a history has, and
    /// whether the mark at their end is there.
    private static func lines(in bytes: [UInt8]) -> (lines: [[UInt8]], isWhole: Bool) {
        let (start, end) = (Array("\t\t\t<string>".utf8), Array("</string>".utf8))
        let ends = ["\t\t</array>", "\t\t<array/>", "\t</dict>"].map { Array($0.utf8) }
        var rows: [ArraySlice<UInt8>] = []
        var (isInside, isWhole) = (false, false)
        var rest = bytes[...]
        while !rest.isEmpty, !isWhole {
            let row = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[row.endIndex...].dropFirst()
            isWhole = isInside && ends.contains(where: row.elementsEqual)
            if isInside, row.starts(with: start), row.suffix(end.count).elementsEqual(end) {
                rows.append(row.dropFirst(start.count).dropLast(end.count))
            }
            if row.elementsEqual("\t\t<key>undo</key>".utf8) { isInside = true }
        }
        // They stay bytes: making text of what is none would take longer than everything else.
        return (rows.suffix(History.limit).map(EscapedText.resolve), isWhole)
    }
}
