import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// Names that nobody sees in files of other programs and in our own.
@Suite struct UnseenNameImportTests {
    private static let table = "date,name,value\n2026-11-01,Run,x\n2026-11-02,\u{2800}\u{115F},x\n"

    @Test("TAB-35: a name of such alone is a broken line, and nothing of it comes in")
    func broken() throws {
        #expect {
            try Brought(Self.table)
        } throws: {
            guard
                case ImportFault.brokenLine(let line, count: 1, canBeLeftOut: _, canHaveMeaning: _)? =
                    $0 as? ImportFault
            else {
                return false
            }
            return line.line == 3
        }
        let brought = try Brought(["a.csv": Self.table], keepGoing: true)
        #expect(brought.days == ["Run: 2026-11-01 done"] && brought.imported.leftOut.count == 1)
    }

    @Test("TAB-35: in our own document, too")
    func document() throws {
        let text = """
            {"format":"tracker","version":1,"categories":[{"id":"00000000-0000-0000-0000-000000000064","name":"Home"}],
            "trackers":[{"id":"00000000-0000-0000-0000-000000000001","created":"2026-11-01","name":"\\u2800\\u200e",
            "category":"00000000-0000-0000-0000-000000000064","emoji":"🙂","color":1}]}
            """
        #expect {
            try Brought(text)
        } throws: {
            guard
                case ImportFault.brokenLine(let line, count: 1, canBeLeftOut: _, canHaveMeaning: _)? =
                    $0 as? ImportFault
            else {
                return false
            }
            return line.line == 2
        }
    }

    @Test(
        "TAB-35: names that differ by what nobody sees are one habit, a blank Braille cell is a space",
        arguments: ["Run\u{17B5}far", "Run\u{2800}far", "\u{2800}Run far\u{E0FFF}", "Ru\u{200E}n  far"])
    func joined(name: String) throws {
        let wanted = name.unicodeScalars.contains("\u{17B5}") ? "Runfar" : "Run far"
        let brought = try Brought("date,name,value\n2026-11-01,\(wanted),x\n2026-11-02,\(name),x\n")
        #expect(brought.days == ["\(wanted): 2026-11-01 done, 2026-11-02 done"])
        #expect(brought.library.trackers.map(\.name) == [wanted])
    }

    @Test("TAB-34: names that differ in accents stay two habits, and two categories")
    func accents() throws {
        let brought = try Brought(
            "date,name,value,category\n2026-11-01,Café,x,Été\n2026-11-02,Cafe,x,Ete\n2026-11-03,CAFÉ,x,été\n")
        #expect(brought.library.categories.map(\.name) == ["Été", "Ete"])
        #expect(brought.library.trackers.map(\.marks.count) == [2, 1])
    }

    @Test("TAB-34: what comes in joins no tracker whose name has other accents")
    func merging() throws {
        let here = try Library.holding(.habit(1, "Café", in: .home))
        let other = try Library(
            id: 7, categories: [Category(id: 8, name: "Home")],
            trackers: [
                .habit(2, "Cafe", in: 8, done: [.today]), .habit(3, "CAFÉ", in: 8, done: [.yesterday]),
            ])
        #expect(here.matching(other).map(\.index) == [nil, 0])
    }
}
