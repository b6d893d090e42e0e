import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// Names that a table could take for something else.
struct RoundTripTests {
    @Test(
        "a wide table comes back with its habits, whatever they are called",
        arguments: [
            ["a;b;c"], ["a,b", "c;d;e;f"], ["Activity", "Notes"], ["tracker", "COUNT"],
            ["Привычка", "Заметки"],
            ["=1+1", "'quoted'", "@home", "say \"hi\""],
        ])
    func wide(names: [String]) throws {
        let habits = names.enumerated().map {
            Tracker.habit(Identifier(high: 0, low: UInt64($0 + 1)), $1, done: ["2026-03-03"])
        }
        let library = try Library(id: 9, categories: [.home], trackers: habits)
        let brought = try Brought(library.exported(as: .csv, isWide: true))
        #expect(brought.library.trackers.count == names.count)
        #expect(
            brought.library.trackers.allSatisfy {
                $0.marks == DaySet(["2026-03-03"]) && $0.notes.isEmpty
            })
        #expect(Set(brought.library.trackers.map(\.name)) == Set(names))
    }

    @Test("trackers of one name, category and kind come back from a long table each with its days")
    func twins() throws {
        let library = try Library.holding(
            .habit(2001, "Run", status: .archived(since: "2026-03-05"), done: ["2026-03-02"]),
            .habit(2002, "Run", done: ["2026-03-02", "2026-03-07"]),
            .habit(2003, "Swim", done: ["2026-03-02"]))
        let brought = try Brought(library.exported(as: .csv)).library
        for id in [2001, 2002] as [Identifier] {
            #expect(brought.tracker(id)?.marks == library.tracker(id)?.marks)
        }
        #expect(brought.trackers.count == 3)
        var journal = Journal(library: library)
        #expect(
            try journal.perform([.merge(brought)], today: .today) == [], "nothing is new to where it is from")
    }

    @Test("a number that may be thousands is no amount", arguments: ["12,345", "1,000", "999,999"])
    func thousands(text: String) throws {
        let rows = "2026-11-01,Steps,\"\(text)\"\n2026-11-01,Run,1\n"
        let brought = try Brought("date,name,value\n" + rows, keepGoing: true)
        #expect(brought.leftOut == ["file 2 either \(text)"])
    }

    @Test(
        "TAB-8: where a comma stands before decimals, a point before three digits can be read in two ways",
        arguments: ["10.432", "8.750", "999.000", "1.000 km", "5.125км"])
    func points(text: String) throws {
        for table in [
            "Date;Steps;Read\n2026-11-01;\(text);x\n",
            "Date;Name;Value\n2026-11-01;Steps;\(text)\n2026-11-01;Read;x\n",
        ] {
            let brought = try Brought(table, keepGoing: true)
            #expect(brought.leftOut == ["file 2 either \(text)"])
            #expect(brought.days == ["Read: 2026-11-01 done"])
        }
    }

    @Test(
        "TAB-8: other numbers of digits, and a 0 in front, are decimals behind either sign in a file of either",
        arguments: [
            ("0.125", "0.125"), ("12.34", "12.34"), ("1234.567", "1234.567"), ("5.1234", "5.123"),
            ("2,5", "2.5"), ("10,432", "10.432"), ("912", "912"),
        ])
    func pointsOfDecimals(text: String, amount: String) throws {
        let brought = try Brought("Date;Steps\n2026-11-01;\(text)\n")
        #expect(brought.library.trackers.first?.amounts["2026-11-01"]?.text == amount)
        if !text.hasPrefix("10,") {
            let other = text.contains(",") ? text : text.replacingPoint
            let same = try Brought("Date,Steps\n2026-11-01,\"\(other)\"\n")
            #expect(same.library.trackers.first?.amounts["2026-11-01"]?.text == amount)
        }
    }

    @Test("TAB-8: HabitBull's table that a spreadsheet has saved with semicolons is read so, too")
    func pointsOfHabitBull() throws {
        let heading = "HabitName;HabitDescription;HabitCategory;CalendarDate;Value;CommentText\n"
        let rows = "Steps;;;2026-11-01;10.432;\nSteps;;;2026-11-02;10,432;\n"
        let brought = try Brought(heading + rows, keepGoing: true)
        #expect(brought.imported.format == .habitBull)
        #expect(brought.leftOut == ["file 2 either 10.432"])
        #expect(brought.days == ["Steps: 2026-11-02 done, 2026-11-02 10.432"])
    }

    @Test("TAB-8: the sentence names the sign of the file, in both languages")
    func pointsTold() {
        for (text, english, russian) in [
            (
                "10.432", "(write thousands without a point, decimals behind a comma)",
                "(пишите тысячи слитно, дробную часть — через запятую)"
            ),
            (
                "10,432 km", "(write thousands without a comma, decimals behind a point)",
                "(пишите тысячи слитно, дробную часть — через точку)"
            ),
        ] {
            let phrase = BrokenLine(file: "s.csv", line: 2, .ambiguousValue(text)).phrase
            #expect(phrase.english == "“s.csv”, line 2: “\(text)” can be read in two ways \(english)")
            #expect(phrase.russian == "«s.csv», строка 2: «\(text)» можно понять двояко \(russian)")
        }
    }

    @Test(
        "decimals are none the worse for it",
        arguments: [("0,125", "0.125"), ("12,34", "12.34"), ("12.345", "12.345")])
    func decimals(text: String, amount: String) throws {
        let brought = try Brought("date,name,value\n2026-11-01,Run,\"\(text)\"\n")
        #expect(brought.library.trackers.first?.amounts["2026-11-01"]?.text == amount)
    }

    @Test(
        "a comma stands before decimals in a table with semicolons, and between tabs where a number tells it",
        arguments: [
            ("date;name;value\n2026-11-01;Run;5,125\n", ["5.125"]),
            ("date;Run\n2026-11-01;5,125\n", ["5.125"]),
            ("sep=;\ndate;name;value\n2026-11-01;Run;5,125\n", ["5.125"]),
            ("date\tname\tvalue\n2026-11-01\tRun\t5,125\n2026-11-02\tRun\t2,5\n", ["5.125", "2.5"]),
            ("date\tRun\n2026-11-01\t5,125\n2026-11-02\t0,5\n", ["5.125", "0.5"]),
            // Thousands throughout, and points before decimals.
            ("date\tname\tvalue\n2026-11-01\tRun\t5,125\n2026-11-02\tRun\t7\n", ["7"]),
            (
                "date\tname\tvalue\n2026-11-01\tRun\t5,125\n2026-11-02\tRun\t2.5\n2026-11-03\tRun\t2,5\n",
                ["2.5", "2.5"]
            ),
        ])
    func decimalCommas(text: String, amounts: [String]) throws {
        let brought = try Brought(text, keepGoing: true)
        #expect(brought.library.trackers.first?.amounts.entries.map(\.value.text) == amounts)
    }

    @Test(
        "a first line names the separator, and is counted as a line",
        arguments: ["sep=;", "SEP=;\r", "\"sep=;\"", "\u{FEFF}sep=;"])
    func separatorLine(line: String) throws {
        let brought = try Brought(
            line + "\ndate;name;value;note\n2026-11-01;Run;1;a,b,c,d,e\n2026-11-31;Run;1;\n", keepGoing: true)
        #expect(brought.days == ["Run: 2026-11-01 done, 2026-11-01 “a,b,c,d,e”"])
        #expect(brought.leftOut == ["file 4 day 2026-11-31"])
        let other = try Brought("sep=|\ndate|name|value\n2026-11-01|a,b;c|1\n")
        #expect(other.days == ["a,b;c: 2026-11-01 done"])
    }

    @Test("our own table comes back from a spreadsheet of Europe")
    func european() throws {
        let brought = try Brought(
            """
            date;tracker;category;kind;mark;amount;unit;note
            01.11.2026;Run;Sport;habit;done;5,125;km;
            02.11.2026;Run;Sport;habit;done;1000,5;km;wet

            """)
        #expect(
            brought.days == [
                "Run: 2026-11-01 done, 2026-11-02 done, 2026-11-01 5.125, 2026-11-02 1000.5, 2026-11-02 “wet”"
            ])
    }

    @Test("an exponent beyond all numbers is a fault and no crash")
    func exponent() {
        #expect(throws: ImportFault.self) {
            try Brought("{\"formatVersion\":1e-9223372036854775808,\"habits\":[]}")
        }
    }

    @Test("an order of Beaver Habits that names no ids takes no longer than what it orders")
    func order() throws {
        let order = Array(repeating: "1", count: 50_000).joined(separator: ",")
        let brought = try Brought(
            "{\"user_email\":\"x\",\"order\":[\(order)],\"habits\":[{\"name\":\"A\",\"id\":1,\"records\":[]}]}"
        )
        #expect(brought.library.trackers.map(\.name) == ["A"])
    }
}

extension String {
    /// With a comma in place of its point.
    fileprivate var replacingPoint: String { String(map { $0 == "." ? "," : $0 }) }
}
