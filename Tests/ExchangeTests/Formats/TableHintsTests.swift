import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// Tables that do not say what their columns are, and lists of dates.
struct TableHintsTests {
    private func hints(_ text: String) throws -> TableHints {
        TableHints(columns: text)
    }

    @Test("IMP-4: what is named is taken, in any case, and outranks a heading of the table's own")
    func named() throws {
        let table = """
            Date,When,Name,What,Done,Mood,Group
            2020-01-01,2026-11-10,Ann,Yoga,yes,good,Sport
            2020-01-01,2026-11-11,Ann,Yoga,no,bad,Sport

            """
        let brought = try Brought(table, hints: hints("date=WHEN,name= what ,note=mood"))
        #expect(
            brought.trackers == [
                "Yoga in Sport: \(everyDay) from 2026-11-10; 2026-11-10 done, 2026-11-10 “good”, 2026-11-11 “bad”"
            ])
        #expect(brought.unknownColumns == ["Date 2", "Name 2"])
    }

    @Test("IMP-4: amounts with their unit, and the category, from columns of other names")
    func amounts() throws {
        let brought = try Brought(
            "d;h;q;u;k\n10.11.2026;Бег;2,5;км;Спорт\n",
            hints: hints("date=d,name=h,value=q,unit=u,category=k"))
        #expect(brought.days == ["Бег: 2026-11-10 done, 2026-11-10 2.5"])
        #expect(brought.library.categories.map(\.name) == ["Спорт"])
    }

    @Test("TAB-18: habits in columns and names in rows exclude each other, and it is said so")
    func habitsAndName() {
        #expect(throws: ImportFault.habitsAndName) {
            try Brought("When,What,Run\n2026-11-10,a,x\n", hints: hints("date=When,name=What,habits=Run"))
        }
        #expect(ImportFault.habitsAndName.isOfLine)
    }

    @Test("IMP-4: a heading that the table lacks is told with those that it has")
    func missing() {
        #expect(throws: ImportFault.noHeading("foo", file: "file", found: ["When", "What"])) {
            try Brought("When,What\n2026-11-10,Run\n", hints: hints("date=When,name=foo"))
        }
        #expect(ImportFault.noHeading("foo", file: "file", found: []).isOfLine)
        #expect(!ImportFault.unknownFormat().isOfLine)
    }

    @Test("IMP-4: named columns without a value: each row a day done, whatever else is in the table")
    func rows() throws {
        let brought = try Brought("When,What,Mood\n2026-11-10,Run,3\n", hints: hints("date=When,name=What"))
        #expect(brought.days == ["Run: 2026-11-10 done"])
        #expect(brought.unknownColumns == ["Mood 1"])
    }

    @Test("IMP-5: a table of date and name alone: each row a day done; any further column needs a value")
    func twoColumns() throws {
        let brought = try Brought("Date,Habit\n2026-11-10,Run\n2026-11-11,Run\n2026-11-10,Read\n")
        #expect(brought.days == ["Run: 2026-11-10 done, 2026-11-11 done", "Read: 2026-11-10 done"])
        #expect(try Brought("habit;date\nБег;10.11.2026\n").days == ["Бег: 2026-11-10 done"])
        #expect(
            throws: ImportFault.table(.perhapsValue(.value, heading: "Mood"), file: "file")
        ) { try Brought("Date,Habit,Mood\n2026-11-10,Run,3\n") }
    }

    private static let list = """
        November 10, 2026
        "Nov 11, 2026 9:41 PM"

        2026-11-12
        20261113;
        14 ноября 2026 г.

        """

    @Test("IMP-5: a list of dates is one habit with a name, in a category")
    func list() throws {
        let brought = try Brought(Self.list, into: "Sport", hints: TableHints(name: "Swim"))
        #expect(
            brought.trackers == [
                "Swim in Sport: \(everyDay) from 2026-11-10; 2026-11-10 done, 2026-11-11 done, 2026-11-12 done, 2026-11-13 done, 2026-11-14 done"
            ])
        #expect(
            try Brought("Date\n13/11/2026\n10/11/2026\n", hints: TableHints(name: "Run")).trackers == [
                "Run in CSV: \(everyDay) from 2026-11-10; 2026-11-10 done, 2026-11-13 done"
            ])
    }

    @Test("IMP-5: without a name it says so, and a name for anything else is refused")
    func nameless() {
        #expect(throws: ImportFault.nameless(file: "file")) { try Brought(Self.list) }
        #expect(throws: ImportFault.needlessName(file: "file")) {
            try Brought("date,name\n2026-11-10,Run\n", hints: TableHints(name: "Swim"))
        }
        #expect(throws: ImportFault.needlessName(file: "file")) {
            try Brought("2026-01-01\tRun\ty\n", hints: TableHints(name: "Swim"))
        }
        #expect(ImportFault.nameless(file: "file").isOfLine)
    }

    @Test(
        "IMP-5, IMP-6: behind a date of a list there may be a time with its zone",
        arguments: [
            "2026-11-10T09:41:00Z", "2026-11-10 9:41:00.123 +03:00", "20261110T0941", "10.11.2026 9:41",
            "Nov 10, 2026 at 9 PM", "November 10, 2026 9:41 p.m. GMT+3", "10 ноября 2026 г. в 9:41",
            "10 ноября 2026 года",
        ])
    func times(date: String) throws {
        #expect(
            try Brought(date + "\n", hints: TableHints(name: "Run")).days == ["Run: 2026-11-10 done"])
    }

    @Test(
        "IMP-5: with other words behind its dates, or with numbers that are no time, a file is no list",
        arguments: [
            "2026-11-20 Run 5 km", "2026-11-20 Run", "20261120 Run", "20 November 2026 Run", "2026-11-20 5",
            "2026-11-20 9:41 Run", "2026-11-20 9:41 5", "2026-11-20 -5", "2026-11-20 🏃", "2026-11-20 5 m",
        ])
    func words(line: String) {
        #expect(throws: ImportFault.unknownFormat()) { try Brought("\(line)\n\(line)\n") }
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 2, .day(line)), count: 1, canBeLeftOut: false)
        ) {
            try Brought("2026-11-10\n\(line)\n2026-11-11\n", hints: TableHints(name: "Run"))
        }
    }

    @Test("IMP-5: a line that is no date is a broken line; a file that begins otherwise is no list")
    func broken() throws {
        let hints = TableHints(name: "Run")
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 2, .day("soon")), count: 1, canBeLeftOut: false)
        ) {
            try Brought("2026-11-10\nsoon\n2026-11-11\n", hints: hints)
        }
        #expect(
            try Brought("2026-11-10\nsoon\n2026-11-11\n", hints: hints, keepGoing: true).days
                == ["Run: 2026-11-10 done, 2026-11-11 done"])
        #expect(throws: ImportFault.unknownFormat()) {
            try Brought("2026-11-10 I went running with Ann and Bob\n2026-11-11 Nothing\n")
        }
        // What stands between semicolons is no part of the date.
        #expect(
            throws: ImportFault.brokenLine(
                .init(file: "file", line: 2, .day("2026-11-2;5")), count: 1, canBeLeftOut: false)
        ) { try Brought("2026-11-10;\n2026-11-2;5\n2026-11-11\n", hints: hints) }
        // Our own wide table of an empty library.
        #expect(try Brought("date\n").library.trackers.isEmpty)
    }
}
