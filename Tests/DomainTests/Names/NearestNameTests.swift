import Testing
import TrackerDomain

struct NearestNameTests {
    @Test(
        "T4: the nearest of several names",
        arguments: [
            // One edit: swapped, missing, doubled, wrong letter.
            ("lsit", "list"), ("lst", "list"), ("listt", "list"), ("lost", "list"),
            // Another case, and the beginning of a word.
            ("DONE", "done"), ("cal", "calendar"), ("compl", "completions"),
            ("undoen", "undone"), ("calandar", "calendar"), ("Бегг", "Бег"), ("бег", "Бег"),
            ("hsitory", "history"),
        ])
    func near(word: String, name: String) {
        let names = ["list", "done", "undone", "calendar", "completions", "history", "Бег"]
        #expect(NearestName.nearest(to: word, among: names) == name)
    }

    @Test(
        "T4: nothing where nothing is near",
        arguments: ["", "x", "l", "foo", "frobnicate", "Water plants", "zz"])
    func far(word: String) {
        #expect(NearestName.nearest(to: word, among: ["list", "done", "undone", "calendar", "pin"]) == nil)
    }

    @Test("Of equally near names the first, of unequal ones the nearest")
    func order() {
        #expect(NearestName.nearest(to: "bat", among: ["cat", "bad"]) == "cat")
        #expect(NearestName.nearest(to: "done", among: ["undone", "dome"]) == "dome")
        #expect(NearestName.nearest(to: "anything", among: []) == nil)
    }

    @Test(
        "N25: at most a third of the name's letters differ",
        arguments: [
            ("ab", "xb", false), ("abc", "xbc", true), ("bc", "abc", true), ("abc", "xxc", false),
            ("aaaa", "aaax", true), ("aaaa", "aaxx", false), ("nope", "home", false),
            ("aaaaa", "aaaxx", false),
            ("aaaaaa", "aaaaxx", true), ("aaaaaa", "aaaxxx", false), ("aaaaaaaa", "aaaaaxxx", false),
            ("aaaaaaaaa", "aaaaaaxxx", true), ("aaaaaaaaa", "aaaaaxxxx", false), ("a", "b", false),
            ("year", "yes", false), ("years", "yes", false), ("yess", "yes", true),
        ])
    func limit(word: String, name: String, isNear: Bool) {
        #expect((NearestName.nearest(to: word, among: [name]) != nil) == isNear)
    }
}
