import Samples
import Testing
import TrackerDomain

/// Marks on Latin letters: left out by who searches, kept by what must differ.
@Suite struct AccentTests {
    @Test(
        "TAB-34: a mark on a Latin letter is left out, composed or not, in any case",
        arguments: [
            ("Café", "cafe"), ("CAFE\u{301}", "café"), ("Łódź", "lodz"), ("søvn", "SOVN"), ("Đak", "dak"),
            ("ıŞık", "isik"), ("İzmir", "izmir"), ("Ñandú", "nandu"), ("Čeština", "cestina"),
            ("a\u{304}b\u{323}c", "abc"), ("Ёж", "еж"),
        ])
    func equal(left: String, right: String) {
        #expect(FoldedName(withoutAccents: left) == FoldedName(withoutAccents: right))
    }

    @Test(
        "TAB-34: й is not и, and a mark on any other letter stays",
        arguments: [("йога", "иога"), ("и\u{306}", "и"), ("ї", "і"), ("ά", "α"), ("ß", "s"), ("æ", "a")])
    func different(left: String, right: String) {
        #expect(FoldedName(withoutAccents: left) != FoldedName(withoutAccents: right))
    }

    @Test("TAB-34: what must differ tells accents apart: a category Cafe stands beside Café")
    func uniqueness() throws {
        let library = try Library.holding(categories: [Category(id: .home, name: "Café")])
        var journal = Journal(library: library)
        try journal.perform([.addCategory(id: 7, name: "Cafe")], today: .today)
        #expect(journal.library.categories.map(\.name) == ["Café", "Cafe"])
        #expect(throws: EditError.categoryNameTaken("Café")) {
            try journal.perform([.addCategory(id: 8, name: "CAFE\u{301}")], today: .today)
        }
    }

    @Test(
        "TAB-34, MAIN-7: the list's search finds names with accents and without",
        arguments: [
            ("cafe", [1, 2]), ("CAFÉ", [1, 2]), ("fe", [1, 2]), ("lod", [3]), ("ól", []), ("иога", []),
            ("йога", [4]), ("ež", [5]),
        ] as [(String, [Identifier])])
    func search(text: String, ids: [Identifier]) throws {
        let library = try Library.holding(
            .habit(1, "Café"), .habit(2, "Morning cafe\u{301}"), .habit(3, "Łódź"), .habit(4, "Йога"),
            .habit(5, "Reze"))
        #expect(library.agenda(on: .today, today: .today, search: text).trackers.map(\.id) == ids)
    }

    // MARK: References

    private static let beef = Identifier(high: 0xBEEF_0000_0000_0000, low: 1)

    @Test(
        "TAB-34: a tracker is found as ever, and without accents only where nothing else is",
        arguments: [
            // Exact, exact without accents, a beginning as typed before anything without accents.
            ("café", 1), ("Cafe", 2), ("cafes", 3), ("ete", 4), ("éte", 4), ("eté", 4), ("nan", 5),
            ("ñan", 5),
            ("beef", beef), ("BÉEF", 6),
        ] as [(String, Identifier)])
    func tracker(reference: String, id: Identifier) throws {
        let library = try Library.holding(
            .habit(1, "Café"), .habit(2, "Cafeteria"), .habit(3, "Cafés noirs"), .habit(4, "Été"),
            .habit(5, "Ñandú"), .habit(6, "Béef"), .habit(7, "Été 2"), .habit(Self.beef, "Cow"))
        #expect(try library.tracker(matching: reference).id == id)
        #expect(try library.trackers(matching: [reference, reference]).map(\.id) == [id])
    }

    @Test("TAB-34: names that differ in accents alone are refused, but for archived ones")
    func several() throws {
        let twins = try Library.holding(.habit(1, "Café"), .habit(2, "Cafè"))
        #expect(try twins.tracker(matching: "cafè").id == 2)
        #expect {
            try twins.tracker(matching: "cafe")
        } throws: {
            guard case EditError.ambiguousTracker("cafe", let matches, _)? = $0 as? EditError else {
                return false
            }
            return matches.map(\.id) == [1, 2]
        }
        let archived = try Library.holding(
            .habit(1, "Café", status: .archived(since: .yesterday)), .habit(2, "Cafè"))
        #expect(try archived.tracker(matching: "cafe").id == 2)
        #expect(try archived.tracker(matching: "cafe", meant: .archived).id == 1)
    }

    @Test("TAB-34: categories are found likewise, by their beginnings, too")
    func categories() throws {
        let library = try Library.holding(
            categories: [Category(id: 1, name: "Éveil"), Category(id: 2, name: "Évasion"), .home])
        #expect(try library.category(matching: "EVEIL").id == 1)
        #expect(try library.category(matching: "eva").id == 2)
        let both = [EditError.Match(id: 1, name: "Éveil"), EditError.Match(id: 2, name: "Évasion")]
        #expect(throws: EditError.ambiguousCategory("ev", both)) { try library.category(matching: "ev") }
        #expect(throws: EditError.self) { try library.category(matching: "ovni") }
    }

    @Test(
        "TAB-34: the category of a new tracker is one that exists, without accents where no name is so written",
        arguments: [("Café", 1), ("cafe", 1), ("CAFÈ", 1), ("Caf", 9), ("йога", 9), ("Ete", 3), ("Été", 2)]
            as [(String, Identifier)])
    func choice(name: String, id: Identifier) throws {
        let library = try Library.holding(
            categories: [
                Category(id: 1, name: "Café"), Category(id: 2, name: "Été"), Category(id: 3, name: "Ete"),
                Category(id: 4, name: "Иога"),
            ])
        var journal = Journal(library: library)
        let new = NewTracker(
            id: 8, name: "Run", category: .named(name, newID: 9), schedule: .everyDay, .emoji("🙂"),
            .color(.number(1)))
        try journal.perform([.addTracker(new)], today: .today)
        #expect(journal.library.tracker(8)?.categoryID == id)
    }

    @Test("TAB-34: a category for a new tracker that may be two is none")
    func doubtfulChoice() throws {
        let library = try Library.holding(
            categories: [Category(id: 1, name: "Café"), Category(id: 2, name: "Cafè")])
        let both = [EditError.Match(id: 1, name: "Café"), EditError.Match(id: 2, name: "Cafè")]
        #expect(throws: EditError.ambiguousCategory("cafe", both)) { try library.category(called: "cafe") }
        #expect(try library.category(called: "CAFÈ")?.id == 2)
        #expect(try library.category(called: "caf") == nil)
    }

    // MARK: Order

    @Test(
        "TAB-34, CAT-8: É stands with E, right behind it on a tie, and before F",
        arguments: [
            ["E", "É"], ["e", "É"], ["É", "F"], ["Éa", "Eb"], ["Ea", "Éa"], ["Éclair", "Epée"],
            ["Zebra", "Żebra"],
            ["Żebra", "Zebrb"], ["Øl", "P"], ["Ő", "а"], ["9", "É"], ["cafe", "cafe\u{301}"],
            ["café", "cafes"],
        ])
    func order(_ pair: [String]) {
        #expect(NameOrder(pair[0]) < NameOrder(pair[1]))
        #expect(!(NameOrder(pair[1]) < NameOrder(pair[0])))
    }

    @Test("TAB-34, CAT-8: names that differ in case and composition alone stand as they were made")
    func tie() throws {
        let names = ["É", "e\u{301}", "E", "F"]
        let library = try Library.holding(
            categories: zip([1, 2, 3] as [Identifier], ["É", "F", "E"]).map { Category(id: $0, name: $1) })
        #expect(library.sortedCategories.map(\.name) == ["E", "É", "F"])
        #expect(NameOrder(names[0]) == NameOrder(names[1]))
    }
}
