import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("AMT-4: the last values in the sheet of an amount") struct LastAmountSheetTests {
    private let session: AppSession
    private let prompt: TextPromptViewModel

    /// Run asks for 5 km; 7 of them yesterday, 6 the day before.
    init() throws {
        session = try AppSession(.holding(.habit(1, "Run")))
        session.app.perform([.editTracker(1, TrackerEdit(.goal(Goal(.atLeast, "5", unit: "km"))))])
        for (distance, amount) in [(2, "6"), (1, "7")] as [(Int, Amount)] {
            session.app.perform(
                [.amount(AmountEdit(.set, amount), of: 1, on: DaySet([.today - distance]))])
        }
        session.app.perform(.enterAmount)
        let line = try #require(session.app.sheets.last as? TextPromptViewModel)
        prompt = line
    }

    private var today: Amount? { session.app.list.library.tracker(1)?.amounts[.today] }

    @Test("AMT-4: each stands with its last day, and none has the focus at first")
    func opened() {
        #expect(prompt.state.choices.map(\.text) == ["7 km", "6 km"])
        #expect(prompt.state.choices.map(\.remark) == ["7 Mar", "6 Mar"])
        #expect(!prompt.state.isChoosing && prompt.focusedChoice == nil)
    }

    @Test("AMT-4: choosing one sets it, in one step")
    func chosen() throws {
        let steps = try session.desk.steps.count
        session.app.choose(row: 1)
        #expect(today == "6" && session.app.sheets.isEmpty)
        #expect(try session.desk.steps.count == steps + 1)
    }

    @Test("AMT-4: choosing one sets what it says, whatever the unit of the goal is by then")
    func otherUnit() throws {
        let meters = Goal(.atLeast, "5000", unit: "m")
        try session.desk.elsewhere(.editTracker(1, TrackerEdit(.goal(meters))))
        session.app.choose(row: 1)
        #expect(today == "6000")
    }

    @Test("AMT-4: typing gives the focus back to the line")
    func typed() {
        prompt.focus(onRow: 0)
        #expect(prompt.state.isChoosing)
        prompt.focus(onRow: 5)
        #expect(prompt.focusedChoice == 0, "there is no such row")
        prompt.enter("3")
        #expect(!prompt.state.isChoosing)
        session.app.confirm()
        #expect(today == "3")
    }
}
