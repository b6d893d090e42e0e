import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// How few keys the commonest wishes take; each character typed here is one key.
@MainActor @Suite struct KeyCountTests {
    /// The keys of the terminal: Enter, Tab, Ctrl-S.
    private static let (enter, tab, save) = ("\r", "\t", "\u{13}")

    private func done(_ stage: AppStage) -> DaySet? { stage.library?.tracker(AppStage.id(12))?.completions }

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
        "NEW-1…11: a daily habit takes ten keys besides its name where a category is, eight where one was used"
    )
    func dailyHabit() throws {
        let stage = try AppStage()
        // n, 1 habit; the name; Enter to the category, Enter opens it, 1 the first one; Tab to the schedule, Enter
        // opens it, a every day, Ctrl-S done; Ctrl-S creates.
        let first = ["n", "1", Self.enter, Self.enter, "1", Self.tab, Self.enter, "a", Self.save, Self.save]
        #expect(first.count == 10)
        create("Swim", first, stage)
        #expect(stage.focused == "Swim" && stage.library?.trackers.count == 5)
        // The category is that of the last form.
        let next = ["n", "1", Self.enter, Self.tab, Self.enter, "a", Self.save, Self.save]
        #expect(next.count == 8)
        create("Row", next, stage)
        let added = stage.library?.trackers.suffix(2) ?? []
        #expect(added.map(\.name) == ["Swim", "Row"] && added.allSatisfy { $0.categoryID == AppStage.id(2) })
        #expect(added.allSatisfy { $0.schedule(on: AppStage.today) == .weekdays(.everyDay) })
        // Four habits took the first of the palette each.
        #expect(added.map(\.emoji) == ["💛", "😱"] && added.map(\.color.number) == [5, 6])
    }

    @Test("V1: Tab Enter a Enter makes a new habit daily")
    func everyDayByEnter() throws {
        let stage = try AppStage()
        create(
            "Swim",
            ["n", "1", Self.enter, Self.enter, "1", Self.tab, Self.enter, "a", Self.enter, Self.save], stage)
        #expect(stage.library?.trackers.last?.schedule(on: AppStage.today) == .weekdays(.everyDay))
    }

    @Test("V2: Repeats, times a week, 2, Enter: twice a week")
    func quotaByEnter() throws {
        let stage = try AppStage()
        create(
            "Swim",
            ["n", "1", Self.enter, Self.enter, "1", Self.tab, Self.enter, "kl", "2", Self.enter, Self.save],
            stage)
        #expect(stage.library?.trackers.last?.schedule(on: AppStage.today) == .quota(Quota(2, in: .week)!))
    }

    @Test("NEW-1…11, CAT-3: a daily habit takes twelve keys besides its name and that of its category")
    func firstDailyHabit() throws {
        let stage = try AppStage([])
        // n, 1; the name; Enter to the category, Enter opens the list, Enter on its button; the category's name; Enter
        // keeps it, Enter chooses it; Tab, Enter, a, Ctrl-S, Ctrl-S as ever.
        let keys = [
            "n", "1", Self.enter, Self.enter, Self.enter, Self.enter, Self.enter, Self.tab, Self.enter, "a",
            Self.save, Self.save,
        ]
        #expect(keys.count == 12)
        stage.type(keys[0...1].joined() + "Swim" + keys[2...4].joined() + "Sport" + keys[5...].joined())
        #expect(stage.driver.model.sheets.isEmpty && stage.focused == "Swim")
        let added = try #require(stage.library?.trackers.first)
        #expect(added.schedule(on: AppStage.today) == .weekdays(.everyDay) && added.emoji == "🙂")
        #expect(stage.library?.categories.map(\.name) == ["Sport"])
    }

    /// The first two keys open the form; the name follows them.
    private func create(_ name: String, _ keys: [String], _ stage: AppStage) {
        stage.type(keys.prefix(2).joined() + name + keys.dropFirst(2).joined())
        #expect(stage.driver.model.sheets.isEmpty)
    }
}
