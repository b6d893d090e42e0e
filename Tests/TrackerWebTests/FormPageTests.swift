import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// The form of a tracker.
@MainActor @Suite struct FormPageTests {
    private let water = WebSamples.water, coffee = WebSamples.coffee, run = WebSamples.run,
        dentist = WebSamples.dentist
    private let health = "00000000-0000-0000-0000-000000000066"

    @Test(
        "WEB-19: a new tracker has all fields, with 18 emojis, 18 colours with names, and the app's proposals"
    )
    func new() throws {
        let dialog = try WebSession().get("?a=new").dialog()
        #expect(dialog.all("h2").first?.text == "New habit")
        #expect(dialog.value("kind") == "habit" && dialog.value("measure") == "least")
        #expect(dialog.value("name") == "" && dialog.value("schedule") == "" && dialog.value("goal") == "")
        #expect(dialog.value("category") == health && dialog.value("new-category") == "")
        let choices = dialog.all("input").filter { $0.attributes["type"] == "radio" }
        #expect(choices.count { $0.attributes["name"] == "emoji" } == 18)
        let colors = choices.filter { $0.attributes["name"] == "color" }
        #expect(colors.compactMap { $0.attributes["value"] } == (1...18).map(String.init))
        #expect(colors.allSatisfy { $0.parent?.text.isEmpty == false })
        #expect(colors.first?.parent?.text == "red" && colors.last?.parent?.text == "grass")
        #expect(dialog.value("emoji") == "😻" && dialog.value("color") == "2", "what no tracker has yet")
        let rules = try #require(dialog.all("datalist").first).all("option").map { $0.attributes["value"] }
        #expect(rules == ["every day", "weekdays", "weekends"])
        #expect(
            try dialog.field("schedule").attributes["list"] == dialog.all("datalist").first?.attributes["id"])
        #expect(dialog.all("legend").map(\.text) == ["Creating a tracker", "Goal", "Emoji", "Color"])
        #expect(try WebSession().get("?a=new-event").dialog().value("kind") == "event")
    }

    @Test("WEB-15: the button of the new tracker is on every page and opens the form over it")
    func everywhere() throws {
        for address in ["?", "?p=week", "?p=stats", "?p=tracker&id=\(run)", "?d=2026-11-18", "?f=due"] {
            let session = try WebSession()
            let link = try #require(session.get(address).control("New habit or event").attributes["href"])
            #expect(try session.get(link).dialog().all("h2").first?.text == "New habit", "\(address)")
        }
    }

    @Test("WEB-19: a habit and an event are made with what was typed, each in one step")
    func made() throws {
        let session = try WebSession()
        let form = session.get("?a=new")
        let saved = try session.press(
            form.control("Create"), on: "?a=new",
            typing: [
                "name": "Yoga", "new-category": "Body", "schedule": "Mon, Wed", "goal": "20 min",
                "measure": "most", "color": "5",
            ])
        #expect(saved.status == 303 && saved.location == "?")
        let yoga = try #require(try session.desk.library.trackers.first { $0.name == "Yoga" })
        #expect(yoga.schedule(on: "2026-11-20") == .weekdays(.on(.monday, .wednesday)))
        #expect(yoga.measure(on: "2026-11-20")?.goal == "at most 20 min")
        #expect(yoga.color == .number(5))
        #expect(try session.desk.library.category(yoga.categoryID)?.name == "Body")
        #expect(try session.desk.steps.count == 1)
        let event = session.get("?a=new-event")
        _ = try session.press(
            event.control("Create"), on: "?a=new-event",
            typing: ["name": "Exam", "emoji": "🎸", "category": health])
        let exam = try #require(try session.desk.library.trackers.first { $0.name == "Exam" })
        #expect(exam.isEvent && exam.emoji == "🎸" && exam.categoryID == 102)
        #expect(try session.desk.steps.count == 2)
    }

    @Test("WEB-19: a look that is not chosen is proposed by the name, as the app's form does")
    func proposed() throws {
        let session = try WebSession()
        _ = try session.press(
            session.get("?a=new").control("Create"), on: "?a=new",
            typing: ["name": "Football", "schedule": "every day"])
        let app = try AppSession(WebSamples.library())
        app.openNewForm()
        try app.formModel().form.enter("Football", in: .name)
        let expected = try app.formModel().form.draft.emoji
        #expect(try session.desk.library.trackers.first { $0.name == "Football" }?.emoji == expected)
    }

    @Test("WEB-19: an own emoji outranks the chosen one, and what is no emoji is refused at its field")
    func ownEmoji() throws {
        let session = try WebSession()
        let form = session.get("?a=new")
        let typing = ["name": "Yoga", "schedule": "every day", "own-emoji": "🧘"]
        #expect(try session.press(form.control("Create"), on: "?a=new", typing: typing).status == 303)
        #expect(try session.desk.library.trackers.first { $0.name == "Yoga" }?.emoji == "🧘")
        let bad = typing.merging(["name": "Judo", "own-emoji": "x<"]) { $1 }
        let refused = try session.press(form.control("Create"), on: "?a=new", typing: bad)
        #expect(refused.status == 422)
        let field = try refused.dialog().field("own-emoji")
        #expect(field.attributes["aria-invalid"] == "true" && field.attributes["autofocus"] != nil)
        #expect(field.attributes["value"] == "x<")
    }

    @Test(
        "WEB-19: all faults are told at once, each at its field, the first has the focus, and all that was typed stays"
    )
    func faults() throws {
        let session = try WebSession()
        let long = String(repeating: "x", count: 60)
        let typing = [
            "name": " ", "new-category": long, "schedule": "month:45", "goal": "2..5", "measure": "most",
            "own-emoji": "x",
            "color": "9", "emoji": "🍔",
        ]
        let refused = try session.press(
            session.get("?p=week&a=new").control("Create"), on: "?p=week&a=new", typing: typing)
        #expect(refused.status == 422)
        let dialog = try refused.dialog()
        for (name, value) in typing { #expect(dialog.value(name) == value, "\(name)") }
        for name in ["name", "new-category", "schedule", "goal", "own-emoji"] {
            let field = try dialog.field(name)
            #expect(field.attributes["aria-invalid"] == "true", "\(name)")
            let reason = dialog.all.first { $0.attributes["id"] == field.attributes["aria-describedby"] }
            #expect(reason?.text.isEmpty == false, "\(name)")
        }
        #expect(
            dialog.all.filter { $0.attributes["autofocus"] != nil }.map { $0.attributes["name"] } == ["name"])
        #expect(dialog.all(classed: "error").contains { $0.text.contains("month:45") })
        #expect(try session.desk.steps.isEmpty)
        let only = try session.press(
            session.get("?a=new").control("Create"), on: "?a=new",
            typing: ["name": "Yoga", "schedule": "every day", "goal": "x"])
        #expect(
            try only.dialog().all.filter { $0.attributes["autofocus"] != nil }.map { $0.attributes["name"] }
                == ["goal"])
    }

    @Test("WEB-19: a refused form can be corrected and sent again, and then saves")
    func corrected() throws {
        let session = try WebSession()
        let refused = try session.press(
            session.get("?a=new").control("Create"), on: "?a=new",
            typing: ["name": "Yoga", "schedule": "month:45"])
        let saved = try session.press(
            refused.dialog().control("Create"), on: "?a=new", typing: ["schedule": "month:15"])
        #expect(saved.status == 303)
        #expect(try session.desk.library.trackers.contains { $0.name == "Yoga" })
        let address = "?a=edit&id=\(water)"
        let edit = try session.press(
            session.get(address).control("Save"), on: address, typing: ["name": "", "color": "4"])
        #expect(edit.status == 422)
        #expect(
            try session.press(edit.dialog().control("Save"), on: address, typing: ["name": "Tea"]).status
                == 303)
        let tea = try #require(try session.desk.library.tracker(water))
        #expect(tea.name == "Tea" && tea.color == .number(4))
    }

    @Test(
        "WEB-19: the form of a tracker holds its values in the words of the rule in force, each with what was shown beside it"
    )
    func edit() throws {
        let session = try WebSession()
        for (id, name, schedule, measure, goal) in [
            (water, "Drink water", "every day", "least", "2 l"),
            (coffee, "Coffee", "every day", "most", "2 cups"),
            (WebSamples.shower, "Cold shower", "weekdays", "least", ""),
            (WebSamples.gym, "Gym", "3 times a week", "least", ""),
        ] {
            let dialog = try session.get("?a=edit&id=\(id)").dialog()
            #expect(dialog.value("name") == name && dialog.value("category") == health)
            #expect(dialog.value("schedule") == schedule, "\(name)")
            #expect(dialog.value("measure") == measure && dialog.value("goal") == goal, "\(name)")
            #expect(dialog.value("emoji") == "🙂" && dialog.value("color") == "1")
            for field in ["name", "category", "schedule", "measure", "goal", "emoji", "color"] {
                #expect(dialog.value("was-" + field) ?? "" == dialog.value(field) ?? "", "\(name) \(field)")
            }
            #expect(dialog.value("id") == "\(id)")
        }
    }

    @Test("WEB-19: each field of a tracker can be changed alone, and only it changes")
    func eachField() throws {
        for (typing, change) in [
            (["name": "Other"], .name("Other")),
            (["category": "\(101 as Identifier)"], .category(.existing(101))),
            (["schedule": "Mon"], .schedule(.weekdays(.on(.monday)))),
            (["goal": "3 l"], .goal("at least 3 l")),
            (["measure": "most"], .goal("at most 2 l")), (["goal": ""], .goal(nil)),
            (["emoji": "🎸"], .emoji("🎸")),
            (["color": "18"], .color(.number(18))),
        ] as [([String: String], TrackerValue)] {
            let (session, other) = (try WebSession(), try WebSession())
            let address = "?a=edit&id=\(water)"
            #expect(
                try session.press(session.get(address).control("Save"), on: address, typing: typing).status
                    == 303)
            try other.elsewhere(.editTracker(water, TrackerEdit([change])))
            #expect(try session.desk.library == other.desk.library, "\(typing)")
            #expect(try session.desk.steps.count == 1)
        }
    }
}
