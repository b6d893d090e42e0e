import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@Suite("Advice in the words of each front") struct AdviceTests {
    private static let one = AmountEdit(.set, .one)

    private static func namesCommand(_ phrase: Phrase) -> Bool {
        phrase.english.contains("tracker ") || phrase.english.contains("--")
    }

    @Test(
        "AMT-4: in the app nothing that it can do itself is advised by a command or an option",
        arguments: [
            Advice.undo, .listTrackers, .listCategories, .listSteps, .useCategory, .useTracker,
            .setGoal("Run", one),
            .correctAmount,
            .recordAmount("Run"),
            .limitOfZero, .standardOutput, .setTimerAgain(.remind),
        ])
    func app(advice: Advice) {
        if let words = Advice.inApp(.none)(advice) { #expect(!Self.namesCommand(words), "\(words)") }
    }

    @Test(
        "what the app cannot do, it advises as the command line does",
        arguments: [
            Advice.repair, .moveAwayAndRepair, .examine, .restore, .otherPlace(.library),
            .lookBeforeRepeating, .runTimer(.remind), .removeTimer(.remind),
        ])
    func commandsInApp(advice: Advice) throws {
        let words = try #require(Advice.onCommandLine(.none)(advice))
        #expect(Self.namesCommand(words))
        #expect(Advice.inApp(.none)(advice) == words)
    }

    @Test(
        "every command that is advised is one, in both languages",
        arguments: [
            Advice.repair, .moveAwayAndRepair, .renumberBackup, .forgetHistory, .examine, .restore, .undo,
            .lookBeforeRepeating, .listTrackers, .listCategories, .listSteps, .rewriteSettings,
            .setSetting, .listSettings, .addTracker, .listBackups, .importFile, .standardInput,
            .importing(.listFormats),
            .setTimerAgain(.remind), .runTimer(.remind), .removeTimer(.remind),
        ])
    func commands(advice: Advice) throws {
        let words = try #require(Advice.onCommandLine(.none)(advice))
        for (text, quote) in [(words.english, "“"), (words.russian, "«")] {
            let named = text.split(separator: quote + "tracker ", omittingEmptySubsequences: false)
                .dropFirst()
            #expect(!named.isEmpty, "\(text)")
            for command in named {
                let words = command.prefix { $0.isLetter || $0 == " " }.split(separator: " ").map(String.init)
                #expect(try Shell().run(["help"] + words.prefix(words[0] == "help" ? 1 : 2)).code == .done)
            }
        }
    }

    @Test(
        "AMT-4: an amount over its limit is corrected by an option on the command line, by a key in the app")
    func correctingAmount() {
        #expect(
            Advice.onCommandLine(.none)(.correctAmount)
                == Phrase("change it with --amount", "измените через --amount"))
        #expect(
            Advice.inApp(.none)(.correctAmount)
                == Phrase("change it with “Amount” (=)", "измените через «Количество» (=)"))
    }

    @Test("REV-3: in a review an amount over its limit is corrected by another number")
    func correctingInReview() {
        #expect(
            Advice.inReview(.none)(.correctAmount) == Phrase("type another number", "введите другое число"))
        let goal = Advice.setGoal("Run", Self.one)
        #expect(Advice.inReview(.none)(goal) == Advice.onCommandLine(.none)(goal))
    }

    @Test("SUM-2: a limit of a period is proposed as each front takes it")
    func limitOfPeriod() throws {
        let five = try #require(Amount(text: "5"))
        let sum = PeriodGoal(try #require(Goal(.atMost, five)), in: .week)
        #expect(
            Advice.onCommandLine(.none)(.nameSchedule(orSum: sum))
                == Phrase(
                    "for a goal of a day add --schedule daily, or write --limit \"5 a week\"",
                    "для цели на день добавьте --schedule daily или напишите --limit \"5 в неделю\""))
        #expect(
            Advice.inApp(.none)(.nameSchedule(orSum: sum))
                == Phrase(
                    "name a schedule, too, or write “at most 5 a week”",
                    "укажите и расписание или напишите «максимум 5 в неделю»"))
    }

    @Test("TAB-23, IMP-5: what an import needs is an option of the command line, and nothing in the app")
    func importOptions() {
        let texts: [(Advice, String, String)] = [
            (
                .importing(.nameLoopOrTable),
                "add --format loop, or --format csv for the numbers as they stand",
                "добавьте --format loop, а для чисел как есть — --format csv"
            ),
            (
                .importing(.nameHabit), "name its habit with --name, and its category with --into",
                "назовите привычку через --name, а категорию — через --into"
            ),
            (.importing(.dropName), "leave out --name", "уберите --name"),
        ]
        for (advice, english, russian) in texts {
            #expect(Advice.onCommandLine(.none)(advice) == Phrase(english, russian))
            #expect(Advice.inApp(.none)(advice) == nil)
        }
    }

    @Test("a sentence without words for its advice ends with its full stop")
    func silent() {
        let message = Message(Phrase("It is gone", "Этого нет"), .semicolon, .showDayBefore)
        #expect(message.onCommandLine(.none) == Phrase("It is gone.", "Этого нет."))
    }

    @Test("two ways out are joined by “or”")
    func several() {
        let message = Message(Phrase("It is full", "Полно"), .semicolon, .moveAway, .otherPlace(.library))
        #expect(
            message.onCommandLine(.none)
                == Phrase(
                    "It is full; move it away or name another library with --library.",
                    "Полно; уберите его или укажите другую библиотеку через --library."))
    }
}
