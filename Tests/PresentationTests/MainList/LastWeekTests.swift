import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct LastWeekTests {
    /// Sunday 8 March 2026 is today.
    private func list() throws -> MainListViewModel {
        let desk = try Desk(
            .holding(
                .habit(
                    1, created: "2026-02-01",
                    done: ["2026-03-02", "2026-03-03", "2026-03-05", "2026-03-06", "2026-03-07"]),
                .habit(2, created: "2026-03-05", done: ["2026-03-05"]),
                .habit(3, created: "2026-03-08", done: ["2026-03-04"]),
                .habit(4, planned: .rule("1 a week"), created: "2026-03-06"),
                .event(5)))
        return try MainListViewModel(workspace: desk.workspace)
    }

    @Test("GRID-3: seven days up to the date, oldest first, none before the start day; nothing of an event")
    func marks() throws {
        let list = try list()
        #expect(list.state.card(1)?.lastWeek == [.done, .done, .missed, .done, .done, .done, .open])
        // Before its creation a habit is on the lists of its weekdays, though none of them counts.
        #expect(
            list.state.card(2)?.lastWeek
                == [.unplanned, .unplanned, .unplanned, .done, .missed, .missed, .open])
        // A completion before the creation is the start.
        #expect(
            list.state.card(3)?.lastWeek == [.unplanned, .unplanned, .done, .missed, .missed, .missed, .open])
        #expect(
            list.state.card(4)?.lastWeek
                == [.unplanned, .unplanned, .unplanned, .unplanned, .open, .open, .open])
        #expect(list.state.card(5)?.lastWeek == [])
    }

    @Test("GRID-3: the days follow the date shown and each mark")
    func following() throws {
        let list = try list()
        #expect(list.state.card(1)?.lastWeek.last == .open)
        list.perform(.toggleDone, on: 1)
        #expect(list.state.card(1)?.lastWeek.last == .done)
        list.search("Hab")
        #expect(list.state.card(1)?.lastWeek.last == .done)
        list.moveDate(by: 1)
        #expect(list.state.card(1)?.lastWeek.suffix(2) == [.done, .ahead])
        list.show("2026-03-04")
        #expect(list.state.card(1)?.lastWeek == [.missed, .missed, .missed, .missed, .done, .done, .missed])
    }
}
