import Testing
import TrackerPresentation
import TrackerReport

/// What browsers and screen readers ask of every page, whatever the library holds.
@Suite("REP-2: the report is one page that everybody can read") struct PageStructureTests {
    static let pages = ReportSample.allCases.flatMap { sample in Language.allCases.map { (sample, $0) } }

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

    @Test("A habit's four pictures have tables behind them, with heads for columns and rows")
    func tables() throws {
        let page = try ReportSample.everything.page()
        for card in page.all(classed: "tracker") {
            let isEvent = card.all("h3").map(\.text) == ["Exam"]
            #expect(card.all("table").count == (isEvent ? 0 : 3))
            #expect(card.all.count { $0.attributes["role"] == "img" } == (isEvent ? 0 : 4))
        }
        for table in page.all("table") where !table.classes.contains("trackers") {
            #expect(table.children.first?.name == "caption" && table.children.first?.text.isEmpty == false)
        }
        for head in page.all("th") { #expect(["col", "row"].contains(head.attributes["scope"])) }
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
            "svg", "path", "rect", "text",
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
