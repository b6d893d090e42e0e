import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The same week typed in the app, key by key.
@MainActor @Suite struct FullWeekAppTests {
    private let small = Size(columns: 60, rows: 20)

    @Test(
        "SCH-5…9, AMT-1…5, OFF-1…4, NOTE-1, STR-2, WHY-1: a week with all of it, by keys",
        arguments: Language.allCases)
    @MainActor func week(language: Language) throws {
        let typist = try FullWeekTypist(language)
        try typist.typeWeek()
        try typist.week.expectFacts(of: #require(typist.stage.library))
        try expect("list", typist)
        try typist.focus(typist.week.gym)
        typist.stage.type("i")
        try expect("gym", typist)
        typist.stage.press(Key(.escape))
        try typist.focus(typist.week.run)
        typist.stage.type("i")
        try expect("run", typist)
        typist.stage.press(Key(.escape))
        typist.stage.type("f6")
        #expect(typist.cards == [typist.week.guitar, typist.week.diary])
        try expect("resting", typist)
    }

    @Test(
        "WEEK-3: the same week typed in the week screen gives the same library as typed on the cards",
        arguments: Language.allCases)
    @MainActor func weekScreen(language: Language) throws {
        let (cards, cells) = (try FullWeekTypist(language), try FullWeekTypist(language, in: .week))
        try cards.typeWeek()
        try cells.typeWeek()
        let library = try #require(cells.stage.library)
        #expect(cells.stage.driver.model.tab == .week && library == cards.stage.library)
        try cells.week.expectFacts(of: library)
    }

    @Test("SCH-6, AMT-4, OFF-4, T33: the same list in ASCII, in a small window")
    @MainActor func ascii() throws {
        let typist = try FullWeekTypist(.english, glyphs: .ascii)
        try typist.typeWeek()
        let rows = typist.stage.driver.render(small).rows
        #expect(rows.count == 20 && rows.contains { $0.contains("  3 of 5 km [%]") })
        try expect("list-ascii", typist, rows: rows)
    }

    private func expect(_ screen: String, _ typist: FullWeekTypist, rows: [String]? = nil) throws {
        let text = (rows ?? typist.stage.rows).joined(separator: "\n") + "\n"
        let mismatch = Snapshot.mismatch(of: text, named: "\(screen).\(typist.week.language.rawValue)")
        #expect(mismatch == nil, "\(mismatch ?? "")")
    }
}

/// Types the week day by day.
@MainActor struct FullWeekTypist {
    let week: FullWeek
    let stage: AppStage
    /// The screen in which the days are typed.
    private let screen: Tab

    init(_ language: Language, glyphs: GlyphSet = .unicode, in screen: Tab = .trackers) throws {
        self.screen = screen
        week = FullWeek(language: language)
        stage = try AppStage([], language: language, glyphs: glyphs, today: FullWeek.days[0])
    }

    func typeWeek() throws {
        let everyDay = "a"
        let mondayToFriday = "12345"
        // Up to what it repeats by, right to the kind.
        let (threeAWeek, everyThreeDays, onTheFirst) = ("kl", "kll3", "klll1 ")
        create(week.gym, newCategory: week.health, threeAWeek)
        create(week.plants, newCategory: week.home, everyThreeDays)
        // Дом stands before Здоровье, Health before Home.
        let (health, home) = week.language == .english ? ("1", "2") : ("2", "1")
        create(week.rent, category: home, onTheFirst)
        create(week.run, category: health, everyDay, goal: week.fiveKilometers)
        create(week.coffee, category: health, everyDay, goal: "\(week.atMost) \(week.twoCups)")
        create(week.guitar, category: home, mondayToFriday)
        create(week.diary, category: home, everyDay)
        if screen == .week { stage.type("w") }

        for name in [week.gym, week.plants, week.diary] { try on(name, " ") }
        try on(week.run, "++++++")
        try on(week.coffee, "+")
        try on(week.guitar, " u\u{12}")

        wake(1)
        try on(week.run, "=5\r")
        try on(week.coffee, "=+2\r")
        for name in [week.guitar, week.diary] { try on(name, " ") }
        try on(week.gym, " u")

        wake(2)
        try on(week.run, "sa\(week.cold)\r")
        try on(week.gym, " ")
        for name in [week.coffee, week.guitar] { try on(name, "zz") }

        wake(3)
        try on(week.run, "=2\r=\(week.addedDistance)\r")

        wake(4)
        // A week lists what was paused in it, a day does not.
        if screen == .trackers { stage.type("f6") }
        try on(week.coffee, "z")
        if screen == .trackers { stage.type("f1") }
        try on(week.coffee, "=3\r")
        try on(week.run, "=4\r")
        try on(week.diary, "x")

        wake(5)
        for name in [week.run, week.coffee] { try on(name, " ") }
        try on(week.gym, "a\(week.sauna)\r")

        wake(6)
        try on(week.run, "++++++")
        try on(week.coffee, "+")
    }

    /// The names on the cards, in their order.
    var cards: [String] { stage.driver.model.list.state.cards.map(\.name) }

    /// Goes from card to card up to the one with this name.
    func focus(_ name: String) throws {
        stage.type("g")
        for _ in stage.names where focused != name { stage.type("\t") }
        try #require(focused == name)
    }

    private var focused: String? { stage.driver.model.focused?.name }

    private func on(_ name: String, _ keys: String) throws {
        try focus(name)
        stage.type(keys)
    }

    private func wake(_ day: Int) { stage.today = FullWeek.days[day] }

    private func create(_ name: String, newCategory: String, _ rule: String) {
        stage.type("n\(name)\t\r" + (stage.names.isEmpty ? "\r" : "n") + "\(newCategory)\r\r")
        finish(rule, goal: nil)
    }

    private func create(_ name: String, category: String, _ rule: String, goal: String? = nil) {
        stage.type("n\(name)\t\r\(category)")
        finish(rule, goal: goal)
    }

    /// From the category on: the rule, the goal and the form are saved.
    private func finish(_ rule: String, goal: String?) {
        stage.type("\r\(rule)\u{13}")
        if let goal { stage.type("=\(goal)\r") }
        stage.type("\u{13}")
    }
}
