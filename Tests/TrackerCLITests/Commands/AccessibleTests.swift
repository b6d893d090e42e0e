import TestKit
import Testing
import TrackerCLI

/// What the numbered prompts say, to whom sees no screen.
@MainActor @Suite("A8: the numbered prompts") struct AccessibleTests {
    private func shell(_ language: String = "en", answers: Answer...) throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        shell.tracker("add", "Row", "--category", "Sport", "--schedule", "daily")
        shell.isTerminal = true
        shell.answers = answers
        return shell
    }

    @Test("After a mark, its end and a deletion it is said what was done")
    func told() throws {
        let run = try shell(
            answers: .row("Run"), .row("Mark as done"), .row("Run"), .row("Unmark"), .row("Run"), .row("Pin"),
            .row("Run"), .row("Delete"), .row("Delete")
        ).tracker("--accessible")
        for line in ["Done, 20 Nov: Run", "Unmarked, 20 Nov: Run", "Pinned: Run", "Deleted: Run"] {
            #expect(run.output.contains(" \(line)\n"), "\(line): \(run.output)")
        }
    }

    @Test(
        "V3: a mark that replaced an amount is said so, and taking it away gives the amount back",
        arguments: [
            ("en", ["Done, 20 Nov: Run (5 km, was 3)", "Unmarked, 20 Nov: Run (3 km, was 5)", "3 of 5 km"]),
            (
                "ru",
                [
                    "Отмечено за 20 ноя: Run (5 km, было 3)", "Отметка снята за 20 ноя: Run (3 km, было 5)",
                    "3 · цель: 5 km",
                ]
            ),
        ])
    func replaced(language: String, said: [String]) throws {
        func row(_ english: String, _ russian: String) -> Answer {
            .row(language == "en" ? english : russian)
        }
        let shell = try shell(
            language, answers: .row("Run"), row("Goal", "Цель"), "5 km", .row("Run"),
            row("Amount", "Количество"), "3", .row("Run"), row("Mark as done", "Отметить"), .row("Run"),
            row("Unmark", "Снять отметку"), .row("Run"), "")
        let output = shell.tracker("--accessible").output
        for text in said { #expect(output.contains(text), "\(text): \(output)") }
    }

    @Test("What a reader of the library notices is said once, and not with each answer")
    func warning() throws {
        let shell = try shell(answers: "", .row("the day before"), .row("the day after"), "")
        let text = try #require(shell.library).text
        // The list of trackers alone: the history keeps its own copies.
        try shell.home.write(
            text.replacing("<string>Run</string>", with: "<string>Jog</string>"), to: shell.libraryPath)
        let run = shell.tracker("--accessible")
        #expect(run.output.count(of: "Jog, ") == 5, "\(run.output)")
        #expect(run.output.count(of: "The library was changed by another program") == 1, "\(run.output)")
    }

    @Test(
        "SCH-9, AMT-1, AMT-4, OFF-1, OFF-3, NOTE-1: rules, goals, amounts, days off and notes as numbered choices"
    )
    func habits() throws {
        let shell = try shell(
            answers: .row("Run"), .row("Goal"), "far", "5 km", .row("Run"), .row("Amount"), "+3", .row("Run"),
            .row("Rest …"), .row("today"), .row("Run"), .row("Note"), "Windy", .row("Run"), .row("Rest …"),
            .row("until I bring it back"))
        let output = shell.tracker("--accessible").output
        for text in [
            "“far” is not an amount", "Run: 3 of 5 km", "Skipped, 20 Nov: Run",
            "skipped",
            "Noted, 20 Nov: Run", "Note: Windy", "Paused: Run", "1 resting",
        ] {
            #expect(output.contains(text), "\(text): \(output)")
        }
        // Of the rule 9 ÷ 7 are asked for on the three days left.
        let new = try self.shell(
            answers: .row("new habit or event"), .row("Habit"), "Swim", "Sport", "3/week")
        #expect(new.tracker("--accessible").output.contains("0 of 1 since Monday"))
    }

    @Test("OFF-6: a break is three prompts: from, until, this habit or all; what is no day is asked again")
    func breaks() throws {
        let shell = try shell(
            answers: .row("Run"), .row("Rest …"), .row("until a day …"), "2026-12-24", "soon", "2026-12-20",
            "", "", .row("Run"), .row("Rest …"), .row("until a day …"), "", "sun", .row("Run"), .row("Row"),
            .row("Rest …"), .row("until a day …"), "2026-12-24", "2027-01-03", .row("all 2 habits"))
        let output = shell.tracker("--accessible").output
        for text in [
            "First day of the break:", "Now: Fri, 20 November 2026", "“soon” is not a day",
            "The break would end before it begins: 20 Dec is before 24 Dec.", "Break 20 – 22 Nov: Run",
            "Break 24 Dec – 3 Jan: Run, Row", "1 resting · break 24 Dec – 3 Jan, Row",
        ] {
            #expect(output.contains(text), "\(text): \(output)")
        }
        #expect(shell.tracker("show", "Run", "--plain").output.contains("\nbreak\t2026-11-20..2026-11-22\n"))
    }

    @Test(
        "REST-3, REST-5, REST-6: a break that is there gets other days for all who have it, or is taken back")
    func changedBreak() throws {
        let shell = try shell(
            answers: .row("Run"), .row("Rest …"), .row("until a day …"), "2026-12-24", "2027-01-03",
            .row("all 2 habits"), .row("Run"), .row("Rest …"), .row("until a day …    24 Dec – 3 Jan"),
            .row("Other days"), "", "2026-12-30", .row("the 2 on this break"), .row("Row"), .row("Rest …"),
            .row("until a day …    24 – 30 Dec"), .row("Take back"), .row("Row"))
        let output = shell.tracker("--accessible").output
        for text in [
            "Break 24 Dec – 3 Jan: Run, Row", "Break, Thu, 24 December 2026 – Sun, 3 January 2027",
            "Now: Thu, 24 December 2026", "Break now 24 – 30 Dec: Run, Row",
        ] {
            #expect(output.contains(text), "\(text): \(output)")
        }
        func days(_ name: String) -> Bool {
            shell.tracker("show", name, "--plain").output.contains("\nbreak\t2026-12-24..2026-12-30\n")
        }
        #expect(days("Run") && !days("Row"))
    }

    @Test(
        "ORD-6: categories are moved by their numbers; at the end it is said so",
        arguments: [
            (
                "en", "order of categories", ["Move up", "Move down"],
                [
                    "\nCategories\n1. Health, 1 tracker\n2. Sport, 2 trackers\n",
                    " Moved: Sport, now before Health.\n",
                    "\nCategories\n1. Sport, 2 trackers\n2. Health, 1 tracker\n",
                    " Sport is the first category already.\n",
                ]
            ),
            (
                "ru", "порядок категорий", ["Переместить выше", "Переместить ниже"],
                [
                    "\nКатегории\n1. Health, 1 трекер\n2. Sport, 2 трекера\n",
                    " Перемещено: Sport, теперь перед разделом «Health».\n",
                    "\nКатегории\n1. Sport, 2 трекера\n2. Health, 1 трекер\n", " Sport: выше некуда.\n",
                ]
            ),
        ])
    func orderOfCategories(
        language: String, choice: String, ways: [String], said: [String]
    ) throws {
        let shell = try shell(language)
        let before = shell.tracker("--accessible").output
        // With one category there is nothing to move.
        #expect(!before.contains(choice), "\(before)")
        shell.isTerminal = false
        shell.tracker("add", "Walk", "--category", "Health", "--schedule", "daily")
        func order() -> [String] {
            shell.tracker("category", "list", "--plain").output.split(separator: "\n")
                .map { String($0.split(separator: "\t")[1]) }
        }
        #expect(order() == ["Health", "Sport"])
        shell.isTerminal = true
        shell.answers = [
            .row(choice), .row("Sport"), .row(ways[0]), .row("Sport"), .row(ways[0]), .row("Sport"), "", "",
        ]
        let output = shell.tracker("--accessible").output
        for text in said { #expect(output.contains(text), "\(text): \(output)") }
        shell.isTerminal = false
        #expect(order() == ["Sport", "Health"])
        shell.isTerminal = true
        shell.answers = [.row(choice), .row("Sport"), .row(ways[1])]
        shell.tracker("--accessible")
        shell.isTerminal = false
        #expect(order() == ["Health", "Sport"])
        shell.tracker("undo", "2")
        #expect(order() == ["Health", "Sport"])
    }

    @Test("N1: prompts refuse what can be read in two ways, and ask again")
    func doubtful() throws {
        let output = try shell(
            answers: .row("Run"), .row("Goal"), "10.000", "10k", "5 km", .row("Run"), .row("Amount"),
            "10.000", "2"
        ).tracker("--accessible").output
        #expect(output.count(of: "“10.000” can be 10000 or 10: write 10000, or 10.0.") == 2, "\(output)")
        #expect(output.contains("Write 10000 instead of “10k”.") && output.contains("2 of 5 km"), "\(output)")
    }

    @Test("The filter and the search are named with the date")
    func narrowed() throws {
        let run = try shell(
            answers: .row("filters"), .row("Completed"), .row("search by name"), "ro"
        ).tracker("--accessible")
        #expect(run.output.contains("\nFri, 20 November 2026, today, 0 of 2 done\n"), "\(run.output)")
        #expect(run.output.contains("\nFri, 20 November 2026, today. Filter: Completed. Nothing found\n"))
        #expect(
            run.output.contains(
                "\nFri, 20 November 2026, today. Filter: Completed. Search: “ro”. Nothing found\n"))
        let russian = try shell("ru", answers: .row("фильтры"), .row("Не завершенные")).tracker(
            "--accessible")
        #expect(russian.output.contains(". Фильтр: Не завершенные\n"), "\(russian.output)")
    }

    @Test("Enter at the top leaves nothing: it tells the list anew; quitting has a number")
    func enter() throws {
        let run = try shell(answers: "", "", "16").tracker("--accessible")
        #expect(run.output.count(of: "Number (16: quit):") == 3, "\(run.output)")
        #expect(run.code == .done)
        let back = try shell(answers: .row("Run"), "", .row("quit")).tracker("--accessible")
        #expect(back.output.count(of: "Number (Enter: back):") == 1)
    }

    @Test("V23: the history goes back to before a step by its number, and on again")
    func history() throws {
        let title = "history: go back to before a step"
        let run = try shell(
            answers: .row("Run"), .row("Mark as done"), .row("Row"), .row("Mark as done"), .row(title), "2",
            .row(title), "1", .row("quit")
        ).tracker("--accessible")
        #expect(
            run.output.contains(
                """

                History
                1. done, 20 Nov: Row, today, Undoes this step.
                2. done, 20 Nov: Run, today, Undoes 2 steps, this one last.

                """), "\(run.output)")
        #expect(run.output.contains("Undid 2 steps, back to before “done, 20 Nov: Run”."))
        #expect(run.output.contains("\n1. done, 20 Nov: Row, today, Redoes 2 steps, this one last.\n"))
        #expect(run.output.contains("Redid 2 steps, up to “done, 20 Nov: Row”."))
    }

    @Test("V23: without a step the history says so")
    func noHistory() throws {
        let shell = try shell(answers: .row("history: go back to before a step"), .row("quit"))
        shell.tracker("history", "clear", "--yes")
        let output = shell.tracker("--accessible").output
        #expect(output.contains("Nothing to undo or redo.\n"), "\(output)")
    }

    @Test("WEEK-6: the week is marked by the number of a day, then of a tracker; the list keeps its date")
    func week() throws {
        let week = try shell(answers: .row("week"), "3", "1", "2", "", "", .row("quit"))
        let run = week.tracker("--accessible")
        // Today is Friday; the days that have not come are not offered.
        #expect(run.output.contains("\n15 – 21 November 2026\n1. Sun, 15 November 2026"), "\(run.output)")
        #expect(run.output.contains("\n6. Fri, 20 November 2026") && !run.output.contains("Sat, 21 November"))
        #expect(run.output.contains("\nTue, 17 November 2026\n1. Run, not done"))
        #expect(run.output.contains("\n1. Run, done"))
        #expect(run.output.count(of: "\nFri, 20 November 2026, today") == 2)
        for name in ["Run", "Row"] {
            #expect(week.tracker("log", name, "--days", "5", "--plain").output.contains(".+"), "\(name)")
        }
    }
}

extension String {
    /// How often a text stands in it.
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
