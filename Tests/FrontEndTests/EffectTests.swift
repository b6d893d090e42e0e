import Testing
import TrackerData
import TrackerDomain
import TrackerPresentation

/// What another front can do: this target sees what is public, and nothing else.
@MainActor @Suite struct EffectTests {
    private static let today = Day(iso: "2026-11-20")!
    private let run = Identifier(high: 0, low: 1)
    private let read = Identifier(high: 0, low: 2)
    private let app: AppViewModel

    init() throws {
        var last: UInt64 = 100
        func newID() -> Identifier {
            last += 1
            return Identifier(high: 0, low: last)
        }
        let (day, category) = (Self.today, Identifier(high: 0, low: 3))
        let store = InMemoryLibraryStore(
            today: { day }, newIdentifier: { Identifier(high: 0, low: 1000) })
        let workspace = Workspace(
            store: store, today: { day }, newID: newID, conventions: Conventions(language: .english))
        app = try AppViewModel(workspace: workspace)
        app.carryOut(
            [(run, "Run"), (read, "Read")].map { id, name in
                .perform([
                    .addTracker(
                        NewTracker(
                            id: id, name: name, category: .named("Home", newID: category),
                            schedule: .weekdays(.everyDay), []))
                ])
            })
    }

    /// The kinds of effects: a new one must be named here.
    enum Kind: CaseIterable {
        case close, leave, open, run, call, perform, follow, tell, replay, keep, showSaved, showDay, openDay
        case showDetails, filter, act

        init(_ effect: Effect) {
            self =
                switch effect {
                case .close: .close
                case .leave: .leave
                case .open: .open
                case .run: .run
                case .call: .call
                case .perform: .perform
                case .follow: .follow
                case .tell: .tell
                case .replay: .replay
                case .keep: .keep
                case .showSaved: .showSaved
                case .showDay: .showDay
                case .openDay: .openDay
                case .showDetails: .showDetails
                case .filter: .filter
                case .act: .act
                }
        }
    }

    /// Effects as a sheet returns them or a front makes them, and what holds once they are carried out.
    private func example(_ kind: Kind) throws -> (effects: [Effect], holds: () -> Bool) {
        let (app, day) = (app, Self.today)
        func sheet<Model>(_ action: AppAction) throws -> Model {
            app.perform(action)
            return try #require(app.sheets.last as? Model)
        }
        switch kind {
        case .close, .filter:
            let filters: PickListViewModel = try sheet(.openFilters)
            filters.focus(onRow: TrackerFilter.allCases.firstIndex(of: .completed)!)
            return (filters.confirm(), { app.sheets.isEmpty && app.list.state.filter == .completed })
        case .leave:
            app.open(.note, of: run, on: day)
            return ([.leave], { app.sheets.isEmpty })
        case .open:
            return (
                [.open(OnboardingViewModel(language: .english))], { app.sheets.last is OnboardingViewModel }
            )
        case .run: return ([.run(.showWeek)], { app.tab == .week })
        case .call:
            return ([.call { app.search("read") }], { app.list.state.search == "read" })
        case .perform:
            return ([.perform([.pin(run)])], { app.list.library.tracker(run)?.isPinned == true })
        case .follow:
            let other = Library(id: Identifier(high: 0, low: 9))
            return (
                [.follow(other, telling: Notice(.information, "Other"))],
                { app.list.library.trackers.isEmpty && app.notice?.text == "Other" }
            )
        case .tell: return ([.tell(Notice(.information, "Hello"))], { app.notice?.text == "Hello" })
        case .replay:
            app.perform(.pinned(true), on: run, day)
            let history: HistorySheetViewModel = try sheet(.openHistory)
            return (history.confirm(), { app.list.library.tracker(run)?.isPinned == false })
        case .keep:
            let settings: SettingsViewModel = try sheet(.openSettings)
            settings.focus(onRow: SettingKey.allCases.firstIndex(of: .language)!)
            return ([.keep([.language: "ru"])], { app.preferences.conventions.language == .russian })
        case .showSaved:
            app.open(.form, of: run, on: day)
            let form = try #require(app.sheets.last as? FormSheetViewModel)
            form.form.enter("Row", in: .name)
            return (form.save(), { app.list.library.tracker(run)?.name == "Row" && app.sheets.isEmpty })
        case .showDay:
            let calendar: CalendarViewModel = try sheet(.openCalendar)
            calendar.select(day - 3)
            return (calendar.confirm(), { app.list.state.date == day - 3 })
        case .openDay:
            app.open(.details, of: read, on: day - 2)
            let details = try #require(app.sheets.last as? TrackerDetailsViewModel)
            return (details.confirm(), { app.list.state.date == day - 2 && app.focusedCard == read })
        case .showDetails:
            app.open(.details, of: run, on: day)
            let details = try #require(app.sheets.last as? TrackerDetailsViewModel)
            return (details.showNext(1), { details.state?.card.id == read })
        case .act:
            let ofCard = try #require(CardAction.menu.joined().first { $0.id == .toggleDone })
            let card = try #require(app.list.state.card(run))
            return (
                [.act(ofCard.effect(card), on: run)],
                { app.list.state.card(run)?.isCompleted == true }
            )
        }
    }

    @Test("FRONT-6: each kind of effect is carried out by public means", arguments: Kind.allCases)
    func carriedOut(kind: Kind) throws {
        let (effects, holds) = try example(kind)
        #expect(effects.map(Kind.init).contains(kind) && !holds())
        app.carryOut(effects)
        #expect(holds())
    }

    @Test("FRONT-6, FRONT-12: a mark of a tracker that was deleted is told, and changes nothing else")
    func deleted() throws {
        app.carryOut([.perform([.deleteTracker(run)])])
        let before = app.list.library
        app.perform(.done(true), on: run, Self.today)
        #expect(app.notice == Notice(.error, "Run has been deleted."))
        #expect(app.list.library == before)
    }
}
