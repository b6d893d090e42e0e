import Testing
import TrackerCLI

struct RoffTests {
    @Test(
        "What roff would obey is escaped",
        arguments: [
            ("plain", "plain"),
            ("--json", #"\-\-json"#),
            (#"a\b"#, #"a\eb"#),
            (".hidden", #"\&.hidden"#),
            ("'quoted'", #"\&\(aqquoted\(aq"#),
            ("~/x ^ `y`", #"\(ti/x \(ha \(gay\(ga"#),
            ("пн–пт", "пн–пт"),
        ])
    func escaping(text: String, source: String) {
        #expect(Roff.escaped(text) == source)
    }

    @Test("A page has an ASCII form of each Russian letter, emoji, ellipsis and arrow, and of nothing else")
    func fallbacks() {
        var roff = Roff(title: "T", footer: "f", header: "h")
        roff.paragraph("Ёж 🎸 ё… ↑")
        let fallbacks = roff.source.split(separator: "\n").filter { $0.hasPrefix(".fchar") }
        #expect(
            fallbacks == [
                #".fchar \[u0401] YO"#, #".fchar \[u0436] zh"#, #".fchar \[u0451] yo"#,
                #".fchar \[u2026] ..."#, #".fchar \[u2191] Up"#, #".fchar \[u1F3B8] (emoji)"#,
            ])
    }
}
