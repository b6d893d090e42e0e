import DeskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// The manual's tables of what commands print for scripts.
@Suite struct OutputFieldsTests {
    @Test(
        "N29, LST-1: every schema has the keys that the manual lists, in their order, and may lack the same ones"
    )
    func keys() throws {
        // The text above the list describes that of an error.
        let documents = JSONDocument.all.map { ($0.schema, $0.keys) } + [("error", JSON.failed.keys)]
        #expect(documents.map(\.0).sorted() == JSONSchema.names.sorted())
        for (name, keys) in documents {
            let schema = try JSONSchema(named: name)
            #expect(schema.keys == keys, "\(name): \(schema.keys.text) and \(keys.text)")
            #expect(schema.requiredOutOfOrder == [], "\(name)")
        }
    }

    @Test("N29, LST-1: each record has as many fields as the manual names")
    func fields() throws {
        let shell = try WorkedExample.shell()
        let sync = FakeSync.ofThree
        sync.set(\.log, to: [SyncLogEntry("2026-03-06", "phone", "trackerAdded")])
        shell.sync = sync
        shell.tracker("note", "Run", "Windy", "--date", "2026-03-06")
        shell.tracker("remind", "--at", "20:00", "--yes")
        let others = try #require(sync.get(\.status)).others
        sync.set(
            \.status,
            to: SyncStatus(id: "k7q2", name: "laptop", folder: "/sync", carrier: .git, others: others))
        shell.tracker("sync", "every", "15m", "--yes")
        for name in CommandName.visible where !name.spec.fields.isEmpty {
            var line = name.rawValue.split(separator: " ").map(String.init)
            switch name {
            case .show: line.append("Run")
            case .note: line += ["Run", "--date", "2026-03-06"]
            case .configGet: line.append("theme")
            case .syncTake: line.append("-")
            default: break
            }
            let records = shell.run(line + ["--plain"]).output.split(separator: "\n")
            #expect(!records.isEmpty || name == .doctor, "\(name)")
            for record in records {
                #expect(
                    record.split(separator: "\t", omittingEmptySubsequences: false).count
                        == name.spec.fields.count,
                    "\(name): \(record)")
            }
        }
    }

    @Test("YEAR-3, LST-1: chosen days add the fields that the manual names for them")
    func fieldsOfDays() throws {
        let shell = try WorkedExample.shell()
        let records = shell.tracker("stats", "--year", "2026", "--plain").output.split(separator: "\n")
        let spec = CommandName.stats.spec
        #expect(spec.fieldsOfDays == ["rate"] && !records.isEmpty)
        for record in records {
            let fields = record.split(separator: "\t", omittingEmptySubsequences: false)
            #expect(fields.count == spec.fields.count + spec.fieldsOfDays.count)
        }
        let manual = ManPage.source(in: .english, version: "1")
        #expect(
            manual.contains(
                "rate30, strength, strength30; with \\-\\-year or \\-\\-from before the last also rate"))
    }

    @Test("LST-1: the manual has the fields of every command that offers --plain")
    func allFields() {
        for name in CommandName.visible where name.spec.shows(.plain) {
            #expect(!name.spec.fields.isEmpty, "\(name)")
        }
        // These print records where they only read.
        for name in [CommandName.remind, .note, .restore, .doctor] {
            #expect(!name.spec.fields.isEmpty, "\(name)")
        }
    }

    @Test("LST-1: list tells what is due, the amount, the goal, the schedule and the state of the date")
    func list() throws {
        let shell = try Shell()
        for (name, options) in [
            ("Run", ["--schedule", "daily", "--goal", "5 km"]), ("Gym", ["--schedule", "mon,wed,fri"]),
            ("Tea", ["--schedule", "daily", "--limit", "2"]), ("Exam", ["--event"]),
            ("Rest", ["--schedule", "daily"]), ("Off", ["--schedule", "daily"]),
        ] {
            shell.run(["add", name, "--category", "Home", "--start", "2026-11-02"] + options)
        }
        shell.tracker("done", "Run", "--amount", "2.5")
        shell.tracker("skip", "Gym")
        shell.tracker("done", "Tea", "--amount", "1")
        shell.tracker("done", "Rest")
        shell.tracker("pause", "Rest", "--until", "+2")
        shell.tracker("done", "Off")
        shell.tracker("pause", "Off")
        let week = "mon,tue,wed,thu,fri,sat,sun"
        let ends = shell.tracker("list", "--plain").output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
        }
        #expect(
            ends == [
                ["Run", "Home", "0", "1", "2.5", "at least 5 km", week, ""],
                ["Gym", "Home", "0", "0", "", "", "mon,wed,fri", "skipped"],
                ["Tea", "Home", "1", "0", "1", "at most 2", week, ""],
                ["Exam", "Home", "0", "0", "", "", "", ""],
                ["Rest", "Home", "1", "0", "", "", week, "rest"],
                ["Off", "Home", "1", "0", "", "", week, "paused"],
            ])
    }

    @Test("LST-1: list and show have the rule as it is typed; a sum has its goal, and no schedule")
    func rules() throws {
        let shell = try Shell()
        for (name, rule) in [
            ("Gym", ["--schedule", "3/week"]), ("Plants", ["--schedule", "3d@2026-11-17"]),
            ("Rent", ["--schedule", "month:1,20"]), ("Swim", ["--schedule", "4/10d@2026-11-20"]),
            ("Run", ["--goal", "30 km a week"]), ("Tea", ["--limit", "4 cups a month"]),
            ("Exam", ["--event"]),
        ] {
            shell.run(["add", name, "--category", "Home", "--start", "2026-11-02"] + rule)
        }
        shell.tracker("done", "Run", "--amount", "2.5")
        let rows = shell.tracker("list", "--plain").output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        // The name, the amount, the goal and the schedule.
        #expect(
            rows.map { [$0[2], $0[6], $0[7], $0[8]] } == [
                ["Gym", "", "", "3/week"], ["Plants", "", "", "3d@2026-11-17"],
                ["Rent", "", "", "month:1,20"], ["Swim", "", "", "4/10d@2026-11-20"],
                ["Run", "2.5", "at least 30 km a week", ""], ["Tea", "", "at most 4 cups a month", ""],
                ["Exam", "", "", ""],
            ])
        for row in rows {
            let shown = shell.tracker("show", row[2], "--plain").output
            #expect(shown.contains("\nschedule\t\(row[8])\n"), "\(shown)")
            #expect(shown.contains("\ngoal\t\(row[7])\n"), "\(shown)")
            #expect(shown.contains("\namount\t\(row[6])\n"), "\(shown)")
        }
    }

    @Test(
        "DUE-1, N14: an amount over the limit settles the day", arguments: ["en", "ru"])
    func settled(language: String) throws {
        let shell = try Shell(language: language)
        for name in ["Smoking", "Read"] {
            let goal = name == "Smoking" ? ["--limit", "0"] : []
            shell.run(["add", name, "--category", "Home", "--schedule", "daily"] + goal)
        }
        #expect(shell.tracker("list", "--filter", "due", "--plain").output.contains("Smoking"))
        shell.tracker("done", "Smoking", "--amount", "3")
        #expect(!shell.tracker("list", "--filter", "due", "--plain").output.contains("Smoking"))
        #expect(shell.tracker("list", "--filter", "not-completed", "--plain").output.contains("Smoking"))
        #expect(shell.tracker("log", "Smoking", "--days", "1", "--plain").output.hasSuffix("\tx\n"))
        let nothingLeft =
            language == "en" ? "1 of 2 done · nothing left" : "сделано 1 из 2 · ничего не осталось"
        #expect(!shell.tracker("list").output.contains(nothingLeft))
        shell.tracker("done", "Read")
        #expect(shell.tracker("list").output.contains(nothingLeft))
        let card = try ParsedJSON(shell.tracker("show", "Smoking", "--json").output)
        #expect(card["due"] == .bool(false) && card["nextDue"] == .string("2026-11-21"))
        #expect(card["currentStreak"] == .number("0") && card["lastMissed"] == .null)
        // Lowered, the day opens again, and is done here.
        shell.tracker("done", "Smoking", "--amount", "0")
        #expect(shell.tracker("list").output.contains(language == "en" ? "all done" : "всё сделано"))
        shell.tracker("done", "Smoking", "--amount", "3")
        shell.today = shell.today + 1
        let missed = try ParsedJSON(shell.tracker("show", "Smoking", "--json").output)
        #expect(missed["lastMissed"] == .string("2026-11-20"))
    }
}
