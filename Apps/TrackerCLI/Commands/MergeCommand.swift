import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let merge = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { MergeCommand(session: $0, isOfCategories: false) },
        summary: Phrase("merge a tracker that you have twice", "объединить трекер с его двойником"),
        alsoCalled: ["join", "combine", "объединить"],
        operands: [OperandSpec(.tracker, named: .source), OperandSpec(.tracker, named: .target)],
        details: [
            .text(
                Phrase(
                    """
                    All days of SOURCE go to TARGET, then SOURCE is deleted; TARGET keeps its name, schedule, goals and \
                    place. Of two amounts of a day that of TARGET stays. “tracker undo” gives both back.
                    """,
                    """
                    Все дни трекера ОТКУДА переходят к трекеру КУДА, затем ОТКУДА удаляется; у КУДА остаются \
                    название, расписание, цели и место. Из двух количеств за день остаётся то, что у КУДА. \
                    «tracker undo» вернёт оба.
                    """))
        ],
        examples: [
            Example(
                ["merge", .read, .run, "--dry-run"],
                Phrase("see what would be merged", "посмотреть, что будет объединено")),
            Example(
                ["merge", .read, .run],
                Phrase("the days of both in the second one", "дни обоих во втором")),
        ])

    static let categoryMerge = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { MergeCommand(session: $0, isOfCategories: true) },
        summary: Phrase(
            "put the trackers of a category into another", "переложить трекеры категории в другую"),
        alsoCalled: ["join", "combine", "объединить"],
        operands: [OperandSpec(.category, named: .source), OperandSpec(.category, named: .target)],
        details: [
            .text(
                Phrase(
                    "The trackers of SOURCE come last in TARGET, then SOURCE is deleted.",
                    "Трекеры категории ОТКУДА встают в конец категории КУДА, затем ОТКУДА удаляется."))
        ],
        examples: [
            Example(
                ["category", "merge", .home, .sport],
                Phrase("one category instead of two", "одна категория вместо двух")),
            Example(
                ["category", "merge", .home, .sport, "--dry-run"],
                Phrase("see what would be merged", "посмотреть, что будет объединено")),
        ])
}

/// `tracker merge` and `tracker category merge`: moves all of one to another.
struct MergeCommand: Command {
    let session: Session
    let isOfCategories: Bool

    func run() throws(Failure) -> ExitCode {
        try session.change { (library) throws(EditError) in
            let ids = try session.invocation.operands.map { (word) throws(EditError) in
                try isOfCategories ? library.category(matching: word).id : library.tracker(matching: word).id
            }
            return [
                isOfCategories ? .mergeCategory(ids[0], into: ids[1]) : .mergeTracker(ids[0], into: ids[1])
            ]
        }
        return .done
    }
}

extension Phrase {
    fileprivate static let source = Phrase("SOURCE", "ОТКУДА")
    fileprivate static let target = Phrase("TARGET", "КУДА")
}
