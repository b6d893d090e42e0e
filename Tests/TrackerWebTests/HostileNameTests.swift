import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// Names that are markup, quotes, or letters that move others, on every kind of page.
@MainActor @Suite struct HostileNameTests {
    private nonisolated static let texts = [
        "<script>alert(1)</script>", "</title></style><b>", "' onclick='x", "\" autofocus=\"",
        "a&amp;b&lt;c;=?#%",
        "\u{202E}txt.exe\u{202D}", "مشي الكلب", String(repeating: "W", count: 38),
        "a\u{200B}b\u{200D}c\u{FEFF}d",
        "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "Z̴̡͘a͠l̷g̶o", "t=1&s=2;Max-Age=0", "Ёлка, «зелёная»; 50%",
    ]
    /// Those that a name can be.
    private nonisolated static let names = texts.filter { (try? Name.rule.cleaned($0)) == $0 }

    private func session(_ name: String) throws -> WebSession {
        let session = try WebSession(
            Library(
                id: 1000, categories: [Category(id: 102, name: name), .work],
                trackers: [
                    .habit(1, name, in: 102, created: "2026-11-09", pinned: true, done: ["2026-11-19"]),
                    .habit(
                        2, "Other", in: 102, planned: .sum(PeriodGoal("at least 30 km", in: .week)),
                        created: "2026-11-09",
                        amounts: [("2026-11-18", "8")]),
                ]))
        try session.elsewhere(.note(name, of: 1, on: "2026-11-20"))
        return session
    }

    @Test(
        "WEB-28: a hostile name of tracker, category and note is shown as typed on every page and sheet",
        arguments: HostileNameTests.names)
    @MainActor func everywhere(name: String) throws {
        let session = try session(name)
        let id = 1 as Identifier
        for address in [
            "?", "?p=week", "?p=stats", "?p=tracker&id=\(id)", "?a=edit&id=\(id)", "?a=delete&id=\(id)",
            "?a=note&id=\(id)",
            "?a=amount&id=\(id)", "?a=break&id=\(id)", "?a=filters", "?a=calendar", "?a=new", "?f=resting",
        ] {
            let page = try session.page(address)
            #expect(page.all("script").count == 1 && page.all("b").allSatisfy { $0.attributes.isEmpty })
            #expect(!page.all.contains { $0.attributes["onclick"] != nil || $0.attributes["style"] != nil })
            if address == "?f=resting" { continue }
            #expect(page.text.contains(name), "\(address)")
        }
        #expect(try session.get().card(1).all("a").first?.text == name)
        #expect(try session.get().card(1).all(classed: "note").first?.attributes["title"] == name)
        #expect(try session.page().all("h2").map(\.text) == ["📌 Pinned", name])
        #expect(try session.page("?p=tracker&id=\(id)").all("h1").first?.text == name)
        #expect(try session.get("?a=edit&id=\(id)").dialog().value("name") == name)
        #expect(try session.get("?a=note&id=\(id)").dialog().value("text") == name)
        #expect(try session.page().control("Mark as done: " + name).attributes["value"] == "done")
    }

    @Test(
        "WEB-11: a notice with a hostile name comes through its cookie as it was, with Undo",
        arguments: HostileNameTests.names)
    func notice(name: String) throws {
        let session = try session(name)
        let answer = session.post("?", ["do": "done", "id": "\(1 as Identifier)", "day": "2026-11-20"])
        let cookie = try #require(answer.header("Set-Cookie"))
        let value = cookie.prefix { $0 != ";" }
        #expect(value.utf8.allSatisfy { 0x21...0x7E ~= $0 && !"\",\\".utf8.contains($0) }, "\(value)")
        let told = session.get()
        #expect(try told.said("status")?.contains(name) == true)
        _ = try session.press(told.control("Undo"))
        #expect(try session.desk.library.tracker(1)?.marks.count == 1)
        #expect(try session.get().said("status")?.contains(name) == true)
    }

    @Test(
        "WEB-11: a deleted tracker with a hostile name is told as it was", arguments: HostileNameTests.names)
    func gone(name: String) throws {
        let session = try session(name)
        try session.elsewhere(.deleteTracker(1))
        let gone = session.get("?p=tracker&id=\(1 as Identifier)")
        #expect(gone.status == 410)
        #expect(try gone.said("alert")?.contains(name) == true)
    }

    @Test(
        "WEB-11: what was typed stands in its field again, whatever it is", arguments: HostileNameTests.texts)
    @MainActor func typed(text: String) throws {
        let session = try session("Run")
        let id = 2 as Identifier
        let amount = session.post(
            "?", ["do": "amount", "id": "\(id)", "day": "2026-11-20", "mode": "set", "amount": text])
        #expect(amount.status == 422)
        #expect(try amount.dialog().value("amount") == text)
        let form = session.post(
            "?", ["do": "save", "kind": "habit", "name": text, "schedule": text, "goal": text])
        #expect(form.status == 422)
        for name in ["name", "schedule", "goal"] { #expect(try form.dialog().value(name) == text) }
        #expect(try session.page("?q=" + encoded(text)).control("Search by name").attributes["value"] == text)
    }

    private func encoded(_ text: String) -> String {
        text.utf8.map { "%" + String(256 + Int($0), radix: 16).dropFirst() }.joined()
    }
}
