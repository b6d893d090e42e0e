import DeskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The keys that the footer offers.
@MainActor @Suite struct KeyEffectTests {
    /// What leads to places of every kind.
    private static let intents: [Intent] =
        [
            .confirm, .press, .cancel, .move(.down), .move(.right), .move(.next), .move(.toEnd), .digit(2),
            .edit(.insert("a")), .answer(false),
        ] + AppAction.allCases.filter { $0 != .quit }.map(Intent.action)

    private func session(_ intents: [Intent], _ language: Language) throws -> KeySession {
        let session = try KeySession(
            .holding(
                .habit(1, "Run", goal: Goal(.atLeast, "5", unit: "km"), done: [.yesterday]),
                .habit(2, "Rest", pinned: true), .habit(3, "Row", in: .work),
                .event(4, "Exam"), .habit(5, "Piano", status: .paused(since: .yesterday))),
            Conventions(language: language))
        for intent in intents { session.app.handle(intent) }
        return session
    }

    @Test(
        "T82: from places found at random, no key of the footer does nothing",
        arguments: 1...12 as ClosedRange<UInt64>)
    func allDoSomething(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let language = Language.allCases[Int(seed) % Language.allCases.count]
        var intents: [Intent] = []
        for _ in 1...20 {
            intents.append(try #require(Self.intents.randomElement(using: &random)))
            let here = try session(intents, language)
            for offer in here.app.offers {
                guard case .intent(let intent) = offer.target else { continue }
                let there = try session(intents, language)
                there.app.handle(intent)
                let isOther =
                    there.state != here.state || there.model.hasQuit || there.app.context != here.app.context
                #expect(isOther, "\(offer.text(.english)) after \(intents)")
            }
        }
    }
}
