import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// The list of a day by its elements.
@MainActor @Suite struct ListPageTests {
    private let dog = WebSamples.dog, shower = WebSamples.shower, run = WebSamples.run,
        water = WebSamples.water
    private let coffee = WebSamples.coffee, gym = WebSamples.gym, dentist = WebSamples.dentist

    @Test("WEB-15: date, share of the day, sections and cards stand in the order of the app")
    func order() throws {
        let page = try WebSession().page()
        #expect(page.all("h1").map(\.text) == ["Fri, 20 Nov"])
        #expect(page.all(classed: "share").first?.all("p").first?.text == "0 of 4 done")
        #expect(page.all("h2").map(\.text) == ["📌 Pinned", "Health"])
        let cards = page.all(classed: "card")
        #expect(
            cards.map { $0.attributes["id"] }
                == [dog, shower, run, water, coffee, gym, dentist].map { "\($0)" })
        #expect(
            cards.map { $0.all("a").first?.text } == [
                "Walk the dog", "Cold shower", "Run", "Drink water", "Coffee", "Gym", "Dentist",
            ])
        #expect(cards.allSatisfy { $0.all(classed: "emoji").first?.text == "🙂" })
        let sections = page.all("section")
        #expect(sections.map { $0.all(classed: "card").count } == [1, 6])
        #expect(
            sections.map { $0.attributes["aria-labelledby"] } == page.all("h2").map { $0.attributes["id"] })
    }

    @Test(
        "WEB-15: a card has the caption of its states, a bar where something is asked for, and its name leads to its page"
    )
    func captions() throws {
        let answer = try WebSession().get()
        for (id, caption, hasBar) in [
            (dog, "4 days · every day", false), (shower, "0 days · weekdays", false),
            (run, "18 of 30 km this week · reached 0 times", true),
            (water, "1.2 of 2 l · 0 days · every day", true),
            (coffee, "limit 2 cups · 1 day · every day", true), (gym, "2 of 3 this week · 2 days", true),
            (dentist, "0 days · irregular event", false),
        ] {
            let card = try answer.card(id)
            #expect(card.all("p").first?.text == caption)
            #expect(card.all(classed: "bar").isEmpty != hasBar)
            #expect(card.all("a").first?.attributes["href"] == "?p=tracker&id=\(id)")
        }
        #expect(
            try answer.card(run).all(classed: "bar").first?.all("path").first?.attributes["d"]
                == "M0 0h60v1H0z")
        #expect(
            try answer.card(water).all(classed: "bar").first?.all("path").first?.attributes["d"]
                == "M0 0h60v1H0z")
        #expect(
            try answer.card(gym).all(classed: "bar").first?.all("path").first?.attributes["d"]
                == "M0 0h66v1H0z")
    }

    @Test("WEB-15: the buttons of a card say what they do and to what, and whether it is done")
    func buttons() throws {
        let session = try WebSession()
        try session.elsewhere(.complete([dog], on: "2026-11-20"))
        let answer = session.get()
        func names(_ id: Identifier) throws -> [String?] {
            try answer.card(id).all.filter { ["a", "button"].contains($0.name) }.dropFirst().map {
                $0.attributes["aria-label"]
            }
        }
        #expect(try names(dog) == ["Unmark: Walk the dog"])
        #expect(try names(shower) == ["Mark as done: Cold shower"])
        #expect(try names(run) == ["Enter the amount: Run"])
        #expect(try names(water) == ["Add 0.2 l: Drink water", "Mark as done: Drink water"])
        #expect(try names(dentist) == ["Mark as done: Dentist"])
        let done = try answer.control("Unmark: Walk the dog")
        #expect(done.attributes["aria-pressed"] == "true" && done.attributes["value"] == "undone")
        let open = try answer.control("Mark as done: Cold shower")
        #expect(open.attributes["aria-pressed"] == "false" && open.attributes["value"] == "done")
        #expect(
            try answer.control("Enter the amount: Run").attributes["href"]
                == "?d=2026-11-20&id=\(run)&a=amount")
        #expect(
            try answer.card(dog).classes.contains("soft") && !answer.card(shower).classes.contains("soft"))
        let pressed = try session.press(answer.control("Add 0.2 l: Drink water"))
        #expect(pressed.status == 303)
        #expect(try session.desk.library.tracker(water)?.amounts["2026-11-20"] == "1.4")
    }

    @Test("WEB-15: a card with a note has its sign, with the note to be read")
    func note() throws {
        let session = try WebSession()
        try session.elsewhere(.note("Rain <all> day", of: dog, on: "2026-11-20"))
        let answer = session.get()
        #expect(
            try answer.card(dog).all(classed: "note").map { $0.attributes["title"] } == ["Rain <all> day"])
        #expect(try answer.card(shower).all(classed: "note").isEmpty)
        #expect(try session.get("?d=2026-11-19").card(dog).all(classed: "note").isEmpty)
    }

    @Test("WEB-15: the day turns by links, and only another day has one to today")
    func days() throws {
        let session = try WebSession()
        for (address, before, after, today) in [
            ("?", "?d=2026-11-19", "?d=2026-11-21", nil),
            ("?d=2026-11-19&f=due", "?d=2026-11-18&f=due", "?f=due", "?f=due"),
            ("?d=2026-11-21&q=run", "?q=run", "?d=2026-11-22&q=run", "?q=run"),
        ] as [(String, String, String, String?)] {
            let page = try session.page(address)
            #expect(try page.control("The day before").attributes["href"] == before)
            #expect(try page.control("The day after").attributes["href"] == after)
            #expect(page.find("Today")?.attributes["href"] == today, "\(address)")
        }
    }

    @Test(
        "WEB-15, MAIN-6: the calendar shows the shares of the days, its months turn by m, and a day leads to its list"
    )
    func calendar() throws {
        let session = try WebSession()
        let sheet = try session.get("?a=calendar&f=due").dialog()
        #expect(sheet.all("h3").first?.text == "November 2026")
        #expect(try sheet.control("16 Nov: some").attributes["href"] == "?d=2026-11-16&f=due")
        #expect(try sheet.control("9 Nov: none").attributes["href"] == "?d=2026-11-09&f=due")
        let today = try sheet.control("20 Nov: none")
        #expect(today.attributes["href"] == "?f=due" && today.attributes["aria-current"] == "date")
        #expect(sheet.find("21 Nov: to come") != nil && sheet.find("1 Nov") != nil)
        let before = try #require(sheet.control("The month before").attributes["href"])
        let october = try session.get(before).dialog()
        #expect(october.all("h3").first?.text == "October 2026")
        #expect(try october.control("31 Oct").attributes["href"] == "?d=2026-10-31&f=due")
        #expect(
            try session.get(#require(october.control("The month after").attributes["href"])).dialog().text
                == sheet.text)
        let day = try session.get("?d=2026-11-16&a=calendar").dialog().control("16 Nov: some")
        #expect(day.attributes["aria-current"] == "true")
    }

    @Test("WEB-15: all six filters are there, the one in force is told, and each shows its trackers alone")
    func filters() throws {
        let session = try WebSession()
        try session.elsewhere(.complete([dog], on: "2026-11-20"), .pause([shower], from: nil))
        let sheet = try session.get("?d=2026-11-19&a=filters").dialog()
        let links = sheet.all("li").compactMap { $0.all("a").first }
        #expect(
            links.map(\.text) == [
                "All trackers", "Trackers for today", "Completed", "Not completed", "Due", "Resting",
            ])
        #expect(
            links.map { $0.attributes["href"] } == [
                "?d=2026-11-19", "?f=today", "?d=2026-11-19&f=completed", "?d=2026-11-19&f=not-completed",
                "?d=2026-11-19&f=due",
                "?d=2026-11-19&f=resting",
            ])
        #expect(links.map { $0.attributes["aria-current"] } == ["true", nil, nil, nil, nil, nil])
        for (filter, text, names) in [
            ("completed", "Completed", ["Walk the dog"]),
            ("not-completed", "Not completed", ["Run", "Drink water", "Coffee", "Gym", "Dentist"]),
            ("resting", "Resting", ["Cold shower"]),
        ] {
            let page = try session.page("?f=\(filter)")
            #expect(page.all(classed: "card").map { $0.all("a").first?.text } == names, "\(filter)")
            #expect(page.all(classed: "filter").first?.text == text)
        }
    }

    @Test("WEB-15: a search keeps the day and the filter and shows what it finds, or that it finds nothing")
    func search() throws {
        let session = try WebSession()
        let page = try session.page("?d=2026-11-19&f=not-completed&q=w%C3%84t")
        let form = try #require(page.all("form").first { $0.attributes["role"] == "search" })
        #expect(form.attributes["method"] == nil && form.attributes["action"] == nil)
        #expect(form.all("input").map { $0.attributes["name"] } == ["d", "f", "q"])
        #expect(form.all("input").map { $0.attributes["value"] } == ["2026-11-19", "not-completed", "wÄt"])
        #expect(
            try session.page("?q=wat").all(classed: "card").map { $0.all("a").first?.text } == ["Drink water"]
        )
        #expect(try session.page("?q=zzz").all(classed: "placeholder").first?.text == "Nothing found")
        #expect(try session.page("?q=zzz").all(classed: "share").first?.all("p").first?.text == "0 of 4 done")
    }

    @Test(
        "WEB-15, MAIN-5: on a day to come every mark button looks off, and what is sent all the same says why"
    )
    func future() throws {
        let session = try WebSession()
        let page = try session.page("?d=2026-11-21")
        let marks = page.all(classed: "mark")
        #expect(marks.count == 6)
        for mark in marks {
            #expect(
                mark.attributes["disabled"] != nil || mark.attributes["aria-disabled"] == "true",
                "\(mark.attributes)")
        }
        #expect(!page.all("button").contains { $0.attributes["value"] == "add" })
        let answer = session.post("?d=2026-11-21", ["do": "done", "id": "\(dog)", "day": "2026-11-21"])
        #expect(
            answer.fault(of: "alert", "Sat, 21 November 2026 has not come yet: mark it on that day.") == nil)
        #expect(page.all(classed: "share").isEmpty)
    }

    @Test("WEB-15, OFF-9: the last line of the list says how many rest")
    func resting() throws {
        let session = try WebSession()
        #expect(try session.page().all(classed: "resting").isEmpty)
        try session.elsewhere(.pause([shower, gym], from: nil))
        let main = try #require(session.page().all("main").first)
        #expect(main.children.last?.classes == ["resting"] && main.children.last?.text == "2 resting")
    }
}
