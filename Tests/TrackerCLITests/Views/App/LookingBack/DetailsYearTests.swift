import Samples
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
        // SHADE-4: the line has a sign for each week in one of its four rows, behind the ends of its scale.
        let title = try #require(
            rows.firstIndex { $0.contains("Strength over the year") || $0.contains("Сила за год") })
        let line = rows[title + 1...title + 4].map { Array($0.dropFirst(2 + zero.count)) }
        let weeks = (0..<53).filter { week in
            line.contains { row in row[week].unicodeScalars.contains { 0x2801...0x28FF ~= $0.value } }
        }
        #expect(weeks == Array(0..<53))
    }

    // Half of 56 columns without the gap is 27; the unit alone has 12.
    @Test("SUM-14: in 60 columns a chart whose title has a unit and a goal takes the whole width")
    func longTitle() throws {
        let (home, habit) = (ScreenStage.id(1), ScreenStage.id(11))
        let stage = try ScreenStage(
            .russian,
            [
                (
                    ScreenStage.today,
                    [
                        .addCategory(id: home, name: "Дом"),
                        .adding(
                            habit, "Турник", in: .existing(home),
                            planned: .rule("at least 900 подтягивания a month")),
                        .amount(AmountEdit(.set, .one), of: habit, on: DaySet([ScreenStage.today])),
                    ]
                )
            ])
        stage.app.perform(.openDetails)
        let rows = stage.rendering(60, 100).frame.rows
        guard let details = stage.app.model.state.sheets.last?.value as? TrackerDetailsState else {
            Issue.record("no details")
            return
        }
        for chart in [try #require(details.charts[0].months), try #require(details.charts[0].weekdays)] {
            let title = chart.title(.russian)
            #expect(rows.contains { $0.contains("│ \(title) ") }, "\(title)")
        }
    }
}
