import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// The week by its tiles.
@MainActor @Suite struct WeekPageTests {
    private let dog = WebSamples.dog, run = WebSamples.run, water = WebSamples.water,
        coffee = WebSamples.coffee
    private let gym = WebSamples.gym, shower = WebSamples.shower

    private func rows(_ page: PageElement) -> [PageElement] { page.all("tbody").first?.all("tr") ?? [] }

    /// The tile of a tracker, by the column of its day.
    private func tile(_ page: PageElement, _ name: String, _ column: Int) throws -> PageElement {
        let row = try #require(rows(page).first { $0.all("a").first?.text.hasSuffix(name) == true })
        return try #require(row.all("td")[column].all(classed: "tile").first)
    }

    @Test(
        "WEB-17: a table with a row for each habit, a column for each day that leads to its list, counts and the streak"
    )
    func table() throws {
        let page = try WebSession().page("?p=week")
        #expect(page.all("h1").map(\.text) == ["16 – 22 Nov"])
        let heads = try #require(page.all("thead").first).all("a")
        #expect(heads.map(\.text) == ["Mon16", "Tue17", "Wed18", "Thu19", "Fri20", "Sat21", "Sun22"])
        #expect(
            heads.map { $0.attributes["href"] } == [
                "?d=2026-11-16", "?d=2026-11-17", "?d=2026-11-18", "?d=2026-11-19", "?", "?d=2026-11-21",
                "?d=2026-11-22",
            ])
        #expect(heads.map { $0.attributes["aria-current"] } == [nil, nil, nil, nil, "date", nil, nil])
        #expect(
            rows(page).compactMap { $0.all("a").first?.text } == [
                "🙂 Walk the dog", "🙂 Cold shower", "🙂 Run", "🙂 Drink water", "🙂 Coffee", "🙂 Gym",
            ])
        #expect(
            rows(page).map { $0.all(classed: "streak").first?.text } == [
                "4", "0", "18 of 30 km", "0", "0", "2 of 3",
            ])
        #expect(
            page.all("tfoot").first?.all("td").map(\.text) == ["3/5", "2/5", "1/4", "1/4", "0/4", "", ""])
    }

    @Test("WEB-17: a tile says tracker, day and mark, is full or not, and marks or unmarks its day alone")
    func marks() throws {
        let session = try WebSession()
        let page = try session.page("?p=week")
        let done = try tile(page, "Walk the dog", 0)
        #expect(done.attributes["aria-label"] == "Unmark: Walk the dog, 16 Nov: done")
        #expect(
            done.text == "✓" && done.attributes["aria-pressed"] == "true" && done.classes == ["tile", "full"])
        let missed = try tile(page, "Cold shower", 2)
        #expect(missed.attributes["aria-label"] == "Mark as done: Cold shower, 18 Nov: missed")
        #expect(
            missed.text == "×" && missed.attributes["aria-pressed"] == "false"
                && missed.classes == ["tile", "tint"])
        #expect(rows(page).first?.classes == ["c1"])
        #expect(try session.press(done, on: "?p=week").location == "?p=week")
        _ = try session.press(missed, on: "?p=week")
        #expect(try session.desk.library.tracker(dog)?.marks == DaySet(("2026-11-17" as Day)..."2026-11-19"))
        #expect(try session.desk.library.tracker(shower)?.marks == DaySet(["2026-11-18"]))
    }

    @Test(
        "WEB-17: a tile that holds an amount, or is of a sum, opens the amount over the week, so that no number is lost"
    )
    func amounts() throws {
        let page = try WebSession().page("?p=week")
        for (name, column, text, label, day) in [
            ("Run", 0, "10", "Enter the amount: Run, 16 Nov: 10, begun", "16"),
            ("Run", 1, "○", "Enter the amount: Run, 17 Nov: open", "17"),
            ("Drink water", 4, "1.2", "Enter the amount: Drink water, 20 Nov: 1.2, begun", "20"),
            ("Coffee", 0, "1", "Enter the amount: Coffee, 16 Nov: 1, done", "16"),
        ] {
            let tile = try tile(page, name, column)
            #expect(tile.name == "a" && tile.text == text)
            #expect(tile.attributes["aria-label"] == label)
            let id = ["Run": run, "Drink water": water, "Coffee": coffee][name] ?? dog
            #expect(tile.attributes["href"] == "?p=week&d=2026-11-\(day)&id=\(id)&a=amount")
        }
        #expect(try tile(page, "Coffee", 1).name == "button")
        #expect(try tile(page, "Run", 0).classes == ["tile", "part"])
    }

    @Test("WEB-17: an amount without a goal, or on a skipped day, is not lost by a touch either")
    func amountsAnywhere() throws {
        let session = try WebSession()
        try session.elsewhere(
            .amount(AmountEdit(.set, "2"), of: gym, on: DaySet(["2026-11-18"])),
            .amount(AmountEdit(.set, "0.5"), of: water, on: DaySet(["2026-11-18"])),
            .skip([water], on: DaySet(["2026-11-18"])))
        let page = try session.page("?p=week")
        #expect(try tile(page, "Gym", 2).name == "a")
        #expect(try tile(page, "Drink water", 2).name == "a")
    }

    @Test("WEB-17: days to come are no buttons")
    func future() throws {
        let page = try WebSession().page("?p=week")
        for row in rows(page) {
            let cells = row.all("td")
            #expect(cells.count == 8)
            for cell in cells[5...6] {
                #expect(cell.all("button").isEmpty && cell.all("a").isEmpty && cell.all("form").isEmpty)
                #expect(["◌", ""].contains(cell.text))
            }
        }
        let next = try WebSession().page("?p=week&d=2026-11-25")
        #expect(rows(next).allSatisfy { $0.all("button").isEmpty })
    }

    @Test("WEB-17, WEEK-2: a note has its sign beside the tile")
    func note() throws {
        let session = try WebSession()
        let before = try session.page("?p=week")
        try session.elsewhere(.note("Rain", of: dog, on: "2026-11-17"))
        let page = try session.page("?p=week")
        let cell = try #require(rows(page).first).all("td")[1]
        let plain = try #require(rows(before).first).all("td")[1]
        #expect(cell.classes != plain.classes || cell.text != plain.text)
        #expect(
            cell.all.contains {
                ($0.attributes["aria-label"] ?? $0.attributes["title"] ?? "").lowercased().contains("note")
            })
    }

    @Test("WEB-17: the legend has the signs that are there, and no others")
    func legend() throws {
        let session = try WebSession()
        func legend() throws -> [String] {
            try session.page("?p=week").all(classed: "legend").first?.all("li").map(\.text) ?? []
        }
        #expect(try legend() == ["✓ done", "◐ begun", "× missed", "○ open", "◌ to come"])
        try session.elsewhere(
            .skip([gym], on: DaySet(["2026-11-18"])),
            .amount(AmountEdit(.set, "3"), of: coffee, on: DaySet(["2026-11-17"])))
        #expect(
            try legend() == [
                "✓ done", "◐ begun", "! over the limit", "– off", "× missed", "○ open", "◌ to come",
            ])
    }

    @Test(
        "WEB-17, WEEK-4: weeks turn back and forth, this week's link is in others, and not beyond 1900 and 2199"
    )
    func turned() throws {
        let session = try WebSession()
        let page = try session.page("?p=week")
        #expect(try page.control("The week before").attributes["href"] == "?p=week&d=2026-11-09")
        #expect(try page.control("The week after").attributes["href"] == "?p=week&d=2026-11-23")
        #expect(page.find("This week") == nil)
        let before = try session.page("?p=week&d=2026-11-09")
        #expect(before.all("h1").first?.text == "9 – 15 Nov")
        #expect(try before.control("This week").attributes["href"] == "?p=week")
        let first = try session.page("?p=week&d=1900-01-01").control("The week before").attributes["href"]
        #expect(first == "?p=week&d=1900-01-01")
    }

    @Test(
        "WEB-17, WEEK-1: an event that was done in the week has a row, and a week without trackers its placeholder"
    )
    func events() throws {
        let session = try WebSession()
        try session.elsewhere(.complete([WebSamples.dentist], on: "2026-11-19"))
        let page = try session.page("?p=week")
        #expect(rows(page).count == 7)
        #expect(try tile(page, "Dentist", 3).attributes["aria-pressed"] == "true")
        let empty = try WebSession(Library(id: 1000)).page("?p=week")
        #expect(empty.all(classed: "placeholder").count == 1 && empty.all("table").isEmpty)
    }

    @Test("WEB-17: the week is in the language of the page")
    func russian() throws {
        let page = try WebSession(nil, .russian).page("?p=week")
        #expect(page.all("h1").map(\.text) == ["16 – 22 ноя"])
        #expect(try tile(page, "Gym", 0).attributes["aria-label"] == "Снять отметку: Gym, 16 ноя: сделано")
        #expect(page.all("thead").first?.all("a").first?.text == "Пн16")
        #expect(rows(page).map { $0.all(classed: "streak").first?.text }[2] == "18 из 30 km")
    }
}
