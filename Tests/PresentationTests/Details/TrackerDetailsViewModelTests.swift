import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("STAT-5: the details as a screen") struct TrackerDetailsViewModelTests {
    private func details(_ desk: Desk) throws -> TrackerDetailsViewModel {
        TrackerDetailsViewModel(1, on: .today, workspace: desk.workspace, library: try desk.library)
    }

    @Test("Months turn, as far as the product's days reach")
    func months() throws {
        let details = try details(Desk(.holding(.habit(1))))
        #expect(details.state?.calendar?.title == "March 2026")
        details.move(byMonths: -3)
        #expect(details.state?.calendar?.title == "December 2025")
        details.move(byMonths: 5000)
        #expect(details.state?.calendar?.title == "December 2199")
        details.move(byMonths: -5000)
        #expect(details.state?.calendar?.title == "January 1900")
    }

    @Test("C3: an event's months turn from the one it was done in, else from today's")
    func eventMonths() throws {
        let details = try details(Desk(.holding(.event(1, done: ["2025-11-30"]))))
        #expect(details.chosen == "2025-11-30")
        details.move(byMonths: 1)
        #expect(details.state?.calendar?.title == "December 2025")
        let open = try self.details(Desk(.holding(.event(1))))
        open.move(byMonths: 1)
        #expect(open.state?.calendar?.title == "April 2026" && open.state?.card.name == "Event")
    }

    @Test("V13: a day is chosen in the month, which follows it; a shorter month has its last day")
    func choosing() throws {
        let details = try details(Desk(.holding(.habit(1))))
        func selected() -> [Day] { details.state?.calendar?.cells.filter(\.isSelected).map(\.day) ?? [] }
        details.choose("2026-03-31")
        #expect(selected() == ["2026-03-31"])
        details.move(byMonths: -1)
        #expect(selected() == ["2026-02-28"] && details.state?.calendar?.title == "February 2026")
        details.move(byDays: 1)
        #expect(selected() == ["2026-03-01"] && details.state?.calendar?.title == "March 2026")
        details.choose("1900-01-01")
        details.move(byDays: -7)
        #expect(selected() == ["1900-01-01"])
    }

    @Test(
        "V13: the chosen day says its state, its amount and its note",
        arguments: [
            (Conventions.english, "Tue, 3 Mar · begun", "2 of 5 km"),
            (.russian, "вт, 3 мар · начато", "2 · цель: 5 км"),
        ])
    func told(conventions: Conventions, text: String, amount: String) throws {
        let unit = conventions.language == .russian ? "км" : "km"
        let library = try Library.holding(
            .habit(
                1, created: "2026-03-01", goal: Goal(.atLeast, "5", unit: unit), skipped: ["2026-03-04"],
                amounts: [("2026-03-03", "2")], notes: [("2026-03-03", "Rain")]))
        func day(_ day: Day) throws -> ChosenDay {
            try #require(
                TrackerDetailsState(1, in: library, chosen: day, today: .today, conventions: conventions)?
                    .chosenDay)
        }
        let third = try day("2026-03-03")
        #expect(third.text == text && third.amountText == amount && third.note == "Rain")
        let fourth = try day("2026-03-04")
        #expect(fourth.text.hasSuffix(conventions.language == .russian ? "· не нужно" : "· off"))
        #expect(fourth.amountText == nil && fourth.note == nil)
        #expect(
            TrackerDetailsState(1, in: library, today: .today, conventions: conventions)?.chosenDay == nil)
    }

    @Test(
        "V13: an open day can be done today, and was not needed before",
        arguments: [
            (Conventions.english, "Sun, 8 Mar · can be done", "Tue, 3 Mar · not needed"),
            (.russian, "вс, 8 мар · можно сделать", "вт, 3 мар · необязательно"),
        ])
    func open(conventions: Conventions, today: String, before: String) throws {
        let library = try Library.holding(.habit(1, planned: .rule("1 a week")))
        let texts = [Day.today, "2026-03-03"].map { day in
            TrackerDetailsState(1, in: library, chosen: day, today: .today, conventions: conventions)?
                .chosenDay?.text
        }
        #expect(texts == [today, before])
    }

    @Test("STAT-3, LIVE-1: it follows the library, and says when the tracker is gone")
    func show() throws {
        let desk = try Desk(.holding(.habit(1)))
        let details = try details(desk)
        details.move(byMonths: -1)
        try desk.elsewhere(.complete([1], on: "2026-02-28"))
        details.follow(try desk.library)
        #expect(
            details.state?.value(.total) == .count(1) && details.state?.calendar?.cells.last?.mark == .all)
        try desk.elsewhere(.deleteTracker(1))
        details.follow(try desk.library)
        #expect(details.state == nil)
    }
}
