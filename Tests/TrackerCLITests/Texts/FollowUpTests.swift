import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

@Suite struct FollowUpTests {
    @Test("C13: what takes a change back is told in the words of the app")
    func words() {
        #expect(FollowUp.undo().text(after: "", .english) == "Undo: tracker undo")
        #expect(FollowUp.undo().text(after: "", .russian) == "Отменить: tracker undo")
        #expect(FollowUp.redo(3).text(after: "", .english) == "Redo: tracker redo 3")
        #expect(FollowUp.redo(3).text(after: "", .russian) == "Повторить: tracker redo 3")
    }

    // «Отменить: tracker undo» has 22 cells: with a blank, 57 are left for what is said before it.
    @Test("T9: where both would be wider than eighty cells, the command stands alone")
    func room() {
        let (fits, tooLong) = (String(repeating: "я", count: 57), String(repeating: "я", count: 58))
        #expect(FollowUp.undo().text(after: fits, .russian) == "Отменить: tracker undo")
        #expect(FollowUp.undo().text(after: tooLong, .russian) == "(tracker undo)")
    }
}
