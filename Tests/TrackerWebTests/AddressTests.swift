import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// The address says the whole page, and a look changes nothing.
@MainActor @Suite struct AddressTests {
    /// Values of each word of the address: those that mean something, and others.
    private static let values: [(String, [String])] = [
        ("p", ["week", "stats", "tracker", "list", "WEEK", "<b>"]),
        (
            "a",
            [
                "calendar", "filters", "new", "new-event", "edit", "delete", "amount", "note", "break",
                "rest", "delete%00",
            ]
        ),
        (
            "id",
            ((1...7) as ClosedRange<UInt64>).map { "\(Identifier(high: 0, low: $0))" } + [
                "\(WebSamples.unknown)", "1", "%22%3E", "",
            ]
        ),
        (
            "d",
            [
                "2026-11-18", "2026-11-21", "1899-12-31", "9999-12-31", "0001-01-01", "2026-02-30", "x",
                "%FF%FE",
            ]
        ),
        ("f", TrackerFilter.allCases.map(\.rawValue) + ["undone", "%27"]),
        ("q", ["run", "%3Cb%3E", "%22%27%26", "%F0%9F%99%82", "a+b", "%D9%85"]),
        ("y", ["2025", "2026", "9000", "-7", "99999999999999999999", "x"]),
        ("m", ["2026-10", "2026-13", "1899-12", "2200-01", "x"]),
        ("do", ["done", "delete"]), ("day", ["2026-11-20"]), ("step", ["1"]), ("undo", [""]),
    ]

    /// Each value alone on each page, then mixtures.
    private static func addresses(mixtures: Int) -> [String] {
        let alone = values.flatMap { name, values in values.map { "?\(name)=\($0)" } }
        let pages = ["?p=week", "?p=stats", "?p=tracker&id=\(WebSamples.run)"]
        let over = pages.flatMap { page in
            (values[1].1 + ["x"]).map { "\(page)&a=\($0)&id=\(WebSamples.run)" }
        }
        var random = SeededRandom(seed: 8)
        let mixed = (0..<mixtures).map { _ in
            "?"
                + values.compactMap { name, values in
                    Bool.random(using: &random)
                        ? "\(name)=\(values.randomElement(using: &random) ?? "")" : nil
                }.joined(separator: "&")
        }
        return ["?", ""] + alone + over + mixed
    }

    @Test("WEB-8: a look at any address, by GET or HEAD, changes nothing, and twice it is the same page")
    @MainActor func nothingChanges() throws {
        let session = try WebSession()
        let (library, steps) = (try session.desk.library, try session.desk.steps)
        let updates = session.desk.store.updates
        for address in Self.addresses(mixtures: Torture.tries(brief: 120, full: 4000)) {
            let (first, second, head) = (session.get(address), session.get(address), session.head(address))
            #expect([200, 410].contains(first.status), "\(address)")
            #expect(first.response == second.response, "\(address)")
            #expect(head.response == first.response, "\(address)")
        }
        #expect(session.desk.store.updates == updates)
        #expect(try session.desk.library == library)
        #expect(try session.desk.steps == steps)
    }

    @Test(
        "WEB-8, WEB-28: every link begins with ? or #, nothing is inline, and every page is well formed with one h1"
    )
    @MainActor func links() throws {
        let session = try WebSession()
        for address in Self.addresses(mixtures: 40) {
            let page = try session.get(address).page()
            for element in page.all {
                for name in ["href", "action", "src"] {
                    guard let link = element.attributes[name] else { continue }
                    #expect(link.hasPrefix("?") || link.hasPrefix("#"), "\(address): \(link)")
                }
                #expect(
                    !element.attributes.keys.contains { $0 == "style" || $0.hasPrefix("on") }, "\(address)")
                #expect(element.name != "style", "\(address)")
                #expect(element.name != "script" || element.text.isEmpty && element.attributes["src"] != nil)
            }
            #expect(page.all("h1").count == 1, "\(address)")
            let ids = page.all.compactMap { $0.attributes["id"] }
            #expect(Set(ids).count == ids.count, "\(address): \(ids)")
        }
    }

    @Test("WEB-8: the notice told once is all that a second look leaves out")
    func toldOnce() throws {
        let session = try WebSession()
        let plain = session.get()
        _ = session.post("?", ["do": "done", "id": "\(WebSamples.shower)", "day": "2026-11-20"])
        let told = session.get()
        let after = session.get()
        #expect(try told.said("status") != nil)
        #expect(try after.said("status") == nil)
        #expect(after.response == session.get().response)
        #expect(try plain.said("status") == nil)
    }

    @Test("WEB-9: a word or a value that means nothing is as if it were left out")
    func unknownWords() throws {
        let session = try WebSession()
        let run = "id=\(WebSamples.run)"
        for (address, plain) in [
            ("?p=list", "?"), ("?p=WEEK", "?"), ("?x=1&y", "?"), ("?d=2026-02-30", "?"), ("?d=tomorrow", "?"),
            ("?f=undone", "?"), ("?a=rest", "?"), ("?m=2026-13&a=calendar", "?a=calendar"), ("?r=other", "?"),
            ("?p=week&a=", "?p=week"), ("?y=x&p=stats", "?p=stats"), ("?p=tracker", "?"), ("?a=edit", "?"),
            ("?p=tracker&\(run)&d=2026-13-01", "?p=tracker&\(run)"),
        ] {
            #expect(session.get(address).response == session.get(plain).response, "\(address)")
        }
    }

    @Test("WEB-9: a day, a month or a year out of range is the nearest there is")
    func outOfRange() throws {
        let session = try WebSession()
        func title(_ address: String) throws -> String {
            let page = try session.page(address)
            return (page.all("h3").first ?? page.all("h1").first)?.text ?? ""
        }
        for (address, expected) in [
            ("?d=1899-12-31", "Mon, 1 Jan 1900"), ("?d=0001-01-01", "Mon, 1 Jan 1900"),
            ("?d=2200-01-01", "Tue, 31 Dec 2199"), ("?d=9999-12-31", "Tue, 31 Dec 2199"),
            ("?p=week&d=9999-12-31", "30 – 31 Dec 2199"),
            ("?a=calendar&m=1899-12", "January 1900"), ("?a=calendar&m=2200-01", "December 2199"),
            ("?p=stats&y=9000", "Statistics, 2026"), ("?p=stats&y=1", "Statistics, 2026"),
            ("?p=stats&y=-7", "Statistics, 2026"), ("?p=stats&y=99999999999999999999", "Statistics, 2026"),
        ] {
            let shown = try title(address)
            #expect(shown == expected, "\(address)")
        }
        let links = try session.page("?d=2199-12-31").all("a").compactMap { $0.attributes["href"] }
        #expect(!links.contains { $0.contains("2200") })
    }

    @Test("WEB-9: the address of a tracker that is not there is 410 on every page and sheet")
    func unknownID() throws {
        let session = try WebSession()
        for page in ["?", "?p=tracker&", "?p=week&", "?p=stats&"] {
            for sheet in ["", "&a=edit", "&a=delete", "&a=amount", "&a=note", "&a=break"] {
                for id in ["\(WebSamples.unknown)", "x", ""] {
                    let answer = session.get("\(page)id=\(id)\(sheet)")
                    #expect(answer.status == 410, "\(page) \(sheet) \(id)")
                    #expect(try answer.said("alert") == "This tracker has been deleted.")
                    #expect(try answer.control("Trackers").attributes["href"] == "?")
                }
            }
        }
    }
}
