import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// What an import without categories joins: the tracker of its name and kind, if there is just one.
struct JoiningTests {
    private static let day: Day = "2026-10-01"

    private func read(
        _ id: Identifier = 501, _ name: String = "Read", in category: Identifier = .home,
        status: TrackerStatus = .active
    ) -> Tracker {
        .habit(id, name, in: category, created: Self.day, status: status, done: [Self.day])
    }

    private func joined(
        _ text: String, with library: Library, into category: String? = nil
    ) throws -> (imported: Imported, after: Library, summary: ImportSummary) {
        let imported = try Brought(["a.csv": text], into: category).imported.joined(with: library)
        var journal = Journal(library: library)
        _ = try journal.perform([.merge(imported.library)], today: "2026-11-20")
        return (
            imported, journal.library, ImportSummary(imported, before: library, after: journal.library)
        )
    }

    private func told(_ library: Library) -> [String] {
        library.trackers.map { tracker in
            let category = library.category(tracker.categoryID)?.name ?? "?"
            return "\(tracker.name) in \(category): \(tracker.marks.count)"
        }
    }

    private let naming = Phrase("--into CATEGORY", "--into КАТЕГОРИЯ")

    @Test("TAB-36, sample 25: a habit of a wide table is the tracker of that name, wherever that stands")
    func wide() throws {
        let library = try Library.holding(read())
        let text = "Day,Pushups,Read\n2026-11-01,x,x\n"
        let first = try joined(text, with: library)
        #expect(told(first.after) == ["Read in Home: 2", "Pushups in CSV: 1"])
        #expect(first.imported.remarks[.joinedByName] == 1)
        #expect(first.summary.tally.new.trackers == 1)
        #expect(first.summary.tally.gaining == 1)
        #expect(
            first.summary.details(isDryRun: false, naming: naming).map(\.russian).contains(
                "Принято: категория не указана: трекеры узнаны по названию и виду (1)."))
        let second = try joined(text, with: first.after)
        #expect(told(second.after) == told(first.after))
        #expect(second.after == first.after)
        #expect(second.summary.sentence(isDryRun: false).english.hasSuffix(" already here."))
    }

    @Test("TAB-36: where all are known no category of the format's name is made")
    func noCategory() throws {
        let after = try joined("Day,Read\n2026-11-01,x\n", with: Library.holding(read())).after
        #expect(after.categories.map(\.name) == ["Home", "Work"])
    }

    @Test(
        "TAB-36: accents, kinds and several of a name are told apart; archived ones count if there are no others"
    )
    func onlyOne() throws {
        func after(_ trackers: Library) throws -> [String] {
            told(try joined("Day,Read\n2026-11-01,x\n", with: trackers).after)
        }
        #expect(try after(.holding(read(501, "Réad"))) == ["Réad in Home: 1", "Read in CSV: 1"])
        #expect(try after(.holding(read(501, "read"))) == ["read in Home: 2"])
        #expect(
            try after(.holding(.event(501, "Read", created: Self.day, done: [Self.day])))
                == ["Read in Home: 1", "Read in CSV: 1"])
        #expect(
            try after(.holding(read(), read(502, in: .work)))
                == ["Read in Home: 1", "Read in Work: 1", "Read in CSV: 1"])
        let archived = read(501, status: .archived(since: "2026-10-05"))
        #expect(
            try after(.holding(archived, read(502, in: .work))) == ["Read in Home: 1", "Read in Work: 2"])
        #expect(try after(.holding(archived)) == ["Read in Home: 2"])
    }

    @Test("TAB-36: of several it is told what would have joined them")
    func several() throws {
        let library = try Library.holding(read(), read(502, in: .work))
        let summary = try joined("Day,Read\n2026-11-01,x\n", with: library).summary
        let lines = summary.details(isDryRun: false, naming: naming)
        #expect(
            lines.map(\.english).contains(
                "There are now several trackers named: Read; --into CATEGORY would have joined them."))
        #expect(
            lines.map(\.russian).contains(
                "Теперь трекеров «Read» несколько; с --into КАТЕГОРИЯ они были бы вместе."))
        #expect(
            summary.details(isDryRun: true, naming: naming).map(\.english).contains(
                "There would be several trackers named: Read; --into CATEGORY would join them."))
    }

    @Test("TAB-36: a source with categories, and one that is sent into one, is joined as ever")
    func withCategories() throws {
        let library = try Library.holding(read())
        let long = "date,name,category,value\n2026-11-01,Read,,yes\n2026-11-01,Run,Sport,yes\n"
        #expect(
            told(try joined(long, with: library).after) == [
                "Read in Home: 1", "Read in CSV: 1", "Run in Sport: 1",
            ])
        let wide = "Day,Read\n2026-11-01,x\n"
        #expect(
            told(try joined(wide, with: library, into: "Work").after) == [
                "Read in Home: 1", "Read in Work: 1",
            ])
        #expect(told(try joined(wide, with: library, into: "Home").after) == ["Read in Home: 2"])
    }

    @Test("TAB-36: of two habits of one name only the first is that tracker")
    func twice() throws {
        let after = try joined("Day,Read,Read\n2026-11-01,x,\n2026-11-02,,x\n", with: Library.holding(read()))
            .after
        #expect(told(after) == ["Read in Home: 2", "Read in CSV: 1"])
    }
}
