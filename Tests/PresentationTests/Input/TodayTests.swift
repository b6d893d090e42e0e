import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct TodayTests {
    @Test(
        "SET-4: before the day starts it is still yesterday",
        arguments: [
            (0, 0, "2026-03-01"), (120, 180, "2026-02-28"), (179, 180, "2026-02-28"),
            (180, 180, "2026-03-01"),
            (1439, 719, "2026-03-01"), (718, 719, "2026-02-28"),
        ])
    func day(minute: Int, dayStart: Int, iso: String) throws {
        let date = try #require(Day(iso: "2026-03-01"))
        #expect(Today.day(date: date, minute: minute, dayStart: dayStart).iso == iso)
    }
}
