import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The values behind the texts of states.
@MainActor @Suite struct StateValueTests {
    private let run = Tracker.habit(1, "Run", goal: "at least 5 km", done: [Day.today - 1])

    @Test("FRONT-7: the rows of a break have their days and for whom it is, and all there is to choose from")
    func aBreak() throws {
        let session = try AppSession(.holding(run, .habit(2, "Read")))
        session.app.open(.break, of: 1, on: Day.today)
        let sheet = try #require(session.app.sheets.last as? BreakViewModel)
        #expect(sheet.state.rows.map(\.chosen) == [.first(Day.today), .last(Day.today + 6), .whom(.one)])
        #expect(sheet.state.choices.map(\.whom) == [.one, .all])
        #expect(sheet.state.choices.map(\.text) == ["Run", "all 2 habits"])
        sheet.choose(.all)
        sheet.choose(.sharing)
        #expect(sheet.state.rows.last?.chosen == .whom(.all), "there is nobody to share it with")
    }

    @Test("FRONT-7: the rows of the filters, of a menu and of the rest say what they do")
    func picking() throws {
        let session = try AppSession(.holding(run))
        session.app.perform(.openFilters)
        #expect(session.list?.rows.map(\.value) == TrackerFilter.allCases.map { .filter($0) })
        session.app.cancel()
        session.app.perform(.openMenu)
        let menu = try #require(session.list)
        #expect(menu.rows.first?.value == .act(.wish(.done(true), on: Day.today)))
        #expect(menu.rows.last?.value == .act(.open(.deletion, on: Day.today)))
        session.app.cancel()
        session.app.open(.rest, of: 1, on: Day.today)
        #expect(
            session.list?.rows.map(\.value) == [
                .act(.wish(.skipped(true), on: Day.today)), .act(.open(.break, on: Day.today)),
                .act(.wish(.paused(true), on: Day.today)), .act(.wish(.archived(true), on: Day.today)),
            ])
    }

    @Test("FRONT-7: the rows of the settings have their key and value, those of the commands their action")
    func settings() throws {
        let session = try AppSession(.holding(run))
        session.app.perform(.openSettings)
        #expect(session.settings?.rows.map(\.key) == SettingKey.allCases)
        let words = SettingKey.allCases.map(session.desk.preferences.value)
        #expect(session.settings?.rows.map(\.word) == words)
        session.app.cancel()
        session.app.perform(.openCommands)
        #expect(Set(session.actions?.rows.compactMap(\.action) ?? []) == Set(AppAction.allCases))
    }

    @Test("FRONT-7: a chosen day has its mark, its amount, and what may be done on it")
    func chosenDay() throws {
        let session = try AppSession(.holding(run, .event(2, "Dentist")))
        session.app.open(.details, of: 1, on: Day.today - 1)
        let yesterday = try #require(session.details?.chosenDay)
        #expect(yesterday.mark == .done && yesterday.amount == nil && yesterday.card.isCompleted)
        #expect(
            yesterday.enabled.isSuperset(of: [.toggleDone, .addAmount, .enterAmount, .toggleSkip, .writeNote])
        )
        session.app.open(.details, of: 1, on: Day.today + 1)
        let tomorrow = try #require(session.details?.chosenDay)
        #expect(tomorrow.mark == .ahead && !tomorrow.enabled.contains(.toggleDone))
        session.app.open(.details, of: 2, on: Day.today)
        let event = try #require(session.details?.chosenDay)
        #expect(event.enabled.isDisjoint(with: [.addAmount, .enterAmount, .toggleSkip, .takeBreak, .rest]))
    }

    @Test("FRONT-7: the state says which actions would change something now, on each screen and sheet")
    func enabled() throws {
        let session = try AppSession(.holding(run, .habit(2, "Read")))
        for show in [
            { _ in }, { $0.tab = .week }, { $0.tab = .statistics }, { $0.perform(.openSettings) },
            { $0.open(.details, of: 2, on: Day.today) }, { $0.isBarFocused = true },
        ] as [@MainActor (AppViewModel) -> Void] {
            while !session.app.sheets.isEmpty { session.app.discard() }
            session.app.tab = .trackers
            show(session.app)
            #expect(session.state.enabled == Set(AppAction.allCases.filter(session.app.isEnabled)))
        }
        session.app.isBarFocused = false
        session.app.focus(on: 2)
        #expect(!session.state.enabled.contains(.addAmount) && !session.state.enabled.contains(.redo))
        session.app.focus(on: 1)
        #expect(session.state.enabled.contains(.addAmount))
    }

    @Test("FRONT-7: the ranges to turn to, the categories of the form and the celebration stand in the state")
    func others() throws {
        let session = try AppSession(.holding(.habit(1, "Run", done: ["2025-05-01"])))
        session.app.tab = .statistics
        #expect(session.state.statistics?.before == .year(2026) && session.state.statistics?.after == nil)
        session.app.statistics.show(.year(2025))
        #expect(session.state.statistics?.before == nil && session.state.statistics?.after == .year(2026))
        session.app.tab = .trackers
        session.app.open(.form, of: 1, on: Day.today)
        let rows = try #require(session.form?.categories)
        #expect(
            rows.filter(\.isChosen).map(\.id) == [try #require(session.desk.library.tracker(1)).categoryID])
        #expect(rows.map(\.id) == session.app.list.library.sortedCategories.map(\.id))
        session.app.discard()
        #expect(!session.state.isCelebrating)
        session.app.perform(.done(true), on: 1, Day.today)
        #expect(session.state.isCelebrating)
        #expect(session.state.focusedDetails == nil)
        session.app.showsDetails = true
        #expect(session.state.focusedDetails?.card.name == "Run")
    }

    @Test("FRONT-9: the menu of a card opens over the details as over the list, for the day chosen there")
    func menu() throws {
        let session = try AppSession(.holding(run))
        session.app.open(.details, of: 1, on: Day.today - 1)
        session.app.perform(.openMenu)
        #expect(session.list?.title == "🙂 Run")
        #expect(session.list?.rows.first?.value == .act(.wish(.done(false), on: Day.today - 1)))
        #expect(session.list?.rows.contains { $0.action == .openDetails } == false)
        session.app.choose(row: 0)
        #expect(try session.desk.library.tracker(1)?.marks.isEmpty == true)
        #expect(session.app.sheets.count == 1 && session.details != nil)
    }

    @Test("FRONT-10: the fraction of a goal, a limit, a sum and a quota, and whether it is beyond")
    func fraction() throws {
        func fraction(
            _ goal: Goal? = nil, today amount: Amount? = nil, planned schedule: Schedule = .everyDay,
            done: [Day] = []
        ) throws -> Fraction? {
            let amounts = amount.map { [(Day.today, $0)] } ?? []
            let tracker = Tracker.habit(1, planned: schedule, goal: goal, done: done, amounts: amounts)
            return try AppSession(.holding(tracker)).cards.first?.fraction
        }
        #expect(try fraction() == nil)
        let goal = try #require(try fraction("at least 5 km", today: "2"))
        #expect(goal.done == AmountSum("2") && goal.whole == AmountSum("5") && !goal.isBeyond)
        #expect(goal.parts(of: 5) == 2 && goal.parts(of: 4) == 1 && goal.parts(of: -1) == 0)
        let most = try #require(try fraction("at most 2 cups", today: "3"))
        #expect(most.isBeyond && most.parts(of: 5) == 5)
        let none = try #require(try fraction("at most 0 cups"))
        #expect(!none.isBeyond && none.parts(of: 5) == 0)
        let quota = try #require(
            try fraction(planned: .rule("3 a week"), done: ["2026-03-06", "2026-03-07"]))
        #expect(quota.done == AmountSum(times: 2) && quota.whole == AmountSum(times: 3))
        let sum = try #require(try fraction(planned: .sum(PeriodGoal("at least 30 km", in: .week))))
        #expect(sum.done == .zero && sum.whole == AmountSum("30") && sum.parts(of: 5) == 0)
        #expect(try fraction(planned: .whenever) == nil)
    }
}
