import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct QuestionKeyTests {
    @Test("MAIN-15: Yes can be reached by arrows and Tab", arguments: [Move.left, .right, .next, .previous])
    func chosenYes(move: Move) throws {
        let session = try KeySession(.holding(.habit(1, "Run")), .russian)
        session.app.perform(.deleteTracker)
        #expect(session.question?.question == "Уверены, что хотите удалить трекер?")
        session.move(move, move)
        #expect(session.question?.isYesFocused == false)
        session.move(move)
        session.app.confirm()
        #expect(try session.desk.library.trackers.isEmpty)
    }
}
