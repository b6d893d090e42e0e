import Testing
import TrackerCLI
import TrackerPresentation

@Suite("Advice in the words of each front") struct AdviceTests {
    private static func namesCommand(_ phrase: Phrase) -> Bool {
        phrase.english.contains("tracker ") || phrase.english.contains("--")
    }

    @Test(
        "AMT-4: in the app nothing that it can do itself is advised by a command or an option",
        arguments: [
            Advice.undo, .listTrackers, .listCategories, .listSteps, .useOtherKind, .setGoal, .correctAmount,
            .limitOfZero, .standardOutput,
        ])
    func app(advice: Advice) {
        if let words = Advice.inApp(advice) { #expect(!Self.namesCommand(words), "\(words)") }
    }

    @Test(
        "what the app cannot do, it advises as the command line does",
        arguments: [
            Advice.repair, .moveAwayAndRepair, .examine, .restore, .otherLibrary, .lookBeforeRepeating,
        ])
    func commandsInApp(advice: Advice) throws {
        let words = try #require(Advice.onCommandLine(advice))
        #expect(Self.namesCommand(words))
        #expect(Advice.inApp(advice) == words)
    }

    @Test("a sentence without words for its advice ends with its full stop")
    func silent() {
        let message = Message(Phrase("It is gone", "Этого нет"), .semicolon, .useOtherKind)
        #expect(message.onCommandLine == Phrase("It is gone.", "Этого нет."))
    }

    @Test("two ways out are joined by “or”")
    func several() {
        let message = Message(Phrase("It is full", "Полно"), .semicolon, .moveAway, .otherLibrary)
        #expect(
            message.onCommandLine
                == Phrase(
                    "It is full; move it away or name another library with --library.",
                    "Полно; уберите его или укажите другую библиотеку через --library."))
    }
}
