import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation
import TrackerReport

/// What browsers and screen readers ask of every page, whatever the library holds.
@Suite("REP-2: the report is one page that everybody can read") struct PageStructureTests {
    static let pages = ReportSample.allCases.flatMap { sample in Language.allCases.map { (sample, $0) } }

    @Test("HARD-14: emoji have a list of fonts with colors first, and nothing else has")
    func emojiFonts() throws {
        let page = try ReportSample.everything.page()
        let style = page.all("style").map(\.text).joined()
        let fonts = "font-family:\"Apple Color Emoji\",\"Segoe UI Emoji\",\"Noto Color Emoji\",sans-serif"
        #expect(style.contains(".emoji,.trackers a span:first-child{\(fonts)}"))
        #expect(style.split(separator: "Color Emoji", omittingEmptySubsequences: false).count == 3)
        for link in page.all(classed: "trackers").flatMap({ $0.all("a") }) {
            #expect(
                link.children.first?.name == "span"
                    && link.children.first?.attributes["aria-hidden"] == "true")
        }
    }

    @Test("HARD-23: a chart without anything to show is neither drawn nor a table")
    func noEmptyCharts() throws {
        let goalLater = Tracker.habit(1, goal: "at least 0.5 l", done: [.yesterday])
        let old = Tracker.habit(2, created: "2020-01-01", done: ["2020-01-01"])
        let report = ReportState(
            try .holding(goalLater, old), today: .today, conventions: Conventions(language: .english))
        let page = try PageReader.root(of: ReportPage.pieces(report).text)
        let cards = page.all(classed: "tracker").map { card in
            ["figcaption", "caption"].map { name in
                card.all(name).map(\.text).filter { $0.hasPrefix("By ") }
            }
        }
        let shown = ["By month, days done", "By weekday, % of plan"]
        #expect(cards == [[shown, shown], [[], []]])
    }

    @Test("Every element is closed in its place; the page says its language and its name", arguments: pages)
    func wellFormed(sample: ReportSample, language: Language) throws {
        let page = try sample.page(language)
        #expect(page.name == "html" && page.attributes["lang"] == language.rawValue)
        let title =
            language == .english ? "Habit report, Sun, 8 March 2026" : "Отчёт о привычках, вс, 8 марта 2026"
        #expect(page.all("title").map(\.text) == [title])
        #expect(
            page.all("meta").contains { $0.attributes["content"] == "width=device-width, initial-scale=1" })
    }

    @Test("One first heading, and none that leaves a step out; landmarks of each kind", arguments: pages)
    func headings(sample: ReportSample, language: Language) throws {
        let page = try sample.page(language)
        let steps = page.all.compactMap {
            $0.name.count == 2 && $0.name.first == "h" ? Int($0.name.dropFirst()) : nil
        }
        #expect(steps.first == 1 && steps.count { $0 == 1 } == 1)
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 1 })
        let body = try #require(page.all("body").first)
        #expect(body.children.map(\.name) == ["header", "main", "footer"])
        for section in page.all where ["section", "article"].contains(section.name) {
            #expect(section.attributes["aria-labelledby"] != nil)
        }
    }

    @Test(
        "Each picture is one for a screen reader too, with a text; what is within is not read out",
        arguments: pages)
    func pictures(sample: ReportSample, language: Language) throws {
        for picture in try sample.page(language).all("svg") {
            let shown = picture.attributes["aria-hidden"] == "true" ? picture.parent : picture
            #expect(shown?.attributes["role"] == "img")
            #expect(shown?.attributes["aria-label"]?.isEmpty == false)
        }
    }

    @Test(
        "A habit's four pictures, two more with a goal, have tables behind them, with heads for columns and rows"
    )
    func tables() throws {
        let page = try ReportSample.everything.page()
        // Habit 3 was done on none of its days of the month; Habit 5, of a sum, has marks alone, and no rates by weekday;
        // Habit 6 has no plan.
        let more = ["Run": 2, "Habit 3": -1, "Habit 5": -1, "Habit 6": -1]
        for card in page.all(classed: "tracker") {
            let isEvent = card.all("h3").map(\.text) == ["Exam"]
            let more = more[card.all("h3").first?.text ?? ""] ?? 0
            #expect(card.all("table").count == (isEvent ? 0 : 3 + more))
            // Without a plan there is no strength to draw, and none has a table.
            let pictures = card.all("h3").first?.text == "Habit 6" ? 2 : isEvent ? 0 : 4 + more
            #expect(card.all.count { $0.attributes["role"] == "img" } == pictures)
        }
        for table in page.all("table") where !table.classes.contains("trackers") {
            #expect(table.children.first?.name == "caption" && table.children.first?.text.isEmpty == false)
        }
        for head in page.all("th") { #expect(["col", "row"].contains(head.attributes["scope"])) }
    }

    @Test(
        "X12: a table that may be wider than a telephone stands in a box that scrolls, with the keyboard too",
        arguments: Language.allCases)
    func scrolling(language: Language) throws {
        let page = try ReportSample.everything.page(language)
        let wide = page.all("table").filter {
            $0.all("thead")[0].all("th").count > 2 && !$0.classes.contains("trackers")
        }
        // That of the year of all trackers, and that of each habit but for the event.
        #expect(wide.count == page.all(classed: "tracker").count)
        for table in wide {
            let box = try #require(table.parent)
            #expect(box.classes == ["scroll"] && box.attributes["role"] == "group")
            #expect(box.attributes["tabindex"] == "0")
            #expect(box.attributes["aria-label"] == table.children.first?.text)
        }
        let style = try #require(page.all("style").first).text
        #expect(style.contains(".scroll{overflow-x:auto}"))
        #expect(style.contains(".tables{display:grid;grid-template-columns:minmax(0,1fr)"))
    }

    @Test("Each row of a table has as many cells as its head")
    func cells() throws {
        for table in try ReportSample.everything.page().all("table") {
            let rows = table.all("tr").map(\.children.count)
            #expect(Set(rows).count == 1 && rows[0] > 1)
        }
    }

    @Test("X11: a card begins with its figures, then come its pictures, at last its notes and tables")
    func order() throws {
        let page = try ReportSample.everything.page()
        let card = try #require(page.all(classed: "tracker").first { !$0.all(classed: "lists").isEmpty })
        let parts = ["facts", "pictures", "lists", "numbers"]
        let order = card.all.compactMap { element in parts.first { element.classes.contains($0) } }
        #expect(order == parts)
    }

    // The week before the first of March is Sunday's alone; the map is as wide as half a year of others.
    @Test("X11: the year of a new habit is one drawing of a month, at the size of any other")
    func shortYear() throws {
        let heat = try #require(try ReportSample.worked.page().all(classed: "heat").first)
        #expect(heat.all("svg").map { $0.attributes["viewBox"] } == ["0 0 381 109"])
        #expect(heat.all("text").filter { !$0.classes.contains("wd") }.map(\.text) == ["Mar"])
        let bars = try #require(try ReportSample.worked.page().all(classed: "months").first)
        #expect(bars.all("rect").count == 1 && bars.all("svg")[0].attributes["viewBox"] == "0 0 324 90")
    }

    @Test("R3: the page comes in pieces, of no more than one tracker each")
    func pieces() throws {
        let pieces = Array(ReportPage.pieces(try ReportSample.everything.state(.english))).map(\.text)
        for piece in pieces {
            #expect(piece.split(separator: "<article").count <= 2)
            #expect(piece.split(separator: "<tr><th scope='row'><a ").count <= 2)
        }
        // A habit of each of six kinds, Run, Old and Exam.
        #expect(pieces.count { $0.hasPrefix("<article") } == 9)
    }

    @Test("Ids are there once, and what refers to one finds it", arguments: pages)
    func ids(sample: ReportSample, language: Language) throws {
        let page = try sample.page(language)
        let ids = page.all.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for element in page.all {
            for id in (element.attributes["aria-labelledby"] ?? "").split(separator: " ") {
                #expect(ids.contains(String(id)))
            }
            if let link = element.attributes["href"] {
                #expect(link.hasPrefix("#") && ids.contains(String(link.dropFirst())), "\(link)")
            }
        }
    }

    @Test("REP-1: nothing is loaded and nothing runs", arguments: pages)
    func nothingFromElsewhere(sample: ReportSample, language: Language) throws {
        let page = try sample.page(language)
        let known: Set = [
            "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "section",
            "article",
            "h1", "h2", "h3", "p", "div", "span", "i", "a", "dl", "dt", "dd", "ul", "li", "figure",
            "figcaption",
            "details", "summary", "table", "caption", "thead", "tbody", "tr", "th", "td",
            "svg", "path", "rect", "line", "text",
        ]
        for element in page.all {
            #expect(known.contains(element.name), "<\(element.name)>")
            #expect(
                !element.attributes.keys.contains { $0.hasPrefix("on") || ["src", "style"].contains($0) })
        }
        let style = try #require(page.all("style").first).text
        #expect(!style.contains("url(") && !style.contains("@import") && !style.contains("//"))
        #expect(
            page.all("meta").contains { $0.attributes["content"]?.hasPrefix("default-src 'none'") == true })
    }

    @Test("Dark where the system is dark, light on paper")
    func themes() throws {
        let style = try #require(try ReportSample.worked.page().all("style").first).text
        #expect(style.contains("@media screen and (prefers-color-scheme:dark){:root{--page:#111218"))
        #expect(style.contains("@media print"))
    }
}
