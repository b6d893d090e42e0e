import TestKit
import Testing
import TrackerCLI

/// Days off of all habits at once. Today is Friday, 20 November 2026.
@Suite struct SkipAllTests {
    @Test("OFF-12: skip --all leaves out what is paused, not what will be; --note goes to each")
    func skipAll() throws {
        let shell = try Shell.withTwoHabits()
        for name in ["Paused", "Later", "Gone"] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily", "--start", "2026-11-18")
        }
        shell.tracker("pause", "Paused")
        shell.tracker("pause", "Later", "--from", "2026-12-01")
        shell.tracker("archive", "Gone")
        #expect(
            shell.tracker("skip", "--all", "--date", "-3..today", "--note", "a cold").output
                == "Skipped on 4 days (Tue, 17 – Fri, 20 November 2026): Run, Read. "
                + "Skipped on 3 days (Wed, 18 – Fri, 20 November 2026): Later; 1 day before the start left out. "
                + "With a note. " + Shell.undoHint)
        #expect(shell.tracker("notes", "--plain").output.split(separator: "\n").count == 11)
        #expect(
            shell.tracker("unskip", "--all", "--date", "-3..today").output
                == "No longer skipped on 4 days (Tue, 17 – Fri, 20 November 2026): Run, Read. "
                + "No longer skipped on 3 days (Wed, 18 – Fri, 20 November 2026): Later. "
                + Shell.undoHint)
        #expect(
            shell.tracker("skip", "--all", "Run")
                == Shell.Run(errors: "Name trackers or write --all, not both.\n", code: .wrongLine))
        #expect(
            shell.tracker("unskip")
                == Shell.Run(
                    errors: "No tracker is named: write --all, or - to read them from standard input.\n",
                    code: .wrongLine))
        let empty = try Shell(language: "ru")
        #expect(empty.tracker("skip", "--all") == Shell.Run(output: "Пропускать нечего.\n"))
    }

    @Test("OFF-2: what is no longer skipped is told by the days that were, and one off twice once")
    func unskip() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("skip", "Run", "--date", "-1")
        #expect(
            shell.tracker("unskip", "Run", "--date", "-6..today").output
                == "No longer skipped on Thu, 19 November 2026: Run. \(Shell.undoHint)")
        shell.tracker("skip", "Run")
        shell.tracker("pause", "Run", "--until", "2026-11-21")
        let changes = try ParsedJSON(
            shell.tracker("unskip", "Run", "--date", "2026-11-20..2026-11-21", "--json").output)["changes"]
        #expect(changes?.items.map { $0["kind"] } == [.string("unskipped"), .string("unskipped")])
        #expect(
            changes?.items.compactMap { $0["date"]?.string }.sorted() == ["2026-11-20", "2026-11-21"])
    }
}
