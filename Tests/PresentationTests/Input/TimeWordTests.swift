import Testing
import TrackerPresentation

@Suite struct TimeWordTests {
    @Test(
        "SET-4: the day may start from 00:00 to 11:59",
        arguments: [
            ("00:00", 0), ("03:00", 180), ("3:05", 185), ("11:59", 719), (" 04:30 ", 270),
        ])
    func times(word: String, minutes: Int) throws {
        #expect(try TimeWord.dayStart(word) == minutes)
    }

    @Test(arguments: [
        "", "12:00", "23:00", "03:60", "03", "3:5", "03:00:00", "-1:00", "ab:cd", "003:00", ":30",
    ])
    func noTime(word: String) {
        #expect(throws: WordError.time(word)) { try TimeWord.dayStart(word) }
    }
}
