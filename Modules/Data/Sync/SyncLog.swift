internal import TrackerDomain

/// The log of what came in, in a file of its own: only its command reads it.
struct SyncLog: Codable {
    static let most = 1000

    /// A line of each entry, oldest first.
    var entries: [String] = []
}

extension SyncLogEntry {
    private static let separator: Character = "\t"

    static func beganAnew(_ device: String, on date: Day) -> SyncLogEntry {
        SyncLogEntry(date, device, SyncLogEntry.beganAnew)
    }

    /// The entry as a line: its texts, empty if there is none, with a tab between any two.
    var line: String {
        let texts = [
            date.iso, device, kind, tracker?.description, category?.description, name, day?.iso, field, old,
            new, words,
        ]
        return texts.map { text in
            String((text ?? "").map { $0.isNewline || $0 == Self.separator ? " " : $0 })
        }.joined(separator: String(Self.separator))
    }

    /// Reads such a line; nil for any other one.
    init?(line: String) {
        let texts = line.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)
        guard texts.count == 11, let date = Day(iso: texts[0]) else { return nil }
        func text(_ index: Int) -> String? { texts[index].isEmpty ? nil : texts[index] }
        self.init(date, texts[1], text(2))
        (tracker, category, name) = (Identifier(texts[3]), Identifier(texts[4]), texts[5])
        (day, field, old, new, words) = (Day(iso: texts[6]), text(7), text(8), text(9), text(10))
    }

    /// Reads a line of an earlier program's log: "2026-11-22 phone: done: Run", "2026-11-22 “Jog” from phone stands …".
    init?(earlierLine line: String) {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let date = Day(iso: parts[0]) else { return nil }
        self.init(date, "", nil)
        words = parts[1]
    }
}
