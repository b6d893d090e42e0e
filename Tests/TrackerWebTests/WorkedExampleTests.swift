import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation
import TrackerWeb
import Web

/// The worked examples of the spec, as values without a socket.
@MainActor @Suite struct WorkedExampleTests {
    private let shower = WebSamples.shower, run = WebSamples.run, water = WebSamples.water,
        gym = WebSamples.gym
    private let dentist = WebSamples.dentist
    private let today = "2026-11-20"

    private func undoStep(_ session: WebSession) throws {
        _ = try session.desk.store.update { (journal) throws(EditError) in _ = try journal.undo() }
    }

    @Test(
        "WEB-25, WEB-27, J1: without the token nothing is shown, with it a cookie is set and the list is there"
    )
    func first() throws {
        let desk = try Desk(WebSamples.library())
        desk.today = "2026-11-20"
        let front = WebFront(hosts: [], token: Token(WebSession.token)) { _ in desk.workspace }
        let stranger = Answer(front.answer(Request()))
        #expect(stranger.status == 401)
        for tracker in try desk.library.trackers { #expect(!stranger.text.contains(tracker.name)) }
        let entry = Answer(front.answer(Request(query: Fields([("token", WebSession.token)]))))
        #expect(entry.status == 303 && entry.location == "?")
        let cookie = String(try #require(entry.header("Set-Cookie")).prefix { $0 != ";" })
        let list = Answer(front.answer(Request(headers: Fields([("Cookie", cookie)]))))
        #expect(list.status == 200)
        #expect(try list.page().all(classed: "share").first?.all("p").first?.text == "0 of 4 done")
        for (id, caption) in [
            (run, "18 of 30 km this week"), (water, "1.2 of 2 l"), (gym, "2 of 3 this week"),
        ] {
            #expect(try list.card(id).all("p").first?.text.hasPrefix(caption) == true)
        }
        let elsewhere = Answer(
            front.answer(Request(host: "evil.example", headers: Fields([("Cookie", cookie)]))))
        #expect(elsewhere.status == 421)
        #expect(
            elsewhere.fault(
                of: "alert",
                "This address is not allowed yet: evil.example. To allow it: tracker web --name evil.example")
                == nil)
    }

    @Test(
        "WEB-11, WEB-12, J2: a mark, the same again, and its undo with a newer step, without one, and once more"
    )
    func second() throws {
        let session = try WebSession()
        func share() throws -> String? {
            try session.page().all(classed: "share").first?.all("p").first?.text
        }
        let told = session.act("?", ["do": "done", "id": "\(shower)", "day": today])
        #expect(try share() == "1 of 4 done")
        let step = try #require(told.page().value("step"))
        #expect(session.post("?", ["do": "done", "id": "\(shower)", "day": today]).status == 303)
        #expect(try session.desk.steps.count == 1)
        try session.elsewhere(.complete([dentist], on: "2026-11-20"))
        let newer = session.post("?", ["do": "undo", "step": step])
        #expect(newer.status == 422)
        #expect(
            newer.fault(of: "alert", "Something newer is here: done, 20 Nov: Dentist. Nothing was undone.")
                == nil)
        try undoStep(session)
        #expect(session.post("?", ["do": "undo", "step": step]).status == 303)
        #expect(try share() == "0 of 4 done")
        let again = session.post("?", ["do": "undo", "step": step])
        #expect(again.status == 422)
        #expect(again.fault(of: "alert", "This step is undone already.") == nil)
    }

    @Test("WEB-10, WEB-16, J3: amounts are added, set, refused with what was typed, and asked for")
    func third() throws {
        let session = try WebSession()
        func caption(_ id: Identifier) throws -> String {
            try session.get().card(id).all("p").first?.text ?? ""
        }
        _ = session.post("?", ["do": "add", "id": "\(water)", "day": today])
        #expect(try caption(water).hasPrefix("1.4 of 2 l"))
        let doubtful = session.post(
            "?", ["do": "amount", "id": "\(water)", "day": today, "mode": "set", "amount": "10.000"])
        #expect(doubtful.status == 422)
        #expect(doubtful.fault(of: "alert", "“10.000” can be 10000 or 10: write 10000, or 10.0.") == nil)
        #expect(try doubtful.dialog().value("amount") == "10.000")
        _ = session.post("?", ["do": "amount", "id": "\(run)", "day": today, "mode": "set", "amount": "3,5"])
        #expect(try caption(run).hasPrefix("21.5 of 30 km this week"))
        let before = try session.desk.library
        let asked = session.post("?", ["do": "done", "id": "\(run)", "day": "2026-11-19"])
        #expect(asked.status == 422)
        #expect(try asked.dialog().value("do") == "amount" && asked.dialog().value("day") == "2026-11-19")
        #expect(try asked.said("alert") != nil)
        #expect(try session.desk.library == before)
    }

    @Test("WEB-11, J4: a day to come, an event done on another day, and a tracker deleted meanwhile")
    func fourth() throws {
        let session = try WebSession()
        let future = session.post("?", ["do": "done", "id": "\(shower)", "day": "2026-11-21"])
        #expect(future.status == 422)
        #expect(
            future.fault(of: "alert", "Sat, 21 November 2026 has not come yet: mark it on that day.") == nil)
        #expect(session.post("?", ["do": "done", "id": "\(dentist)", "day": "2026-11-19"]).status == 303)
        let twice = session.post("?", ["do": "done", "id": "\(dentist)", "day": today])
        #expect(twice.status == 422)
        #expect(try twice.said("alert")?.contains("19") == true)
        let page = session.get("?d=2026-11-18")
        try session.elsewhere(.deleteTracker(gym))
        let gone = try session.press(page.control("Mark as done: Gym"), on: "?d=2026-11-18")
        #expect(gone.status == 410)
        #expect(gone.fault(of: "alert", "Gym has been deleted.") == nil)
    }

    @Test(
        "WEB-8, WEB-17, WEB-19, WEB-20, J5: the week's counts, a year to come, a deletion by GET and a rule that cannot be read"
    )
    func fifth() throws {
        let session = try WebSession()
        let counts = try session.page("?p=week").all("tfoot").first?.all("td").prefix(5).map(\.text)
        #expect(counts == ["3/5", "2/5", "1/4", "1/4", "0/4"])
        #expect(try session.page("?p=stats&y=9000").all("h1").first?.text == "Statistics, 2026")
        #expect(session.get("?a=delete&id=\(gym)").status == 200)
        #expect(session.get("?do=delete&id=\(gym)").status == 200)
        #expect(try session.desk.library.tracker(gym) != nil)
        let form = session.get("?a=new")
        let refused = try session.press(
            form.control("Create"), on: "?a=new",
            typing: [
                "name": "Yoga <b>&", "schedule": "month:45", "goal": "20 min", "color": "7",
                "new-category": "Mind",
            ])
        #expect(refused.status == 422)
        let dialog = try refused.dialog()
        #expect(dialog.all(classed: "error").contains { $0.text.contains("month:45") })
        for (name, value) in [
            ("name", "Yoga <b>&"), ("schedule", "month:45"), ("goal", "20 min"), ("color", "7"),
            ("new-category", "Mind"),
        ] { #expect(dialog.value(name) == value) }
        _ = try session.press(dialog.control("Create"), on: "?a=new", typing: ["schedule": "every day"])
        #expect(try session.page().all(classed: "card").contains { $0.all("a").first?.text == "Yoga <b>&" })
    }

    @Test(
        "WEB-26, J6: a POST of another origin, of none, or of an address that was typed is 403 and changes nothing"
    )
    func sixth() throws {
        let desk = try Desk(WebSamples.library())
        desk.today = "2026-11-20"
        let token = try #require(Token(WebSession.token))
        let front = WebFront(hosts: [], token: token) { _ in desk.workspace }
        let before = try desk.library
        func post(_ headers: [(String, String)]) -> Answer {
            let form = Fields([("do", "done"), ("id", "\(shower)"), ("day", today)])
            let cookie = [("Cookie", "\(token.cookieName)=\(token.text)")]
            return Answer(
                front.answer(
                    Request(.post, form: form, host: "localhost:8722", headers: Fields(headers + cookie))))
        }
        for headers in [
            [("Origin", "http://localhost:9999")], [], [("Sec-Fetch-Site", "none")],
            [("Sec-Fetch-Site", "cross-site")],
            [("Sec-Fetch-Site", "same-site"), ("Origin", "http://localhost:8722")], [("Origin", "null")],
        ] {
            let answer = post(headers)
            #expect(answer.status == 403)
            #expect(
                answer.fault(
                    of: "alert",
                    "This was sent from another site, so nothing was changed. Open the page here and try again."
                ) == nil)
        }
        #expect(try desk.library == before)
        #expect(post([("Origin", "http://localhost:8722")]).status == 303)
    }

    @Test("WEB-23: a perfect day is praised in its notice, in both languages, and no other mark is")
    func perfectDay() throws {
        for (conventions, praise) in [(Conventions.english, "a perfect day!"), (.russian, "идеальный день!")]
        {
            let session = try WebSession(.holding(.habit(1, "Run"), .habit(2, "Read")), conventions)
            func told(_ id: Identifier) throws -> String {
                try session.act("?", ["do": "done", "id": "\(id)", "day": today]).said("status") ?? ""
            }
            #expect(try !told(1).contains(praise))
            #expect(try told(2).hasSuffix(praise))
        }
    }
}
