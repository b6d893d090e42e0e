import Samples
import Testing
import TrackerDomain
import TrackerExchange

/// Tables as people have them from other programs, compared day by day with what the file says.
struct RealTableTests {
    @Test("X1: several rows of one day: amounts add up, done wins, notes stand one behind the other")
    func joined() throws {
        let brought = try Brought(
            """
            date,name,value,note
            2026-11-10 07:15,Run,5,by the river
            2026-11-10 18:40,Run,3,
            2026-11-10 21:00,Run,1.5,in the dark
            2026-11-11T06:00:00,Run,4,alone
            2026-11-10,Sit,yes,
            2026-11-10,Sit,no,tired
            2026-11-11,Sit,no,
            2026-11-11,Sit,skip,ill
            2026-11-12,Sit,no,
            2026-11-12,Sit,no,

            """)
        // 5 + 3 + 1.5; a skip outranks no; rows that are joined: 3 of Run, 2 + 2 + 2 of Sit.
        #expect(
            brought.days == [
                "Run: 2026-11-10 done, 2026-11-11 done, 2026-11-10 9.5, 2026-11-11 4, "
                    + "2026-11-10 “by the river; in the dark”, 2026-11-11 “alone”",
                "Sit: 2026-11-10 done, 2026-11-11 skip, 2026-11-10 “tired”, 2026-11-11 “ill”",
            ])
        #expect(brought.understood == ["numbersWithoutGoal 1", "joinedRows 9"])
    }

    @Test("X1: one glass a row is as many as there are rows; one a day stays a mark")
    func ones() throws {
        let brought = try Brought(
            "date,name,value\n2026-11-10,Water,1\n2026-11-10,Water,1\n2026-11-10,Water,1\n2026-11-10,Sit,1\n")
        #expect(brought.days == ["Water: 2026-11-10 done, 2026-11-10 3", "Sit: 2026-11-10 done"])
    }

    @Test("X1: an amount outranks no, and is done where it is above 0; a skip stays beside an amount of 0")
    func amountsAndMarks() throws {
        let brought = try Brought(
            """
            date,name,mark,amount
            2026-11-10,Run,,2
            2026-11-10,Run,no,
            2026-11-11,Run,,0
            2026-11-11,Run,skip,
            2026-11-12,Run,skip,
            2026-11-12,Run,,2

            """)
        #expect(
            brought.days == [
                "Run: 2026-11-10 done, 2026-11-12 done, 2026-11-10 2, 2026-11-11 0, 2026-11-12 2, "
                    + "2026-11-11 skip, 2026-11-12 skip"
            ])
    }

    @Test("X1: a sum beyond what a day can hold is a broken line, and a note that is cut is told")
    func bounds() throws {
        let note = String(repeating: "n", count: 300)
        let brought = try Brought(
            "date,name,value,note\n2026-11-10,Steps,900000,\(note)\n2026-11-10,Steps,5,\(note)m\n"
                + "2026-11-10,Steps,100000,\n", keepGoing: true)
        #expect(brought.leftOut == ["file 4 value 900005 + 100000"])
        #expect(brought.library.trackers[0].amounts["2026-11-10"] == "900005")
        #expect(brought.library.trackers[0].notes["2026-11-10"]?.text == note + "; " + note.prefix(197) + "…")
        #expect(brought.understood == ["numbersWithoutGoal 1", "joinedRows 2", "shortenedNote 1"])
    }

    @Test("X1: rows of one day in a wide table are joined")
    func wide() throws {
        let brought = try Brought(
            "Date,Run,Sit\n2026-11-10 08:00,5,\n2026-11-10 20:00,3,yes\n2026-11-10 22:00,,no\n")
        #expect(brought.days == ["Run: 2026-11-10 done, 2026-11-10 8", "Sit: 2026-11-10 done"])
        #expect(brought.understood == ["numbersWithoutGoal 1", "joinedRows 4"])
    }

    @Test("X1: of tables that overlap, a day that says the same in both is there once; other days are joined")
    func overlapping() throws {
        let brought = try Brought([
            "fold/1.csv": "date,name,value\n2026-11-10,Run,5\n2026-11-10,Run,3\n2026-11-11,Run,4\n",
            "fold/2.csv": "date,name,value\n2026-11-10,Run,3\n2026-11-10,Run,5\n2026-11-11,Run,1\n",
        ])
        #expect(brought.days == ["Run: 2026-11-10 done, 2026-11-11 done, 2026-11-10 8, 2026-11-11 5"])
    }

    @Test("X1: Loop's checkmarks with several rows of a day, in words and in thousandths")
    func loop() throws {
        let brought = try Brought([
            "Habits.csv": """
            Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
            001,Sit,YES_NO,,,1,1,#D32F2F,,,,false
            002,Run,NUMERICAL,,,1,1,#388E3C,km,AT_LEAST,5.0,false

            """,
            "001 Sit/Checkmarks.csv":
                "Date,Value,Notes\n2026-11-10,YES_MANUAL,\n2026-11-10,NO,late\n2026-11-11,NO,\n",
            "002 Run/Checkmarks.csv":
                "Date,Value,Notes\n2026-11-10,3000,\n2026-11-10,2500,\n2026-11-11,4000,\n",
        ])
        // 3 + 2.5 reach 5 km.
        #expect(
            brought.days == [
                "Sit: 2026-11-10 done, 2026-11-10 “late”",
                "Run: 2026-11-10 done, 2026-11-10 5.5, 2026-11-11 4",
            ])
        #expect(brought.understood.contains("joinedRows 4"))
    }

    @Test("X1: harsh's amounts add up; entries of documents are joined as rows are")
    func others() throws {
        let harsh = try Brought("2026-11-10 : Run : y : far : 5\n2026-11-10 : Run : n : hill : 3\n")
        #expect(harsh.days == ["Run: 2026-11-10 done, 2026-11-10 8, 2026-11-10 “far; hill”"])
        let beaver = try Brought(
            #"{"habits":[{"name":"Sit","records":[{"day":"2026-11-10","done":true},{"day":"2026-11-10","done":false,"text":"late"}]}]}"#
        )
        #expect(beaver.days == ["Sit: 2026-11-10 done, 2026-11-10 “late”"])
        // 20,767 days after 1970 began is 10 November 2026.
        let record = #"{"record_date":20767,"record_type":1,"record_value":"#
        let tableHabit = try Brought(
            #"{"habits":[{"name":"Run","type":1,"daily_goal":5,"freq_type":1,"freq_custom":"[7]","#
                + #""records":[\#(record)3},\#(record)2.5}]}]}"#)
        #expect(tableHabit.days == ["Run: 2026-11-10 done, 2026-11-10 5.5"])
        for brought in [harsh, beaver, tableHabit] { #expect(brought.understood.contains("joinedRows 2")) }
    }

    @Test("N17: a number stands with its unit, glued or apart, with a comma or a point; the unit is told")
    func units() throws {
        let brought = try Brought(
            """
            Дата;Название;Значение
            10.11.26;Бег;2,5 км
            11.11.26;Бег;3км
            11.11.26;Бег;0,125 КМ
            10.11.26;Вода;250 мл
            10.11.26;Вода;250 мл
            10.11.26;Учёба;80 %
            10.11.26;Площадь;5 м2

            """)
        #expect(
            brought.days == [
                "Бег: 2026-11-10 done, 2026-11-11 done, 2026-11-10 2.5, 2026-11-11 3.125",
                "Вода: 2026-11-10 done, 2026-11-10 500", "Учёба: 2026-11-10 done, 2026-11-10 80",
                "Площадь: 2026-11-10 done, 2026-11-10 5",
            ])
        #expect(brought.dropped == ["unit 4"])
        // With a unit 1 is an amount, not a mark.
        let wide = try Brought("Date,Run,Sit\n2026-11-10,1 km,1\n2026-11-11,,0\n")
        #expect(wide.days == ["Run: 2026-11-10 done, 2026-11-10 1", "Sit: 2026-11-10 done"])
        #expect(wide.dropped == ["unit 1"])
    }

    @Test("N17: amounts of one habit in another unit are named, not added up")
    func otherUnits() throws {
        let brought = try Brought(
            """
            date,name,value,unit
            2026-11-10,Run,5 km,
            2026-11-11,Run,300 m,
            2026-11-10,Swim,500,m
            2026-11-10,Swim,1,km

            """, keepGoing: true)
        #expect(brought.leftOut == ["file 3 unit m not km", "file 5 unit km not m"])
        #expect(
            brought.days == ["Run: 2026-11-10 done, 2026-11-10 5", "Swim: 2026-11-10 done, 2026-11-10 500"])
    }

    @Test(
        "N17: what only looks like a number with a unit is a broken line",
        arguments: [
            "5 of 10", "8:30", "10k", "10 тыс", "1h30m", "5 km 300 m", "5-6 km", "5 done", "km 5",
            "2026-01-01",
        ])
    func noUnits(value: String) throws {
        let rows = "2026-11-10,Run,\(value)\n2026-11-10,Read,1\n2026-11-11,Read,1\n"
        let brought = try Brought("date,name,value\n" + rows, keepGoing: true)
        #expect(brought.leftOut == ["file 2 value \(value)"])
    }

    @Test("N17: a number that may be thousands is refused with a unit, too")
    func thousands() throws {
        let rows = "2026-11-10,Walk,\"10,000 steps\"\n2026-11-10,Run,1\n"
        let brought = try Brought("date,name,value\n" + rows, keepGoing: true)
        #expect(brought.leftOut == ["file 2 either 10,000 steps"])
    }

    @Test(
        "years of two digits behind dots and slashes; behind dashes the year may stand first, and is refused")
    func shortYears() throws {
        func days(_ dates: String...) throws -> [String] {
            try Brought("date,name,value\n" + dates.map { "\($0),Run,1\n" }.joined(), keepGoing: true).days
        }
        #expect(try days("31.12.25", "1.1.26 08:00") == ["Run: 2025-12-31 done, 2026-01-01 done"])
        #expect(try days("12/31/25", "1/2/26") == ["Run: 2025-12-31 done, 2026-01-02 done"])
        #expect(try days("31/12/25", "1/2/26") == ["Run: 2025-12-31 done, 2026-02-01 done"])
        #expect(try days("1.1.68", "1.1.69") == ["Run: 1969-01-01 done"])
        #expect(try days("20-11-26", "1.1.26") == ["Run: 2026-01-01 done"])
    }

    @Test("X5: a table in UTF-16 with its mark is read, either end first", arguments: [true, false])
    func sixteenBits(isLittleEndian: Bool) throws {
        let text =
            "\u{FEFF}Date\tName\tValue\tNote\r\n2026-11-10\tБег 🏃\t2,5 km\tмокро\r\n2026-11-11\tБег 🏃\t3\t\r\n"
        let bytes = text.utf16.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isLittleEndian ? [low, high] : [high, low]
        }
        let brought = try Brought(bytes: [("file", bytes)])
        #expect(
            brought.days == [
                "Бег 🏃: 2026-11-10 done, 2026-11-11 done, 2026-11-10 2.5, 2026-11-11 3, 2026-11-10 “мокро”"
            ])
    }

    @Test(
        "X5: what is no UTF-16, nor UTF-8, is told as that: half a unit, half a pair, 32 bits, one byte a letter",
        arguments: [
            [0xFF, 0xFE, 0x64], [0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xFE, 0x00, 0xDC, 0x64, 0x00],
            [0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x64], [0xFF, 0xFE, 0x00, 0x00, 0x64, 0x00, 0x00, 0x00],
            // «дата;имя» in Windows-1251.
            [0xE4, 0xE0, 0xF2, 0xE0, 0x3B, 0xE8, 0xEC, 0xFF, 0x0A],
        ] as [[UInt8]])
    func otherEncodings(bytes: [UInt8]) {
        for format in [nil, ImportFormat.csv] {
            #expect(throws: ImportFault.notText(file: "a.csv")) {
                try Brought(bytes: [("a.csv", bytes)], as: format)
            }
        }
    }

    @Test(
        "N16: a table without the columns tells those it has and those it lacks, with the format named, too")
    func lackingColumns() throws {
        func fault(_ text: String, _ name: String = "nn.csv", as format: ImportFormat? = nil) -> ImportFault?
        {
            do throws(ImportFault) {
                _ = try Brought([name: text], as: format)
                return nil
            } catch {
                return error
            }
        }
        #expect(fault("a,b\n1,2\n") == .table(.noDates, file: "nn.csv"))
        #expect(fault("a,b\n1,2\n", as: .csv) == .table(.noDates, file: "nn.csv"))
        #expect(fault("Name,Note\nRun,wet\n", "x.txt") == .table(.noDates, file: "x.txt"))
        #expect(fault("Dear all, hello\nBye\n", "x.txt") == .unknownFormat())
        #expect(fault("a\u{1},b\n1,2\n") == .unknownFormat())
    }
}
