internal import TrackerDomain

/// The steps that a damaged file still tells of.
enum LostSteps {
    /// Finds the lines of the steps to undo that a backup does not have.
    ///
    /// The file need not be a property list any more: lines are looked for where the writer puts them.
    static func find(in bytes: [UInt8], since history: History, _ library: Library) -> [Step] {
        var removed = RemovedTrackers()
        let known = history.undo.map { StepText.write($0, removed: &removed) }
        var lines = lines(in: bytes)[...]
        if let last = known.last {
            // Without the last known step there is no telling which of the lines came after it.
            guard let place = lines.lastIndex(of: last) else { return [] }
            lines = lines[(place + 1)...]
        }
        let trackers = RemovedTrackers(library.trackers)
        return lines.compactMap { StepText.read($0, removed: trackers) }
    }

    /// The last lines that the writer has put between the marks of the steps to undo, as many as a history has.
    private static func lines(in bytes: [UInt8]) -> [String] {
        let (start, end) = (Array("\t\t\t<string>".utf8), Array("</string>".utf8))
        let ends = ["\t\t</array>", "\t\t<array/>", "\t</dict>"].map { Array($0.utf8) }
        var rows: [ArraySlice<UInt8>] = []
        var isInside = false
        var rest = bytes[...]
        while !rest.isEmpty {
            let row = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[row.endIndex...].dropFirst()
            if isInside, ends.contains(where: row.elementsEqual) { break }
            if isInside, row.starts(with: start), row.suffix(end.count).elementsEqual(end) {
                rows.append(row.dropFirst(start.count).dropLast(end.count))
            }
            if row.elementsEqual("\t\t<key>undo</key>".utf8) { isInside = true }
        }
        return rows.suffix(History.limit).map {
            String(decoding: EscapedText.resolve($0), as: UTF8.self)
        }
    }
}
