import TestKit
import Testing
import TrackerCLI

/// The exact bytes of what reading commands print with `--json`, over the worked example of the statistics.
@Suite struct ReadingDocumentTests {
    typealias Example = WorkedExample

    private let run = """
        "id":"\(Example.run)","name":"Run","emoji":"🙂","color":{"number":1,"hex":"#FD4C49"},"kind":"habit",\
        "category":{"id":"\(Example.sport)","name":"Sport"},"schedule":["mon","wed","fri"],"pinned":false,\
        "completed":false,"completedDays":3,"canComplete":true,\
        "rule":{"kind":"weekdays","weekdays":["mon","wed","fri"]}
        """
    /// What a day of a tracker has that uses nothing more.
    private func plain(isDue: Bool = false) -> String {
        """
        "goal":null,"amount":null,"due":\(isDue),"skipped":false,"note":null,"standing":"active","since":null
        """
    }
    private let drink = """
        "id":"\(Example.drink)","name":"Drink","emoji":"😻","color":{"number":2,"hex":"#FF881E"},\
        "kind":"habit","category":{"id":"\(Example.home)","name":"Home"},\
        "schedule":["mon","tue","wed","thu","fri","sat","sun"],"pinned":true,\
        "completed":true,"completedDays":4,"canComplete":true,\
        "rule":{"kind":"weekdays","weekdays":["mon","tue","wed","thu","fri","sat","sun"]}
        """
    private let doctor = """
        "id":"\(Example.doctor)","name":"Doctor","emoji":"🌺","color":{"number":3,"hex":"#007BFA"},\
        "kind":"event","category":{"id":"\(Example.home)","name":"Home"},"schedule":[],"pinned":false,\
        "completed":true,"completedDays":1,"canComplete":true,"rule":null
        """

    @Test("list --json: keys, order and values of a Friday")
    func list() throws {
        try expect(
            """
            {"schemaVersion":1,"date":"2026-03-06","today":"2026-03-08","filter":"all","search":"",\
            "filtersAvailable":true,"sections":[\
            {"id":"pinned","title":"Pinned","trackers":[{\(drink),\(plain()),"break":null}]},\
            {"id":"\(Example.home)","title":"Home","trackers":[{\(doctor),\(plain()),"break":null}]},\
            {"id":"\(Example.sport)","title":"Sport","trackers":[{\(run),\(plain(isDue: true)),"break":null}]}],"placeholder":null}
            """, from: "list", "--date", "2026-03-06")
    }

    @Test("MAIN-4, MAIN-5: list --json: an event done on another day, and the future, cannot be completed")
    func cannotComplete() throws {
        let shell = try Example.shell()
        let tomorrow = try ParsedJSON(shell.tracker("list", "--json", "--date", "tomorrow").output)
        let cards = tomorrow["sections"]?.items.flatMap { $0["trackers"]?.items ?? [] } ?? []
        // Monday the 9th: Drink and Run are planned, the event was done on the 6th.
        #expect(cards.map { $0["name"]?.string } == ["Drink", "Run"])
        #expect(cards.map { $0["canComplete"] } == [.bool(false), .bool(false)])
        #expect(cards.map { $0["completed"] } == [.bool(false), .bool(false)])

        let event = try ParsedJSON(shell.tracker("show", "Doctor", "--json").output)
        #expect(event["completed"] == .bool(false))
        #expect(event["canComplete"] == .bool(false))
    }

    @Test("list --json: nothing found and nothing there")
    func placeholders() throws {
        try expect(
            """
            {"schemaVersion":1,"date":"2026-03-08","today":"2026-03-08","filter":"not-completed",\
            "search":"Ё/\\"","filtersAvailable":true,"sections":[],\
            "placeholder":{"kind":"nothingFound","text":"Nothing found"}}
            """, from: "list", "--filter", "not-completed", "--search", "Ё/\"")
        let empty = try Shell(today: Example.today)
        #expect(
            empty.tracker("list", "--json", "--search", "x").output == """
                {"schemaVersion":1,"date":"2026-03-08","today":"2026-03-08","filter":"all","search":"x",\
                "filtersAvailable":false,"sections":[],\
                "placeholder":{"kind":"empty","text":"What will we track? \
                Create one: tracker add NAME --category CATEGORY --schedule daily"}}\n
                """)
    }

    @Test("stats --json: the figures of the worked example")
    func stats() throws {
        try expect(
            """
            {"schemaVersion":1,"today":"2026-03-08","hasData":true,"bestPeriod":6,"perfectDays":4,\
            "completed":8,"average":1.3,"trackers":[\
            {"id":"\(Example.drink)","name":"Drink","currentStreak":1,"bestStreak":3,"total":4,"rate30":0.8,\
            "strength":0.185,"strength30":null,"slipping":false},\
            {"id":"\(Example.doctor)","name":"Doctor","currentStreak":1,"bestStreak":1,"total":1,"rate30":null,\
            "strength":null,"strength30":null,"slipping":false},\
            {"id":"\(Example.run)","name":"Run","currentStreak":1,"bestStreak":2,"total":3,"rate30":0.67,\
            "strength":0.059,"strength30":null,"slipping":false}]}
            """, from: "stats")
    }

    @Test("STAT-2: stats --json of a library without completions")
    func noStats() throws {
        let shell = try Shell(today: Example.today)
        #expect(
            shell.tracker("stats", "--json").output == """
                {"schemaVersion":1,"today":"2026-03-08","hasData":false,"bestPeriod":0,"perfectDays":0,\
                "completed":0,"average":0,"trackers":[]}\n
                """)
    }

    @Test("show --json: a tracker about today, with its days")
    func show() throws {
        try expect(
            """
            {"schemaVersion":1,\(run),\(plain()),"createdOn":"2026-03-02","startDay":"2026-03-02","currentStreak":1,\
            "bestStreak":2,"total":3,"rate30":0.67,\
            "completions":["2026-03-02","2026-03-04","2026-03-07"],"nextDue":"2026-03-09",\
            "streakSince":"2026-03-07","lastMissed":"2026-03-06","strength":0.059,"strength30":null,\
            "periodStreak":null,"bestPeriodStreak":null,"amounts":{},"notes":{},"skips":[],"rests":[],\
            "done":null,"asked":null,\
            "weekdayRates":{"mon":1,"tue":null,"wed":1,"thu":null,"fri":0,"sat":null,"sun":null},"break":null}
            """, from: "show", "run")
    }

    @Test("MAIN-18, C1, SHADE-2: calendar --json: the counts of each day, after today only planned")
    func calendar() throws {
        // P and C of the worked example; days without an entry have nothing planned. After Sunday the 8th Drink is
        // planned each day, and Run on Monday, Wednesday and Friday.
        let days = [
            2: "\"planned\":1,\"completed\":1,\"share\":1,\"unplanned\":0",
            4: "\"planned\":2,\"completed\":2,\"share\":1,\"unplanned\":0",
            5: "\"planned\":1,\"completed\":1,\"share\":1,\"unplanned\":0",
            6: "\"planned\":2,\"completed\":1,\"share\":0.5,\"unplanned\":1",
            7: "\"planned\":1,\"completed\":0,\"share\":0,\"unplanned\":1",
            8: "\"planned\":1,\"completed\":1,\"share\":1,\"unplanned\":0",
        ]
        let cells = (1...31).map { day in
            "{\"date\":\"2026-03-\(day < 10 ? "0" : "")\(day)\","
                + (days[day]
                    ?? "\"planned\":\(day < 9 ? 0 : [2, 4, 6].contains(day % 7) ? 2 : 1),\"completed\":0,\"share\":null,\"unplanned\":0")
                + "}"
        }
        try expect(
            "{\"schemaVersion\":1,\"month\":\"2026-03\",\"days\":[\(cells.joined(separator: ","))]}",
            from: "calendar")
    }

    @Test("SHADE-2: calendar --json of one tracker")
    func calendarOfOne() throws {
        let document = try ParsedJSON(
            Example.shell().tracker("calendar", "Run", "--month", "2026-03", "--json").output)
        let planned = document["days"]?.items.filter { $0["planned"] == .number("1") } ?? []
        let days = [2, 4, 6, 9, 11, 13, 16, 18, 20, 23, 25, 27, 30]
        #expect(planned.map { $0["date"]?.string } == days.map { "2026-03-\($0 < 10 ? "0" : "")\($0)" })
        let done = [ParsedJSON.number("1"), .number("1")] + Array(repeating: .number("0"), count: 11)
        #expect(planned.map { $0["completed"] } == done)
    }

    @Test("category list --json")
    func categories() throws {
        try expect(
            """
            {"schemaVersion":1,"categories":[{"id":"\(Example.home)","name":"Home","trackers":2},\
            {"id":"\(Example.sport)","name":"Sport","trackers":1}]}
            """, from: "category", "list")
    }

    @Test("config list, config get and config set --json: the values in force")
    func config() throws {
        try expect(
            """
            {"schemaVersion":1,"settings":{"language":"system","theme":"system","first-weekday":"system",\
            "day-start":"00:00","default-filter":"all","usage-log":"off","mouse":"on","reduced-motion":"off"}}
            """, from: "config", "list")
        try expect(
            "{\"schemaVersion\":1,\"key\":\"mouse\",\"value\":\"on\",\"source\":\"default\"}", from: "config",
            "get", "mouse")
        try expect(
            "{\"schemaVersion\":1,\"key\":\"mouse\",\"value\":\"off\"}", from: "config", "set", "mouse", "off"
        )
        try expect(
            "{\"schemaVersion\":1,\"key\":\"mouse\",\"value\":\"on\"}", from: "config", "unset", "mouse")
    }

    @Test("paths and doctor --json")
    func upkeep() throws {
        let shell = try Example.shell()
        let home = shell.home.path
        #expect(
            shell.tracker("paths", "--json").output == """
                {"schemaVersion":1,"library":"\(home)/.local/share/tracker/Library.plist",\
                "settings":"\(home)/.config/tracker/Settings.plist",\
                "backups":"\(home)/.local/state/tracker/backups",\
                "log":"\(home)/.local/state/tracker/usage.log",\
                "webToken":"\(home)/.local/state/tracker/web-token"}\n
                """)
        #expect(
            shell.tracker("doctor", "--json").output == "{\"schemaVersion\":1,\"ok\":true,\"findings\":[]}\n")
    }

    /// Compares bytes: `==` of strings would take composed for decomposed letters.
    private func expect(
        _ document: String, from arguments: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let run = try Example.shell().run(arguments + ["--json"])
        #expect(run.output == document + "\n", sourceLocation: sourceLocation)
        #expect(Array(run.output.utf8) == Array((document + "\n").utf8), sourceLocation: sourceLocation)
        #expect(run.errors == "", sourceLocation: sourceLocation)
        #expect(run.code == .done, sourceLocation: sourceLocation)
    }
}
