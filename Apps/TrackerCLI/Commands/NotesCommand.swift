import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension CommandSpec {
    static let notes = CommandSpec(
        in: .lookingBack, needs: .library, makeCommand: NotesCommand.init,
        fields: JSON.note.names,
        summary: Phrase("show and search the notes", "показать заметки и искать в них"),
        alsoCalled: ["journal", "diary", "заметки", "дневник"],
        operands: [OperandSpec(.tracker, .anyNumber)],
        options: OptionSpec.lookingBack(
            OptionSpec(
                .search, .text,
                Phrase(
                    "only notes with TEXT somewhere in them", "только заметки, в которых встречается ТЕКСТ"))),
        exclusive: OptionSpec.exclusiveDays(),
        examples: [
            Example(["notes"], Phrase("all notes, the newest first", "все заметки, начиная с последней")),
            Example(
                ["notes", .run, "--search", .init("river", "река")],
                Phrase("the notes of one tracker that speak of it", "заметки одного трекера с этим словом")),
        ])
}

/// `tracker notes`: the notes of days, newest first.
struct NotesCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let asked = try session.lookingBack(
            at: session.invocation.operands, mayBeToCome: true, isOpen: true)
        let named = asked.selection?.named
        let state = NotesState(
            asked.library.sortedTrackers, named: named?.count == 1 ? named?[0] : nil,
            days: asked.range.days ?? .earliest ... .latest, search: session.invocation.value(.search) ?? "",
            today: session.today, language: session.language)
        session.show(
            asked.warnings, json: .notes.json(state), records: state.entries.map(JSON.note.record),
            lines: NotesView(context: session.console.context).lines(state))
        return .done
    }
}
