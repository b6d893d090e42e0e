import TestKit
import Testing
import TrackerCLI

/// Which day a word means in which command. Today is Friday, 20 November 2026.
@Suite struct DaySearchTests {
    /// The days of the changes of a line.
    private func days(_ shell: Shell, _ line: [String]) throws -> [String] {
        let run = shell.run(line + ["--json"])
        let changes = try ParsedJSON(run.output)["changes"]
        return changes?.items.compactMap { $0["date"]?.string } ?? []
    }

    @Test(
        "DAY-1, DAY-2: a weekday is one that has been where one marks, and one to come where one plans",
        arguments: [
            (["skip", "Run", "--date", "sat"], "2026-11-21"),
            (["skip", "Run", "--date", "last sat"], "2026-11-14"),
            (["done", "Run", "--date", "sat"], "2026-11-14"),
            (["done", "Run", "--date", "fri"], "2026-11-20"),
            (["skip", "Run", "--date", "fri"], "2026-11-20"),
            (["skip", "Run", "--date", "next fri"], "2026-11-27"),
            (["done", "Run", "--date", "3 days ago"], "2026-11-17"),
            (["done", "Run", "--date", "во вторник"], "2026-11-17"),
            (["skip", "Run", "--date", "через неделю"], "2026-11-27"),
            (["note", "Run", "hi", "--date", "mon"], "2026-11-16"),
            (["note", "Run", "hi", "--date", "next mon"], "2026-11-23"),
        ])
    func oneDay(line: [String], day: String) throws {
        #expect(try days(Shell.withTwoHabits(), line) == [day])
    }

    @Test("DAY-2: unskip looks ahead, too, from a pipe as well")
    func unskip() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("skip", "Run", "--date", "sat")
        #expect(try days(shell, ["unskip", "Run", "--date", "sat"]) == ["2026-11-21"])
        shell.input = Array("Run\n".utf8)
        #expect(shell.tracker("skip", "-", "--date", "today..mon").code == .done)
        #expect(try days(shell, ["unskip", "Run", "--date", "today..mon"]).sorted().first == "2026-11-20")
    }

    @Test("DAY-2: a pause begins on the coming weekday, or the last one")
    func pause() throws {
        let shell = try Shell.withTwoHabits()
        #expect(shell.tracker("pause", "Run", "--from", "mon").output.contains("Mon, 23 November 2026"))
        shell.tracker("undo")
        #expect(shell.tracker("pause", "Run", "--from", "last mon").output.contains("Mon, 16 November 2026"))
    }

    @Test("DAY-2: a rule counts from the coming weekday")
    func grid() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("add", "Swim", "--category", "Sport", "--schedule", "3d@mon")
        #expect(try shell.card(of: "Swim")["rule"]?["from"]?.string == "2026-11-23")
    }

    @Test(
        "DAY-3: several days, of which a range runs back for marks and ahead for plans",
        arguments: [
            ("done", "mon-fri", "2026-11-16", 5), ("skip", "mon-fri", "2026-11-23", 5),
            ("done", "fri..mon", "2026-11-13", 4), ("done", "mon..today", "2026-11-16", 5),
            ("skip", "this week", "2026-11-20", 3), ("done", "last week", "2026-11-09", 7),
            ("skip", "следующая неделя", "2026-11-23", 7),
        ])
    func several(command: String, word: String, first: String, count: Int) throws {
        let shell = try Shell.withTwoHabits()
        let changed = try days(shell, [command, "Run", "--date", word])
        #expect(changed.min() == first && changed.count == count, "\(changed)")
    }

    @Test("DAY-3: planning, a range that ends before it begins is refused")
    func backwards() throws {
        let run = try Shell.withTwoHabits().run(["skip", "Run", "--date", "mon..today"])
        #expect(run.code == .wrongLine && run.errors.contains("runs backwards"))
    }

    @Test("DAY-5: a mark of a day to come is understood, and refused")
    func toCome() throws {
        let run = try Shell.withTwoHabits().run(["done", "Run", "--date", "+1"])
        #expect(run.code == .wrongLine && run.errors.contains("has not come yet"))
    }
}
