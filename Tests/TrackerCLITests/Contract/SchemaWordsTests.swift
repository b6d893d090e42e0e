import Samples
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// A schema lists the words that its documents can hold: all of them, and no other that is not promised.
@Suite struct SchemaWordsTests {
    @Test("the kinds of changes are those of all changes to all fields, flags on and off")
    func kinds() throws {
        #expect(Set(Self.changes.map(Self.number)) == Set(0...8))
        let entries = Self.changes.flatMap { ChangeEntry.entries(of: [$0]) }
        let kinds = Set(entries.map(\.kind))
        #expect(kinds.isSuperset(of: ["trackerAdded", "trackerEdited", "pinned", "unpinned", "completed"]))
        let listed = try ["history", "changes"].flatMap { try JSONSchema(named: $0).words(of: "kind") }
        #expect(listed.count == 3)
        for words in listed {
            #expect(Set(words) == kinds.union(Self.otherKinds) && words.count == Set(words).count)
        }
    }

    @Test(
        "the words of closed sets are those of their types",
        arguments: [
            ("config-get", "key", SettingKey.allCases.map(\.rawValue)),
            ("config-set", "key", SettingKey.allCases.map(\.rawValue)),
            ("config-get", "source", ChoiceSource.allCases.map(\.rawValue)),
            ("error", "code", ErrorCode.allCases.map(\.rawValue)),
            ("backups", "kind", Backup.Kind.allCases.map(\.rawValue)),
            ("list", "filter", TrackerFilter.allCases.map(\.rawValue)),
            ("list", "schedule", Weekday.allCases.map(\.code)),
            ("show", "schedule", Weekday.allCases.map(\.code)),
            ("export-file", "format", ExportFormat.allCases.map(\.rawValue)),
        ])
    func sets(name: String, key: String, words: [String]) throws {
        let listed = try JSONSchema(named: name).words(of: key)
        #expect(!listed.isEmpty && listed.allSatisfy { Set($0) == Set(words) && $0.count == words.count })
    }

    /// What the contract names besides: `doctor --repair` tells the one; the others are for importing, so that who checks
    /// documents by today's schema takes those of a later program.
    private static let otherKinds: Set<String> = ["repaired", "imported", "restored"]

    /// Each kind of change, to each field where it is to one; setting a field that is no flag has the same kind
    /// whatever its texts.
    private static var changes: [Change] {
        let id = Identifier(high: 0, low: 1)
        let category = TrackerDomain.Category(id: id, name: "Home")
        let tracker = Tracker.made(
            id: id, name: "Run", emoji: "🙂", color: PaletteColor.all[0], categoryID: id, kind: .event,
            createdOn: Day(0))
        let day = DaySet([Day(0)])
        return [
            .trackerAdded(tracker, at: 0), .trackerDeleted(tracker, at: 0), .categoryAdded(category, at: 0),
            .categoryDeleted(category, at: 0),
        ]
            + TrackerField.allCases.flatMap { field in
                [true, false].map { Change.switched(field, to: $0, of: id) }
            }
            + DaySetField.allCases.flatMap { [Change.daysAdded(id, $0, day), .daysRemoved(id, $0, day)] }
            + DayValueField.allCases.map { .daySet(id, $0, on: Day(0), from: nil, to: "1") }
            + ["paused 2026-03-02", "archived 2026-03-02"].flatMap { standing in
                [
                    Change.trackerSet(id, .standing, from: "active", to: standing),
                    .trackerSet(id, .standing, from: standing, to: "active"),
                ]
            }
            + CategoryField.allCases.map { .categorySet(id, $0, from: "Home", to: "House") }
    }

    /// Names the cases, so that the compiler asks for a new one, which `changes` then lacks.
    private static func number(_ change: Change) -> Int {
        switch change {
        case .trackerAdded: 0
        case .trackerDeleted: 1
        case .trackerSet: 2
        case .daysAdded: 3
        case .daysRemoved: 4
        case .categoryAdded: 5
        case .categoryDeleted: 6
        case .categorySet: 7
        case .daySet: 8
        }
    }
}
