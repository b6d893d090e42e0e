import TrackerDomain
import TrackerPresentation

extension CommandSpec {
    static let skip = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: { SkipCommand(session: $0, isOn: true) },
        summary: Phrase(
            "skip days without breaking a streak", "пропустить дни, не прерывая серию"),
        alsoCalled: ["except", "excuse", "пропустить"],
        operands: [OperandSpec(.trackerAmong(.habits), .anyNumber)], options: options,
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
            Example(
                ["skip", "--all", "--note", .init("a cold", "простуда")],
                Phrase("nothing today", "сегодня ничего")),
        ])

    static let unskip = CommandSpec(
        in: .everyDay, effect: .changes, makeCommand: { SkipCommand(session: $0, isOn: false) },
        summary: Phrase("count skipped days again", "снова считать пропущенные дни"),
        operands: [OperandSpec(.trackerAmong(.habits), .anyNumber)], options: options,
        examples: [
            Example(["unskip", .run], Phrase("today counts again", "сегодняшний день снова считается")),
            Example(
                ["unskip", .run, "--date", .init("-6..today", "-6..сегодня")],
                Phrase("each of the last seven days counts again", "последние семь дней снова считаются")),
        ])

    private static let options = [
        OptionSpec(
            .all, nil, isExpected: true, replacesOperand: true,
            Phrase("all habits that are not paused", "все привычки не на паузе")),
        OptionSpec(.date, .days, Phrase("the days (default: today)", "дни (по умолчанию: сегодня)")),
        OptionSpec(.note, .text, Phrase("a note for the day", "заметка об этом дне")),
    ]
}

/// `tracker skip` and `tracker unskip`: take days of habits out, or back in.
struct SkipCommand: Command {
    let session: Session
    let isOn: Bool

    func run() throws(Failure) -> ExitCode {
        let (days, note) = (try session.days(), session.invocation.value(.note))
        let takesAll = try session.takesAll(orNames: session.invocation.operands)
        try session.changeAsUnderstood { (library) throws(Failure) in
            let trackers =
                takesAll
                ? library.sortedTrackers.filter { $0.isActive(on: session.today) }
                : try session.marked(in: library, on: days).0
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

extension Tracker {
    /// True for a habit that is neither paused nor archived today.
    fileprivate func isActive(on today: Day) -> Bool {
        !isEvent && (status.since.map { $0 > today && !status.isArchived } ?? true)
    }
}

extension Session {
    /// Whether `--all` stands for the names, of which there must be some otherwise.
    func takesAll(orNames names: [String]) throws(Failure) -> Bool {
        let takesAll = invocation.has(.all)
        if takesAll, !names.isEmpty {
            throw twin(ofWords: [names.joined(separator: " ")]) ?? .unsupported(.namesAndAll)
        }
        if !takesAll, names.isEmpty {
            throw .unsupported(environment.input.isTerminal ? .namesOrAll : .allOrInput)
        }
        return takesAll
    }
}
