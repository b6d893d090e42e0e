import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The year in the details of a habit, and the curve below it.
@MainActor @Suite struct DetailsYearTests {
    // The frame takes four columns, a year 53 weeks: in 60 columns three are left for the names, in 61 four.
    @Test(
        "STAT-5, STR-1: from 60 columns on the year has all its weeks, and the strength of each below it",
        arguments: [
            (.english, 60, "Sa ", "  0"), (.english, 61, "Sat ", "  0 "), (.russian, 60, "Сб ", "  0"),
            (.russian, 61, "Сб  ", "  0 "),
        ] as [(Language, Int, String, String)])
    func weeks(language: Language, columns: Int, saturday: String, zero: String) throws {
        let album = try Album(language)
        album.app.perform(.openDetails)
        let rows = album.draw(Size(columns: columns, rows: 100), album.context()).frame.rows
        func signs(after name: String) throws -> Int {
            let row = try #require(rows.first { $0.hasPrefix("│ " + name) })
            return row.dropFirst(2 + name.count).prefix { $0 != " " }.count
        }
        // From 19 October 2024, the day on which the habit begins, to 11 October 2025.
        #expect(try signs(after: saturday) == 52)
        #expect(try signs(after: zero) == 53)
    }
}
