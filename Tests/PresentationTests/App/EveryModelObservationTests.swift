import DeskKit
import Observation
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// A front draws a model anew when it is told of a change, and only then, whichever model it is.
@MainActor @Suite struct EveryModelObservationTests {
    /// One model: what a view reads of it is told after one intent, and not after another, which changes nothing.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isTold: @MainActor @Sendable (_ ofNothing: Bool) throws -> Bool

        init<Model: Observable>(
            _ model: @escaping @MainActor @Sendable () throws -> Model,
            reads: @escaping @MainActor @Sendable (Model) -> Void,
            changes: @escaping @MainActor @Sendable (Model) throws -> Void,
            leaves: @escaping @MainActor @Sendable (Model) throws -> Void
        ) {
            testDescription = "\(Model.self)"
            isTold = { ofNothing in
                let model = try model()
                return try PresentationTests.isTold(
                    reading: { reads(model) }, of: { try ofNothing ? leaves(model) : changes(model) })
            }
        }
    }

    @Test("A change of what was read is told", arguments: rows)
    func told(row: Row) throws { #expect(try row.isTold(false)) }

    @Test("An intent that changes nothing tells nothing", arguments: rows)
    func quiet(row: Row) throws { #expect(try !row.isTold(true)) }

    @Test("Every model of the sources that a front may hold is in the table")
    func complete() throws {
        let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
        let folder = root.joined(separator: "/") + "/Modules/Presentation"
        let models = try FileTree.sources(under: folder).flatMap { source in
            source.text.matches(of: /@Observable\s+public final class (\w+)/).map { String($0.1) }
        }
        #expect(Self.rows.map(\.testDescription).sorted() == models.sorted())
    }

    // MARK: The table

    nonisolated private static let rows: [Row] = screens + lists + pages + choices

    nonisolated private static let screens: [Row] = [
        Row(
            { try session().app }, reads: { _ = $0.state }, changes: { $0.perform(.showStatistics) },
            leaves: { $0.perform(.showTrackers) }),
        Row(
            { try MainListViewModel(workspace: desk().workspace) }, reads: { _ = $0.state },
            changes: { $0.moveDate(by: -1) }, leaves: { $0.search("") }),
        Row(
            { StatisticsViewModel(workspace: try desk().workspace, library: try library()) },
            reads: { _ = $0.state }, changes: { $0.show(.year(2026)) }, leaves: { $0.show($0.range) }),
        Row(
            { WeekViewModel(workspace: try desk().workspace, library: try library()) },
            reads: { _ = ($0.state, $0.focusedRow) }, changes: { $0.moveWeek(by: -1) },
            leaves: { $0.weeks = 1 }),
        Row(
            { try session().app.preferences }, reads: { _ = $0.appearance },
            changes: { $0.background = .light }, leaves: { $0.background = nil }),
    ]

    nonisolated private static let lists: [Row] = [
        Row(
            { try sheet(.openCommands) as ActionListViewModel }, reads: { _ = $0.state },
            changes: { $0.enter("undo") }, leaves: { $0.enter("") }),
        Row(
            { CategoryListViewModel(workspace: try desk().workspace, library: try library()) },
            reads: { _ = $0.state }, changes: { $0.add("Garden") }, leaves: { $0.show($0.library) }),
        Row(
            { try sheet(.openHistory) as HistorySheetViewModel }, reads: { _ = $0.state },
            changes: { $0.focus(onRow: 1) }, leaves: { $0.focus(onRow: 99) }),
        Row(
            { try sheet(.openFilters) as PickListViewModel }, reads: { _ = $0.state },
            changes: { $0.focus(onRow: 1) }, leaves: { $0.focus(onRow: 99) }),
        Row(
            { try sheet(.openSettings) as SettingsViewModel }, reads: { _ = $0.state },
            changes: { $0.focus(onRow: 1) }, leaves: { $0.focus(onRow: 99) }),
        Row(
            { () throws -> SyncViewModel in try sheet(.openSync) }, reads: { _ = $0.state },
            changes: { sheet in
                devices.set(\.status, to: SyncStatus(id: "k7q2", name: "desk", folder: "/sync", others: []))
                try sheet.follow(library())
            }, leaves: { try $0.follow(library()) }),
        Row(
            {
                BackgroundExchange(ExchangeProgram(start: { true }, outcome: { nil }), isWanted: { true })
            }, reads: { _ = $0.isRunning }, changes: { _ = $0.advance(to: .now) },
            leaves: { $0.noteChange(at: .now) }),
    ]

    nonisolated private static let pages: [Row] = [
        Row(
            { OnboardingViewModel(language: .english) }, reads: { _ = $0.page }, changes: { $0.turn(to: 1) },
            leaves: { $0.turn(to: 2) }),
        Row(
            { try sheet(.deleteTracker) as QuestionViewModel }, reads: { _ = $0.state },
            changes: { $0.focus(onYes: true) }, leaves: { $0.focus(onYes: false) }),
        Row(
            { try sheet(.writeNote) as TextPromptViewModel }, reads: { _ = $0.state },
            changes: { $0.enter("Hills") }, leaves: { $0.enter("") }),
        Row(
            { try sheet(.newTracker) as FormSheetViewModel }, reads: { _ = $0.state },
            changes: { $0.form.enter("Walk", in: .name) }, leaves: { $0.form.enter("", in: .name) }),
        Row(
            {
                TrackerFormViewModel(
                    creating: false, workspace: try desk().workspace, library: try library())
            },
            reads: { _ = $0.state }, changes: { $0.enter("Walk", in: .name) },
            leaves: { $0.enter("", in: .name) }),
        Row(
            {
                TrackerDetailsViewModel(
                    1, on: .today, workspace: try desk().workspace, library: try library())
            },
            reads: { _ = ($0.state, $0.chosen) }, changes: { $0.move(byDays: -1) },
            leaves: { $0.move(byDays: 0) }),
    ]

    nonisolated private static let choices: [Row] = [
        Row(
            { try sheet(.takeBreak) as BreakViewModel }, reads: { _ = $0.state },
            changes: { $0.change(byDays: 1) }, leaves: { $0.change(byDays: 0) }),
        Row(
            { CalendarViewModel(workspace: try desk().workspace, library: try library(), selected: .today) },
            reads: { _ = $0.state }, changes: { $0.move(byDays: -1) }, leaves: { $0.move(byDays: 0) }),
        Row(
            { ScheduleViewModel(.weekdays(.everyDay), workspace: try desk().workspace) { _ in } },
            reads: { _ = $0.state }, changes: { _ = $0.press() }, leaves: { $0.focus(onRow: 99) }),
    ]

    nonisolated private static func library() throws -> Library {
        try .holding(.habit(1, "Run", done: [.yesterday]), .habit(2, "Row"))
    }

    private static func desk() throws -> Desk { try Desk(library()) }

    nonisolated private static let devices = FakeSync.ofThree

    private static func session() throws -> AppSession { try AppSession(library(), sync: devices) }

    /// A sheet of the app, after two changes.
    private static func sheet<Model>(_ action: AppAction) throws -> Model {
        let session = try session()
        session.app.perform([.pin(1)])
        session.app.perform([.complete([1], on: .today)])
        session.app.perform(action)
        return try #require(session.app.sheets.last as? Model, "\(action)")
    }
}
