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
            (#"say "x""#, #"say \(dqx\(dq"#),
            ("1.5 o'clock", #"1.5 o\(aqclock"#),
            ("к\u{A0}дню", #"к\ дню"#),
            (".\u{301}", "\\&.\u{301}"),
            ("", ""),
        ])
    func escaping(text: String, source: String) {
        #expect(Roff.escaped(text) == source)
    }

    @Test("A page has an ASCII form of each Russian letter, emoji, ellipsis and arrow, and of nothing else")
    func fallbacks() {
        let fallbacks = Roff.fallbacks(for: "Ёж 🎸 ё… ↑ x–é\n").split(separator: "\n")
        #expect(
            fallbacks == [
                ".fchar Ё YO", ".fchar ж zh", ".fchar ё yo", ".fchar … ...", ".fchar ↑ Up",
                ".fchar 🎸 (emoji)",
            ])
    }

    @Test("Each letter of the Russian alphabet has a form of its own, in small and in capitals")
    func letters() {
        let small = Roff.fallbacks(for: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
            .split(separator: "\n").map { $0.split(separator: " ")[2] }
        // In the order of Unicode ё stands last.
        #expect(
            small == [
                "a", "b", "v", "g", "d", "e", "zh", "z", "i", "j", "k", "l", "m", "n", "o", "p", "r", "s",
                "t",
                "u", "f", "kh", "ts", "ch", "sh", "shch", "\"", "y", "'", "e", "yu", "ya", "yo",
            ])
        let capitals = Roff.fallbacks(for: "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ")
            .split(separator: "\n").map { $0.split(separator: " ")[2] }
        #expect(capitals == ["YO"] + small.dropLast().map { $0.uppercased()[...] })
    }
}
