import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// The statistics by their figures, years and rows.
@MainActor @Suite struct StatisticsPageTests {
    private func yearsSession() throws -> WebSession {
        try WebSession(
            .holding(
                .habit(
                    1, "Run", created: "2024-03-01",
                    done: ["2024-03-01", "2025-05-05", "2026-11-18", "2026-11-19"]),
                .habit(2, "Read", created: "2026-11-16", done: ["2026-11-19"])))
    }

    @Test("WEB-20: four figures, the year, the bars and a row for each tracker that leads to it")
    func contents() throws {
        let page = try WebSession().page("?p=stats")
        #expect(page.all("h1").map(\.text) == ["Statistics"])
        let figures = page.all(classed: "figure")
        #expect(figures.map { $0.all("dd").first?.text } == ["4", "0", "7", "1.8"])
        #expect(
            figures.map { $0.all("dt").first?.text } == [
                "Best period", "Perfect days", "Trackers completed", "Average",
            ])
        #expect(page.all("figcaption").contains { $0.text.hasPrefix("The year") })
        #expect(page.all("svg").contains { $0.attributes["aria-label"]?.hasSuffix("Nov 7") == true })
        let rows = page.all(classed: "trackers").first?.all("tbody").first?.all("tr") ?? []
        #expect(rows.count == 7)
        let ids: [Identifier] = [1, 2, 3, 4, 5, 6, 7]
        let links = rows.compactMap { $0.all("a").first }
        #expect(Set(links.compactMap { $0.attributes["href"] }) == Set(ids.map { "?p=tracker&id=\($0)" }))
        #expect(
            links.contains {
                $0.text == "🙂 Drink water" && $0.attributes["href"] == "?p=tracker&id=\(WebSamples.water)"
            })
    }

    @Test(
        "WEB-20, YEAR-4: years turn from the last twelve months to this year and those before, not before the first completion"
    )
    func years() throws {
        let session = try yearsSession()
        for (address, title, before, after) in [
            ("?p=stats", "Statistics", "?p=stats&y=2026", nil),
            ("?p=stats&y=2026", "Statistics, 2026", "?p=stats&y=2025", "?p=stats"),
            ("?p=stats&y=2025", "Statistics, 2025", "?p=stats&y=2024", "?p=stats&y=2026"),
            ("?p=stats&y=2024", "Statistics, 2024", nil, "?p=stats&y=2025"),
        ] as [(String, String, String?, String?)] {
            let page = try session.page(address)
            #expect(page.all("h1").first?.text == title)
            #expect(page.find("The year before")?.attributes["href"] == before, "\(address)")
            #expect(page.find("The year after")?.attributes["href"] == after, "\(address)")
        }
        let names = try session.page("?p=stats&y=2025").all(classed: "trackers").first?.all("tbody").first?
            .all("a").map(\.text)
        #expect(names == ["🙂 Run"])
        #expect(
            try session.page("?p=stats&y=2025").all(classed: "figure").map { $0.all("dd").first?.text }[2]
                == "1")
    }

    @Test("WEB-9: a year out of range is the nearest there is")
    func outOfRange() throws {
        let session = try yearsSession()
        for (year, title) in [
            ("9000", "2026"), ("2027", "2026"), ("2023", "2024"), ("0", "2024"), ("-5", "2024"),
            ("1899", "2024"),
        ] {
            #expect(
                try session.page("?p=stats&y=\(year)").all("h1").first?.text == "Statistics, " + title,
                "\(year)")
        }
    }

    @Test("WEB-20, SLIP-2: what slips has its line")
    func slipping() throws {
        let session = try WebSession(SlippingHabits.library())
        let page = try session.page("?p=stats")
        let line = page.all(classed: "highlights").first?.all("div").first {
            $0.all("dt").first?.text == "Slipping"
        }
        #expect(line?.all("dd").first?.text.contains("Water") == true)
        #expect(try WebSession().page("?p=stats").all("dt").contains { $0.text == "Slipping" } == false)
    }

    @Test("WEB-20, STAT-2: without any completion there is the placeholder alone")
    func placeholder() throws {
        let session = try WebSession(.holding(.habit(1, "Run")))
        let main = try #require(session.page("?p=stats").all("main").first)
        #expect(main.all(classed: "placeholder").first?.text == "There is nothing to analyze yet")
        #expect(
            main.all("table").isEmpty && main.all("svg").filter { $0.attributes["aria-label"] != nil }.isEmpty
        )
        let russian = try WebSession(.holding(.habit(1, "Run")), .russian).page("?p=stats")
        #expect(russian.all(classed: "placeholder").first?.text == "Анализировать пока нечего")
    }
}
