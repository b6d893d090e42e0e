import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// How few keys the commonest wishes take; each character typed here is one key.
@MainActor @Suite struct KeyCountTests {
    /// The keys of the terminal: Enter, Tab, Ctrl-S.
    private static let (enter, tab, save) = ("\r", "\t", "\u{13}")

    private func done(_ stage: AppStage) -> DaySet? { stage.library?.tracker(AppStage.id(12))?.marks }

    /// The list with the focus on Water, which was never done.
    private func stage() throws -> AppStage {
        let stage = try AppStage()
        stage.type("G")
        #expect(stage.focused == "Water")
        return stage
    }

    @Test("MAIN-5: one key marks: Space")
    func mark() throws {
        let stage = try stage()
        stage.type(" ")
        #expect(done(stage) == DaySet([AppStage.today]))
    }

    @Test("MAIN-5: two keys mark yesterday: [ Space")
    func markYesterday() throws {
        let stage = try stage()
        stage.type("[ ")
        #expect(done(stage) == DaySet([AppStage.today - 1]))
    }

    @Test("MAIN-8: two keys change the filter: f and its digit")
    func filter() throws {
        let stage = try stage()
        stage.type("f4")
        #expect(stage.driver.model.list.state.filter == .notCompleted)
    }

    @Test(
        "MAIN-6: four keys add a day of a week ago: c k Enter Space, and one of three days ago: [ [ [ Space")
    func forgottenDay() throws {
        for (keys, days) in [("ck\(Self.enter) ", 7), ("[[[ ", 3)] {
            #expect(keys.count == 4)
            let stage = try stage()
            stage.type(keys)
            #expect(done(stage) == DaySet([AppStage.today - days]), "\(days)")
        }
    }

    @Test(
        "NEW-1…11, V18: a daily habit in a known category takes at most eight keys besides its name"
    )
    func dailyHabit() throws {
        let stage = try AppStage()
        // n; the name; Enter to the category, Enter opens it, 1 the first one, which leads to the schedule; a
        // every day, which leads to Create; Enter creates.
        let first = ["n", Self.enter, Self.enter, "1", "a", Self.enter]
        #expect(first.count <= 8)
        create("Swim", first, stage)
        #expect(stage.focused == "Swim" && stage.library?.trackers.count == 5)
        // The category is that of the last form: Enter leads from the name to the schedule.
        create("Row", ["n", Self.enter, "a", Self.enter], stage)
        // By the sheets alone, Enter for all that is to be opened and done.
        let sheets = ["n", Self.enter, Self.enter, "a", Self.enter, Self.enter]
        #expect(sheets.count <= 8)
        create("Sail", sheets, stage)
        let added = stage.library?.trackers.suffix(3) ?? []
        #expect(added.map(\.name) == ["Swim", "Row", "Sail"])
        #expect(added.allSatisfy { $0.categoryID == AppStage.id(2) })
        #expect(added.allSatisfy { $0.schedule(on: AppStage.today) == .weekdays(.everyDay) })
        // Four habits took the first of the palette each; swimming has a look of its own (V25).
        #expect(added.map(\.emoji) == ["🏊", "💛", "😱"] && added.map(\.color.number) == [8, 5, 6])
    }

    @Test("NEW-1…11, V18: four times a week with a goal takes at most twelve keys besides what is typed")
    func goalFourTimes() throws {
        let stage = try AppStage()
        let (open, sections, goal) = (
            ["n"], [Self.enter, Self.enter, "1", "r", "4", Self.enter, "="],
            [Self.enter, Self.enter]
        )
        #expect(open.count + sections.count + goal.count <= 12)
        stage.type(open.joined() + "Swim" + sections.joined() + "2 km" + goal.joined())
        #expect(stage.driver.model.sheets.isEmpty && stage.focused == "Swim")
        let added = try #require(stage.library?.trackers.last)
        #expect(added.schedule(on: AppStage.today) == .quota(Quota(4, in: .week)!))
        #expect(added.goal(on: AppStage.today) == Goal(.atLeast, Amount(text: "2")!, unit: "km"))
    }

    @Test("V1: Tab Enter a Enter makes a new habit daily")
    func everyDayByEnter() throws {
        let stage = try AppStage()
        create(
            "Swim",
            ["n", Self.tab, Self.tab, Self.enter, "a", Self.enter, Self.enter, "1", Self.enter], stage)
        #expect(stage.library?.trackers.last?.schedule(on: AppStage.today) == .weekdays(.everyDay))
    }

    @Test("V2: Repeats, times a week, 2, Enter: twice a week")
    func quotaByEnter() throws {
        let stage = try AppStage()
        create(
            "Swim",
            ["n", Self.enter, Self.enter, "1", Self.enter, "kl", "2", Self.enter, Self.save],
            stage)
        #expect(stage.library?.trackers.last?.schedule(on: AppStage.today) == .quota(Quota(2, in: .week)!))
    }

    @Test(
        "ONB-3, NEW-1, CAT-3, MAIN-5, V18: from the first start to the first marked habit at most ten keys, besides its name and that of its category"
    )
    func firstMarkedHabit() throws {
        let stage = try AppStage([], showsOnboarding: true)
        // Enter on the first page; n; the name; Enter to the category, Enter opens the list, Enter on its button; the
        // category's name; Enter keeps it, Enter chooses it; a every day; Enter creates; Space marks.
        let (open, sections) = ([Self.enter, "n"], [Self.enter, Self.enter, Self.enter])
        let rest = [Self.enter, Self.enter, "a", Self.enter, " "]
        #expect(open.count + sections.count + rest.count <= 10)
        stage.type(open.joined() + "Swim" + sections.joined() + "Sport" + rest.joined())
        #expect(stage.driver.model.sheets.isEmpty && stage.focused == "Swim")
        let added = try #require(stage.library?.trackers.first)
        #expect(added.schedule(on: AppStage.today) == .weekdays(.everyDay) && added.emoji == "🏊")
        #expect(added.marks == DaySet([AppStage.today]))
        #expect(stage.library?.categories.map(\.name) == ["Sport"])
    }

    @Test(
        "SECT-2: from a card of its first row a section is moved by ↑ J, and any change of one takes at most three keys"
    )
    func sections() throws {
        // Evening before Morning, to be the other way round.
        let evening: [Edit] = [
            .addCategory(id: AppStage.id(1), name: "Evening"),
            .addCategory(id: AppStage.id(2), name: "Morning"),
            AppStage.habit(11, "Read", in: 1), AppStage.habit(12, "Sew", in: 1),
            AppStage.habit(13, "Run", in: 2),
        ]
        func stage(_ keys: String) throws -> AppStage {
            let stage = try AppStage(evening)
            // In 80 columns both cards of Evening stand in its first row.
            stage.type("l")
            #expect(stage.focused == "Sew")
            #expect(keys.count <= 3)
            stage.type(keys)
            return stage
        }
        let moved = try stage("kJ")
        #expect(moved.library?.sortedCategories.map(\.name) == ["Morning", "Evening"])
        #expect(try stage("ke").shows("Editing category"))
        #expect(try stage("kdy").library?.categories.map(\.name) == ["Morning"])
        #expect(try stage("kn").shows("New habit"))
        // The menu has New here, Edit, Move up, By name again, Delete.
        moved.type("m4")
        #expect(moved.library?.categoryOrder == .byName)
    }

    /// The first key opens the form; the name follows it.
    private func create(_ name: String, _ keys: [String], _ stage: AppStage) {
        stage.type(keys[0] + name + keys.dropFirst().joined())
        #expect(stage.driver.model.sheets.isEmpty)
    }
}
