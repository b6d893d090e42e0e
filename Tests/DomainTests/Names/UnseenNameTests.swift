import Samples
import Testing
import TrackerDomain

/// Nobody names what nobody sees.
@Suite struct UnseenNameTests {
    /// Every character with the property Default_Ignorable_Code_Point.
    private static let unseen = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
        .filter(\.properties.isDefaultIgnorableCodePoint)

    private func name(_ text: String) -> Result<String, TextFault> {
        Result { () throws(TextFault) in try Name.cleaned(text) }
    }

    @Test("TAB-35: what is ignored by default is blank alone and taken out between letters, or refused")
    func everyOne() {
        #expect(Self.unseen.count > 4000)
        for scalar in Self.unseen {
            let refused: Result<String, TextFault>? =
                Name.isForbidden(scalar) ? .failure(.forbiddenCharacter(scalar)) : nil
            let texts = ["\(scalar)", "R\(scalar)un", "Ж\(scalar)", " \(scalar)\(scalar) "]
            let found = texts.map(name)
            let wanted =
                refused.map { [$0, $0, $0, $0] }
                ?? [.failure(.blank), .success("Run"), .success("Ж"), .failure(.blank)]
            if found != wanted { Issue.record("U+\(String(scalar.value, radix: 16)): \(found)") }
        }
    }

    @Test("TAB-35: whatever two of them stand together, nobody sees them")
    func pairs() {
        // One of each kind: joiners, directions, selectors, tags, fillers, vowels, shorthand, notes.
        let kinds = [
            "\u{200C}", "\u{200D}", "\u{200E}", "\u{61C}", "\u{FE0F}", "\u{180B}", "\u{180F}", "\u{34F}",
            "\u{E0067}",
            "\u{E007F}", "\u{115F}", "\u{3164}", "\u{17B4}", "\u{17B5}", "\u{180E}", "\u{FEFF}", "\u{1BCA0}",
            "\u{1D173}", "\u{E0100}", "\u{E0FFF}", "\u{2800}", " ",
        ]
        for first in kinds {
            for second in kinds {
                for third in kinds where name(first + second + third) != .failure(.blank) {
                    Issue.record(
                        "\((first + second + third).unicodeScalars.map { String($0.value, radix: 16) })")
                }
            }
        }
    }

    @Test("TAB-35: all other characters stay as they are")
    func others() {
        var text = ""
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), !scalar.properties.isDefaultIgnorableCodePoint,
                value != 0x2800, !(0xFFF9...0xFFFB).contains(value)
            else { continue }
            text.unicodeScalars.append(scalar)
        }
        #expect(Name.withoutInvisible(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(
        "TAB-35: the blank Braille cell is white space",
        arguments: [
            ("\u{2800}Run\u{2800}", "Run"), ("Run\u{2800}far", "Run far"), ("Run \u{2800} far", "Run far"),
            ("a\u{2800}\u{FE0F}b", "a b"), ("⠗⠥⠝", "⠗⠥⠝"),
        ])
    func braille(text: String, cleaned: String) throws {
        #expect(try Name.cleaned(text) == cleaned)
        #expect(throws: TextFault.blank) { try Name.cleaned("\u{2800} \u{2800}") }
    }

    @Test(
        "TAB-35: joiners, selectors and marks of direction stay where an emoji or a script needs them",
        arguments: [
            "👨‍👩‍👧", "❤️‍🔥", "🏴\u{E0067}\u{E0062}\u{E007F}", "می\u{200C}خواهم", "क्\u{200D}ष", "ה\u{200F}!",
            "!\u{200F}ה", "\u{61C}م", "ᠠ\u{180B}", "ᠠ\u{180B}\u{200D}", "葛\u{E0100}", "1\u{FE0F}\u{20E3}",
        ])
    func needed(text: String) throws {
        #expect(try Array(Name.cleaned(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("TAB-35: units and notes follow: a unit of such alone is none, a note of such alone is blank")
    func unitsAndNotes() throws {
        #expect(try Goal.cleanedUnit("\u{2800}\u{115F}") == "")
        #expect(try Goal.cleanedUnit("k\u{17B5}m") == "km")
        #expect(throws: TextFault.blank) { try Note.rule.cleaned("\u{2800}\u{1160}") }
        #expect(try Note.rule.cleaned("a\u{2800}b\u{FFF0}") == "a b")
    }

    @Test(
        "TAB-35: what a library holds already stays as it is, and is found by what is typed",
        arguments: [
            "\u{2800}", "a\u{2800}b", "\u{115F}", "Ru\u{200E}n", "\u{1D173}",
        ])
    func held(name: String) throws {
        let tracker = Tracker.habit(
            1, name, goal: Goal(.atLeast, .one, unit: "\u{2800}"), notes: [(.today, name)])
        let library = try Library.holding(tracker, categories: [Category(id: .home, name: name)])
        #expect(library.trackers == [tracker])
        #expect(try library.tracker(matching: name).id == 1)
        #expect(try library.category(matching: name).id == .home)
        var journal = Journal(library: library)
        try journal.perform([.complete([1], on: .today)], today: .today)
        #expect(journal.library.trackers[0].name == name)
    }
}
