import DeskKit
import Observation
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The models of screens and sheets are observed like the app itself: a front may use them without it.
@MainActor @Suite struct ModelObservationTests {
    private let workspace: Workspace
    private let library: Library
    private let empty: Library

    init() throws {
        library = try .holding(.habit(1, "Run", done: [.yesterday]), .habit(2, "Row"))
        empty = try .holding(categories: [])
        workspace = try Desk(library).workspace
    }

    /// Whoever reads something of a new model is told when an intent changes it.
    private func expectTold<Model>(
        _ model: @autoclosure () throws -> Model, _ read: (Model) -> Void, _ change: (Model) throws -> Void,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let model = try model()
        #expect(
            try isTold(reading: { read(model) }, of: { try change(model) }), sourceLocation: sourceLocation)
    }

    // MARK: Screens

    @Test func list() throws {
        func model() throws -> MainListViewModel { try MainListViewModel(workspace: workspace) }
        #expect(observedProperties(of: try model()) == ["state", "told", "isBackup", "library"])
        try expectTold(model(), { _ = $0.state }, { $0.moveDate(by: -1) })
        try expectTold(model(), { _ = $0.notice }, { $0.undo() })
        try expectTold(model(), { _ = $0.library }, { $0.perform(.toggleDone, on: 1) })
    }

    @Test func statistics() throws {
        func model() -> StatisticsViewModel { StatisticsViewModel(workspace: workspace, library: library) }
        #expect(observedProperties(of: model()) == ["order", "range", "library"])
        try expectTold(model(), { _ = $0.state }, { $0.show(.year(2026)) })
        try expectTold(model(), { _ = $0.order }, { $0.sort(by: .best) })
        try expectTold(model(), { _ = $0.state }, { $0.sort(by: .best) })
        try expectTold(model(), { _ = $0.state }, { $0.show(empty) })
    }

    // MARK: Sheets

    @Test func calendar() throws {
        func model() -> CalendarViewModel {
            CalendarViewModel(workspace: workspace, library: library, selected: .today)
        }
        #expect(observedProperties(of: model()) == ["state", "selected"])
        try expectTold(model(), { _ = $0.state }, { $0.follow(empty) })
        try expectTold(model(), { _ = $0.selected }, { $0.move(byDays: -1) })
    }

    @Test func details() throws {
        func model() -> TrackerDetailsViewModel {
            TrackerDetailsViewModel(1, on: .today, workspace: workspace, library: library)
        }
        #expect(observedProperties(of: model()) == ["state", "chosen"])
        try expectTold(model(), { _ = $0.state }, { $0.follow(empty) })
        try expectTold(model(), { _ = $0.card }, { $0.follow(empty) })
        try expectTold(model(), { _ = $0.chosen }, { $0.move(byDays: -1) })
    }

    @Test func categories() throws {
        func model() -> CategoryListViewModel {
            CategoryListViewModel(workspace: workspace, library: library)
        }
        #expect(observedProperties(of: model()) == ["categories", "focused", "chosen", "notice", "library"])
        try expectTold(model(), { _ = $0.state }, { $0.show(empty) })
        try expectTold(model(), { _ = $0.focused }, { $0.focus(on: .home) })
        try expectTold(model(), { _ = $0.chosen }, { $0.choose(.home) })
        try expectTold(model(), { _ = $0.notice }, { $0.add("Home") })
        try expectTold(model(), { _ = $0.library }, { $0.show(empty) })
    }

    @Test func categoryName() throws {
        func model() throws -> TextPromptViewModel {
            let list = CategoryListViewModel(workspace: workspace, library: library, chosen: .home)
            guard case .open(let prompt as TextPromptViewModel) = list.perform(.editTracker)?.first else {
                throw Missing()
            }
            return prompt
        }
        try expectTold(try model(), { _ = $0.state.entry.text }, { $0.enter("Homes") })
        try expectTold(try model(), { _ = $0.state.entry.error }, { $0.follow(empty) })
        try expectTold(try model(), { _ = $0.state.title }, { $0.follow(empty) })
        try expectTold(try model(), { _ = $0.state.entry.counterText }, { $0.enter("Homes") })
    }

    @Test func form() throws {
        func model() throws -> TrackerFormViewModel {
            let tracker = try #require(library.tracker(1))
            return TrackerFormViewModel(editing: tracker, on: .today, workspace: workspace, library: library)
        }
        #expect(
            observedProperties(of: try model()) == [
                "draft", "notice", "refusals", "saved", "isTrackerGone", "library", "texts", "completes",
                "pendingMark",
                "tracker",
            ])
        try expectTold(model(), { _ = $0.draft }, { $0.enter("Walk", in: .name) })
        try expectTold(model(), { _ = $0.state.name.text }, { $0.enter("Run!", in: .name) })
        try expectTold(model(), { _ = $0.notice }, { $0.choose(emoji: "no emoji") })
        try expectTold(
            model(), { _ = $0.refusals },
            {
                $0.enter("", in: .name)
                $0.save()
            })
        try expectTold(model(), { _ = $0.saved }, { $0.save() })
        try expectTold(model(), { _ = $0.isTrackerGone }, { $0.show(empty) })
        try expectTold(model(), { _ = $0.library }, { $0.show(empty) })
        try expectTold(model(), { _ = $0.hasUnsavedInput }, { $0.addCompletion() })
        try expectTold(model(), { _ = $0.state }, { $0.addCompletion() })
    }

    @Test func formSheet() throws {
        func model() -> FormSheetViewModel {
            FormSheetViewModel(
                TrackerFormViewModel(creating: false, workspace: workspace, library: library),
                conventions: .english)
        }
        #expect(observedProperties(of: model()) == ["focus"])
        try expectTold(model(), { _ = $0.focus }, { $0.focus(on: .category) })
        try expectTold(model(), { _ = $0.state.form.name.text }, { $0.form.enter("W", in: .name) })
        try expectTold(model(), { _ = $0.state }, { $0.form.choose(color: PaletteColor.all[0]) })
    }

    @Test func schedule() throws {
        func model() -> ScheduleViewModel {
            ScheduleViewModel(
                .weekdays(.everyDay), workspace: workspace
            ) { _ in }
        }
        #expect(observedProperties(of: model()) == ["draft", "sum", "refusal", "focus"])
        try expectTold(model(), { _ = $0.schedule }, { _ = $0.press() })
        try expectTold(model(), { _ = $0.state.refusal }, { $0.enter("nonsense") })
        try expectTold(model(), { _ = $0.focus }, { $0.focus(onRow: 1) })
    }

    @Test("SET-1: a setting that is chosen is told to whoever reads what it changes")
    func settings() throws {
        func sheet() throws -> SettingsViewModel {
            let app = try AppSession(library).app
            app.perform(.openSettings)
            return try #require(app.sheets.last as? SettingsViewModel)
        }
        #expect(observedProperties(of: try sheet()) == ["focus", "reminder"])
        try expectTold(sheet(), { _ = $0.focus }, { $0.focus(onRow: 1) })
        try expectTold(sheet(), { _ = $0.state }, { $0.focus(onRow: 2) })

        let preferences = try AppSession(library).app.preferences
        #expect(
            observedProperties(of: preferences) == [
                "settings", "conventions", "dayStart", "background",
            ])
        #expect(isTold(reading: { _ = preferences.appearance }, of: { preferences.background = .light }))
        let other = try AppSession(library)
        other.openSettings(at: .dayStart)
        #expect(isTold(reading: { _ = other.app.preferences.dayStart }, of: { other.turnSetting() }))

        func session() throws -> AppSession {
            let session = try AppSession(library)
            session.app.perform(.openSettings)
            return session
        }
        try expectTold(session(), { _ = $0.app.preferences.isOn(.mouse) }, { $0.turnSetting() })
        try expectTold(session(), { _ = $0.app.list.state }, { $0.turnSetting() })
        try expectTold(session(), { _ = $0.app.statistics.state }, { $0.turnSetting() })
        try expectTold(session(), { _ = $0.state }, { $0.turnSetting() })
    }

    @Test func actions() throws {
        func model() -> ActionListViewModel {
            ActionListViewModel(
                title: Phrase(same: "Help"),
                entries: AppAction.allCases.map { ActionListViewModel.Entry($0, keys: Phrase(same: "")) },
                language: .english)
        }
        #expect(observedProperties(of: model()) == ["text", "focus"])
        try expectTold(model(), { _ = $0.text }, { $0.enter("u") })
        try expectTold(model(), { _ = $0.focus }, { $0.focus(onRow: 1) })
        try expectTold(model(), { _ = $0.state }, { $0.enter("u") })
    }

    @Test func shortSheets() throws {
        func pages() -> OnboardingViewModel { OnboardingViewModel(language: .english) }
        #expect(observedProperties(of: pages()) == ["page"])
        try expectTold(pages(), { _ = $0.page }, { $0.turn(to: 1) })

        func list() throws -> PickListViewModel {
            let app = try AppSession(library).app
            app.perform(.openFilters)
            return try #require(app.sheets.last as? PickListViewModel)
        }
        #expect(observedProperties(of: try list()) == ["focus"])
        try expectTold(list(), { _ = $0.focus }, { $0.focus(onRow: 1) })

        func question() throws -> QuestionViewModel {
            let app = try AppSession(library).app
            app.perform(.deleteTracker)
            return try #require(app.sheets.last as? QuestionViewModel)
        }
        #expect(observedProperties(of: try question()) == ["state"])
        try expectTold(question(), { _ = $0.state }, { $0.focus(onYes: true) })
    }

    /// The sheet did not open.
    private struct Missing: Error {}
}
