import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let note = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: NoteCommand.init, fields: JSON.note.names,
        summary: Phrase(
            "write, show or remove the note of a day", "записать, показать или убрать заметку дня"),
        alsoCalled: ["comment", "заметка"],
        operands: [OperandSpec(.tracker), OperandSpec(.text, .optional)],
        options: [
            OptionSpec(.remove, nil, replacesOperand: true, Phrase("remove the note", "убрать заметку")),
            OptionSpec(.date, .day, Phrase("the day (default: today)", "день (по умолчанию: сегодня)")),
        ],
        details: [
            .text(
                Phrase(
                    "A note has 1 to 500 characters. A day may have one whether it was done or not.",
                    "В заметке от 1 до 500 символов. Она может быть у любого дня, отмеченного или нет."))
        ],
        examples: [
            Example(
                ["note", .run, .init("along the river", "вдоль реки")],
                Phrase("a note for today", "заметка за сегодня")),
            Example(["note", .run], Phrase("what was noted today", "что записано за сегодня")),
            Example(
                ["note", .run, "--remove", "--date", .init("yesterday", "вчера")],
                Phrase("no note for yesterday", "убрать заметку за вчера")),
        ])
}

/// `tracker note`: writes the note of a day, removes it or, asked for neither, shows it.
struct NoteCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let day = try session.date()
        let text = session.invocation.operands.dropFirst().first
        let isRemoval = session.invocation.has(.remove)
        if text != nil, isRemoval { throw .unsupported(.noteOrRemove) }
        guard text != nil || isRemoval else {
            try show(day)
            return .done
        }
        try session.change { (library) throws(EditError) in
            [.note(text, of: try library.tracker(matching: session.invocation.operands[0]).id, on: day)]
        }
        return .done
    }

    private func show(_ day: Day) throws(Failure) {
        if session.globals.isDryRun { throw .usage(.nothingToTry(.note)) }
        let loaded = try session.load()
        let tracker = try session.tracker(session.invocation.operands[0], in: loaded.library)
        let state = NotesState([tracker], days: day...day, today: session.today, language: session.language)
        let (library, noNote) = (loaded.library, Edit.note(nil, of: tracker.id, on: day))
        let nothing = session.sentence(
            ChangeSummary([], of: [noNote], from: library, to: library, today: session.today))
        session.show(
            loaded.warnings, json: .notes.json(state), records: state.entries.map(JSON.note.record),
            lines: [session.console.context.line(state.entries.first?.text ?? nothing(session.language))])
    }
}
