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

    /// A key of the footer changes what is shown.
    ///
    /// - Parameter here: The session after the intents.
    private func changes(_ here: KeySession, _ intent: Intent, after intents: [Intent], _ language: Language)
        throws -> Bool
    {
        let there = try session(intents, language)
        there.app.handle(intent)
        return there.state != here.state || there.model.hasQuit || there.app.context != here.app.context
    }

    @Test("T82, SECT-2, SECT-4: on headings and over the categories no key of the footer does nothing")
    func headings() throws {
        // Rest is pinned; the headings are Home and Work.
        let home: [Intent] = [.move(.next), .move(.up)]
        let work: [Intent] = [.move(.toEnd), .move(.up)]
        let list: [Intent] = [.action(.openCategories)]
        for intents in [
            home, work, work + [.action(.moveUp)], work + [.action(.moveUp), .action(.undo)],
            home + [.action(.startSearch), .edit(.insert("row")), .confirm, .move(.up)],
            home + [.action(.nextDay)], home + [.action(.openMenu)], work + [.action(.deleteTracker)],
            home + list, work + list, list + [.move(.toEnd)], list + [.action(.moveDown)],
        ] {
            let here = try session(intents, .english)
            #expect(!here.model.sheets.isEmpty || here.model.focusedSection != nil, "\(intents)")
            for case .intent(let intent) in here.app.offers.map(\.target) {
                #expect(
                    try changes(here, intent, after: intents, .english), "\(intent) after \(intents)")
            }
        }
    }

    @Test(
        "T82: from places found at random, no key of the footer does nothing",
        arguments: 1...12 as ClosedRange<UInt64>)
    @MainActor func allDoSomething(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let language = Language.allCases[Int(seed) % Language.allCases.count]
        var intents: [Intent] = []
        for _ in 1...20 {
            intents.append(try #require(Self.intents.randomElement(using: &random)))
            let here = try session(intents, language)
            for offer in here.app.offers {
                guard case .intent(let intent) = offer.target else { continue }
                #expect(
                    try changes(here, intent, after: intents, language),
                    "\(offer.text(.english)) after \(intents)")
            }
        }
    }
}
