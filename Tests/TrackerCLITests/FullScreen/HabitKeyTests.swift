import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Rules, goals, amounts, days off and notes by keys and clicks, in both layouts.
@MainActor @Suite struct HabitKeyTests {
    /// The list with the focus on Read, which has a goal.
    private func counting() throws -> AppStage {
        let goal = Goal(.atLeast, Amount(text: "20")!, unit: "pages")
        return try AppStage(AppStage.week + [.editTracker(AppStage.id(13), TrackerEdit(.goal(goal)))])
    }

    private func read(_ stage: AppStage) -> Tracker? { stage.library?.tracker(AppStage.id(13)) }
    private func amount(_ stage: AppStage) -> String? { read(stage)?.amounts[AppStage.today]?.text }

    @Test("AMT-4, T66: + − = on a card with a goal, in either layout; elsewhere + begins a new one")
    func amounts() throws {
        let stage = try counting()
        stage.type("+++-")
        // A step of 20 pages is 2.
        #expect(amount(stage) == "4")
        stage.type("=+1.5\r")
        #expect(amount(stage) == "5.5" && stage.shows("5.5 of 20 pages"))
        stage.type("=20\r")
        #expect(
            stage.shows("20 of 20 pages, goal reached") && read(stage)?.marks.contains(AppStage.today) == true
        )
        stage.type("u")
        #expect(amount(stage) == "5.5")
        stage.type("l+")
        #expect(stage.shows("New habit"))
    }

    @Test(
        "OFF-1…3, NOTE-1, REST-1, T66: s skips, a notes, z z pauses, x archives; the menu leads to the same keys",
        arguments: ["", "m"], [("s", "a", "z", "x"), ("ы", "ф", "я", "ч")])
    func keys(open: String, keys: (skip: String, note: String, pause: String, archive: String)) throws {
        let stage = try counting()
        let rest = open.isEmpty ? "" : open + keys.pause
        stage.type(rest + keys.skip)
        #expect(read(stage)?.skips == DaySet([AppStage.today]))
        stage.type(open + keys.note + "A page-turner\r")
        #expect(read(stage)?.notes[AppStage.today]?.text == "A page-turner")
        stage.type(open + keys.pause + keys.pause)
        #expect(
            read(stage)?.status == .paused(since: AppStage.today) && stage.shows("f 1 resting"))
        stage.type("f6" + keys.archive)
        #expect(read(stage)?.status == .archived(since: AppStage.today))
        stage.type(open + keys.pause)
        #expect(read(stage)?.status == .active)
    }

    @Test("SCH-9: three a week takes five keys more than every day: up, right, Enter where one begins")
    func rule() throws {
        let stage = try AppStage()
        stage.type("nSwim\r\r1\rkl\u{13}\u{13}")
        let added = try #require(stage.library?.trackers.last)
        #expect(added.schedule(on: AppStage.today) == .quota(Quota(3, in: .week)!))
    }

    @Test("SCH-9, T72: the kind, its numbers and the days of the month by clicks")
    func clicks() throws {
        let stage = try AppStage()
        stage.type("nSwim\r\r1\r")
        #expect(stage.click("Repeats"))
        #expect(stage.shows("◂ times a week or month ▸"))
        #expect(stage.click("Times "))
        #expect(stage.shows("Times  ◂ 4 ▸"))
        #expect(stage.click("◂ 4"))
        #expect(stage.shows("Times  ◂ 3 ▸"))
        for _ in 1...2 { #expect(stage.click("Repeats")) }
        #expect(stage.shows("days of the month"))
        #expect(stage.click(" 15 "))
        #expect(stage.shows("[15✓]") && stage.click("Done"))
        #expect(stage.shows("On the 15th"))
    }

    @Test("AMT-1, T72: the goal by clicks")
    func goal() throws {
        let stage = try AppStage()
        stage.type("nSwim")
        #expect(stage.click("Goal"))
        stage.type("at most 2 cups")
        #expect(stage.click("Color") && stage.shows("at most 2 cups"))
    }
}
