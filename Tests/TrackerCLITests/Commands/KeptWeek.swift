import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The week from Monday 2 to Sunday 8 March 2026, kept by commands alone.
struct KeptWeek {
    let shell: Shell
    let words: WeekWords
    /// How many commands have changed something.
    private(set) var steps = 0

    init(_ language: Language) throws {
        shell = try Shell(today: "2026-03-02", language: language.rawValue)
        words = WeekWords(language: language)
    }

    mutating func keepUntilSunday() throws {
        try change("add", words.run, "--category", words.sport, "--schedule", words.monWedFri)
        try change("add", words.read, "--category", words.home, "--schedule", words.daily)
        try change("add", words.doctor, "--category", words.home.uppercased(), "--event")
        try change("done", words.run)
        try change("done", words.read, words.run)

        try wake("2026-03-03")
        try change("done", words.read)
        try change("undone", words.read)
        let (before, refused) = (shell.library, shell.tracker("done", words.read, "--date", words.tomorrow))
        #expect(refused.code == .wrongLine && refused.output == "")
        #expect(shell.library == before)

        try wake("2026-03-04")
        #expect(shell.tracker("done", words.run, "--date", words.monday).code == .done)
        #expect(shell.library == before, "marked on Monday already")
        try change("done", words.run, words.read, words.doctor)
        try change("done", words.read, "--date", words.yesterday)

        try wake("2026-03-05")
        try change("edit", words.run, "--schedule", words.tueThuSat)
        try change("done", words.run)
        try change("pin", words.read)

        try wake("2026-03-06")
        try change("category", "rename", words.sport, words.health)

        try wake("2026-03-07")
        try change("done", words.run)
        #expect(shell.tracker("done", words.doctor).code == .couldNot)
        try change("add", words.water, "--category", words.health, "--schedule", words.daily)
        try change("done", words.water)

        try wake("2026-03-08")
        try change("done", words.read)
    }

    mutating func tidyUp() throws {
        try change("delete", words.water, "--yes")
        try change("category", "delete", words.home, "--yes")
    }

    /// Runs a command that must change something, in one step.
    private mutating func change(_ line: String...) throws {
        let before = shell.library
        let run = shell.run(line)
        #expect(run.code == .done && run.errors == "", "\(line)")
        #expect(run.output.hasSuffix("tracker undo\n"), "\(line)")
        #expect(shell.library != before, "\(line)")
        steps += 1
    }

    private func wake(_ iso: String) throws {
        shell.today = try #require(Day(iso: iso))
    }

    /// Everything the commands show of the library, over the week and a day to each side.
    var picture: [String] {
        let lists = (1...9).map { ["list", "--date", "2026-03-0\($0)"] }
        let whole = [["stats"], ["category", "list"], ["calendar"]]
        let names = [words.run, words.read, words.doctor, words.water]
        return (lists + whole + names.map { ["show", $0] }).map { line in
            let run = shell.run(line + ["--json"])
            return run.output + run.errors
        }
    }
}
