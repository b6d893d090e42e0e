import TestKit
import Testing
import TrackerCLI

/// `tracker resume --from`: a rest that ends on a day. Today is Friday, 20 November 2026.
@Suite struct ResumeFromTests {
    @Test(
        "REST-8: the rest that the day falls in loses it and what follows; others are named, rc 0",
        arguments: [
            (
                "en", "Break now until Wed, 30 December 2026: Run, Read. ",
                "Not at rest on Thu, 31 December 2026: Run, Read.\n"
            ),
            (
                "ru", "Перерыв теперь по 30 декабря 2026: Run, Read. ",
                "В чт, 31 декабря 2026, не на отдыхе: Run, Read.\n"
            ),
        ])
    func cut(language: String, said: String, not: String) throws {
        let shell = try Shell.withTwoHabits(language)
        shell.run(Shell.christmas)
        let run = shell.tracker("resume", "--all", "--from", "2026-12-31")
        #expect(run.output.hasPrefix(said))
        #expect(try shell.restBreak(of: "Run") == ["2026-12-24", "2026-12-30"])
        #expect(shell.tracker("resume", "Run", "Read", "--from", "2026-12-31") == Shell.Run(output: not))
        let none =
            language == "en"
            ? "Nothing rests on Thu, 31 December 2026.\n" : "В чт, 31 декабря 2026, ничего не на отдыхе.\n"
        #expect(shell.tracker("resume", "--all", "--from", "2026-12-31") == Shell.Run(output: none))
    }

    @Test("REST-8: of those that rest then, all are cut; who does not is not named with --all")
    func some() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("pause", "Run", "--from", "2026-12-24", "--until", "2027-01-03")
        #expect(
            shell.tracker("resume", "--all", "--from", "2026-12-31", "--dry-run").output.hasPrefix(
                "Would be on a break until Wed, 30 December 2026: Run."))
        #expect(
            shell.tracker("resume", "Run", "Read", "--from", "2026-12-31").output.hasPrefix(
                "Break now until Wed, 30 December 2026: Run. Not at rest on Thu, 31 December 2026: Read. "))
    }

    @Test("REST-8: a pause becomes rest days up to the day before; the break that runs into it stays whole")
    func paused() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("pause", "Run", "--from", "2026-11-18")
        let line = ["resume", "Run", "--from", "2026-11-25"]
        #expect(try shell.kinds(line) == ["resumed"])
        #expect(try shell.restBreak(of: "Run") == ["2026-11-18", "2026-11-24"])
        #expect(try shell.nextDue(of: "Run") == "2026-11-25")
        shell.tracker("undo")
        #expect(shell.run(line).output.hasPrefix("Break now until Tue, 24 November 2026: Run."))
    }

    @Test(
        "REST-8: the first day takes the rest back, and leaves other breaks; a bare weekday is the coming one"
    )
    func whole() throws {
        let shell = try Shell.withTwoHabits()
        shell.tracker("pause", "Run", "--from", "2026-11-23", "--until", "2026-11-29")
        shell.run(Shell.christmas)
        #expect(
            shell.tracker("resume", "Run", "--from", "mon").output.hasPrefix(
                "Break of 23 – 29 Nov taken back: Run."))
        #expect(try shell.restBreak(of: "Run") == ["2026-12-24", "2027-01-03"])
        shell.tracker("undo")
        #expect(
            shell.tracker("resume", "Run", "--from", "sun").output.hasPrefix(
                "Not at rest on Sun, 22 November 2026: Run."))
        #expect(shell.tracker("resume", "Run", "--from", "foo").code == .wrongLine)
    }
}
