import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct ReviewRunTests {
    private static func run(_ count: Int) throws -> ReviewRun {
        let library = try Library.holding(.habit(1), .habit(2), .habit(3), .habit(4))
        return ReviewRun(Array(library.reviewQuestions(over: .today ... .today, today: .today).prefix(count)))
    }

    /// The numbers of the questions in the order in which they are asked.
    private static func asked(_ count: Int, _ outcomes: [ReviewRun.Outcome]) throws -> (
        places: [Int], ReviewRun
    ) {
        var (run, places) = (try run(count), [Int]())
        for outcome in outcomes {
            if let place = run.place { places.append(place + 1) }
            run.take(outcome)
        }
        return (places, run)
    }

    @Test("REV-3: what is put off comes once more at the end, then stays open")
    func later() throws {
        let (places, run) = try Self.asked(3, [.later, .done, .later, .skipped, .later, .done])
        #expect(places == [1, 2, 3, 1, 3] && run.place == nil)
        #expect(run.summary.english == "Done 1, skipped 1, still open 1.")
    }

    @Test(
        "REV-4: the summary leaves out parts of none, and counts what was never asked as open",
        arguments: [
            ([.done, .done, .skipped], "Done 2, skipped 1.", "Сделано 2, пропущено 1."),
            (
                [.done, .done, .skipped, .left], "Done 2, skipped 1, still open 1.",
                "Сделано 2, пропущено 1, осталось 1."
            ),
            ([], "Still open 4.", "Осталось 4."), ([.passed, .passed, .passed, .passed], "", ""),
            ([.passed, .done], "Done 1, still open 2.", "Сделано 1, осталось 2."),
        ] as [([ReviewRun.Outcome], String, String)])
    func summary(outcomes: [ReviewRun.Outcome], english: String, russian: String) throws {
        let count = outcomes.count == 3 ? 3 : 4
        #expect(try Self.asked(count, outcomes).1.summary == Phrase(english, russian))
    }

    @Test(
        "REV-3: answers in either language, in any case",
        arguments: [
            ("y", .done), ("Д", .done), ("YES", .done), (" да ", .done), ("n", .left), ("н", .left),
            ("No", .left),
            ("НЕТ", .left), ("", .later), ("  ", .later), ("s", .skip), ("П", .skip), ("u", .back),
            ("о", .back),
            ("q", .quit), ("в", .quit), ("?", .help), ("a", .note(nil)), ("З", .note(nil)),
            ("a very  fast", .note("very fast")), ("з по реке", .note("по реке")),
            ("5", .amount(AmountEdit(.set, "5"))), ("+2,5 km", .amount(AmountEdit(.add, "2.5", unit: "km"))),
            ("-3", .amount(AmountEdit(.subtract, "3"))), (".5", .amount(AmountEdit(.set, "0.5"))),
            // By meaning, not by their place on the keyboard.
            ("у", nil), ("а", nil), ("yy", nil), ("y 5", nil), ("x", nil), ("??", nil), ("nope", nil),
        ] as [(String, ReviewAnswer?)])
    func answers(line: String, answer: ReviewAnswer?) throws {
        #expect(try ReviewAnswer(line, .english) == answer)
    }

    @Test(
        "REV-3: a number that is none is refused as everywhere",
        arguments: ["5x5", "10,000", "10k steps", "-", "3 5"])
    func numbers(line: String) {
        #expect(throws: WordError.self) { try ReviewAnswer(line, .english) }
    }

    @Test("REV-2: the help has six lines in each language")
    func help() {
        #expect(Phrase.reviewHelp.count == 6)
    }
}
