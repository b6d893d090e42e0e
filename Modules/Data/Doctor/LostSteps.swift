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

    private static func lines(in bytes: [UInt8]) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        let rows = text.split(separator: "\n").drop { $0 != "\t\t<key>undo</key>" }.dropFirst(2)
        return rows.prefix { $0 != "\t\t</array>" }.compactMap(line)
    }

    private static func line(_ row: Substring) -> String? {
        let (start, end) = ("\t\t\t<string>", "</string>")
        guard row.hasPrefix(start), row.hasSuffix(end) else { return nil }
        let escaped = Array(row.dropFirst(start.count).dropLast(end.count).utf8)
        return String(decoding: EscapedText.resolve(escaped[...]), as: UTF8.self)
    }
}
