import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("AMT-4: presses of + and − before they are saved") struct CountingBurstTests {
    private func session() throws -> AppSession {
        let water = Tracker.habit(1, "Water", goal: Goal(.atLeast, "2000", unit: "ml"))
        let run = Tracker.habit(2, "Run", goal: Goal(.atLeast, "5", unit: "km"))
        return try AppSession(.holding(water, run), savesLater: true)
    }

    private func amount(_ id: Identifier, _ session: AppSession) throws -> Amount? {
        try session.desk.library.tracker(id)?.amounts[.today]
    }

    @Test("AMT-4: a burst on a card is shown press by press, and one step that undo takes back")
    func burst() throws {
        let session = try session()
        for _ in 1...7 { session.app.perform(.addAmount) }
        #expect(session.state.notice?.text == "Water: 1,400 of 2,000 ml" && session.app.isCounting)
        #expect(try session.desk.steps.isEmpty)
        session.app.saveMarks()
        #expect(try amount(1, session) == "1400" && session.desk.steps.count == 1)
        #expect(!session.app.isCounting)
        session.app.perform(.undo)
        #expect(try amount(1, session) == nil)
    }

    @Test("AMT-4: another direction, another card and another act begin a step of their own")
    func separate() throws {
        let session = try session()
        for action in [AppAction.addAmount, .addAmount, .subtractAmount, .addAmount] {
            session.app.perform(action)
        }
        session.app.focus(on: 2)
        session.app.perform(.addAmount)
        session.app.perform(.addAmount)
        session.app.perform(.togglePin)
        #expect(!session.app.isCounting)
        session.app.saveMarks()
        #expect(try amount(1, session) == "400" && amount(2, session) == "1")
        #expect(try session.desk.steps.count == 5)
    }

    @Test("AMT-4: a burst adds to what another program has counted meanwhile")
    func elsewhere() throws {
        let session = try session()
        session.app.perform(.addAmount)
        session.app.perform(.addAmount)
        try session.desk.elsewhere(.amount(AmountEdit(.set, "100"), of: 1, on: DaySet([.today])))
        session.app.saveMarks()
        #expect(try amount(1, session) == "500")
    }

    @Test("AMT-4: a burst adds what its card said, whatever the unit of the goal is by then")
    func otherUnit() throws {
        let session = try session()
        session.app.perform(.addAmount)
        session.app.perform(.addAmount)
        let liters = Goal(.atLeast, "2", unit: "l")
        try session.desk.elsewhere(.editTracker(1, TrackerEdit(.goal(liters))))
        session.app.saveMarks()
        // Twice 200 ml.
        #expect(try amount(1, session) == "0.4")
    }

    @Test("AMT-4: − takes away what is left where that is less than a step")
    func rest() throws {
        let session = try session()
        try session.desk.elsewhere(.amount(AmountEdit(.set, "250"), of: 1, on: DaySet([.today])))
        session.app.reload()
        for _ in 1...2 { session.app.perform(.subtractAmount) }
        session.app.saveMarks()
        #expect(try amount(1, session) == .zero)
        session.app.perform(.subtractAmount)
        #expect(session.state.notice?.kind == .error)
    }

    @Test("AMT-4: the names of the steps have their amount in the menu")
    func names() throws {
        let session = try session()
        session.app.perform(.openMenu)
        #expect(session.list?.rows.map(\.text).contains("Add 200 ml") == true)
        #expect(session.list?.rows.map(\.text).contains("Take 200 ml away") == true)
    }
}
