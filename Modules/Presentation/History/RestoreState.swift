public import TrackerDomain

/// The changes that restoring an earlier state would make to a library.
public struct RestoreState: Hashable, Sendable {
    /// The names of trackers that the earlier state alone has, that it lacks, and that it has in another form or
    /// with other days.
    public let returning, removed, changed: [String]
    /// Completions that would come and go.
    public let gained, lost: Int
    /// True if there is anything else: categories, or the order of either.
    private let hasMore: Bool

    public init(from present: Library, to earlier: Library) {
        let here = Dictionary(uniqueKeysWithValues: present.trackers.map { ($0.id, $0) })
        let there = Dictionary(uniqueKeysWithValues: earlier.trackers.map { ($0.id, $0) })
        returning = earlier.trackers.filter { here[$0.id] == nil }.map(\.name)
        removed = present.trackers.filter { there[$0.id] == nil }.map(\.name)
        changed = present.trackers.filter { $0 != there[$0.id] ?? $0 }.map(\.name)
        gained = earlier.trackers.reduce(0) {
            $0 + $1.recordedDoneDays.subtracting(here[$1.id]?.recordedDoneDays ?? DaySet()).count
        }
        lost = present.trackers.reduce(0) {
            $0 + $1.recordedDoneDays.subtracting(there[$1.id]?.recordedDoneDays ?? DaySet()).count
        }
        hasMore =
            present.categories != earlier.categories || present.categoryOrder != earlier.categoryOrder
            || present.trackers.map(\.id) != earlier.trackers.map(\.id)
    }

    /// True if both are equal.
    public var isEmpty: Bool { returning.isEmpty && removed.isEmpty && changed.isEmpty && !hasMore }

    /// "It brings back: Run. It takes away: Swim, Walk. Completions: +12, −3."
    public var phrase: Phrase {
        let names = [
            (Phrase("It brings back: ", "Будет возвращено: "), returning),
            (Phrase("It takes away: ", "Будет убрано: "), removed),
            (Phrase("It changes: ", "Будет изменено: "), changed),
        ]
        var sentences = names.filter { !$0.1.isEmpty }.map { $0 + .list(of: $1) + "." }
        let counts = (gained > 0 ? ["+\(gained)"] : []) + (lost > 0 ? ["−\(lost)"] : [])
        if !counts.isEmpty {
            sentences.append(
                Phrase("Marks: ", "Отметки: ") + counts.joined(separator: ", ") + ".")
        }
        if sentences.isEmpty, hasMore {
            sentences = [
                Phrase("It changes categories or the order.", "Будут изменены категории или порядок.")
            ]
        }
        return sentences.joined(separator: " ")
    }
}

extension Phrase {
    /// The first five names and the number of others.
    public static func list(of names: [String]) -> Phrase {
        let most = 5
        let shown = Phrase(same: names.prefix(most).joined(separator: ", "))
        let rest = names.count - most
        return rest > 0 ? shown + Phrase(" and \(rest) more", " и ещё \(rest)") : shown
    }
}

/// A backup in the list.
public struct BackupRow: Hashable, Sendable {
    /// 1 for the first one; what a restore takes. nil for a file in a folder, of which it takes the path.
    public let number: Int?
    public let backup: Backup
    public let written: ClockReading
    /// True if it is of another library that had the same path before.
    public let isOther: Bool

    /// The rows of a list, the newest first.
    ///
    /// - Parameter reading: What the clock showed at a moment, in seconds since 1970.
    public static func rows(of list: BackupList, _ reading: (Int64) -> ClockReading) -> [BackupRow] {
        list.backups.enumerated().map { index, backup in
            BackupRow(
                number: backup.kind == .file ? nil : index + 1, backup: backup,
                written: reading(backup.written),
                isOther: list.presentID.map { $0 != backup.libraryID } ?? false)
        }
    }
}
