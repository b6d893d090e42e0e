import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// A page that others have made stale does what its buttons say.
@MainActor @Suite struct OldPageTests {
    private let dog = WebSamples.dog, shower = WebSamples.shower, water = WebSamples.water,
        gym = WebSamples.gym

    @Test("WEB-12: a mark that a command made meanwhile is as the button said, and no step is made")
    func markedMeanwhile() throws {
        let session = try WebSession()
        let page = session.get()
        try session.elsewhere(.complete([shower], on: "2026-11-20"))
        #expect(try session.press(page.control("Mark as done: Cold shower")).status == 303)
        #expect(try session.desk.library.tracker(shower)?.marks == DaySet(["2026-11-20"]))
        #expect(try session.desk.steps.count == 1)
        let marked = session.get()
        try session.elsewhere(.uncomplete([shower], on: "2026-11-20"))
        #expect(try session.press(marked.control("Unmark: Cold shower")).status == 303)
        #expect(try session.desk.library.tracker(shower)?.marks.isEmpty == true)
        #expect(try session.desk.steps.count == 2)
    }

    @Test("WEB-12: the + of an old page adds what it says, though the goal goes by other steps since")
    func steps() throws {
        for (goal, held) in [("at least 10 l" as Goal, "1.4" as Amount), ("at least 5000 ml", "201.2")] {
            let session = try WebSession()
            let page = session.get()
            try session.elsewhere(.editTracker(water, TrackerEdit(.goal(goal))))
            #expect(try session.press(page.control("Add 0.2 l: Drink water")).status == 303)
            #expect(try session.desk.library.tracker(water)?.amounts["2026-11-20"] == held, "\(goal)")
        }
        let session = try WebSession()
        let page = session.get()
        try session.elsewhere(.editTracker(water, TrackerEdit(.goal("at least 8 cups"))))
        let before = try session.desk.library
        let refused = try session.press(page.control("Add 0.2 l: Drink water"))
        #expect(refused.status == 422)
        #expect(refused.fault(of: "alert", "Drink water is counted in cups, not in l.") == nil)
        #expect(try session.desk.library == before)
    }

    @Test("WEB-12: a mark pressed after midnight is of the day that the page showed, from every page")
    func dateChanged() throws {
        for address in ["?", "?p=week", "?p=tracker&id=\(WebSamples.shower)"] {
            let session = try WebSession()
            let page = session.get(address)
            session.desk.today = "2026-11-21"
            let name =
                address == "?p=week" ? "Mark as done: Cold shower, 20 Nov: open" : "Mark as done: Cold shower"
            #expect(try session.press(page.control(name), on: address).status == 303)
            #expect(try session.desk.library.tracker(shower)?.marks == DaySet(["2026-11-20"]), "\(address)")
        }
        let session = try WebSession()
        let page = session.get("?p=tracker&id=\(dog)")
        session.desk.today = "2026-11-21"
        _ = try session.press(page.control("Skip"), on: "?p=tracker&id=\(dog)")
        #expect(try session.desk.library.tracker(dog)?.skips == DaySet(["2026-11-20"]))
    }

    @Test(
        "WEB-12: a mark of a tracker that filter, search, pause or archive hides meanwhile is made all the same"
    )
    func hidden() throws {
        for (address, edit) in [
            ("?f=not-completed", .complete([gym], on: "2026-11-20")),
            ("?q=show", .editTracker(shower, TrackerEdit([.name("Swim")]))),
            ("?", .pause([shower], from: nil)), ("?", .archive([shower])),
            ("?f=due", .skip([shower], on: DaySet(["2026-11-20"]))),
        ] as [(String, Edit)] {
            let session = try WebSession()
            let page = session.get(address)
            try session.elsewhere(edit)
            #expect(
                try session.press(page.control("Mark as done: Cold shower"), on: address).status == 303,
                "\(edit)")
            #expect(try session.desk.library.tracker(shower)?.marks == DaySet(["2026-11-20"]), "\(edit)")
        }
    }

    @Test("WEB-12: the amount of an old sheet goes to its tracker and its day")
    func amount() throws {
        let session = try WebSession()
        let sheet = session.get("?a=amount&id=\(water)")
        session.desk.today = "2026-11-22"
        try session.elsewhere(.amount(AmountEdit(.add, "0.3"), of: water, on: DaySet(["2026-11-20"])))
        _ = try session.press(sheet.control("Add"), on: "?a=amount&id=\(water)", typing: ["amount": "0.5"])
        #expect(try session.desk.library.tracker(water)?.amounts["2026-11-20"] == "2")
        #expect(try session.desk.library.tracker(water)?.amounts["2026-11-22"] == nil)
    }

    @Test("WEB-12, FRONT-3: Undo of an old page takes back only its step, and says what keeps it from that")
    func undo() throws {
        let session = try WebSession()
        let told = session.act("?", ["do": "done", "id": "\(shower)", "day": "2026-11-20"])
        try session.elsewhere(.complete([WebSamples.dentist], on: "2026-11-20"))
        let refused = try session.press(told.control("Undo"))
        #expect(refused.status == 422)
        #expect(
            refused.fault(of: "alert", "Something newer is here: done, 20 Nov: Dentist. Nothing was undone.")
                == nil)
        #expect(try session.desk.steps.count == 2)
        _ = try session.desk.store.update { (journal) throws(EditError) in _ = try journal.undo() }
        #expect(try session.press(told.control("Undo")).status == 303)
        #expect(try session.desk.library.tracker(shower)?.marks.isEmpty == true)
        let again = try session.press(told.control("Undo"))
        #expect(again.status == 422)
        #expect(again.fault(of: "alert", "This step is undone already.") == nil)
        try session.elsewhere(.pin(gym))
        #expect(
            try session.press(told.control("Undo")).fault(
                of: "alert", "This step is no longer in the history.") == nil)
    }

    @Test(
        "WEB-12: a form saves the fields that differ from what it showed, over what others changed in the rest"
    )
    func form() throws {
        let session = try WebSession()
        let address = "?a=edit&id=\(water)"
        let page = session.get(address)
        try session.elsewhere(
            .editTracker(
                water, TrackerEdit([.name("Water"), .color(.number(5)), .schedule(.weekdays(.on(.monday)))])))
        let saved = try session.press(page.control("Save"), on: address, typing: ["goal": "3 l"])
        #expect(saved.status == 303)
        let tracker = try #require(try session.desk.library.tracker(water))
        #expect(tracker.name == "Water" && tracker.color == .number(5))
        #expect(tracker.schedule(on: "2026-11-21") == .weekdays(.on(.monday)))
        #expect(tracker.measure(on: "2026-11-21")?.goal == "at least 3 l")
        #expect(try session.desk.steps.count == 2)
    }

    @Test("WEB-12: a form without a changed field makes no step, whatever others changed")
    func unchangedForm() throws {
        for id in [
            WebSamples.dog, WebSamples.run, WebSamples.coffee, WebSamples.gym, WebSamples.dentist,
            WebSamples.water,
        ] {
            let session = try WebSession()
            let address = "?a=edit&id=\(id)"
            let page = session.get(address)
            try session.elsewhere(.editTracker(id, TrackerEdit([.name("Other")])))
            #expect(try session.press(page.control("Save"), on: address).status == 303)
            #expect(try session.desk.steps.count == 1)
            #expect(try session.desk.library.tracker(id)?.name == "Other")
        }
    }

    @Test(
        "WEB-12: the form of a deleted tracker is 410 with all that was typed, and Create anew makes it as the form shows it"
    )
    func createAnew() throws {
        for page in ["?", "?p=week&", "?p=tracker&"] {
            let session = try WebSession(
                Library.holding(
                    Tracker.made(
                        id: 3, name: "Run", emoji: "🏓", color: .number(7), categoryID: .work,
                        kind: .habit(ScheduleHistory(.rule("3 a week"), from: "2026-11-09")),
                        createdOn: "2026-11-09")))
            let address = page + "a=edit&id=\(3 as Identifier)"
            let form = session.get(address)
            try session.elsewhere(.deleteTracker(3))
            let gone = try session.press(form.control("Save"), on: address, typing: ["name": "Jog"])
            #expect(gone.status == 410)
            #expect(gone.fault(of: "alert", "Run has been deleted.") == nil)
            let dialog = try gone.dialog()
            #expect(dialog.value("name") == "Jog" && dialog.value("schedule") == "3 times a week")
            #expect(dialog.value("emoji") == "🏓" && dialog.value("color") == "7")
            let saved = try session.press(dialog.control("Create anew"), on: address)
            #expect(saved.status == 303, "\(page)")
            let tracker = try #require(try session.desk.library.trackers.first)
            #expect(tracker.name == "Jog" && tracker.categoryID == .work)
            #expect(tracker.schedule(on: "2026-11-20") == .rule("3 a week"))
            #expect(tracker.emoji == "🏓", "\(page)")
            #expect(tracker.color == .number(7), "\(page)")
            #expect(session.get(saved.location ?? "").status == 200, "\(page): \(saved.location ?? "")")
        }
    }
}
