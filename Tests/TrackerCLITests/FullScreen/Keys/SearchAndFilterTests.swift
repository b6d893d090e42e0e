import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct SearchAndFilterTests {
    private func session(_ conventions: Conventions = .english) throws -> KeySession {
        try KeySession(
            .holding(
                .habit(1, "Ежедневник", done: [.today]), .habit(2, "Run"), .habit(3, "Running shoes"),
                .habit(4, "Read", done: [.today])), conventions)
    }

    @Test("MAIN-7, T89: the list follows every key; n of m; Enter keeps the search, Esc clears it")
    func search() throws {
        let session = try session()
        session.app.perform(.startSearch)
        #expect(session.app.takesText && session.state.main.isSearching)
        session.type("ЁЖ")
        #expect(session.names == ["Ежедневник"])
        #expect(session.state.main.list.shown == 1 && session.state.main.list.total == 4)
        session.app.edit(.deleteToStart)
        #expect(session.names.count == 4)
        session.type("run s")
        #expect(session.names.isEmpty && session.state.main.list.placeholder?.text == "Nothing found")
        session.app.edit(.deleteWord)
        #expect(session.names == ["Run", "Running shoes"])
        session.app.confirm()
        #expect(!session.app.takesText && session.names.count == 2)
        #expect(session.state.main.list.search == "run ")
        session.escape()
        #expect(session.names.count == 4 && session.state.main.list.search.isEmpty)
    }

    @Test("MAIN-7: Esc clears while typing too")
    func escape() throws {
        let session = try session()
        session.app.perform(.startSearch)
        session.type("xyz")
        session.escape()
        #expect(!session.app.takesText && session.names.count == 4)
    }

    @Test("T73: ← and → move in the search, ↑ and ↓ among the cards, Space is a letter")
    func keys() throws {
        let session = try session()
        session.app.perform(.startSearch)
        session.type("rn")
        session.move(.left)
        session.type("u")
        #expect(session.state.main.list.search == "run" && session.app.input.search.cursor == 2)
        session.move(.right, .down)
        #expect(session.focusedName == "Running shoes")
        session.app.press()
        #expect(session.state.main.list.search == "run ")
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("T70: pasted line ends are spaces and never Enter")
    func paste() throws {
        let session = try session()
        session.app.perform(.startSearch)
        session.app.insert("running\r\nsho")
        #expect(session.names == ["Running shoes"] && session.state.main.isSearching)
    }

    @Test("MAIN-16: the other tab keeps the search; what is pasted there does not reach it")
    func otherTab() throws {
        let session = try session()
        session.app.perform(.startSearch)
        session.type("run")
        session.app.perform(.showStatistics)
        #expect(!session.app.takesText)
        session.app.insert("x")
        session.app.edit(.deleteBackward)
        session.app.perform(.showTrackers)
        #expect(session.state.main.list.search == "run" && session.names.count == 2)
    }

    @Test("MAIN-7: / on the statistics goes to the search")
    func fromStatistics() throws {
        let session = try session()
        session.app.perform(.showStatistics)
        session.app.perform(.startSearch)
        #expect(session.state.tab == .trackers && session.app.takesText)
    }

    @Test("MAIN-8, T90: the current filter is checked and focused; choosing closes the list")
    func filters() throws {
        let session = try session(.russian)
        session.app.perform(.openFilters)
        #expect(session.list?.title == "Фильтры")
        #expect(
            session.list?.rows.map(\.text)
                == [
                    "Все трекеры", "Трекеры на сегодня", "Завершенные", "Не завершенные", "Пора сделать",
                    "На отдыхе",
                ])
        #expect(session.list?.rows.map(\.isChosen) == [true, false, false, false, false, false])
        try session.pick("Завершенные")
        #expect(session.state.sheets.isEmpty && session.names == ["Ежедневник", "Read"])
        #expect(session.state.main.list.filterText == "Завершенные")
        session.app.perform(.openFilters)
        #expect(session.list?.rows.map(\.isChosen) == [false, false, true, false, false, false])
        #expect(session.list?.rows.map(\.isFocused) == [false, false, true, false, false, false])
        session.move(.down)
        session.escape()
        #expect(session.state.main.list.filter == .completed)
    }

    @Test("MAIN-8: Trackers for today moves to today; moving the date afterwards makes it All")
    func today() throws {
        let session = try session()
        session.app.perform(.previousDay)
        session.app.perform(.openFilters)
        try session.pick("Trackers for today")
        #expect(session.state.main.list.date == .today && session.state.main.list.filter == .today)
        session.app.perform(.nextDay)
        #expect(session.state.main.list.date == .tomorrow && session.state.main.list.filter == .all)
    }

    @Test("MAIN-8: Not completed keeps holding when the date changes; a marked card leaves the list")
    func notCompleted() throws {
        let session = try session()
        session.app.perform(.openFilters)
        try session.pick("Not completed")
        #expect(session.names == ["Run", "Running shoes"])
        session.app.press()
        #expect(session.names == ["Running shoes"] && session.focusedName == "Running shoes")
        session.app.perform(.previousDay)
        #expect(session.names.count == 4 && session.state.main.list.filter == .notCompleted)
    }

    @Test("MAIN-9: with no trackers on the date f is off, though a filter stays active")
    func filtersOff() throws {
        let session = try KeySession(.holding(.habit(1, planned: .on(.monday))), filter: .completed)
        session.app.perform(.openFilters)
        #expect(session.state.sheets.isEmpty && !session.model.canPerform(.openFilters))
        #expect(session.state.main.list.filterText == "Completed" && session.events == [UsageEvent(.open)])
        session.app.perform(.nextDay)
        session.app.perform(.openFilters)
        #expect(session.list != nil)
    }
}
