import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let skip = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: { SkipCommand(session: $0, isOn: true) },
        summary: Phrase(
            "skip days without breaking a streak", "пропустить дни, не прерывая серию"),
        alsoCalled: ["except", "excuse", "пропустить"],
        operands: [OperandSpec(.trackerAmong(.habits), .oneOrMore)], options: options,
        details: [
            .text(
                Phrase(
                    "A skipped day neither adds to a streak nor breaks it. Days to come may be skipped too.",
                    "Пропущенный день не продлевает серию и не прерывает её. Пропустить можно и будущие дни.")
            )
        ],
        examples: [
            Example(["skip", .run], Phrase("not today, and the streak stays", "сегодня нет, а серия цела")),
            Example(
                ["skip", .run, .read, "--date", "2026-12-24..2026-12-31"],
                Phrase("a week off from two habits", "неделя без двух привычек")),
        ])

    static let unskip = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: { SkipCommand(session: $0, isOn: false) },
        summary: Phrase("count skipped days again", "снова считать пропущенные дни"),
        operands: [OperandSpec(.trackerAmong(.habits), .oneOrMore)], options: options,
        examples: [
            Example(["unskip", .run], Phrase("today counts again", "сегодняшний день снова считается")),
            Example(
                ["unskip", .run, "--date", .init("-6..today", "-6..сегодня")],
                Phrase("each of the last seven days counts again", "последние семь дней снова считаются")),
        ])

    private static let options = [
        OptionSpec(.date, .days, Phrase("the days (default: today)", "дни; если не указать — сегодня")),
        OptionSpec(.note, .text, Phrase("a note for the day", "заметка об этом дне")),
    ]
}

/// `tracker skip` and `tracker unskip`: take days of habits out, or back in.
struct SkipCommand: Command {
    let session: Session
    let isOn: Bool

    func run() throws(Failure) -> ExitCode {
        let (days, note) = (try session.days(), session.invocation.value(.note))
        try session.changeAsUnderstood { (library) throws(Failure) in
            let (trackers, _) = try session.marked(in: library, on: days)
            let ids = trackers.map(\.id)
            // A day left out gets no note either.
            let noted = trackers.flatMap { tracker in
                let leftOut = isOn ? tracker.daysBeforeStart(among: days, today: session.today) : DaySet()
                return notes(note, of: [tracker], on: days.subtracting(leftOut))
            }
            return [isOn ? .skip(ids, on: days) : .unskip(ids, on: days)] + noted
        }
        return .done
    }
}
