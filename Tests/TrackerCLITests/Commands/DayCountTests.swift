import Testing
import TrackerCLI

/// MAIN-18: what the head of a day says of how much of it is done.
@Suite struct DayCountTests {
    /// Five habits of every day, one of Sundays and an event; today is a Friday.
    private static func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        for name in ["Run", "Read", "Swim", "Yoga", "Walk"] {
            shell.tracker("add", name, "--category", "Home", "--schedule", "daily", "-q")
        }
        shell.tracker("add", "Mow", "--category", "Home", "--schedule", "sun", "-q")
        shell.tracker("add", "Dentist", "--category", "Home", "--event", "-q")
        return shell
    }

    private static func head(_ shell: Shell, _ arguments: String...) -> String {
        let output = shell.run(["list"] + arguments).output
        return String(output.prefix { $0 != "\n" })
    }

    @Test("C1: an open event and a mark that was not planned keep no day from being all done")
    func allDone() throws {
        let shell = try Self.shell()
        shell.tracker("done", "Run", "Read", "Swim", "Yoga", "Walk", "Mow")
        #expect(Self.head(shell) == "Fri, 20 November 2026  today   all done")
        #expect(
            Self.head(shell, "--filter", "not-completed")
                == "Fri, 20 November 2026  today  Not completed   1 of 7 shown · all done")
        #expect(
            Self.head(shell, "--search", "zzz")
                == "Fri, 20 November 2026  today  “zzz”   0 of 7 shown · all done")
        let russian = try Self.shell("ru")
        russian.tracker("done", "Run", "Read", "Swim", "Yoga", "Walk", "Mow")
        #expect(Self.head(russian) == "пт, 20 ноября 2026  сегодня   всё сделано")
    }

    @Test("C1: n of m counts the planned, not what is listed or done besides")
    func someDone() throws {
        let shell = try Self.shell()
        shell.tracker("done", "Run", "Read", "Mow", "Dentist")
        #expect(Self.head(shell) == "Fri, 20 November 2026  today   2 of 5 done")
        #expect(
            Self.head(shell, "--filter", "completed")
                == "Fri, 20 November 2026  today  Completed   4 of 7 shown · 2 of 5 done")
    }

    @Test("C1: absent where nothing is planned: before the start days, on coming days, without habits")
    func nothingPlanned() throws {
        let shell = try Self.shell()
        #expect(Self.head(shell, "--date", "yesterday") == "Thu, 19 November 2026")
        #expect(Self.head(shell, "--date", "tomorrow") == "Sat, 21 November 2026")
        let events = try Shell()
        events.tracker("add", "Dentist", "--category", "Home", "--event")
        #expect(Self.head(events) == "Fri, 20 November 2026  today")
    }

    @Test("C3: the numbered prompts tell no streak of an event")
    @MainActor func accessibleEvent() throws {
        let shell = try Shell()
        shell.tracker("add", "Dentist", "--category", "Home", "--event")
        shell.tracker("done", "Dentist")
        shell.isTerminal = true
        shell.answers = [.row("statistics")]
        let told = shell.tracker("--accessible").output
        #expect(told.contains("\nDentist: 1 day\n"), "\(told)")
    }

    @Test("C1: the numbered prompts say the same")
    @MainActor func accessible() throws {
        let shell = try Self.shell()
        shell.tracker("done", "Run", "Read", "Swim", "Yoga", "Walk")
        shell.isTerminal = true
        #expect(shell.tracker("--accessible").output.contains("Fri, 20 November 2026, today, all done\n"))
    }
}
