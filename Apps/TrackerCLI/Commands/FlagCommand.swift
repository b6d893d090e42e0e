import TrackerDomain
import TrackerPresentation

/// Switches a flag of all given trackers on or off, or of none: `tracker pin`.
struct FlagCommand: Command {
    let session: Session
    let value: TrackerValue

    func run() throws(Failure) -> ExitCode {
        try session.change { (library) throws(EditError) in
            try library.trackers(matching: session.invocation.operands)
                .map { .editTracker($0.id, TrackerEdit(value)) }
        }
        return .done
    }
}

extension CommandSpec {
    static let pin = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { FlagCommand(session: $0, value: .pinned(true)) },
        summary: Phrase("keep trackers at the top of the list", "закрепить трекеры вверху списка"),
        alsoCalled: ["закрепить"],
        operands: [OperandSpec(.trackerAmong(.unpinned), .oneOrMore)],
        examples: [
            Example(
                ["pin", .run, .waterPlants],
                Phrase("pinned", "закреплено")),
            Example(
                ["pin", .init("Wat", "Пол")],
                Phrase(
                    "the beginning of a name will do if no other begins like it",
                    "хватит начала названия, если других таких нет")),
        ])

    static let unpin = CommandSpec(
        in: .trackers, effect: .changes, makeCommand: { FlagCommand(session: $0, value: .pinned(false)) },
        summary: Phrase("put trackers back into their categories", "вернуть трекеры в их категории"),
        alsoCalled: ["открепить"],
        operands: [OperandSpec(.trackerAmong(.pinned), .oneOrMore)],
        examples: [
            Example(["unpin", .run], Phrase("back in its category", "снова в своей категории")),
            Example(
                ["unpin", .waterPlants, "-q"], Phrase("the same, printing nothing", "то же самое молча")),
        ])
}
