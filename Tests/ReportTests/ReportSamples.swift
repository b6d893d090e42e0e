import Samples
import TestKit
import TrackerDomain
import TrackerPresentation
import TrackerReport

/// Libraries whose reports the tests look at.
enum ReportSample: CaseIterable {
    /// The statistics' worked example.
    case worked
    /// Every rule, a goal, notes, skips, a pause, an archived habit and an event.
    case everything
    /// Names that try to leave their place.
    case hostile
    /// Trackers, but nothing done.
    case undone
    case empty

    static let script = "<script>alert('1')</script>"
    static let quotes = "\"'>]]></svg>&amp;<!--"
    static let rightToLeft = "שלום עולם"

    func library() throws -> Library {
        switch self {
        case .worked: return try .workedExample()
        case .everything: return try Self.everythingThereIs()
        case .hostile:
            return try .holding(
                .habit(
                    1, Self.script, done: [.today],
                    notes: [(.today, "</li><script>1</script>"), (.yesterday, Self.rightToLeft)]),
                .habit(2, Self.quotes, in: .work, goal: "at least 5 <b>&'\"", amounts: [(.today, "2")]),
                .event(3, Self.rightToLeft, in: .work, done: [.yesterday]),
                categories: [
                    Category(id: .home, name: Self.quotes), Category(id: .work, name: Self.rightToLeft),
                ])
        case .undone: return try .holding(.habit(1))
        case .empty: return Library(id: 1000)
        }
    }

    private static func everythingThereIs() throws -> Library {
        let habits = Schedule.ofEachKind.enumerated().map { place, rule in
            Tracker.habit(
                Identifier(high: 0, low: UInt64(place + 1)), "Habit \(place + 1)", planned: rule,
                pinned: place == 0, done: ["2026-03-02", .yesterday], skipped: ["2026-03-05"])
        }
        return try Library(
            id: 1000, categories: [.home, .work],
            trackers: habits + [
                .habit(
                    11, "Run", in: .work, goal: "at least 5 km", status: .paused(since: .yesterday),
                    done: ["2026-03-03"], amounts: [("2026-03-03", "5.5"), ("2026-03-04", "2")],
                    notes: (1...7).map { ("2026-03-01" + $0, "Note \($0)") }),
                .habit(12, "Old", status: .archived(since: "2026-03-05"), done: ["2026-03-04"]),
                .event(13, "Exam", done: ["2026-03-06"]),
            ])
    }

    func state(_ language: Language) throws -> ReportState {
        ReportState(try library(), today: .today, conventions: Conventions(language: language))
    }

    func page(_ language: Language = .english) throws -> PageElement {
        try PageReader.root(of: ReportPage.pieces(try state(language)).text)
    }

    func picture(_ language: Language = .english) throws -> PageElement {
        try PageReader.root(of: HeatMapFile.svg(try state(language)))
    }
}

extension PagePieces {
    /// The page in one.
    var text: String { reduce(into: "") { $0 += $1.text } }
}
