import TestKit
import Testing
import TrackerCLI

/// Remarks on a change, in its sentence. Today is Friday, 20 November 2026.
@Suite struct EditRemarkTests {
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Health", "--schedule", "daily", "--goal", "5 km")
        return shell
    }

    // MARK: Goals

    @Test(
        "N6: an edit of the goal says that today counts as done, or no longer does",
        arguments: [
            (
                "en", "3 km",
                "Changed: 🙂 Run (Health, every day, at least 3 km); goal at least 5 km → at least 3 km; "
                    + "today counts as done.",
                "Would change: 🙂 Run (Health, every day, at least 9 km); goal at least 3 km → at least 9 km; "
                    + "today would no longer be done.\n"
            ),
            (
                "ru", "3 km",
                "Изменено: 🙂 Run (Health, каждый день, минимум 3 km); цель минимум 5 km → минимум 3 km; "
                    + "сегодняшний день засчитан.",
                "Будет изменено: 🙂 Run (Health, каждый день, минимум 9 km); цель минимум 3 km → минимум 9 km; "
                    + "сегодняшний день больше не будет засчитан.\n"
            ),
        ])
    func goal(language: String, goal: String, said: String, would: String) throws {
        let shell = try shell(language)
        shell.tracker("done", "Run", "--amount", "4")
        #expect(shell.tracker("edit", "Run", "--goal", goal).output.hasPrefix(said + " "))
        #expect(shell.tracker("edit", "Run", "--goal", "9 km", "--dry-run").output == would)
    }

    @Test("N6: the document has the mark as a change of its own, and -q says nothing")
    func goalDocument() throws {
        let shell = try shell()
        shell.tracker("done", "Run", "--amount", "4")
        let output = shell.tracker("edit", "Run", "--goal", "3 km", "--json").output
        #expect(output.contains(#"{"kind":"completed","#) && output.contains(#""date":"2026-11-20"}]}"#))
        #expect(shell.tracker("edit", "Run", "--goal", "9 km", "-q") == Shell.Run())
        #expect(shell.tracker("list", "--plain").output.contains("\t0\tRun"))
    }

    // MARK: Schedules

    @Test(
        "N7: a changed schedule is told with the day it was, and is, counted from",
        arguments: [
            (
                "2d", "2d@2026-11-21", "every 2 days from 21 Nov",
                "every 2 days from 20 Nov → every 2 days from 21 Nov"
            ),
            (
                "2d", "3d@2025-12-31", "every 3 days from 31 Dec 2025",
                "every 2 days from 20 Nov → every 3 days from 31 Dec 2025"
            ),
            ("daily", "2d", "every 2 days", "every day → every 2 days from 20 Nov"),
            (
                "4/10d", "4/10d@2026-11-21", "4 times in 10 days from 21 Nov",
                "4 times in 10 days from 20 Nov → 4 times in 10 days from 21 Nov; "
                    // 4 · 1 ÷ 10 = 0.4.
                    + "nothing asked in these 10 days, as it begins on 20 November"
            ),
            ("2d", "month:1,15", "on the 1st and 15th", "every 2 days from 20 Nov → on the 1st and 15th"),
        ])
    func origin(old: String, new: String, whole: String, said: String) throws {
        let shell = try Shell()
        shell.tracker("add", "X", "--category", "Health", "--schedule", old)
        #expect(
            shell.tracker("edit", "X", "--schedule", new, "--dry-run").output
                == "Would change: 🙂 X (Health, \(whole)); schedule \(said).\n")
        #expect(
            shell.tracker("edit", "X", "--schedule", new).output
                == "Changed: 🙂 X (Health, \(whole)); schedule \(said). Undo: tracker undo\n")
    }

    @Test("N7: in Russian, too; another day of the same grid is no change")
    func originInRussian() throws {
        let shell = try Shell(language: "ru")
        shell.tracker("add", "X", "--category", "Health", "--schedule", "2d")
        #expect(
            shell.tracker("edit", "X", "--schedule", "2d@2026-11-21").output
                == "Изменено: 🙂 X (Health, каждые 2 дня с 21 ноя); расписание каждые 2 дня с 20 ноя → каждые 2 дня с 21 ноя. "
                + "Отменить: tracker undo\n")
        #expect(shell.tracker("edit", "X", "--schedule", "2d@2026-11-23").output == "Менять нечего: X.\n")
        #expect(shell.tracker("show", "X").output.contains("\n  Health · каждые 2 дня с 21 ноя\n"))
    }

    @MainActor @Test("N7: show and the numbered prompts tell the day, lists do not")
    func details() throws {
        let shell = try Shell()
        shell.tracker("add", "X", "--category", "Health", "--schedule", "3/10d@2026-11-15")
        let schedule = "3 times in 10 days from 15 Nov"
        #expect(shell.tracker("show", "X").output.contains("\n  Health · \(schedule)\n"))
        shell.tracker("add", "Y", "--category", "Health", "--schedule", "2d")
        #expect(shell.tracker("list").output.contains("every 2 days\n"))
        shell.isTerminal = true
        // The first tracker, its details.
        shell.answers = ["1", "2"]
        #expect(shell.tracker("--accessible").output.contains(": X, Health, \(schedule)\n"))
    }

    // MARK: Names

    @Test("N18: a new tracker of a name that is there says whose")
    func twin() throws {
        let shell = try shell()
        #expect(
            shell.tracker("add", "run", "--category", "Health", "--event", "--dry-run").output
                == "Would add: 😻 run (Health, irregular event). There is another Run in Health.\n")
        #expect(
            shell.tracker("add", "run", "--category", "Sport", "--event").output
                == "Added: 😻 run (Sport, new category, irregular event). There is another Run in Health. Undo: tracker undo\n"
        )
        #expect(
            shell.tracker("add", "RUN", "--category", "Sport", "--event", "--json").output.contains(
                "warnings") == false)
        #expect(shell.tracker("add", "Run", "--category", "Sport", "--event", "-q") == Shell.Run())
    }

    @Test("N18: so does a tracker that is renamed, or comes back from the archive")
    func renamed() throws {
        let shell = try shell()
        shell.tracker("add", "Jog", "--category", "Sport", "--event")
        #expect(
            shell.tracker("edit", "Jog", "--name", "Run").output
                == "Changed: 😻 Run (Sport, irregular event); name Jog → Run. There is another Run in Health. Undo: tracker undo\n"
        )
        shell.tracker("undo")
        shell.tracker("archive", "Run")
        #expect(
            shell.tracker("edit", "Jog", "--name", "Run").output
                == "Changed: 😻 Run (Sport, irregular event); name Jog → Run. "
                + "There is another Run in Health, archived. Undo: tracker undo\n")
        #expect(
            shell.tracker("unarchive", "Run").output
                == "Back from the archive: Run. There is another Run in Sport. Undo: tracker undo\n")
    }

    @Test("N18: an import names those of its trackers that others are named like")
    func imported() throws {
        let (shell, other) = (try shell(), try Shell())
        other.ids = SeededRandom(seed: 2)
        other.tracker("add", "run", "--category", "Sport", "--event")
        other.tracker("add", "Swim", "--category", "Sport", "--event")
        let document = other.tracker("export", "--format", "json").output
        try shell.home.write(document, to: "other.json")
        let trial = shell.tracker("import", shell.home.path("other.json"), "--dry-run")
        #expect(trial.output.contains("\nThere would be two trackers named run.\n"), "ANS-3: \(trial)")
        let run = shell.tracker("import", shell.home.path("other.json"))
        #expect(run.output.contains("\nThere are now several trackers named: run.\n"), "\(run)")
    }

    @MainActor @Test("N18, N32: the numbered prompts say it behind what was saved")
    func accessible() throws {
        let shell = try shell()
        shell.isTerminal = true
        // A new habit: the second choice, as there is one tracker.
        shell.answers = ["2", "1", "Run", "Sport", "3/week"]
        let output = shell.tracker("--accessible").output
        #expect(
            output.contains(
                "Added: Run; new category: Sport; this week: 1, as it begins on Friday. "
                    + "There is another Run in Health.\n"),
            "\(output)")
    }

    // MARK: Quotas

    @Test(
        "N32: a new quota says what its first period asks for",
        arguments: [
            ("en", "3/week", "Added: 😻 Gym (Health, 3 times a week); this week: 1, as it begins on Friday."),
            (
                "ru", "3/week",
                "Добавлено: 😻 Gym (Health, 3 раза в неделю); на этой неделе: 1, так как начало в пятницу."
            ),
            // 3 · 11 ÷ 30 = 1.1.
            (
                "en", "3/month",
                "Added: 😻 Gym (Health, 3 times a month); this month: 1, as it begins on 20 November."
            ),
            (
                "ru", "3/month",
                "Добавлено: 😻 Gym (Health, 3 раза в месяц); в этом месяце: 1, так как начало 20 ноября."
            ),
            ("en", "3/10d", "Added: 😻 Gym (Health, 3 times in 10 days)."),
        ])
    func quota(language: String, rule: String, said: String) throws {
        let shell = try shell(language)
        let run = shell.tracker("add", "Gym", "--category", "Health", "--schedule", rule)
        #expect(run.output.hasPrefix(said + " ") && run.output.utf8.filter { $0 == 0x0A }.count == 1)
    }
}
