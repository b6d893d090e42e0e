import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("T83, T84: what the list of commands finds") struct FinderTests {
    private static let entries = [
        ActionListViewModel.Entry(
            Phrase("a page, in the calendar a month", "на страницу, в календаре на месяц"),
            keys: Phrase(same: "PgUp PgDn")),
        ActionListViewModel.Entry(.togglePin, keys: Phrase(same: "p")),
        ActionListViewModel.Entry(.openCommands, keys: Phrase(same: "? : Ctrl-P F1")),
        ActionListViewModel.Entry(.showOnboarding, keys: Phrase(same: "")),
        ActionListViewModel.Entry(.redo, keys: Phrase(same: "Ctrl-R")),
        ActionListViewModel.Entry(.toggleDone, keys: Phrase("Space", "Пробел")),
    ]

    private func found(_ search: String, _ language: Language = .english) -> [String] {
        let list = ActionListViewModel(title: Phrase(same: ""), entries: Self.entries, language: language)
        list.enter(search)
        return list.state.rows.map(\.text)
    }

    @Test("FIND-3: a word is found by its beginning, or else by all but its last two letters, three at least")
    func words() {
        #expect(found("pin") == ["pin or unpin"])
        #expect(found("закр", .russian) == ["закрепить или открепить"])
        // "закрепи|ть" and "закреп|лю"; "first" and "fist" have two letters alike.
        #expect(found("закреплю") == ["pin or unpin"])
        #expect(found("fist").isEmpty && found("npi").isEmpty && found("alndr").isEmpty)
        // "theme" and "the" would be alike in three letters: a word of three has no other forms.
        #expect(found("theme").isEmpty)
    }

    @Test("T83: a key is found by what is on it, whole before its beginning")
    func keys() {
        #expect(found("p").first == "pin or unpin")
        #expect(found("ctrl-r") == ["redo"])
        #expect(found("CTRL") == ["keys and commands", "redo"])
        #expect(found("pgup") == ["a page, in the calendar a month"])
        #expect(found("space") == ["mark as done, or unmark"])
        #expect(found("пробел", .russian) == ["отметить или снять отметку"])
        #expect(found(":") == ["keys and commands"])
    }

    @Test("ONB-4: the first pages are found by onboarding and its like, in both languages")
    func onboarding() {
        for word in ["onb", "welcome", "intro", "онбординг", "знакомство", "first pages", "первые"] {
            #expect(found(word) == ["show the first pages again"], "\(word)")
        }
    }

    @Test("T84: several words are found in any order")
    func severalWords() {
        #expect(found("pages first") == ["show the first pages again"])
        #expect(found("pages last").isEmpty)
    }
}
