import Samples
package import Testing
package import TrackerDomain
package import TrackerPresentation

/// The whole app over a library in memory, driven as a front without keys drives it.
@MainActor package final class AppSession: ShownApp {
    package let desk: Desk
    package private(set) var events: [UsageEvent] = []
    package private(set) var timesOnboardingWasSeen = 0
    private var model: AppViewModel?

    package convenience init(
        _ library: Library? = nil, _ conventions: Conventions = .english, filter: TrackerFilter = .all,
        showsOnboarding: Bool = false, isFirstStart: Bool = false, savesLater: Bool = false,
        sync: (any LibrarySync)? = nil, reminders: Reminders? = nil
    ) throws {
        try self.init(
            library, Preferences(conventions), filter: filter, showsOnboarding: showsOnboarding,
            isFirstStart: isFirstStart, savesLater: savesLater, sync: sync, reminders: reminders)
    }

    package init(
        _ library: Library? = nil, _ preferences: Preferences, filter: TrackerFilter = .all,
        showsOnboarding: Bool = false, isFirstStart: Bool = false, savesLater: Bool = false,
        sync: (any LibrarySync)? = nil, reminders: Reminders? = nil
    ) throws {
        desk = try Desk(library, preferences)
        desk.sync = sync
        desk.reminders = reminders
        model = try AppViewModel(
            workspace: desk.workspace, filter: filter, showsOnboarding: showsOnboarding,
            isFirstStart: isFirstStart, savesLater: savesLater,
            entries: AppAction.allCases.map { ActionListViewModel.Entry($0, keys: Phrase(same: "")) },
            usage: { [weak self] in self?.events.append($0) },
            onboardingSeen: { [weak self] in self?.timesOnboardingWasSeen += 1 })
    }

    package var app: AppViewModel {
        guard let model else { preconditionFailure("the session has begun") }
        return model
    }

    package var state: AppState { app.state }

    /// Goes on with the text of the field with the focus.
    package func type(_ text: String) {
        app.dismiss()
        switch app.sheets.last {
        case nil: app.search(state.main.list.search + text)
        case let sheet as FormSheetViewModel:
            guard case .text(let field) = sheet.focus else { return }
            sheet.form.enter(sheet.form.text(of: field) + text, in: field)
        case let line as TextPromptViewModel: line.enter(line.text + text)
        case let list as ActionListViewModel: list.enter(list.text + text)
        default: break
        }
    }

    /// Chooses a row of the list on top by its text.
    package func pick(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let rows = try #require(list, sourceLocation: sourceLocation).rows
        app.choose(
            row: try #require(
                rows.firstIndex { $0.text == text }, "\(rows.map(\.text))", sourceLocation: sourceLocation))
    }

    /// Opens the form of a new habit or event.
    package func openNewForm(event: Bool = false) {
        app.perform(.newTracker)
        guard event, let sheet = app.sheets.last as? FormSheetViewModel else { return }
        sheet.form.choose(isEvent: true)
    }

    /// Puts the focus of the form on a part of it.
    package func tab(to part: FormSheetState.Part, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try formModel(sourceLocation: sourceLocation).focus(on: part)
        #expect(form?.focus == part, sourceLocation: sourceLocation)
    }

    /// Opens the settings, with the focus on one of them.
    package func openSettings(at key: SettingKey) {
        app.perform(.openSettings)
        app.sheets.last?.focus(onRow: SettingKey.allCases.firstIndex(of: key) ?? 0)
    }

    /// Goes on to another value of the setting with the focus.
    package func turnSetting(times: Int = 1) {
        guard let settings = app.sheets.last as? SettingsViewModel else { return }
        for _ in 0..<abs(times) { app.carryOut(settings.change(by: times.signum())) }
    }

    /// Types a line into the palette, and runs nothing.
    package func typeCommand(_ line: String) {
        app.perform(.openCommands)
        type(line)
    }

    package func formModel(sourceLocation: SourceLocation = #_sourceLocation) throws -> FormSheetViewModel {
        try #require(app.sheets.last as? FormSheetViewModel, sourceLocation: sourceLocation)
    }
}

extension AppSession {
    /// The app on the Friday of the sample week, over its library or another.
    package static func inSampleWeek(_ library: Library? = nil, savesLater: Bool = false) throws -> AppSession
    {
        let session = try AppSession(library ?? SampleWeek.library(), savesLater: savesLater)
        session.desk.today = SampleWeek.today
        session.app.reload()
        session.app.perform(.goToToday)
        return session
    }
}
