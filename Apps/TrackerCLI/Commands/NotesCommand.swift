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
        operands: [OperandSpec(.tracker, .optional)],
        options: [
            OptionSpec(
                .search, .text,
                Phrase(
                    "only notes with TEXT somewhere in them", "только заметки, в которых встречается ТЕКСТ")),
            OptionSpec(.from, .day, Phrase("from this day on", "начиная с этого дня")),
            OptionSpec(.to, .day, Phrase("up to this day", "по этот день")),
        ],
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
        let days = (try session.day(.from) ?? .earliest, try session.day(.to) ?? .latest)
        guard days.0 <= days.1 else { throw .word(.daysDescend("\(days.0.iso)..\(days.1.iso)")) }
        let loaded = try session.load()
        let tracker = try session.invocation.operands.first.map { (word) throws(Failure) in
            try session.tracker(word, in: loaded.library)
        }
        let state = NotesState(
            tracker.map { [$0] } ?? loaded.library.sortedTrackers, named: tracker, days: days.0...days.1,
            search: session.invocation.value(.search) ?? "", today: session.today, language: session.language)
        session.show(
            loaded.warnings, json: .notes.json(state), records: state.entries.map(JSON.note.record),
            lines: NotesView(context: session.console.context).lines(state))
        return .done
    }
}
