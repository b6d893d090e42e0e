import Samples
import Testing
import TrackerDomain

@Suite struct NoteTests {
    @Test("NOTE-1: notes are the same if a person sees the same", arguments: [("ё", "е\u{308}"), ("a", "a")])
    func same(_ one: String, _ other: String) {
        #expect(Note(one) == Note(other))
        #expect(Set([Note(one), Note(other)]).count == 1)
        #expect(Note(one) != Note("b"))
    }

    @Test(
        "NOTE-1: a library holds a note of 1 to 500 characters in its stored form",
        arguments: [
            ("Rain", true), ("Дождь & <снег>", true), ("👩‍👩‍👧", true), (String(repeating: "я", count: 500), true),
            (String(repeating: "e\u{301}", count: 500), true), ("", false), (" ", false), ("a ", false),
            ("a  b", false), (" a", false), ("a\tb", false), ("a\u{A0}b", false), ("a\u{3000}b", false),
            ("a\u{7F}", false), ("a\u{9B}", false), ("a\u{202E}b", false), ("a\u{2066}b", false),
            (String(repeating: "x", count: 501), false), (String(repeating: "e\u{301}", count: 501), false),
        ])
    func valid(_ text: String, isValid: Bool) {
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home, kind: .event,
            createdOn: "2026-03-02", notes: DayMap([(Day("2026-03-02"), text)]))
        let library = try? Library(id: 1000, categories: [.home], trackers: [tracker])
        #expect((library != nil) == isValid)
    }

    @Test("what the bytes alone tell to be plain, the careful rule leaves as it is")
    func plain() throws {
        let scalars = [0x20...0x17F, 0x1680...0x1681, 0x2000...0x2070, 0x3000...0x3001, 0x1F642...0x1F642]
            .joined()
        for scalar in scalars.compactMap({ Unicode.Scalar(UInt32($0)) }) {
            for text in ["a\(scalar)b", "\(scalar)b", "a\(scalar)", "a \(scalar) b"] where Name.isPlain(text)
            {
                #expect(try Note.rule.cleaned("\u{200B}" + text) == text, "\(scalar.value)")
            }
        }
    }
}
