import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// What a POST is answered, and what the next page tells.
@MainActor @Suite struct AnswerTests {
    private let dog = WebSamples.dog, shower = WebSamples.shower, run = WebSamples.run

    private func mark(
        _ session: WebSession, _ id: Identifier, on day: String = "2026-11-20", from address: String = "?"
    ) -> Answer {
        session.post(address, ["do": "done", "id": "\(id)", "day": day])
    }

    @Test("WEB-11: the notice is told once, with Undo that names the step, and after it Redo")
    func notice() throws {
        let session = try WebSession()
        let answer = mark(session, shower)
        let cookie = try #require(answer.header("Set-Cookie"))
        #expect(cookie.hasSuffix("; Max-Age=20; HttpOnly; SameSite=Lax"))
        let told = session.get()
        #expect(told.fault(of: "status", "Done, 20 Nov: Cold shower") == nil)
        let undo = try told.control("Undo")
        #expect(undo.attributes["name"] == "do" && undo.attributes["value"] == "undo")
        #expect(try session.get().said("status") == nil)
        let undone = try session.press(undo)
        #expect(undone.status == 303)
        #expect(try session.desk.library.tracker(shower)?.marks.isEmpty == true)
        let redo = try session.get().control("Redo")
        #expect(redo.attributes["value"] == "redo")
        #expect(try session.press(redo).status == 303)
        #expect(try session.desk.library.tracker(shower)?.marks == DaySet(["2026-11-20"]))
    }

    @Test("WEB-11: what was redone can be undone again from its notice")
    func undoAgain() throws {
        let session = try WebSession()
        _ = mark(session, shower)
        _ = try session.press(session.get().control("Undo"))
        _ = try session.press(session.get().control("Redo"))
        _ = try session.press(session.get().control("Undo"))
        #expect(try session.desk.library.tracker(shower)?.marks.isEmpty == true)
    }

    @Test("WEB-11: the notice and its buttons are in the language of the page")
    func russian() throws {
        let session = try WebSession(nil, .russian)
        _ = mark(session, shower)
        let told = session.get()
        #expect(told.fault(of: "status", "Отмечено за 20 ноя: Cold shower") == nil)
        _ = try session.press(told.control("Отменить"))
        #expect(try session.get().control("Повторить").attributes["value"] == "redo")
    }

    @Test("WEB-11: a look at a part of the page or by HEAD leaves the notice for the page")
    func noticeWaits() throws {
        let session = try WebSession()
        _ = mark(session, shower)
        for part in ["?r=style", "?r=script", "?r=icon"] {
            #expect(session.get(part).header("Set-Cookie") == nil)
        }
        #expect(session.head("?").header("Set-Cookie") == nil)
        #expect(try session.get().said("status") != nil)
    }

    @Test("WEB-11: what is refused is 422, the same page with the sentence as an alert")
    func refusedOnPage() throws {
        let session = try WebSession()
        for (address, title) in [
            ("?", "Fri, 20 Nov"), ("?p=week", "16 – 22 Nov"), ("?d=2026-11-21", "Sat, 21 Nov"),
        ] {
            let answer = mark(session, shower, on: "2026-11-23", from: address)
            #expect(answer.status == 422, "\(address)")
            #expect(try answer.page().all("h1").first?.text == title)
            #expect(
                answer.fault(of: "alert", "Mon, 23 November 2026 has not come yet: mark it on that day.")
                    == nil)
        }
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("WEB-11: a sheet that is refused keeps all that was typed, with the sentence as an alert")
    func refusedInSheet() throws {
        let session = try WebSession()
        let amount = session.post(
            "?p=week&a=amount&id=\(run)&d=2026-11-18",
            ["do": "amount", "id": "\(run)", "day": "2026-11-18", "amount": "a lot <b>", "mode": "add"])
        #expect(amount.status == 422)
        let field = try #require(amount.page().all("input").first { $0.attributes["name"] == "amount" })
        #expect(field.attributes["value"] == "a lot <b>")
        #expect(field.attributes["aria-describedby"] == "reason")
        #expect(
            try amount.page().all.contains {
                $0.attributes["id"] == "reason" && $0.attributes["role"] == "alert"
            })
        #expect(try amount.page().all("h1").first?.text == "16 – 22 Nov")
        let long = String(repeating: "ш", count: 501)
        let note = session.post(
            "?a=note&id=\(run)", ["do": "note", "id": "\(run)", "day": "2026-11-20", "text": long])
        #expect(note.status == 422)
        #expect(
            try note.page().all("input").first { $0.attributes["name"] == "text" }?.attributes["value"]
                == long)
        let rest = session.post(
            "?a=break&id=\(run)",
            ["do": "break", "id": "\(run)", "from": "2026-11-25", "until": "2026-11-22", "all": "1"])
        #expect(rest.status == 422)
        let fields = try rest.page().all("input").filter { $0.attributes["type"] != "hidden" }
        #expect(fields.contains { $0.attributes["name"] == "from" && $0.attributes["value"] == "2026-11-25" })
        #expect(
            fields.contains { $0.attributes["name"] == "until" && $0.attributes["value"] == "2026-11-22" })
        #expect(fields.contains { $0.attributes["name"] == "all" && $0.attributes["checked"] != nil })
        #expect(try rest.said("alert") != nil)
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("WEB-11: a refused sheet can be corrected and sent again from the page that it is on")
    func corrected() throws {
        let session = try WebSession()
        let refused = session.post(
            "?", ["do": "amount", "id": "\(run)", "day": "2026-11-19", "amount": "x", "mode": "set"])
        let saved = try session.press(refused.control("Set"), typing: ["amount": "4"])
        #expect(saved.status == 303)
        #expect(try session.desk.library.tracker(run)?.amounts["2026-11-19"] == "4")
    }

    @Test(
        "WEB-11: every intent on a deleted tracker is 410 with its name from the history and a way to the list"
    )
    func deleted() throws {
        let session = try WebSession()
        try session.elsewhere(.deleteTracker(run))
        for word in [
            "done", "undone", "skip", "unskip", "pin", "unpin", "pause", "resume", "archive", "unarchive",
            "add", "subtract",
            "delete",
        ] {
            let answer = session.post("?p=week", ["do": word, "id": "\(run)", "day": "2026-11-20"])
            #expect(answer.status == 410, "\(word)")
            #expect(answer.fault(of: "alert", "Run has been deleted.") == nil)
            #expect(try answer.control("Trackers").attributes["href"] == "?")
        }
        for form in [
            [("do", "amount"), ("amount", "3"), ("mode", "set")], [("do", "note"), ("text", "x")],
            [("do", "break"), ("from", "2026-11-21"), ("until", "2026-11-22")],
        ] {
            let answer = session.post("?", fields: form + [("id", "\(run)"), ("day", "2026-11-20")])
            #expect(answer.status == 410, "\(form)")
            #expect(answer.fault(of: "alert", "Run has been deleted.") == nil)
        }
        for address in ["?p=tracker&id=\(run)", "?a=amount&id=\(run)"] {
            #expect(session.get(address).status == 410)
            #expect(session.get(address).fault(of: "alert", "Run has been deleted.") == nil)
        }
        let unknown = mark(session, WebSamples.unknown)
        #expect(unknown.status == 410)
        #expect(unknown.fault(of: "alert", "This tracker has been deleted.") == nil)
        #expect(try session.desk.steps.count == 1)
    }

    @Test("WEB-11: the page of a tracker that was deleted from it is no 410")
    func deletedFromItsPage() throws {
        let session = try WebSession()
        let question = session.get("?p=tracker&id=\(run)&a=delete")
        let answer = try session.press(
            question.dialog().control("Delete"), on: "?p=tracker&id=\(run)&a=delete")
        #expect(answer.status == 303)
        let next = session.get(answer.location ?? "")
        #expect(next.status == 200)
        #expect(next.fault(of: "status", "Deleted: Run") == nil)
        _ = try session.press(next.control("Undo"))
        #expect(try session.desk.library.tracker(run) != nil)
    }
}
