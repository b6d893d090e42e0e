import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let pin = CommandSpec(
        in: .trackers, effect: .changes, run: { PinCommand(session: $0, isPinned: true) },
        summary: Phrase("keep trackers at the top of the list", "закрепить трекеры вверху списка"),
        alsoCalled: ["закрепить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        examples: [
            Example(
                ["pin", .run, .waterPlants],
                Phrase("among the pinned from now on", "теперь среди закреплённых")),
            Example(
                ["pin", .init("Wat", "Пол")],
                Phrase(
                    "a name's beginning will do if no other begins so",
                    "хватит начала названия, если других таких нет")),
        ])

    static let unpin = CommandSpec(
        in: .trackers, effect: .changes, run: { PinCommand(session: $0, isPinned: false) },
        summary: Phrase("put trackers back into their categories", "вернуть трекеры в их категории"),
        alsoCalled: ["открепить"],
        operands: [OperandSpec(.tracker, .oneOrMore)],
        examples: [
            Example(["unpin", .run], Phrase("back among its category", "снова в своей категории")),
            Example(["unpin", .waterPlants, "-q"], Phrase("the same without a word", "то же самое молча")),
        ])
}

/// `tracker pin` and `tracker unpin`: moves trackers to the section on top, or back; all of them or none.
struct PinCommand: Command {
    let session: Session
    let isPinned: Bool

    func run() throws(Failure) {
        try session.change { (journal) throws(EditError) in
            let trackers = try journal.library.trackers(matching: session.invocation.operands)
            let edits = trackers.map { isPinned ? Edit.pin($0.id) : .unpin($0.id) }
            let changes = try journal.perform(edits, today: session.today)
            let (moved, there) = trackers.separated { $0.isPinned == isPinned }
            return ChangeReport(changes: changes, said: said((verb, moved), (verbOfNoChange, there)))
        }
    }

    /// One sentence for each group that has members.
    private func said(_ groups: (verb: Phrase, trackers: [Tracker])...) -> Phrase {
        groups.filter { !$0.trackers.isEmpty }
            .map { $0.verb + ": " + $0.trackers.map(\.name).joined(separator: ", ") + "." }
            .joined(separator: " ")
    }

    private var verb: Phrase {
        switch (isPinned, session.globals.isDryRun) {
        case (true, false): Phrase("Pinned", "Закреплено")
        case (false, false): Phrase("Unpinned", "Откреплено")
        case (true, true): Phrase("Would pin", "Будет закреплено")
        case (false, true): Phrase("Would unpin", "Будет откреплено")
        }
    }

    private var verbOfNoChange: Phrase {
        isPinned ? Phrase("Already pinned", "Уже закреплено") : Phrase("Was not pinned", "Не было закреплено")
    }
}
