import TestKit
import Testing
import TrackerPresentation
import TrackerReport

@Suite("REP-4: whatever a name, a note or a unit holds is text") struct HostileNameTests {
    @Test("Names stand on the page as they are, in headings, links and pictures' texts")
    func names() throws {
        let page = try ReportSample.hostile.page()
        let names = [ReportSample.quotes, ReportSample.rightToLeft, ReportSample.script]
        #expect(Set(page.all("h3").map(\.text)) == Set(names))
        #expect(page.all("h2").map(\.text).suffix(2) == [ReportSample.quotes, ReportSample.rightToLeft])
        #expect(Set(page.all("a").map { String($0.text.dropFirst(2)) }) == Set(names))
        // The one with a goal has bars of its amounts, as nothing of it was done.
        for (name, pictures) in [(ReportSample.quotes, 4), (ReportSample.script, 4)] {
            #expect(page.all.count { $0.attributes["aria-label"]?.hasPrefix(name) == true } == pictures)
        }
    }

    @Test("So do notes, newest first, and units")
    func texts() throws {
        let page = try ReportSample.hostile.page()
        #expect(
            page.all("li").map(\.text) == [
                "8 Mar: </li><script>1</script>", "7 Mar: \(ReportSample.rightToLeft)",
            ])
        #expect(page.all("dd").map(\.text).contains("at least 5 <b>&'\""))
        #expect(page.all("figcaption").map(\.text).contains("By month, <b>&'\""))
    }

    @Test("What a person wrote has its own direction, which ends with it")
    func directions() throws {
        let page = try ReportSample.hostile.page()
        for element in page.all where element.children.isEmpty && element.text.contains("שלום") {
            #expect(element.attributes["dir"] == "auto", "\(element.name): \(element.text)")
        }
    }

    @Test(
        "What markup is made of is written otherwise, what no document may hold is a blank",
        arguments: [
            ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&#39;"), ("]]>", "]]&gt;"), ("é👩‍👩‍👧🇫🇷", "é👩‍👩‍👧🇫🇷"),
            ("a\u{0}b\u{1B}c\u{7F}d\u{85}e\u{FFFF}f\n", "a b c d e f "), ("\u{202E}", "\u{202E}"),
        ])
    func escaping(text: String, escaped: String) {
        let markup: Markup = "<p>\(text)</p>"
        #expect(Array(markup.text.utf8) == Array("<p>\(escaped)</p>".utf8))
    }

    @Test("Markup in markup stays what it is, and numbers are digits")
    func nesting() {
        let inner: Markup = "<b>\("&")</b>"
        let outer: Markup = "<p>\(inner)\(-12) \(color: 0x00_0A_FF)</p>"
        #expect(outer.text == "<p><b>&amp;</b>-12 #000aff</p>")
    }
}
