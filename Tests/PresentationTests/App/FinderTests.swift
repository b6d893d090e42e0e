import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("T83, T84: what help and the palette find") struct FinderTests {
    private static let entries = [
        ActionListViewModel.Entry(
            Phrase("a page, in the calendar a month", "на страницу, в календаре на месяц"),
            keys: Phrase(same: "PgUp PgDn")),
        ActionListViewModel.Entry(.togglePin, keys: Phrase(same: "p")),
        ActionListViewModel.Entry(.openPalette, keys: Phrase(same: ": Ctrl-P")),
        ActionListViewModel.Entry(.showOnboarding, keys: Phrase(same: "")),
        ActionListViewModel.Entry(.redo, keys: Phrase(same: "Ctrl-R")),
        ActionListViewModel.Entry(.toggleDone, keys: Phrase("Space", "Пробел")),
    ]

    private func found(_ search: String, _ language: Language = .english) -> [String] {
        let list = ActionListViewModel(title: Phrase(same: ""), entries: Self.entries, language: language)
        list.enter(search)
        return list.state.rows.map(\.text)
    }

    @Test("T84: a word is found by its beginning, and by no letters that stand there by accident")
    func words() {
        #expect(found("pin") == ["pin or unpin"])
        #expect(found("закр", .russian) == ["закрепить или открепить"])
        // "unpin" and "открепить" hold it.
        #expect(found("npi") == ["pin or unpin"])
        #expect(found("крепить") == ["pin or unpin"])
        // Letters of "calendar" in their order, but not its first.
        #expect(found("alndr").isEmpty)
    }

    @Test("T83: a key is found by what is on it, whole before its beginning")
    func keys() {
        #expect(found("p").first == "pin or unpin")
        #expect(found("ctrl-r") == ["redo"])
        #expect(found("CTRL") == ["find a command by name", "redo"])
        #expect(found("pgup") == ["a page, in the calendar a month"])
        #expect(found("space") == ["mark as done, or unmark"])
        #expect(found("пробел", .russian) == ["отметить или снять отметку"])
        #expect(found(":") == ["find a command by name"])
    }

    @Test("ONB-4: the first pages are found by onboarding and its like, in both languages")
    func onboarding() {
        for word in ["onb", "welcome", "intro", "онбординг", "знакомство", "first pages", "первые"] {
            #expect(found(word) == ["show the first pages again"], "\(word)")
        }
    }

    @Test("T84: letters may be left out of a word, though not its first one; several words in any order")
    func letters() {
        #expect(found("rdo") == ["redo"])
        #expect(found("edo") == ["redo"])
        #expect(found("pages first") == ["show the first pages again"])
        #expect(found("fnd cmd") == ["find a command by name"])
    }

    @Test("T84: the palette lists what can be done where it was opened, help lists all")
    func possible() throws {
        let session = try AppSession()
        session.app.perform(.openPalette)
        session.type("sort the")
        #expect(session.actions?.rows == [])
        session.app.cancel()
        session.app.perform(.showHelp)
        session.type("sort the")
        #expect(session.actions?.rows.map(\.text) == ["sort the table by the next column"])
    }
}
