import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Whoever draws a model, as SwiftUI does, is told when what was read changes, and only then.
@MainActor @Suite struct ObservationTests {
    /// Something that a view reads, and an intent that changes it.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let read: @MainActor @Sendable (AppViewModel) -> Void
        let change: @MainActor @Sendable (AppViewModel) -> Void

        var testDescription: String { name }
    }

    nonisolated private static let rows = [
        Row(name: "tab", read: { _ = $0.tab }, change: { $0.perform(.showStatistics) }),
        Row(name: "sheets", read: { _ = $0.sheets }, change: { $0.perform(.openMenu) }),
        Row(name: "notice", read: { _ = $0.notice }, change: { $0.press() }),
        Row(name: "isSearching", read: { _ = $0.isSearching }, change: { $0.perform(.startSearch) }),
        Row(name: "search", read: { _ = $0.list.state.search }, change: { $0.search("r") }),
        Row(name: "focusedCard", read: { _ = $0.focusedCard }, change: { $0.focusSecondCard() }),
        Row(
            name: "focusedSection", read: { _ = $0.focusedSection },
            change: { $0.focus(onSection: Category.home.id) }),
        Row(
            name: "focusedDay", read: { _ = $0.focusedDay },
            change: { app in
                app.perform(.showStatistics)
                app.focus(on: Day.yesterday)
            }),
        Row(name: "isBarFocused", read: { _ = $0.isBarFocused }, change: { $0.isBarFocused = true }),
        Row(name: "hasQuit", read: { _ = $0.hasQuit }, change: { $0.perform(.quit) }),
        Row(name: "list", read: { _ = $0.list.state }, change: { $0.perform(.previousDay) }),
        Row(name: "statistics", read: { _ = $0.statistics.state }, change: { $0.press() }),
    ]

    @Test("A change of what was read is told", arguments: rows)
    func told(row: Row) throws {
        #expect(try isTold(reading: row.read, of: row.change))
        #expect(try isTold(reading: { _ = $0.state }, of: row.change) || row.isOutsideState)
    }

    @Test("A property tells of itself alone: what only moves the focus redraws neither tab nor sheets")
    func alone() throws {
        let focus: @MainActor (AppViewModel) -> Void = { $0.focusSecondCard() }
        for row in Self.rows where row.name != "focusedCard" {
            #expect(try !isTold(reading: row.read, of: focus), "\(row.name)")
        }
    }

    @Test("Every property that a front may read is observed")
    func properties() throws {
        #expect(
            observedProperties(of: try AppSession().app) == [
                "tab", "sheets", "notice", "error", "isSearching", "focusedCard", "focusedSection",
                "focusedDay",
                "tableFocus",
                "isBarFocused", "canUndo", "canRedo", "isCelebrating", "hasQuit",
            ])
    }

    private func isTold(
        reading read: @MainActor (AppViewModel) -> Void, of change: @MainActor (AppViewModel) -> Void
    ) throws -> Bool {
        let app = try AppSession(.holding(.habit(1, "Run", done: [.yesterday]), .habit(2, "Row"))).app
        return PresentationTests.isTold(reading: { read(app) }, of: { change(app) })
    }
}

extension AppViewModel {
    fileprivate func focusSecondCard() { focus(on: 2 as Identifier) }
}

extension ObservationTests.Row {
    /// Quitting is between the model and its front, not on the screen.
    fileprivate var isOutsideState: Bool {
        ["hasQuit", "statistics"].contains(name)
    }
}
