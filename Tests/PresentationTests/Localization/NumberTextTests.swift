import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct NumberTextTests {
    @Test(arguments: [
        (0, "0", "0"), (7, "7", "7"), (999, "999", "999"), (1000, "1,000", "1\u{A0}000"),
        (1222, "1,222", "1\u{A0}222"), (12_345, "12,345", "12\u{A0}345"),
        (1_234_567, "1,234,567", "1\u{A0}234\u{A0}567"), (1_000_007, "1,000,007", "1\u{A0}000\u{A0}007"),
        (-1000, "-1,000", "-1\u{A0}000"),
    ])
    func thousands(number: Int, english: String, russian: String) {
        #expect(NumberText.whole(number, .english) == english)
        #expect(NumberText.whole(number, .russian) == russian)
    }

    @Test(
        "STAT-1: the average has one decimal, .0 dropped",
        arguments: [
            (0, "0", "0"), (13, "1.3", "1,3"), (20, "2", "2"), (25, "2.5", "2,5"),
            (12_225, "1,222.5", "1\u{A0}222,5"),
        ])
    func tenths(tenths: Int, english: String, russian: String) {
        #expect(NumberText.tenths(tenths, .english) == english)
        #expect(NumberText.tenths(tenths, .russian) == russian)
    }

    @Test(
        "Percents round a half away from zero",
        arguments: [
            (0, 3, "0"), (2, 3, "67"), (1, 3, "33"), (1, 8, "13"), (1, 1, "100"),
        ])
    func percents(part: Int, whole: Int, number: String) throws {
        let share = try #require(Ratio(part, of: whole))
        #expect(NumberText.percent(share, .english) == number + "%")
        #expect(NumberText.percent(share, .russian) == number + "\u{A0}%")
    }
}
