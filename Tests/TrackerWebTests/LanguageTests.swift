import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation
import TrackerWeb
import Web

/// The language that a browser prefers, as it is handed to what makes the surroundings of a request.
@MainActor @Suite struct LanguageTests {
    private func preferred(_ header: String?) throws -> [Language?] {
        let desk = try Desk(WebSamples.library())
        var asked: [Language?] = []
        let token = try #require(Token(WebSession.token))
        let front = WebFront(hosts: [], token: token) { language in
            asked.append(language)
            return desk.workspace
        }
        let cookie = [("Cookie", "\(token.cookieName)=\(token.text)")]
        let language = header.map { [("Accept-Language", $0)] } ?? []
        #expect(front.answer(Request(headers: Fields(cookie + language))).status == 200)
        return asked
    }

    @Test("WEB-7: the first language of Accept-Language that is en or ru counts, by its q")
    func acceptLanguage() throws {
        for (header, expected) in [
            ("ru", .russian), ("en", .english), ("ru-RU,ru;q=0.9,en-US;q=0.8", .russian), ("en-GB", .english),
            ("de, ru;q=0.5, en;q=0.9", .english), ("de, ru;q=0.9, en;q=0.5", .russian), ("RU", .russian),
            ("en, ru", .english), ("ru, en", .russian), ("ru;q=0.5,en;q=0.5", .russian),
            ("ru ; q=0.1", .russian),
            ("en;q=0", nil), ("en;q=0.0, ru;q=0.001", .russian), ("*", nil), ("de, fr;q=0.9", nil), ("", nil),
            (nil, nil),
            ("ru;Q=0.1, en;Q=0.9", .english), ("english, russian", nil), ("ru_RU", nil),
            (";;;,,,q=1", nil), ("\u{0}\u{FF}<b>;q=x", nil), ("ru;q=nan, en", .english), ("ru;q=-1", nil),
            (String(repeating: "ru;q=0.1,", count: 500), .russian),
        ] as [(String?, Language?)] {
            let asked = try preferred(header)
            #expect(asked == [expected], "\((header ?? "none").prefix(40))")
        }
    }

    @Test("WEB-7: a page that a request is refused with is in the language of the browser, too")
    func refusals() throws {
        for (header, sentence) in [
            ("ru", "Откройте адрес, который вывела команда «tracker web», или вставьте его сюда."),
            ("en", "Open the address that “tracker web” printed, or paste it here."),
        ] {
            let front = WebFront(hosts: [], token: Token(WebSession.token)) { language in
                guard let desk = try? Desk(nil, Conventions(language: language ?? .english)) else {
                    fatalError("no desk")
                }
                return desk.workspace
            }
            let answer = Answer(front.answer(Request(headers: Fields([("Accept-Language", header)]))))
            #expect(answer.status == 401)
            #expect(answer.fault(of: "alert", sentence) == nil)
            #expect(try answer.page().attributes["lang"] == header)
        }
    }

    @Test("WEB-7: every page says its language, and nothing of the other one is left in it")
    func pages() throws {
        let session = try WebSession(
            Library(
                id: 1000, categories: [Category(id: .home, name: "42")],
                trackers: [.habit(1, "123", goal: "at least 2")]), .russian)
        for address in [
            "?", "?p=week", "?p=stats", "?p=tracker&id=\(1 as Identifier)", "?a=new", "?a=filters",
            "?a=calendar",
            "?a=amount&id=\(1 as Identifier)", "?a=break&id=\(1 as Identifier)",
            "?a=delete&id=\(1 as Identifier)",
        ] {
            let page = try session.page(address)
            #expect(page.attributes["lang"] == "ru")
            let texts =
                page.all.filter { $0.children.isEmpty && $0.name != "title" }.map(\.text)
                + page.all.flatMap { element in
                    ["aria-label", "placeholder", "title"].compactMap { element.attributes[$0] }
                }
            let latin = texts.filter { $0.contains { "a"..."z" ~= $0 } }
            #expect(latin.isEmpty, "\(address): \(latin)")
        }
    }
}
