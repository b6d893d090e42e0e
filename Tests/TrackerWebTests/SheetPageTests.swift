import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// Amount, note, break and deletion over their page.
@MainActor @Suite struct SheetPageTests {
    private let dog = WebSamples.dog, run = WebSamples.run, water = WebSamples.water, gym = WebSamples.gym

    @Test(
        "WEB-16: a sheet lies over its page, says what it is, is closed by a link, and the page below takes no focus"
    )
    func dialog() throws {
        for (address, closed) in [
            ("?p=week&a=amount&id=\(run)", "?p=week"), ("?a=note&id=\(run)&f=due", "?f=due"),
            ("?p=tracker&id=\(run)&a=break", "?p=tracker&id=\(run)"),
            ("?p=stats&a=delete&id=\(run)", "?p=stats"),
            ("?q=run&a=new", "?q=run"), ("?p=week&a=edit&id=\(run)", "?p=week"),
        ] {
            let page = try WebSession().page(address)
            let dialog = try #require(page.all.first { $0.attributes["role"] == "dialog" })
            #expect(dialog.attributes["aria-modal"] == "true")
            #expect(dialog.all("h2").first?.attributes["id"] == dialog.attributes["aria-labelledby"])
            #expect(try dialog.control("Close").attributes["href"] == closed)
            #expect(
                page.all("main").first?.attributes["inert"] != nil
                    && page.all("nav").first?.attributes["inert"] != nil)
            #expect(!dialog.ancestors.contains { $0.attributes["inert"] != nil })
        }
    }

    @Test("WEB-16: an amount is one field for a number with Set, Add and Take away, and each does that")
    func amount() throws {
        for (button, result) in [("Set", "3.5"), ("Add", "11.5"), ("Take away", "4.5")] as [(String, Amount)]
        {
            let session = try WebSession()
            let address = "?a=amount&id=\(run)&d=2026-11-18"
            let dialog = try session.get(address).dialog()
            let field = try dialog.field("amount")
            #expect(field.attributes["inputmode"] == "decimal")
            #expect(dialog.all("input").count { $0.attributes["type"] != "hidden" } == 1)
            #expect(dialog.all("button").prefix(3).map(\.text) == ["Set", "Add", "Take away"])
            _ = try session.press(dialog.control(button), on: address, typing: ["amount": "3,5"])
            #expect(try session.desk.library.tracker(run)?.amounts["2026-11-18"] == result, "\(button)")
        }
        let names = try WebSession(nil, .russian).get("?a=amount&id=\(run)").dialog().all("button").prefix(3)
            .map(\.text)
        #expect(names == ["Записать", "Прибавить", "Убавить"])
    }

    @Test("WEB-16: the last three values are buttons, and one of them sets the day")
    func lastValues() throws {
        let session = try WebSession()
        try session.elsewhere(
            .amount(AmountEdit(.set, "5"), of: run, on: DaySet(["2026-11-10"])),
            .amount(AmountEdit(.set, "7.25"), of: run, on: DaySet(["2026-11-12"])))
        let dialog = try session.get("?a=amount&id=\(run)").dialog()
        #expect(dialog.all("button").dropFirst(3).map(\.text) == ["8 km", "10 km", "7.25 km"])
        #expect(try session.press(dialog.control("7.25 km"), on: "?a=amount&id=\(run)").status == 303)
        #expect(try session.desk.library.tracker(run)?.amounts["2026-11-20"] == "7.25")
        #expect(try WebSession().get("?a=amount&id=\(gym)").dialog().all("button").count == 3)
    }

    @Test("WEB-16: a last value with three decimals is the same again, though typed it would be doubtful")
    func exactLastValue() throws {
        let (session, water) = (try WebSession(), WebSamples.water)
        try session.elsewhere(
            .editTracker(water, TrackerEdit(.goal("at least 5000 steps"))),
            .amount(AmountEdit(.set, "5.125"), of: water, on: DaySet(["2026-11-20"])))
        session.desk.today = "2026-11-21"
        let address = "?a=amount&id=\(water)"
        let typed = session.post(
            address,
            ["do": "amount", "id": "\(water)", "day": "2026-11-21", "mode": "set", "amount": "5.125"])
        #expect(typed.status == 422)
        #expect(try session.press(session.get(address).control("5.125 steps"), on: address).status == 303)
        #expect(try session.desk.library.tracker(water)?.amounts["2026-11-21"] == "5.125")
    }

    @Test(
        "WEB-16: a sign that is typed outranks the button, and an empty line forgets what the day of a sum holds"
    )
    func signs() throws {
        let session = try WebSession()
        let address = "?a=amount&id=\(run)&d=2026-11-18"
        _ = try session.press(
            session.get(address).dialog().control("Set"), on: address, typing: ["amount": "+1"])
        #expect(try session.desk.library.tracker(run)?.amounts["2026-11-18"] == "9")
        _ = try session.press(
            session.get(address).dialog().control("Add"), on: address, typing: ["amount": "-2"])
        #expect(try session.desk.library.tracker(run)?.amounts["2026-11-18"] == "7")
        _ = try session.press(
            session.get(address).dialog().control("Set"), on: address, typing: ["amount": " "])
        #expect(try session.desk.library.tracker(run)?.amounts["2026-11-18"] == nil)
    }

    @Test("WEB-16: a note is one field with what is there, and an empty one is none")
    func note() throws {
        let session = try WebSession()
        let address = "?a=note&id=\(dog)&d=2026-11-18"
        let first = try session.get(address).dialog()
        #expect(first.value("text") == "" && first.all("button").map(\.text) == ["Done"])
        _ = try session.press(first.control("Done"), on: address, typing: ["text": " two  words "])
        #expect(try session.desk.library.tracker(dog)?.notes["2026-11-18"]?.text == "two words")
        let second = try session.get(address).dialog()
        #expect(second.value("text") == "two words")
        _ = try session.press(second.control("Done"), on: address, typing: ["text": ""])
        #expect(try session.desk.library.tracker(dog)?.notes["2026-11-18"] == nil)
        #expect(try session.desk.steps.count == 2)
    }

    @Test("WEB-16: a break has two date fields and this habit or all, and is one step")
    func rest() throws {
        let session = try WebSession()
        let address = "?a=break&id=\(gym)"
        let dialog = try session.get(address).dialog()
        #expect(dialog.all("h2").first?.text == "Break: Gym")
        #expect(
            try dialog.field("from").attributes["type"] == "date"
                && dialog.field("until").attributes["type"] == "date")
        #expect(dialog.value("from") == "2026-11-20" && dialog.value("until") == "2026-11-26")
        let all = try dialog.field("all")
        #expect(all.attributes["type"] == "checkbox" && all.attributes["checked"] == nil)
        #expect(all.parent?.text.contains("all 6 habits") == true)
        _ = try session.press(
            dialog.control("Done"), on: address, typing: ["from": "2026-11-23", "until": "2026-11-24"])
        #expect(
            try session.desk.library.tracker(gym)?[.pausedDays]
                == DaySet(("2026-11-23" as Day)..."2026-11-24"))
        #expect(try session.desk.library.tracker(dog)?[.pausedDays].isEmpty == true)
        let changed = try session.get("?a=break&id=\(gym)").dialog()
        #expect(changed.value("from") == "2026-11-23" && changed.value("until") == "2026-11-24")
    }

    @Test("WEB-16: a break of all is taken by all habits, and can be taken back whole")
    func restOfAll() throws {
        let session = try WebSession()
        let answer = session.act(
            "?", ["do": "break", "id": "\(gym)", "from": "2026-11-21", "until": "2026-11-22", "all": "1"])
        let habits = try session.desk.library.trackers.filter { !$0.isEvent }
        #expect(habits.allSatisfy { $0[.pausedDays] == DaySet(("2026-11-21" as Day)..."2026-11-22") })
        #expect(try session.desk.steps.count == 1)
        _ = try session.press(answer.control("Undo"))
        #expect(try session.desk.library.trackers.allSatisfy { $0[.pausedDays].isEmpty })
    }

    @Test("WEB-16: the break that is there is ended by a button, and only it is")
    func end() throws {
        let session = try WebSession()
        _ = session.post("?", ["do": "break", "id": "\(gym)", "from": "2026-11-20", "until": "2026-11-25"])
        let dialog = try session.get("?a=break&id=\(gym)").dialog()
        let end = try #require(dialog.all("button").first { $0.attributes["value"] == "resume" })
        #expect(end.text == "End it")
        #expect(try session.press(end, on: "?a=break&id=\(gym)").status == 303)
        #expect(try session.desk.library.tracker(gym)?[.pausedDays].isEmpty == true)
    }

    @Test("WEB-16: a sheet that cannot be opened says why on its page")
    func refused() throws {
        let session = try WebSession()
        for (address, sentence) in [
            (
                "?a=amount&id=\(run)&d=2026-11-21",
                "Sat, 21 November 2026 has not come yet: mark it on that day."
            ),
            (
                "?p=week&a=break&id=\(WebSamples.dentist)",
                "“Dentist” is an irregular event and cannot be paused: archive it instead."
            ),
        ] {
            let answer = session.get(address)
            #expect(answer.status == 200)
            #expect(answer.fault(of: "alert", sentence) == nil)
            #expect(try answer.page().all("main").first?.attributes["inert"] == nil)
        }
    }

    @Test("WEB-19: deletion asks, says what is lost, and keeping comes first and has the focus")
    func deletion() throws {
        let session = try WebSession()
        let dialog = try session.get("?a=delete&id=\(dog)").dialog()
        #expect(dialog.all("h2").first?.text == "Are you sure you want to delete the tracker?")
        #expect(dialog.all("p").first?.text == "🙂 Walk the dog, 4 marks.")
        let form = try #require(dialog.all("form").first)
        let choices = form.all.filter { ["a", "button"].contains($0.name) }
        #expect(choices.map(\.text) == ["Keep", "Delete"])
        #expect(choices[0].attributes["autofocus"] != nil && choices[0].attributes["href"] == "?")
        #expect(form.attributes["method"] == "post")
        #expect(try session.press(choices[1], on: "?a=delete&id=\(dog)").location == "?")
        #expect(try session.desk.library.tracker(dog) == nil)
    }
}
