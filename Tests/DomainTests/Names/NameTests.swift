import Samples
import Testing
import TrackerDomain

@Suite struct NameTests {
    private static let family = "👨‍👩‍👧"

    @Test(
        "NEW-4: outer white space goes, inner runs of any kind become one space",
        arguments: [
            ("Run", "Run"), ("  Run ", "Run"), ("Read  a\tbook", "Read a book"),
            ("\n Read\r\n\ta \u{A0} book\n", "Read a book"),
            ("a\u{3000}b\u{2028}c\u{85}d", "a b c d"), ("\u{2003}🙂\u{2003}", "🙂"),
        ])
    func whiteSpace(text: String, cleaned: String) throws {
        #expect(try Name.cleaned(text) == cleaned)
    }

    @Test("NEW-4: white space is what Unicode calls so, and nothing else")
    func everyWhiteSpace() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isCollapsed = Name.collapsingSpace("a\(scalar)") == "a"
            if isCollapsed != scalar.properties.isWhitespace {
                Issue.record("U+\(String(value, radix: 16))")
            }
        }
    }

    @Test(
        "R6: characters that nobody sees are taken out, wherever they stand",
        arguments: [
            ("Ru\u{200B}n", "Run"), ("\u{FEFF}Run", "Run"), ("Run\u{AD}ning", "Running"),
            ("Ru\u{200D}n", "Run"),
            ("Ru\u{200C}n", "Run"), ("Run\u{E0072}\u{E007F}", "Run"), ("Run\u{2060}\u{2063}", "Run"),
            ("0\u{2028}\u{FE0F}1", "0 1"), ("Run\u{3000}\u{FE0E}fast", "Run fast"),
            ("Run\u{FE0F}", "Run"), ("Б\u{34F}ег\u{3164}", "Бег"),
            ("Run \u{200B} far", "Run far"), ("🙂\u{200D}", "🙂"), ("\u{200D}🙂", "🙂"), ("🙂\u{200D}x", "🙂x"),
        ])
    func invisible(text: String, cleaned: String) throws {
        #expect(try Array(Name.cleaned(text).unicodeScalars) == Array(cleaned.unicodeScalars))
    }

    @Test(
        "R6: what an emoji or a script needs stays",
        arguments: [
            "👨‍👩‍👧", "👩🏽‍🚀", "🏳️‍🌈", "❤️‍🔥", "🏴‍☠️", "1️⃣", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
            "می\u{200C}خواهم", "क्\u{200D}ष", "ක්\u{200D}ර", "ה\u{200F}!", "葛\u{E0100}", "☕︎",
        ])
    func needed(text: String) throws {
        #expect(try Array(Name.cleaned(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test(
        "R6: a name of invisible characters alone is blank",
        arguments: ["\u{200B}", " \u{FEFF}\u{AD} ", "\u{200D}"])
    func invisibleAlone(_ text: String) {
        #expect(throws: TextFault.blank) { try Name.cleaned(text) }
    }

    @Test(
        "R6: a library that holds invisible characters stays as it is; twins of it are found by what is seen")
    func heldAlready() throws {
        let (id, name) = (Identifier(high: 1, low: 1), "Ho\u{200B}me")
        let library = try Library(id: id, categories: [Category(id: id, name: name)], trackers: [])
        #expect(library.categories.map(\.name) == [name])
        let tracker = Tracker.made(
            id: Identifier(high: 9, low: 9), name: "Ru\u{200B}n", emoji: "🙂", color: .number(1),
            categoryID: id,
            kind: .habit(ScheduleHistory(.weekdays(.everyDay), from: Day(0))), createdOn: Day(0),
            goals: Goal(.atLeast, .one, unit: "k\u{AD}m").map { GoalHistory($0, from: Day(0)) },
            notes: DayMap([(Day(0), "a\u{FEFF}b")]))
        let held = try Library(id: id, categories: library.categories, trackers: [tracker])
        #expect(held.trackers == [tracker])
        let clean = try Library(id: id, categories: [Category(id: id, name: "Home")], trackers: [])
        #expect(try clean.category(matching: name).name == "Home")
        var journal = Journal(library: clean)
        let new = NewTracker(
            id: Identifier(high: 2, low: 2), name: "Ru\u{AD}n",
            category: .named(name, newID: Identifier(high: 3, low: 3)),
            schedule: nil, .emoji("🙂"), .color(.number(1)))
        _ = try journal.perform([.addTracker(new)], today: Day(0))
        #expect(journal.library.categories.count == 1 && journal.library.trackers.map(\.name) == ["Run"])
    }

    @Test("NEW-4: a blank name counts as empty", arguments: ["", " ", "\t\n", "\u{A0}\u{3000}"])
    func blank(_ text: String) {
        #expect(throws: TextFault.blank) { try Name.cleaned(text) }
    }

    @Test("NEW-4: one symbol is a name", arguments: ["a", "я", "👨‍👩‍👧", "7", "?"])
    func shortest(_ text: String) throws {
        #expect(try Name.cleaned(text) == text)
    }

    @Test("NEW-4: one symbol with accents without end is none: 4,096 bytes are the most")
    func accents() throws {
        // Two bytes an accent.
        let longest = "ab" + String(repeating: "\u{301}", count: 2047)
        #expect(longest.count == 2)
        #expect(try Name.cleaned(longest) == longest)
        #expect(throws: TextFault.tooLong(4098, limit: 38)) { try Name.cleaned(longest + "\u{301}") }
    }

    @Test("NEW-4: 38 symbols are a name, a family counts 1", arguments: ["x", "ё", "е\u{308}", "👨‍👩‍👧", "🇷🇺"])
    func longest(_ symbol: String) throws {
        let name = String(repeating: symbol, count: 38)
        #expect(try Name.cleaned(name) == name)
        #expect(try Name.cleaned("  \(name)\n") == name)
    }

    @Test("NEW-4: the 39th symbol is refused", arguments: ["x", "ё", "е\u{308}", "👨‍👩‍👧", "🇷🇺"])
    func tooLong(_ symbol: String) {
        #expect(throws: TextFault.tooLong(39, limit: 38)) {
            try Name.cleaned(String(repeating: symbol, count: 39))
        }
    }

    @Test("NEW-4: length is counted after the white space has shrunk")
    func lengthAfterCleaning() throws {
        let text = String(repeating: "a  ", count: 19)
        #expect(try Name.cleaned(text).count == 37)
        #expect(throws: TextFault.tooLong(39, limit: 38)) {
            try Name.cleaned(String(repeating: "a \t", count: 20))
        }
    }

    @Test(
        "control characters and bidirectional overrides are refused",
        arguments: [
            "\u{0}", "\u{8}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}",
            "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
            "\u{2069}",
        ] as [Unicode.Scalar])
    func forbidden(_ scalar: Unicode.Scalar) {
        #expect(throws: TextFault.forbiddenCharacter(scalar)) { try Name.cleaned("Ru\(Character(scalar))n") }
        #expect(throws: TextFault.forbiddenCharacter(scalar)) { try Name.cleaned("\(Character(scalar))") }
    }

    @Test("letters stay as typed", arguments: ["е\u{308}лка", "ёлка", "ЁЛКА", "e\u{301}"])
    func asTyped(_ text: String) throws {
        let cleaned = try Name.cleaned(text)
        #expect(Array(cleaned.unicodeScalars) == Array(text.unicodeScalars))
    }
}
