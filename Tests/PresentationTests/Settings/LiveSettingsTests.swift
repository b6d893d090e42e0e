import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// A3, SET-1: a setting that is chosen holds at once, on every screen.
@MainActor @Suite struct LiveSettingsTests {
    @Test("SET-2: another language changes every text, on both screens and in the footer's words")
    func language() throws {
        let session = try AppSession(.holding(.habit(1)), KeptSettings().preferences)
        session.typeCommand("set language ru")
        session.app.confirm()
        #expect(session.notice == "Сохранено: язык — Русский.")
        #expect(session.state.main.list.dateText.contains("марта"))
        #expect(session.cards.first?.scheduleText == "каждый день")
        session.app.perform(.showStatistics)
        #expect(
            session.state.statistics?.statistics
                == StatisticsState(
                    session.app.list.library, today: .today, conventions: .russian))
        session.app.perform(.openFilters)
        #expect(session.list?.title == "Фильтры")
        session.app.cancel()
        session.app.perform(.openCommands)
        #expect(session.actions?.title == "Клавиши и команды")
    }

    @Test("SET-3: another first weekday orders heat map, calendar and schedule anew")
    func firstWeekday() throws {
        let session = try AppSession(.holding(.habit(1)), KeptSettings().preferences)
        session.app.perform(.showStatistics)
        #expect(session.state.statistics?.statistics.heatMap.weekdayNames.first == "Mon")
        session.typeCommand("set first-weekday sun")
        session.app.confirm()
        #expect(session.state.statistics?.statistics.heatMap.weekdayNames.first == "Sun")
        session.app.perform(.openCalendar)
        #expect(session.calendar?.weekdayNames.first == "Sun")
        session.app.cancel()
        session.openNewForm()
        try session.tab(to: .schedule)
        session.app.confirm()
        #expect(session.schedule?.rows.first?.text == "Sunday")
    }

    @Test("SET-3: a screen that is used without the app follows too, and whoever reads it is told")
    func alone() throws {
        let session = try AppSession(.holding(.habit(1)), KeptSettings().preferences)
        let statistics = StatisticsViewModel(
            workspace: session.desk.workspace, library: session.app.list.library)
        #expect(statistics.state.heatMap.weekdayNames.first == "Mon")
        session.typeCommand("set first-weekday sun")
        #expect(isTold(reading: { _ = statistics.state }, of: { session.app.confirm() }))
        #expect(statistics.state.heatMap.weekdayNames.first == "Sun")
    }

    @Test("T77, SET-1: a theme that is left to the system follows its background again")
    func theme() throws {
        let session = try AppSession(nil, KeptSettings([.theme: "dark"]).preferences)
        let preferences = session.app.preferences
        preferences.background = .light
        #expect(preferences.appearance == .dark)
        session.typeCommand("set theme system")
        session.app.confirm()
        #expect(preferences.appearance == .light)
        preferences.background = .dark
        #expect(preferences.appearance == .dark)
        session.openSettings(at: .theme)
        session.turnSetting()
        #expect(preferences.appearance == .light && preferences.value(.theme) == "light")
    }

    @Test("SET-4: another start of the day may change today; the screen follows, and comes back with it")
    func dayStart() throws {
        let session = try AppSession(.holding(.habit(1)), KeptSettings().preferences)
        let desk = session.desk
        desk.todayByDayStart = { $0 > 120 ? .yesterday : .today }
        session.openSettings(at: .dayStart)
        session.turnSetting(times: 2)
        #expect(shown(session) == [.today, .today])
        session.turnSetting()
        #expect(shown(session) == [.yesterday, .yesterday])
        session.turnSetting(times: -1)
        #expect(shown(session) == [.today, .today])
    }

    @Test("SET-4: a date that was not today stays where today comes to it")
    func otherDate() throws {
        let session = try AppSession(.holding(.habit(1)), KeptSettings().preferences)
        session.desk.todayByDayStart = { $0 > 120 ? .yesterday : .today }
        session.app.perform(.previousDay)
        session.openSettings(at: .dayStart)
        session.turnSetting(times: 3)
        session.app.cancel()
        #expect(shown(session) == [.yesterday, .yesterday])
    }

    @Test("SET-4: not to be kept, another start of the day leaves date and focus of both screens")
    func place() throws {
        let place = KeptSettings()
        let session = try AppSession(
            .holding(.habit(1, "Run"), .habit(2, "Read", planned: .on(.sunday))), place.preferences)
        session.desk.todayByDayStart = { $0 > 30 ? .yesterday : .today }
        session.app.focus(on: Day.yesterday)
        session.app.focus(on: 2 as Identifier)
        let before = session.state.main
        session.openSettings(at: .dayStart)
        place.trouble = .disk(DiskFault(operation: .saveSettings, path: "/s", cause: .diskFull))
        session.turnSetting()
        session.app.cancel()
        #expect(session.settings == nil && session.state.main == before)
        #expect(session.app.statisticsScreen.focusedDay == .yesterday)
    }

    /// The date of the list, and what it takes for today.
    private func shown(_ session: AppSession) -> [Day] {
        [session.state.main.list.date, session.state.main.list.today]
    }

    @Test("SET-1: the mouse, the log and motion are on or off as chosen, for a front to ask")
    func switches() throws {
        let session = try AppSession(nil, KeptSettings().preferences)
        let preferences = session.app.preferences
        for (key, isOn) in [(SettingKey.mouse, true), (.usageLog, false), (.reducedMotion, false)] {
            #expect(preferences.isOn(key) == isOn)
            session.openSettings(at: key)
            session.turnSetting()
            #expect(preferences.isOn(key) == !isOn)
            session.app.cancel()
        }
    }
}
