import Testing
import TrackerData
import TrackerDomain

/// Fields with lines of their own: a goal, a standing, and others as they would be.
struct FieldLineTests {
    private func words(_ text: [String]) throws -> StepWords {
        var line = StepLine(Array(text.joined(separator: " ").utf8))
        let words = line.nextChange()
        return StepWords(try #require(words))
    }

    @Test(
        "A field with a line of its own has its words before and after the change",
        arguments: [
            (TrackerField.name, "Run \"far\" ; > \\", "Jog", #"name="Run \"far\" ; > \\""#, #"name="Jog""#),
            (.name, "", "Jog", #"name="""#, #"name="Jog""#), (.name, "Run", "", #"name="Run""#, #"name="""#),
            (.color, "1", "18", "color=1", "color=18"),
            (.schedule, "", "2026-11-20:mon", "", "schedule=2026-11-20:mon"),
            (
                .schedule, "2026-11-20:mon\n2026-11-21:every 3 days from 2026-11-21", "",
                #"schedule=2026-11-20:mon schedule="2026-11-21:every 3 days from 2026-11-21""#, ""
            ),
            (
                .goal, "", "2026-11-20:at least 5 a=\"b\";>\n2026-11-21:none", "",
                #"goal="2026-11-20:at least 5 a=\"b\";>" goal=2026-11-21:none"#
            ),
            (
                .status, "active", "paused 2026-11-20", #"standing="active""#,
                #"standing="paused 2026-11-20""#
            ),
        ])
    func lone(field: TrackerField, from: String, to: String, old: String, new: String) throws {
        #expect(TrackerWords.words(field, from).joined(separator: " ") == old)
        #expect(TrackerWords.words(field, to).joined(separator: " ") == new)
        var (before, after) = (try words([old]), try words([new]))
        let change = TrackerWords.readSet(
            &before, &after, of: .tracker(1), among: [.color, .name, .schedule, .goal, .status])
        #expect(change == .tracker(.tracker(1), .set(field, from: from, to: to)))
        #expect(before.isExhausted && after.isExhausted)
    }

    @Test(
        "Words of no field, of several, or of one twice are no change",
        arguments: [
            ("", ""), ("color=1", "name=\"Run\""), ("color=1 color=2", "color=3"),
            ("color=1", "color=2 color=3"),
            ("color=1 name=\"Run\"", "color=2"), ("pinned=no", "pinned=yes"),
        ])
    func noChange(old: String, new: String) throws {
        var (before, after) = (try words([old]), try words([new]))
        #expect(
            TrackerWords.readSet(&before, &after, of: .tracker(1), among: [.color, .name]) == nil)
    }

    @Test("A flag has a word for each state")
    func flags() {
        #expect(TrackerWords.flags.keys.sorted() == ["pinned", "unpinned"])
        #expect(TrackerWords.flags["pinned"]! == (.pinned, true))
        #expect(TrackerWords.flags["unpinned"]! == (.pinned, false))
    }
}
