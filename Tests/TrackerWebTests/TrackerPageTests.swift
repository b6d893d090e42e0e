import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// The page of one tracker.
@MainActor @Suite struct TrackerPageTests {
    private let dog = WebSamples.dog, run = WebSamples.run, water = WebSamples.water, gym = WebSamples.gym
    private let dentist = WebSamples.dentist

    private func busySession(_ conventions: Conventions = .english) throws -> WebSession {
        let session = try WebSession(nil, conventions)
        try session.elsewhere(
            .note("Rain <all> day", of: run, on: "2026-11-18"), .note("Legs", of: gym, on: "2026-11-17"),
            .skip([dog], on: DaySet(["2026-11-15"])), .complete([dentist], on: "2026-11-19"),
            .pause([WebSamples.shower], from: nil), .archive([gym]),
            .takeBreak([water], .adding(from: "2026-11-23", until: "2026-11-25")), .pin(run))
        return session
    }

    @Test(
        "WEB-18: all facts of Details are there, of every tracker, archived too, in both languages",
        arguments: [Conventions.english, .russian])
    func facts(conventions: Conventions) throws {
        let session = try busySession(conventions)
        let library = try session.desk.library
        for tracker in library.trackers {
            let state = try #require(
                TrackerDetailsState(
                    tracker.id, in: library, chosen: "2026-11-20", today: "2026-11-20",
                    conventions: conventions))
            let page = try session.page("?p=tracker&id=\(tracker.id)")
            #expect(page.all("h1").map(\.text) == [tracker.name])
            let header = try #require(page.all(classed: "title").first)
            #expect(header.all("p").first?.text == state.about)
            #expect(!state.shownFacts.isEmpty)
            let texts = page.all.filter { ["dt", "dd", "li", "p"].contains($0.name) }.map(\.text)
            for fact in state.shownFacts {
                #expect(texts.contains(fact.caption), "\(tracker.name): \(fact.caption)")
                for text in fact.texts { #expect(texts.contains(text), "\(tracker.name): \(text)") }
            }
        }
    }

    @Test("WEB-18: the year, the strength, the bars and the notes are drawn as in the report")
    func pictures() throws {
        let session = try busySession()
        let names = try session.page("?p=tracker&id=\(run)").all("svg").compactMap {
            $0.attributes["aria-label"]
        }
        #expect(names.contains { $0.hasPrefix("Run, By week, km; goal 30: ") })
        #expect(names.contains { $0.hasPrefix("Run, By month, km: Nov 18") })
        #expect(names.contains { $0.hasPrefix("Run, Strength over the year: from 0% to 4%") })
        let page = try session.page("?p=tracker&id=\(run)")
        #expect(page.all("figcaption").contains { $0.text.hasPrefix("The year") })
        #expect(page.all(classed: "list").contains { $0.text.contains("Rain <all> day") })
    }

    @Test(
        "WEB-18: the month has the chosen day, which says what it is and has mark, amount, skip and note of that day"
    )
    func chosenDay() throws {
        let session = try busySession()
        let page = try session.page("?p=tracker&id=\(run)&d=2026-11-18")
        let chosen = try #require(page.all(classed: "chosen").first)
        #expect(chosen.all("p").map(\.text) == ["Wed, 18 Nov · begun", "8 km", "Rain <all> day"])
        #expect(
            try chosen.control("Enter the amount: Run").attributes["href"]
                == "?p=tracker&d=2026-11-18&id=\(run)&a=amount")
        #expect(try chosen.control("Note").attributes["href"] == "?p=tracker&d=2026-11-18&id=\(run)&a=note")
        #expect(
            try session.press(chosen.control("Skip"), on: "?p=tracker&id=\(run)&d=2026-11-18").location
                == "?p=tracker&d=2026-11-18&id=\(run)")
        #expect(try session.desk.library.tracker(run)?.skips == DaySet(["2026-11-18"]))
        let skipped = try #require(
            session.page("?p=tracker&id=\(run)&d=2026-11-18").all(classed: "chosen").first)
        #expect(skipped.all("button").contains { $0.attributes["value"] == "unskip" })
        let today = try #require(session.page("?p=tracker&id=\(water)").all(classed: "chosen").first)
        #expect(today.all("p").map(\.text) == ["Fri, 20 Nov · begun", "1.2 of 2 l"])
        #expect(today.find("Add 0.2 l: Drink water") != nil && today.find("Amount") != nil)
        #expect(try today.control("Mark as done: Drink water").attributes["aria-pressed"] == "false")
        #expect(today.find("Skip") != nil)
    }

    @Test("WEB-15, L: the amount of a habit without a goal is entered on its page")
    func amountWithoutGoal() throws {
        let session = try WebSession()
        let link = try #require(
            session.get("?p=tracker&id=\(dog)&d=2026-11-19").control("Amount").attributes["href"])
        let dialog = try session.get(link).dialog()
        let saved = try session.press(dialog.control("Set"), on: link, typing: ["amount": "3"])
        #expect(saved.location == "?p=tracker&d=2026-11-19&id=\(dog)")
        #expect(try session.desk.library.tracker(dog)?.amounts["2026-11-19"] == "3")
    }

    @Test("WEB-18: the month turns by a month, and each day of it leads to itself")
    func month() throws {
        let page = try WebSession().page("?p=tracker&id=\(dog)")
        #expect(page.all("h2").first?.text == "November 2026")
        #expect(
            try page.control("The month before").attributes["href"] == "?p=tracker&d=2026-10-20&id=\(dog)")
        #expect(try page.control("The month after").attributes["href"] == "?p=tracker&d=2026-12-20&id=\(dog)")
        let days = try #require(page.all(classed: "month").first).all("a")
        #expect(days.count == 30)
        #expect(try page.control("16 Nov: done").attributes["href"] == "?p=tracker&d=2026-11-16&id=\(dog)")
        let chosen = try WebSession().page("?p=tracker&id=\(dog)&d=2026-10-31")
        #expect(chosen.all("h2").first?.text == "October 2026")
    }

    @Test("WEB-20: a day of the month acts: the mark of the chosen day is that of the day alone")
    func dayActs() throws {
        let session = try WebSession()
        let address = "?p=tracker&id=\(dog)&d=2026-11-12"
        _ = try session.press(session.get(address).control("Mark as done: Walk the dog"), on: address)
        #expect(try session.desk.library.tracker(dog)?.marks.contains("2026-11-12") == true)
        #expect(try session.desk.library.tracker(dog)?.marks.count == 5)
        let future = try session.page("?p=tracker&id=\(dog)&d=2026-11-21").control(
            "Mark as done: Walk the dog")
        #expect(future.attributes["disabled"] != nil || future.attributes["aria-disabled"] == "true")
    }

    @Test("WEB-8, WEB-18: the page of an event that is done shows the day of its address, too")
    func dayOfEvent() throws {
        let session = try WebSession()
        try session.elsewhere(.complete([dentist], on: "2026-11-18"))
        let address = "?p=tracker&id=\(dentist)"
        let done = try session.page(address).all(classed: "chosen").first?.all("p").first?.text
        #expect(done == "Wed, 18 Nov · done")
        let other = try session.page(address + "&d=2026-11-17")
        #expect(other.all(classed: "chosen").first?.all("p").first?.text.hasPrefix("Tue, 17 Nov") == true)
        #expect(try session.page(address + "&d=2026-10-20").all("h2").first?.text == "October 2026")
    }

    @Test("WEB-18: edit, pin, pause, break, archive and delete follow, and become their opposites")
    func acts() throws {
        let session = try busySession()
        func acts(_ id: Identifier) throws -> [String] {
            try session.page("?p=tracker&id=\(id)").all(classed: "acts").last?.all
                .filter { ["a", "button"].contains($0.name) }.map(\.text) ?? []
        }
        #expect(try acts(dog) == ["Edit", "Unpin", "Pause", "Break", "Archive", "Delete"])
        #expect(try acts(WebSamples.coffee) == ["Edit", "Pin", "Pause", "Break", "Archive", "Delete"])
        #expect(try acts(WebSamples.shower) == ["Edit", "Pin", "Resume", "Break", "Archive", "Delete"])
        #expect(try acts(gym) == ["Edit", "Pin", "Bring back", "Delete"])
        #expect(try acts(dentist) == ["Edit", "Pin", "Archive", "Delete"])
        for (id, name, check) in [
            (dog, "Unpin", { !$0.isPinned }), (dog, "Pin", { $0.isPinned }),
            (dog, "Pause", { $0.status != .active }),
            (dog, "Resume", { $0.status == .active }), (dog, "Archive", { $0.status.isArchived }),
            (gym, "Bring back", { !$0.status.isArchived }),
        ] as [(Identifier, String, (Tracker) -> Bool)] {
            let address = "?p=tracker&id=\(id)"
            let answer = try session.press(session.get(address).control(name), on: address)
            #expect(answer.status == 303 && answer.location == address, "\(name)")
            #expect(try session.desk.library.tracker(id).map(check) == true, "\(name)")
        }
    }
}
