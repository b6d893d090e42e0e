import TestKit
import Testing
import TrackerPresentation
import TrackerReport

/// The figures of statistics.md's worked example; the heat of its week is full, nothing planned, full, full, middle,
/// zero and full.
@Suite("REP-3: the figures of the report") struct PageFigureTests {
    private static func page(_ language: Language = .english) throws -> PageElement {
        try ReportSample.worked.page(language)
    }

    /// The texts of the cells of each row.
    private static func rows(_ table: PageElement) -> [[String]] {
        table.all("tr").map { row in row.children.map { $0.text.split(separator: " ").joined(separator: " ") }
        }
    }

    @Test("The four figures, in both languages")
    func figures() throws {
        let english = try Self.page().all(classed: "figure")
        #expect(english.map { $0.all("dd").first?.text } == ["6", "4", "8", "1.3"])
        #expect(
            english.map { $0.all("dt").first?.text } == [
                "Best period", "Perfect days", "Trackers completed", "Average",
            ])
        let russian = try Self.page(.russian).all(classed: "figure")
        #expect(russian.map { $0.all("dd").first?.text } == ["6", "4", "8", "1,3"])
    }

    @Test("V15: below the figures stands what they tell")
    func highlights() throws {
        let told = try #require(try Self.page().all(classed: "highlights").first)
        #expect(told.all("dt").map(\.text) == ["This week", "Worst day", "Strongest"])
        #expect(told.all("dd").map(\.text) == ["6 of 8", "Sat 0%", "Draw 18%"])
    }

    @Test("V28: the best month and weekdays stand out, in the report of all and of each habit")
    func best() throws {
        let bars = try Self.page().all(classed: "bars")
        // One month; of all trackers four weekdays at 100 %, of R two, of D four.
        #expect(bars.map { $0.all(classed: "best").count } == [1, 4, 1, 2, 1, 4])
    }

    // Strengths: see StrengthTests; here they are what the state says.
    @Test("A row for each tracker, with a link to its card")
    func table() throws {
        let page = try Self.page()
        let table = try #require(page.all(classed: "trackers").first)
        let rows = Self.rows(table)
        try #require(rows.count == 4)
        #expect(
            rows[0] == ["Tracker", "Streak", "Best", "Total", "30 days", "Strength", "Last 14 days"])
        #expect(rows[1].prefix(5) == ["🙂 Run", "1", "2", "3", "67%"])
        #expect(rows[2].prefix(5) == ["🙂 Draw", "1", "3", "4", "80%"])
        #expect(rows[3].prefix(6) == ["🙂 Exam", "1", "1", "1", "—", "—"])
        for (link, name) in zip(table.all("a"), ["Run", "Draw", "Exam"]) {
            let card = page.all.first {
                $0.attributes["id"] == link.attributes["href"]?.dropFirst().description
            }
            #expect(card?.all("h3").first?.text == name)
        }
        let marks = try #require(table.all("svg").first)
        #expect(marks.attributes["aria-label"] == "Done on 3 of the last 14 days")
        // The 2nd, 4th and 7th are done, the 6th is missed; the ten others are dots.
        #expect(["l4", "l0", "l"].map { heat in marks.all(classed: heat).count } == [3, 1, 10])
    }

    @Test("A square for each day with a plan, in the colour of its share; a dot for each other day")
    func heat() throws {
        let heat = try #require(try Self.page().all(classed: "heat").first)
        func days(_ heats: String) -> Int {
            heat.all(classed: heats).reduce(0) { $0 + ($1.attributes["d"] ?? "").count { $0 == "m" } }
        }
        #expect(["l0", "l1", "l2", "l3", "l4"].map(days) == [1, 0, 1, 0, 4])
        // Sunday the 1st and Tuesday the 3rd: the month is drawn from its first day on.
        #expect(days("l") == 2)
        #expect(
            heat.attributes["aria-label"] == """
                All trackers: 1 March 2026 to 8 March 2026: all done on 4 days, some on 1 day, none on 1 day
                """)
        #expect(heat.all("svg").flatMap { $0.all("text") }.map(\.text).contains("Mar"))
    }

    @Test("The tables behind the year, the months and the weekdays of all trackers")
    func numbers() throws {
        let tables = try #require(try Self.page().all(classed: "tables").first).all("table").map(Self.rows)
        try #require(tables.map(\.count) == [2, 2, 8])
        #expect(tables[0][0] == ["Month", "All done", "Some", "None", "Not planned"])
        // The 1st and the 3rd had no plan.
        #expect(tables[0][1] == ["March 2026", "4", "1", "1", "2"])
        #expect(tables[1] == [["Month", "Done"], ["Mar", "8"]])
        #expect(
            tables[2].dropFirst() == [
                ["Mon", "100%"], ["Tue", "—"], ["Wed", "100%"], ["Thu", "100%"], ["Fri", "50%"],
                ["Sat", "0%"], ["Sun", "100%"],
            ])
    }

    @Test("The card of a habit says what its details say, and that of an event when it was")
    func cards() throws {
        let page = try Self.page()
        let details = try ReportSample.worked.state(.english).sections.flatMap(\.trackers)
        let cards = page.all(classed: "tracker")
        try #require(cards.count == 3 && details.count == 3)
        for (card, state) in zip(cards, details) {
            #expect(card.all("h3").map(\.text) == [state.card.name])
            #expect(card.all("dt").map(\.text) == state.shownFacts.map(\.caption))
            #expect(card.all("dd").map(\.text) == state.shownFacts.flatMap(\.texts))
        }
        #expect(
            cards.map { $0.all("header").first?.all("p").first?.text } == [
                "Mon, Wed, Fri", "every day", "irregular event",
            ])
        #expect(cards[2].all("dd").map(\.text) == ["Fri, 6 March 2026"])
    }

    @Test("Seven notes: five are shown at once, two on request")
    func notes() throws {
        let list = try #require(try ReportSample.everything.page().all(classed: "list").first)
        #expect(list.all("p").map(\.text) == ["Notes"] && list.all("summary").map(\.text) == ["2 more"])
        #expect(list.all("li").map(\.text) == (1...7).reversed().map { "\($0 + 1) Mar: Note \($0)" })
        #expect(list.all("details").first?.all("li").count == 2)
    }

    @Test("Amounts are drawn with their unit, and told in the table")
    func amounts() throws {
        let page = try ReportSample.everything.page()
        let card = try #require(
            page.all(classed: "tracker").first { $0.all("header").first?.text.contains("Run") == true })
        #expect(card.all("figcaption").map(\.text).contains("By month, km"))
        #expect(card.all("table").map(Self.rows).contains { $0.last == ["Mar", "7.5"] })
    }

    @Test("Archived ones come last, under a heading of their own, and are in no table")
    func archived() throws {
        let page = try ReportSample.everything.page()
        #expect(page.all("h2").map(\.text) == ["The year", "All trackers", "Home", "Work", "In the archive"])
        #expect(page.all("h3").last?.text == "Old")
        #expect(page.all(classed: "trackers").first?.text.contains("Old") == false)
    }

    @Test("An archived card tells the category that it stands no longer under, the others don't")
    func archivedCategory() throws {
        let cards = try ReportSample.everything.page().all(classed: "tracker")
        func about(_ name: String) -> String? {
            let card = cards.first { $0.all("h3").map(\.text) == [name] }
            return card?.all("header").first?.all("p").first?.text
        }
        #expect(about("Old") == "Home · every day")
        #expect(about("Exam") == "irregular event")
    }

    @Test(
        "Where nothing was done yet, that is said, and nothing else",
        arguments: [ReportSample.undone, .empty])
    func nothing(sample: ReportSample) throws {
        for (language, text) in [
            (Language.english, "There is nothing to analyze yet"), (.russian, "Анализировать пока нечего"),
        ] {
            let main = try #require(try sample.page(language).all("main").first)
            #expect(main.children.map(\.name) == ["p"] && main.text.split(separator: "\n") == [text[...]])
        }
    }
}
