import Samples
import Testing
import TrackerDomain

@Suite struct GoalStepTests {
    @Test(
        "AMT-4: a step is a tenth of the goal, rounded to 1, 2, 2.5 or 5 × 10ⁿ",
        arguments: [
            ("2000", "ml", "200"), ("5", "km", "0.5"), ("2", "l", "0.2"), ("1.5", "л", "0.1"),
            ("42", "km", "5"), ("21", "км", "2"), ("30", "min", "2.5"), ("250", "g", "25"),
            ("5280", "ft", "500"), ("3", "mi", "0.25"), ("16", "oz", "2"),
            // 0.175 is as near to 0.1 as to 0.25, but 0.2 is nearer; 0.375 lies between 0.25 and 0.5.
            ("1.75", "l", "0.2"), ("3.75", "l", "0.25"), ("0.001", "kg", "0.001"),
            ("1000000", "m", "100000"),
        ] as [(Amount, String, Amount)])
    func measured(amount: Amount, unit: String, step: Amount) throws {
        #expect(try #require(Goal(.atLeast, amount, unit: unit)).step == step)
    }

    @Test(
        "AMT-4: counted things go by whole numbers, at least 1",
        arguments: [
            ("8", "glasses", "1"), ("2", "", "1"), ("0.5", "cups", "1"), ("20", "pages", "2"),
            ("25", "pages", "2"), ("8", "pints", "1"), ("2", "gallons", "1"), ("30", "", "2"),
            ("100", "", "10"), ("250", "", "25"),
            ("10000", "шагов", "1000"),
        ] as [(Amount, String, Amount)])
    func counted(amount: Amount, unit: String, step: Amount) throws {
        #expect(try #require(Goal(.atLeast, amount, unit: unit)).step == step)
    }

    @Test("AMT-4: a limit has a step too, one of 0 as well")
    func limits() throws {
        #expect(try #require(Goal(.atMost, "2", unit: "cups")).step == .one)
        #expect(try #require(Goal(.atMost, .zero)).step == .one)
    }
}
