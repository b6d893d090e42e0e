import Testing
import TrackerCLI

/// C4: an edit says what each field was and what it has become.
@Suite struct EditSentenceTests {
    private static func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker(
            "add", "Water the plants", "--category", "Home", "--schedule", "tue,thu,sat", "--emoji", "🌺",
            "--color",
            "mint")
        return shell
    }

    struct Case: CustomTestStringConvertible {
        let options: [String]
        let english, russian: String

        var testDescription: String { options.joined(separator: " ") }
    }

    private static let cases = [
        Case(
            options: ["--name", "Water the garden"],
            english: "🌺 Water the garden (Home, Tue, Thu, Sat); name Water the plants → Water the garden.",
            russian: "🌺 Water the garden (Home, вт, чт, сб); название Water the plants → Water the garden."),
        Case(
            options: ["--schedule", "tue,sat"],
            english: "🌺 Water the plants (Home, Tue, Sat); schedule Tue, Thu, Sat → Tue, Sat.",
            russian: "🌺 Water the plants (Home, вт, сб); расписание вт, чт, сб → вт, сб."),
        Case(
            options: ["--emoji", "🌱"],
            english: "🌱 Water the plants (Home, Tue, Thu, Sat); emoji 🌺 → 🌱.",
            russian: "🌱 Water the plants (Home, вт, чт, сб); эмодзи 🌺 → 🌱."),
        Case(
            options: ["--color", "red"],
            english: "🌺 Water the plants (Home, Tue, Thu, Sat); color mint → red.",
            russian: "🌺 Water the plants (Home, вт, чт, сб); цвет мятный → красный."),
        Case(
            options: ["--category", "Flat"],
            english: "🌺 Water the plants (Flat, Tue, Thu, Sat); category Home → Flat (new).",
            russian: "🌺 Water the plants (Flat, вт, чт, сб); категория Home → Flat (новая)."),
        // Longer than a line, and nothing is left out.
        Case(
            options: ["--schedule", "mon,wed,fri", "--color", "periwinkle"],
            english: "🌺 Water the plants (Home, Mon, Wed, Fri); schedule Tue, Thu, Sat → Mon, Wed, Fri; "
                + "color mint → periwinkle.",
            russian: "🌺 Water the plants (Home, пн, ср, пт); расписание вт, чт, сб → пн, ср, пт; "
                + "цвет мятный → барвинковый."),
        Case(
            options: ["--name", "Water", "--schedule", "daily", "--color", "8"],
            english: "🌺 Water (Home, every day); name Water the plants → Water; "
                + "schedule Tue, Thu, Sat → every day; color mint → sky.",
            russian: "🌺 Water (Home, каждый день); название Water the plants → Water; "
                + "расписание вт, чт, сб → каждый день; цвет мятный → голубой."),
    ]

    @Test("SAY-2, AMT-6: a bare number is in the unit that the goal has, until another one is named")
    func unit() throws {
        let shell = try Shell()
        shell.tracker("add", "Water", "--category", "Home", "--goal", "8 glasses")
        for (option, goal, said) in [
            ("--goal", "12", "goal at least 8 glasses → at least 12 glasses."),
            ("--limit", "3", "goal at least 12 glasses → at most 3 glasses."),
            ("--goal", "2 l", "goal at most 3 glasses → at least 2 l."),
            ("--goal", "none", "goal at least 2 l → none."), ("--goal", "5", "goal none → at least 5."),
        ] {
            #expect(shell.tracker("edit", "Water", option, goal).output.contains(said), "\(goal)")
        }
    }

    @Test("C4, SAY-2: the tracker as it stands now, then each field as it was and as it is", arguments: cases)
    func fields(edit: Case) throws {
        let english = try Self.shell("en").run(["edit", "water"] + edit.options).output
        #expect(english == "Changed: \(edit.english) Undo: tracker undo\n")
        let russian = try Self.shell("ru").run(["edit", "water"] + edit.options).output
        #expect(russian.hasPrefix("Изменено: \(edit.russian) "))
    }

    @Test("C4: --dry-run says the same of what would be", arguments: cases)
    func dryRun(edit: Case) throws {
        for (language, sentence) in [
            ("en", "Would change: \(edit.english)\n"), ("ru", "Будет изменено: \(edit.russian)\n"),
        ] {
            #expect(
                try Self.shell(language).run(["edit", "water", "--dry-run"] + edit.options).output == sentence
            )
        }
    }

    @Test("N19: what it was is told however long the sentence is", arguments: [nil, 60, 80, 120])
    func longNames(columns: Int?) throws {
        let shell = try Shell()
        shell.tracker(
            "add", "Twenty cells in name", "--category", "Twenty cells of home", "--schedule", "daily")
        shell.environment["NO_COLOR"] = "1"
        if let columns { (shell.isTerminal, shell.columns) = (true, columns) }
        func said(_ category: String, _ options: String...) -> String {
            let edit = ["edit", "Twenty", "--category", category] + options
            return shell.run(edit).output.split(separator: "\n").joined(separator: " ")
        }
        let (home, work) = ("Twenty cells of home", "Twenty cells in work")
        #expect(
            said(work, "--dry-run")
                == "Would change: 🙂 Twenty cells in name (\(work), every day); category \(home) → \(work) (new)."
        )
        #expect(
            said(work)
                == "Changed: 🙂 Twenty cells in name (\(work), every day); category \(home) → \(work) (new). "
                + "Undo: tracker undo")
        #expect(
            said(home)
                == "Changed: 🙂 Twenty cells in name (\(home), every day); category \(work) → \(home). "
                + "Undo: tracker undo")
    }
}
