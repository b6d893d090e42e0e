import DeskKit
import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerPresentation

/// What is said of bringing an earlier state back, before it is done.
struct RestoreStateTests {
    private func phrase(_ present: [Tracker], _ earlier: [Tracker]) throws -> Phrase {
        try RestoreState(from: library(present), to: library(earlier)).phrase
    }

    private func library(_ trackers: [Tracker]) throws -> Library {
        try Library(id: 1000, categories: [.home], trackers: trackers)
    }

    @Test("trackers that come, go and change, and the completions that do")
    func all() throws {
        let state = RestoreState(
            from: try library([
                .habit(1, "Run", done: ["2026-03-02", "2026-03-03"]), .habit(2, "Swim", done: ["2026-03-02"]),
                .habit(3, "Read"),
            ]),
            to: try library([
                .habit(1, "Jog", done: ["2026-03-03", "2026-03-04"]), .habit(3, "Read"),
                .habit(4, "Walk", done: ["2026-03-02", "2026-03-05"]),
            ]))
        #expect(state.returning == ["Walk"] && state.removed == ["Swim"] && state.changed == ["Run"])
        #expect(state.gained == 3 && state.lost == 2 && !state.isEmpty)
        #expect(
            state.phrase
                == Phrase(
                    "It brings back: Walk. It takes away: Swim. It changes: Run. Marks: +3, −2.",
                    "Будет возвращено: Walk. Будет убрано: Swim. Будет изменено: Run. Отметки: +3, −2."))
    }

    @Test("the same is nothing; a note alone is a change")
    func little() throws {
        let library = try library([.habit(1, "Run")])
        #expect(RestoreState(from: library, to: library).isEmpty)
        var noted = Tracker.habit(1, "Run")
        noted.notes["2026-03-02"] = Note("Rain")
        #expect(try phrase([noted], [.habit(1, "Run")]).english == "It changes: Run.")
    }

    @Test("categories and order are not passed over in silence")
    func categories() throws {
        let state = RestoreState(
            from: try .holding(.habit(1, in: .home), categories: [.home, .work]),
            to: try .holding(.habit(1, in: .home), categories: [.home]))
        #expect(!state.isEmpty && state.phrase.english == "It changes categories or the order.")
        #expect(
            try phrase([.habit(1, "A"), .habit(2, "B")], [.habit(2, "B"), .habit(1, "A")]).russian
                == "Будут изменены категории или порядок.")
    }

    @Test("many names are counted")
    func many() throws {
        let trackers = (1...8).map { Tracker.habit(Identifier(high: 0, low: UInt64($0)), "T\($0)") }
        #expect(try phrase([], trackers).english == "It brings back: T1, T2, T3, T4, T5 and 3 more.")
        #expect(try phrase([], trackers).russian == "Будет возвращено: T1, T2, T3, T4, T5 и ещё 3.")
        #expect(try phrase(Array(trackers.prefix(5)), []).english == "It takes away: T1, T2, T3, T4, T5.")
    }
}
