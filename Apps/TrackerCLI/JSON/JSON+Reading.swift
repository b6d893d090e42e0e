import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension JSON {
    static func stats(_ state: StatisticsState) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "today": .day(state.today),
            "hasData": .bool(state.figures.hasData),
            "bestPeriod": .int(state.figures.bestPeriod),
            "perfectDays": .int(state.figures.perfectDays),
            "completed": .int(state.figures.completed),
            "average": .decimal(scaled: state.figures.averageTenths, digits: 1),
            "trackers": .array(
                state.rows.map { row in
                    .object(
                        [.init(key: "id", value: .id(row.id)), .init(key: "name", value: .string(row.name))]
                            + figures(row.figures)
                            + [.init(key: "strength", value: .strength(row.strength))])
                }),
        ])
    }

    private static func figures(_ figures: TrackerStatistics) -> [Member] {
        [
            Member(key: "currentStreak", value: .int(figures.currentStreak)),
            Member(key: "bestStreak", value: .int(figures.bestStreak)),
            Member(key: "total", value: .int(figures.total)),
            Member(key: "rate30", value: .hundredths(figures.rate30)),
        ]
    }

    static func show(_ state: TrackerDetailsState) -> JSON {
        guard case .object(let card) = card(state.card) else { return .null }
        return .object(
            [Member(key: "schemaVersion", value: schemaVersion)] + card
                + [
                    Member(key: "createdOn", value: .day(state.createdOn)),
                    Member(key: "startDay", value: .day(state.startDay)),
                ]
                + figures(state.figures)
                + [Member(key: "completions", value: .days(state.completions))]
                + members(of: state.habit))
    }

    private static func members(of habit: HabitFigures) -> [Member] {
        [
            Member(key: "nextDue", value: .day(habit.nextDue)),
            Member(key: "streakSince", value: .day(habit.streak?.since)),
            Member(key: "lastMissed", value: .day(habit.streak?.lastMissed)),
            Member(key: "strength", value: .strength(habit.strength)),
            Member(key: "periodStreak", value: habit.periods.map { .int($0.current) } ?? .null),
            Member(key: "bestPeriodStreak", value: habit.periods.map { .int($0.best) } ?? .null),
            Member(key: "amounts", value: .byDay(habit.amounts.entries.map { ($0.day, $0.value.text) })),
            Member(key: "notes", value: .byDay(habit.notes.entries.map { ($0.day, $0.value) })),
            Member(key: "skips", value: .days(Array(habit.skips))),
            Member(key: "rests", value: .days(Array(habit.rests))),
        ]
    }

    private static func days(_ days: [Day]) -> JSON { .array(days.map { .day($0) }) }

    private static func byDay(_ texts: [(day: Day, text: String)]) -> JSON {
        .object(texts.map { Member(key: $0.day.iso, value: .string($0.text)) })
    }

    static func notes(_ state: NotesState) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "notes": .array(
                state.entries.map { note in
                    .document([
                        "date": .day(note.day), "id": .id(note.id), "name": .string(note.name),
                        "text": .string(note.text),
                    ])
                }),
        ])
    }

    static func log(_ state: LogState) -> JSON {
        .document([
            "schemaVersion": schemaVersion, "from": .day(state.days.lowerBound),
            "to": .day(state.days.upperBound),
            "trackers": .array(
                state.rows.map { row in
                    .document([
                        "id": .id(row.id), "name": .string(row.name), "days": .string(row.signs),
                    ])
                }),
        ])
    }

    static func categories(_ state: CategoryListState) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "categories": .array(
                state.rows.map {
                    .document(["id": .id($0.id), "name": .string($0.name), "trackers": .int($0.trackers)])
                }),
        ])
    }

    static func calendar(_ state: CalendarState) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "month": .string(state.month.iso),
            "days": .array(
                state.cells.map { cell in
                    .document([
                        "date": .day(cell.day), "planned": .int(cell.share.planned),
                        "completed": .int(cell.share.completed), "share": .hundredths(cell.share.share),
                        "unplanned": .int(cell.share.unplanned),
                    ])
                }),
        ])
    }

    static func history(_ state: HistoryState) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "undo": .array(state.undo.map(step)),
            "redo": .array(state.redo.map(step)),
        ])
    }

    private static func step(_ row: HistoryState.Row) -> JSON {
        .document(["step": .int(row.number), "changes": changes(row.step.changes.groups)])
    }
}

extension JSON {
    static func paths(_ places: [(key: String, path: String)]) -> JSON {
        .object(
            [Member(key: "schemaVersion", value: schemaVersion)]
                + places.map { Member(key: $0.key, value: .string($0.path)) })
    }

    static func settings(_ pairs: [(key: String, value: String)]) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "settings": .object(pairs.map { Member(key: $0.key, value: .string($0.value)) }),
        ])
    }

    static func setting(_ key: String, _ value: String) -> JSON {
        .document(["schemaVersion": schemaVersion, "key": .string(key), "value": .string(value)])
    }

    static func findings(_ findings: [(code: String, message: String)], isOK: Bool) -> JSON {
        .document([
            "schemaVersion": schemaVersion,
            "ok": .bool(isOK),
            "findings": .array(
                findings.map { .document(["code": .string($0.code), "message": .string($0.message)]) }),
        ])
    }
}
