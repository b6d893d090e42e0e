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
        let known = history.undo.map { StepText.write($0, removed: &removed) }
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

    private static func lines(in bytes: [UInt8]) -> (lines: [String], isWhole: Bool) {
        let text = String(decoding: bytes, as: UTF8.self)
        let rows = text.split(separator: "\n").drop { $0 != "\t\t<key>undo</key>" }.dropFirst()
        if rows.first == "\t\t<array/>" { return ([], true) }
        let end = rows.firstIndex(of: "\t\t</array>")
        return (rows[..<(end ?? rows.endIndex)].compactMap(line), end != nil)
    }

    private static func line(_ row: Substring) -> String? {
        let (start, end) = ("\t\t\t<string>", "</string>")
        guard row.hasPrefix(start), row.hasSuffix(end) else { return nil }
        let escaped = Array(row.dropFirst(start.count).dropLast(end.count).utf8)
        return String(decoding: EscapedText.resolve(escaped[...]), as: UTF8.self)
    }
}
