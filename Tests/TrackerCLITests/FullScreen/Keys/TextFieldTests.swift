import Testing
import TrackerCLI
import TrackerPresentation

/// A text with `|` at its cursor.
private func field(_ picture: String) -> TextField {
    let halves = picture.split(separator: "|", omittingEmptySubsequences: false)
    var field = TextField(halves.joined())
    for _ in 0..<halves[1].count { field.apply(.moveLeft) }
    return field
}

private func picture(_ field: TextField) -> String {
    String(field.text.prefix(field.cursor)) + "|" + String(field.text.dropFirst(field.cursor))
}

@Suite struct TextFieldTests {
    @Test(
        "T48, T73: keys edit and move by whole clusters and words",
        arguments: [
            (.deleteBackward, "👨‍👩‍👧|", "|"), (.deleteBackward, "ab🇷🇺|c", "ab|c"),
            (.deleteBackward, "e\u{301}|", "|"),
            (.deleteBackward, "|ab", "|ab"), (.deleteBackward, "1️⃣👍🏽|", "1️⃣|"),
            (.deleteForward, "a|👨‍👩‍👧b", "a|b"), (.deleteForward, "ab|", "ab|"),
            (.moveLeft, "a👨‍👩‍👧|", "a|👨‍👩‍👧"), (.moveLeft, "|a", "|a"), (.moveRight, "|й🙂", "й|🙂"),
            (.moveRight, "a|", "a|"),
            (.moveToStart, "ab|c", "|abc"), (.moveToEnd, "a|bc", "abc|"),
            (.moveWordLeft, "one two|", "one |two"), (.moveWordLeft, "one  |two", "|one  two"),
            (.moveWordLeft, "|one", "|one"), (.moveWordRight, "|one two", "one| two"),
            (.moveWordRight, "one| two x", "one two| x"), (.moveWordRight, "one|  ", "one  |"),
            (.deleteWord, "бег трусцой|", "бег |"), (.deleteWord, "бег  |x", "|x"), (.deleteWord, "|x", "|x"),
            (.deleteWord, "one tw|o", "one |o"),
            (.deleteToStart, "one| two", "| two"), (.deleteToEnd, "one| two", "one|"),
        ] as [(TextField.Edit, String, String)])
    func edits(edit: TextField.Edit, before: String, after: String) {
        var field = field(before)
        field.apply(edit)
        #expect(picture(field) == after)
    }

    @Test(
        "T70: what is typed or pasted goes in at the cursor; line ends and tabs are spaces, controls are dropped",
        arguments: [
            ("|", "a", "a|"), ("a|c", "b", "ab|c"), ("|", "a\nb\ty", "a b y|"), ("|", "a\r\nb\rc", "a b c|"),
            ("|", "a\u{1B}]0;x\u{7}\u{9B}31mb", "a]0;x31mb|"), ("|", "a\u{202E}b\u{2066}c", "abc|"),
            ("|", "a\u{2028}b\u{85}c\u{A0}d", "a b c d|"), ("|", "👨‍👩‍👧", "👨‍👩‍👧|"), ("x|y", "", "x|y"),
            ("e|x", "\u{301}", "e\u{301}|x"), ("👨\u{200D}|x", "👩", "👨\u{200D}👩|x"),
        ])
    func insertion(before: String, input: String, after: String) {
        var field = field(before)
        field.insert(input)
        #expect(picture(field) == after)
    }

    @Test(
        "NEW-4: of what does not fit the beginning goes in, and what is there stays",
        arguments: [
            ("abc|", "d", 4, "abcd|", true), ("abcd|", "e", 4, "abcd|", false),
            ("|abcd", "e", 4, "|abcd", false),
            ("ab|", "cdef", 4, "abcd|", false), ("a|b", "xyz", 4, "axy|b", false),
            ("a|", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 3, "a👨‍👩‍👧👨‍👩‍👧|", false), ("abc|", "\u{301}", 3, "abc\u{301}|", true),
            ("ab|", "  c", 4, "ab  c|", true), ("ab|", " c d", 4, "ab c |", false),
            ("abcd|", " ", 4, "abcd |", true),
        ])
    func limit(before: String, input: String, limit: Int, after: String, isWhole: Bool) {
        var field = field(before)
        #expect(field.insert(input, limit: limit) == isWhole)
        #expect(picture(field) == after)
    }

    @Test(
        "A text put in place of another leaves the cursor before what it stood before",
        arguments: [
            ("a  |b", "a b", "a |b"), (" |ab", "ab", "|ab"), ("ab |", "ab", "ab|"), ("ab|c", "xyz", "xy|z"),
            ("abc|d", "x", "x|"), ("ab|", "", "|"),
        ])
    func replacement(before: String, text: String, after: String) {
        var field = field(before)
        field = field.holding(text)
        #expect(picture(field) == after)
    }

    @Test("T48: joining clusters at a seam leaves the cursor within the text")
    func seams() {
        var flags = field("🇷 |🇺")
        flags.apply(.deleteBackward)
        #expect(flags.text.count == 1 && flags.cursor == 1)
        flags.apply(.deleteBackward)
        #expect(flags.text.isEmpty && flags.cursor == 0)
    }
}
