import Samples
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// A schema lists the words that its documents can hold: all of them, and no other that is not promised.
@Suite struct SchemaWordsTests {
    @Test(
        "the kinds of changes are those of all acts; all changes to all fields, flags on and off, are among them"
    )
    func kinds() throws {
        #expect(Set(Self.changes.map(Self.number)) == Set(0...11))
        let acts = Set(
            Self.changes.map { Act($0) }
                + [.imported, .restored, .merged(into: 1)].map { Act($0 as StepName) })
        // `doctor --repair` alone tells the last one.
        #expect(acts.union([.repaired]) == Set(Act.allCases))
        let listed = try ["history", "changes", "sync"].flatMap {
            try JSONSchema(named: $0).words(of: "kind")
        }
        #expect(listed.count == 4)
        for words in listed {
            #expect(Set(words) == Set(Act.allCases.map(\.words.scriptName)))
            #expect(words.count == Set(words).count)
        }
    }

    @Test("a flag has one name for scripts and in the file's history")
    func flags() {
        let id = Identifier(high: 0, low: 1)
        for field in TrackerField.allCases where field.isFlag {
            for isOn in [true, false] {
                let change = Change.switched(field, to: isOn, of: id)
                #expect(Act(change).words.scriptName == change.flagWord)
            }
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
            ("sync", "state", SyncStatusState.Standing.allCases.map(\.rawValue)),
            ("sync-status", "state", SyncStatusState.Standing.allCases.map(\.rawValue)),
            ("sync-status", "carrier", SyncCarrier.allCases.map(\.rawValue)),
            ("sync-on", "carrier", SyncCarrier.allCases.map(\.rawValue)),
        ])
    func sets(name: String, key: String, words: [String]) throws {
        let listed = try JSONSchema(named: name).words(of: key)
        #expect(!listed.isEmpty && listed.allSatisfy { Set($0) == Set(words) && $0.count == words.count })
    }

    /// Each kind of change, to each field where it is to one; setting a field that is no flag has the same kind
    /// whatever its texts.
    private static var changes: [Change] {
        let id = Identifier(high: 0, low: 1)
        let category = TrackerDomain.Category(id: id, name: "Home")
        let tracker = Tracker.made(
            id: id, name: "Run", emoji: "🙂", color: PaletteColor.all[0], categoryID: id, kind: .event,
            createdOn: Day(0))
        let day = DaySet([Day(0)])
        var changes: [Change] = [
            .added(tracker, at: 0), .deleted(tracker, at: 0), .added(category, at: 0),
            .deleted(category, at: 0), .tracker(id, .moved(after: nil, from: id)),
            .category(id, .moved(after: nil, from: id)),
        ]
        let orders = [CategoryOrder.byName, .own].map { CategoryArrangement($0, [id]) }
        changes += [
            .categoryOrder(from: orders[0], to: orders[1]),
            .categoryOrder(from: orders[1], to: orders[0]),
        ]
        for field in TrackerField.allCases {
            changes += [true, false].map { Change.switched(field, to: $0, of: id) }
        }
        for field in DaySetField.allCases {
            changes += [true, false].map { .tracker(id, .days(field, day, isAdded: $0)) }
        }
        for field in DayValueField.allCases {
            changes += ["1", nil].map { Change.tracker(id, .value(field, on: Day(0), from: "2", to: $0)) }
        }
        for status in ["paused 2026-03-02", "archived 2026-03-02"] {
            changes.append(.tracker(id, .set(.status, from: "active", to: status)))
            changes.append(.tracker(id, .set(.status, from: status, to: "active")))
        }
        for field in CategoryField.allCases {
            changes.append(.category(id, .set(field, from: "Home", to: "House")))
        }
        return changes
    }

    /// Names the cases, so that the compiler asks for a new one, which `changes` then lacks.
    private static func number(_ change: Change) -> Int {
        switch change {
        case .tracker(_, .added): 0
        case .tracker(_, .deleted): 1
        case .tracker(_, .moved): 2
        case .tracker(_, .set): 3
        case .tracker(_, .days(_, _, isAdded: true)): 4
        case .tracker(_, .days(_, _, isAdded: false)): 5
        case .tracker(_, .value): 6
        case .category(_, .added): 7
        case .category(_, .deleted): 8
        case .category(_, .moved): 9
        case .category(_, .set): 10
        case .categoryOrder: 11
        }
    }
}
