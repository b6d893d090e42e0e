import Testing
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// A schema lists the words that its documents can hold: all of them, and no other.
@Suite struct SchemaWordsTests {
    @Test("the kinds of changes are those of all changes to all fields, flags on and off")
    func kinds() throws {
        #expect(Set(Self.changes.map(Self.number)) == Set(0...7))
        let entries = Self.changes.flatMap { ChangeEntry.entries(of: [$0]) }
        let kinds = Set(entries.map(\.kind))
        #expect(kinds.isSuperset(of: ["trackerAdded", "trackerEdited", "pinned", "unpinned", "completed"]))
        let history = try JSONSchema(named: "history").words(of: "kind")
        #expect(history.count == 2 && history.allSatisfy { Set($0) == kinds && $0.count == kinds.count })
        let changes = try #require(try JSONSchema(named: "changes").words(of: "kind").first)
        #expect(Set(changes) == kinds.union(["repaired"]) && changes.count == kinds.count + 1)
    }

    @Test(
        "the words of closed sets are those of their types",
        arguments: [
            ("config-get", "key", SettingKey.allCases.map(\.rawValue)),
            ("config-set", "key", SettingKey.allCases.map(\.rawValue)),
            ("config-get", "source", ChoiceSource.allCases.map(\.rawValue)),
            ("error", "code", ErrorCode.allCases.map(\.rawValue)),
            ("list", "filter", TrackerFilter.allCases.map(\.rawValue)),
            ("list", "schedule", Weekday.allCases.map(\.code)),
            ("show", "schedule", Weekday.allCases.map(\.code)),
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
        let tracker = Tracker(
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
            + DaysField.allCases.flatMap { [Change.daysAdded(id, $0, day), .daysRemoved(id, $0, day)] }
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
        }
    }
}
