import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Searches of screens and notes leave accents out.
@MainActor @Suite struct AccentSearchTests {
    @Test("TAB-34, MAIN-7: the list's search finds Café by cafe, and a card by what is typed with an accent")
    func list() throws {
        let desk = try Desk(.holding(.habit(1, "Café"), .habit(2, "Cafe"), .habit(3, "Йога")))
        let list = try MainListViewModel(workspace: desk.workspace)
        let searches: [(String, [Identifier])] = [
            ("cafe", [1, 2]), ("FÉ", [1, 2]), ("иога", []), ("йог", [3]),
        ]
        for (text, ids) in searches {
            list.search(text)
            #expect(list.state.cards.map(\.id) == ids, "\(text)")
        }
    }

    @Test("TAB-34, NOTE-2: notes are found without accents, and what was found is what stands out")
    func notes() {
        let trackers = [
            Tracker.habit(
                1, "Run", notes: [(.yesterday, "Un cafe\u{301}, deux Cafés"), (.today, "Ёлки и йога")])
        ]
        func found(_ search: String) -> [String] {
            let days = Day.earliest...Day.latest
            return NotesState(trackers, days: days, search: search, today: .today, language: .english)
                .entries.map(\.text)
        }
        #expect(found("CAFE") == ["Un cafe\u{301}, deux Cafés"] && found("ёлк") == found("елк"))
        #expect(found("café").count == 1 && found("иога") == [])
        // Characters 3 to 6 and 13 to 16: an accent is part of its letter.
        #expect(NotesState.found("cafe", in: "Un cafe\u{301}, deux Cafés") == [3..<7, 14..<18])
        #expect(NotesState.found("É", in: "cafe\u{301}, E") == [3..<4, 6..<7])
        #expect(NotesState.found("и", in: "йога") == [] && NotesState.found("е", in: "Ёлки") == [0..<1])
    }
}
