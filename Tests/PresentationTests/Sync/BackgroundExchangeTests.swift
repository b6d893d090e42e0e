import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The exchange through git beside the app: the program is a fake, the clock is the test's.
@MainActor @Suite struct BackgroundExchangeTests {
    private final class FakeProgram {
        var starts = 0
        var canStart = true
        /// Nil while it runs.
        var outcome: Bool?

        var program: ExchangeProgram {
            ExchangeProgram {
                self.starts += 1
                self.outcome = nil
                return self.canStart
            } outcome: {
                self.outcome
            }
        }
    }

    private static let start = ContinuousClock.now
    private let fake = FakeProgram()

    private func at(_ seconds: Int) -> ContinuousClock.Instant { Self.start + .seconds(seconds) }

    private func exchange(isWanted: Bool = true) -> BackgroundExchange {
        BackgroundExchange(fake.program) { isWanted }
    }

    /// Lets a running exchange end.
    private func end(_ exchange: BackgroundExchange, at seconds: Int) -> BackgroundExchange.Event? {
        fake.outcome = true
        return exchange.advance(to: at(seconds))
    }

    @Test("STEP-21: at once, then every five minutes from one beginning to the next")
    func regular() {
        let exchange = exchange()
        #expect(exchange.deadline(after: at(0)) == at(0))
        #expect(exchange.advance(to: at(0)) == .began && exchange.isRunning)
        // While it runs it is asked often, and nothing else begins.
        #expect(exchange.deadline(after: at(1)) == at(1) + .milliseconds(250))
        #expect(exchange.advance(to: at(400)) == nil && fake.starts == 1)
        #expect(end(exchange, at: 401) == .succeeded && !exchange.isRunning)
        #expect(exchange.deadline(after: at(401)) == at(300))
        #expect(exchange.advance(to: at(401)) == .began)
        #expect(end(exchange, at: 402) == .succeeded)
        #expect(exchange.advance(to: at(700)) == nil)
        #expect(exchange.advance(to: at(701)) == .began && fake.starts == 3)
    }

    @Test("STEP-21: 30 s after the last change, however many come; one that came while it ran is sent, too")
    func changes() {
        let exchange = exchange()
        _ = exchange.advance(to: at(0))
        _ = end(exchange, at: 1)
        exchange.noteChange(at: at(10))
        exchange.noteChange(at: at(35))
        #expect(exchange.advance(to: at(64)) == nil)
        #expect(exchange.deadline(after: at(64)) == at(65))
        #expect(exchange.advance(to: at(65)) == .began)
        exchange.noteChange(at: at(66))
        #expect(end(exchange, at: 70) == .succeeded)
        #expect(exchange.advance(to: at(95)) == nil)
        #expect(exchange.advance(to: at(96)) == .began)
        _ = end(exchange, at: 97)
        // Without a change nothing is due for five minutes; changes without a pause do not put it off.
        for second in stride(from: 100, to: 396, by: 10) {
            exchange.noteChange(at: at(second))
            #expect(exchange.advance(to: at(second)) == nil)
        }
        #expect(exchange.advance(to: at(396)) == .began)
    }

    @Test("STEP-21: who asks gets one at once, and no second one while it runs")
    func asked() {
        let exchange = exchange()
        _ = exchange.advance(to: at(0))
        _ = end(exchange, at: 1)
        exchange.request(at: at(5))
        #expect(exchange.advance(to: at(5)) == .began)
        exchange.request(at: at(6))
        #expect(end(exchange, at: 7) == .succeeded)
        #expect(exchange.advance(to: at(8)) == nil && fake.starts == 2)
    }

    @Test("STEP-21: a failure is news once, and again only after it once worked")
    func failures() {
        let exchange = exchange()
        var second = 0
        func outcome(_ isSuccess: Bool) -> BackgroundExchange.Event? {
            second += 300
            _ = exchange.advance(to: at(second))
            fake.outcome = isSuccess
            return exchange.advance(to: at(second + 1))
        }
        #expect(outcome(false) == .failed(isNews: true))
        #expect(outcome(false) == .failed(isNews: false))
        #expect(outcome(true) == .succeeded)
        #expect(outcome(false) == .failed(isNews: true))
        // One that cannot be started failed at once.
        fake.canStart = false
        #expect(exchange.advance(to: at(second + 300)) == .failed(isNews: false) && !exchange.isRunning)
    }

    @Test("STEP-21: where git does not carry the folder nothing is started, at the end neither")
    func otherFolders() {
        let exchange = exchange(isWanted: false)
        #expect(exchange.advance(to: at(0)) == nil)
        exchange.noteChange(at: at(10))
        #expect(exchange.advance(to: at(40)) == nil)
        exchange.finish()
        #expect(fake.starts == 0)
        let wanted = self.exchange()
        wanted.finish()
        #expect(fake.starts == 1)
    }

    private func session(
        _ carrier: SyncCarrier, _ conventions: Conventions = .english
    ) throws -> (AppSession, FakeSync) {
        let sync = FakeSync(
            SyncStatus(id: "k7q2", name: "laptop", folder: "/home/anna/S", carrier: carrier, others: []))
        let session = try AppSession(.holding(.habit(1, "Run")), conventions, sync: sync)
        session.app.exchange = BackgroundExchange(fake.program) { [workspace = session.desk.workspace] in
            workspace.isCarriedByGit
        }
        return (session, sync)
    }

    @Test("STEP-21: Devices open at once, Enter exchanges, and it says so until it is over")
    func devices() throws {
        for (conventions, progress) in [(Conventions.english, "exchanging …"), (.russian, "идёт обмен…")] {
            let (session, sync) = try session(.git, conventions)
            session.app.perform(.openSync)
            #expect(session.devices?.progress == nil && fake.starts == 0)
            let calls = sync.calls
            session.app.confirm()
            // What is set in the sheet is begun by the front's next call.
            #expect(session.app.exchange(at: .now + .seconds(1)) == .began)
            #expect(session.devices?.progress == progress && sync.calls == calls)
            fake.outcome = true
            #expect(session.app.exchange(at: .now + .seconds(2)) == .succeeded)
            #expect(session.devices?.progress == nil && session.notice == nil)
            fake.starts = 0
        }
    }

    @Test("STEP-21: in another folder Enter exchanges as before")
    func devicesElsewhere() throws {
        let (session, sync) = try session(.syncthing)
        session.app.perform(.openSync)
        session.app.confirm()
        #expect(session.app.exchange(at: .now + .seconds(1)) == nil && fake.starts == 0)
        #expect(sync.calls == ["exchange folder", "exchange folder"])
    }

    @Test("STEP-21: a failure is one notice, with git's finding where one is known")
    func notice() throws {
        let (session, sync) = try session(.git)
        func fail(after seconds: Int) {
            _ = session.app.exchange(at: at(seconds))
            fake.outcome = false
            _ = session.app.exchange(at: at(seconds + 1))
        }
        fail(after: 0)
        #expect(session.app.notice?.kind == .error)
        #expect(session.notice?.hasPrefix("The exchange through git failed") == true)
        session.app.dismiss()
        fail(after: 300)
        #expect(session.notice == nil)

        fake.outcome = true
        _ = session.app.exchange(at: at(600))
        fake.outcome = true
        _ = session.app.exchange(at: at(601))
        var status = sync.get(\.status)
        status?.findings = [DatedFinding(.git(folder: "/home/anna/S", .needsPerson(nil)), since: .today)]
        sync.set(\.status, to: status)
        fail(after: 900)
        #expect(session.notice?.contains("~/S") == true, "\(session.notice ?? "")")
    }
}
