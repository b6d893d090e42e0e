import TestKit
import Testing
import TrackerCLI

/// Units and times behind a tracker, in the words of people.
@Suite struct UnitCommandTests {
    /// The amount of a day that a line leaves, or the sentence that refuses it; nil if nothing was done.
    private func outcome(
        goal: String, before: String?, _ words: [String], language: String = "en"
    ) throws -> String? {
        let shell = try Shell(language: language)
        shell.run(
            ["add", "Walk", "--category", "A", "--goal", goal]
                + (goal.hasSuffix("week") ? [] : ["--schedule", "daily"]))
        if let before { shell.tracker("done", "Walk", before) }
        let run = shell.run(["done", "Walk"] + words)
        guard run.code == .done else { return run.code == .wrongLine ? run.errors : nil }
        return try ParsedJSON(shell.tracker("show", "Walk", "--json").output)["amount"]?.string
    }

    @Test(
        "UNIT-1, UNIT-2, UNIT-3: the worked examples",
        arguments: [
            ("3 mi", nil, "5280 ft", "1"), ("3 mi", nil, "1760 yd", "1"), ("8 cups", nil, "1 pint", "2"),
            ("8 cups", nil, "1 gallon", "16"), ("5000 m", nil, "1 mi", "1609.344"),
            ("30 min", nil, "1h30", "90"), ("30 min", nil, "1:30", "90"), ("30 min", nil, "1 h 30 min", "90"),
            ("30 min", "10", "+0:20", "30"), ("30 min", "1:30", "-1h30", "0"), ("2 h", nil, "1:30", "1.5"),
            ("200 s", nil, "1:30", "90"), ("200 s", nil, "1:30:00", "5400"), ("5 km", nil, "10k", "10"),
            ("5 км", "1", "+10к", "11"), ("30 km a week", nil, "10k", "10"),
            ("10 h a week", nil, "1h30", "1.5"), ("90 min", nil, "45m", "45"), ("2 ч", "1", "+30м", "1.5"),
            ("90 m", nil, "45m", "45"), ("8 glasses", nil, "1 glass", "1"),
            ("8 стаканов", nil, "2 стакана", "2"), ("8 стакан", nil, "5 Стаканов", "5"),
            ("20 страниц", nil, "21 страница", "21"), ("20 раз", nil, "3 раза", "3"),
            ("5 km", nil, "3 kilometres", "3"),
            ("30 kilometers a week", nil, "5km", "5"),
            ("2 l", nil, "500 millilitres", "0.5"), ("1 kg", nil, "250 grams", "0.25"),
            ("5 км", nil, "3 километра", "3"),
            ("70 kg", nil, "71 килограмм", "71"), ("2 m", nil, "50 сантиметров", "0.5"),
            ("5 km", nil, "500m", "0.5"),
        ] as [(String, String?, String, String)])
    func worked(goal: String, before: String?, typed: String, amount: String) throws {
        #expect(
            try outcome(goal: goal, before: before, typed.split(separator: " ").map(String.init)) == amount)
        #expect(try outcome(goal: goal, before: before, ["--amount", typed]) == amount)
    }

    @Test(
        "UNIT-1, UNIT-2: what is not exact is refused with the unit to choose",
        arguments: [
            ("en", "5 km", "3 mi", "3 mi cannot be kept exactly in km: give the goal in mi.\n"),
            ("en", "2 h", "0:20", "20 min cannot be kept exactly in h: give the goal in min.\n"),
            ("ru", "2 ч", "0:20", "20 мин нельзя точно записать в ч: задайте цель в мин.\n"),
            ("en", "2 h", "0:00:01", "1 s cannot be kept exactly in h: give the goal in s.\n"),
            ("en", "2 h", "20m", "20 min cannot be kept exactly in h: give the goal in min.\n"),
            ("ru", "8 стаканов", "1 стек", "Единица трекера «Walk» — стаканов, а не «стек».\n"),
            ("en", "8 bus", "1 bus b", "Walk is counted in bus, not in bus b.\n"),
            ("en", "2 l", "1 cup", "Walk is counted in l, not in cup.\n"),
        ])
    func refused(language: String, goal: String, typed: String, said: String) throws {
        #expect(
            try outcome(goal: goal, before: nil, ["--amount", typed], language: language) == said)
    }

    @Test(
        "UNIT-2: a goal in hours and minutes is one in minutes, in the language of its letters, else of the run"
    )
    func goals() throws {
        for (typed, unit) in [("1h30", "min"), ("1ч30", "мин"), ("1 h 30 min", "min"), ("1:30", "мин")] {
            let shell = try Shell(language: "ru")
            shell.tracker("add", "Read", "--category", "A", "--schedule", "daily", "--goal", typed)
            let goal = try ParsedJSON(shell.tracker("show", "Read", "--json").output)["goal"]
            #expect(goal?["amount"]?.string == "90" && goal?["unit"]?.string == unit, "\(typed)")
        }
    }

    @Test("UNIT-2, UNIT-3: the answer says the amount in the unit of the goal")
    func said() throws {
        let shell = try Shell()
        shell.tracker("add", "Read", "--category", "A", "--schedule", "daily", "--goal", "30 min")
        shell.tracker("add", "Run", "--category", "A", "--schedule", "daily", "--goal", "5 km")
        #expect(
            shell.tracker("done", "Read", "1h30").output.hasPrefix(
                "Done today: Read (90 of 30 min"))
        #expect(
            shell.tracker("done", "Run", "10k").output.hasPrefix("Done today: Run (10 of 5 km"))
    }
}
