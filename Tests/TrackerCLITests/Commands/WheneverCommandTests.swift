import TestKit
import Testing
import TrackerCLI

@Suite("WHEN-1 to WHEN-4: a habit without a plan on the command line") struct WheneverCommandTests {
    /// Coffee of the worked example, alone in its library, on 20 November 2026.
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker(
            "add", "Coffee", "--category", "Home", "--schedule", "whenever", "--start", "2026-10-01")
        for day in ["2026-10-18", "2026-11-03", "2026-11-12", "2026-11-16"] {
            shell.tracker("done", "Coffee", "--date", day)
        }
        return shell
    }

    @Test("WHEN-1, WHEN-3: the worked example")
    func workedExample() throws {
        let shell = try shell()
        let stats = try ParsedJSON(shell.tracker("stats", "--json").output)
        #expect(stats["completed"] == .number("4") && stats["perfectDays"] == .number("0"))
        #expect(stats["average"] == .number("1") && stats["bestPeriod"] == .number("4"))
        #expect(
            shell.tracker("list").output.contains("4 days  whenever · last 4 days ago · 3 times in 30 days"))
        #expect(
            shell.tracker("list", "--date", "2026-11-14").output.contains(
                "whenever · last 12 Nov · 3 times in 30 days"))
        shell.tracker("done", "Coffee", "2")
        #expect(
            shell.tracker("list").output.contains(
                "whenever · 2 today · last today · 4 times in 30 days"))
        #expect(
            try self.shell("ru").tracker("list").output.contains(
                "без плана · последний раз 4 дня назад · 3 раза за 30 дней"))
    }

    @Test("WHEN-1: it is in no count, and neither open nor due")
    func lists() throws {
        let shell = try shell()
        #expect(shell.tracker("list").output.hasPrefix("Fri, 20 November 2026  today\n"))
        for filter in ["not-completed", "due"] {
            #expect(shell.tracker("list", "--filter", filter, "--plain").output.isEmpty)
        }
    }

    @Test("WHEN-2, WHEN-4: JSON and --plain have the rule, and no figure about a plan")
    func documents() throws {
        let shell = try shell()
        let output = shell.tracker("show", "Coffee", "--json").output
        #expect(output.contains(#""rule":{"kind":"whenever","last":"2026-11-16","times30":3}"#))
        for key in ["strength", "rate30", "nextDue", "streakSince", "lastMissed", "periodStreak"] {
            #expect(output.contains("\"\(key)\":null"), "\(key)")
        }
        #expect(output.contains(#""currentStreak":0,"bestStreak":0,"total":4"#))
        #expect(output.contains(#""schedule":[],"#))
        let fields = shell.tracker("list", "--plain").output.split(
            separator: "\t", omittingEmptySubsequences: false)
        #expect(fields[8] == "whenever")
        #expect(try JSONSchema(named: "show").violations(in: ParsedJSON(output)) == [])
        let list = try ParsedJSON(shell.tracker("list", "--json").output)
        #expect(try JSONSchema(named: "list").violations(in: list) == [])
    }

    @Test("WHEN-4: a calendar file has its done days alone, and our own document gives it back")
    func exported() throws {
        let shell = try shell()
        let calendar = shell.tracker("export", "-", "--format", "ics").output
        #expect(calendar.split(separator: "BEGIN:VEVENT").count == 5 && !calendar.contains("RRULE"))
        let document = shell.tracker("export", "-", "--format", "json").output
        #expect(document.contains(#""version": 7"#) && document.contains(#"{"2026-10-01":"whenever"}"#))
        let other = try Shell()
        other.input = Array(document.utf8)
        #expect(other.tracker("import", "-").code == .done)
        #expect(other.tracker("export", "-", "--format", "json").output == document)
    }

    @Test("WHEN-4: skip and pause are as for other habits, and each is undone")
    func daysOff() throws {
        let shell = try shell()
        let before = shell.tracker("export", "-", "--format", "json").output
        #expect(shell.tracker("skip", "Coffee").output.hasPrefix("Skipped today: Coffee."))
        #expect(shell.tracker("log", "--days", "3", "--plain").output.hasSuffix("\t..s\n"))
        #expect(shell.tracker("pause", "Coffee").code == .done)
        #expect(shell.tracker("list", "--plain").output.isEmpty)
        #expect(shell.tracker("edit", "Coffee", "--schedule", "daily").code == .done)
        #expect(shell.tracker("undo", "3").code == .done)
        #expect(shell.tracker("export", "-", "--format", "json").output == before)
        #expect(shell.tracker("redo", "3").code == .done)
        #expect(shell.tracker("doctor").output == "All is well.\n")
    }

    @Test("WHEN-4: the file is of version 7, and the rule is a text in it")
    func file() throws {
        let text = String(decoding: try #require(try shell().library), as: UTF8.self)
        #expect(text.contains("<string>whenever</string>"))
        #expect(text.contains("<key>version</key>\n\t<integer>7</integer>"))
    }
}
