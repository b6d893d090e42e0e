import TrackerDomain
public import TrackerPresentation

extension JSON {
    public static func stats(_ state: StatisticsState) -> JSON {
        var document = JSON.versioned([
            "today": .day(state.today),
            "hasData": .bool(state.figures.hasData),
            "bestPeriod": .int(state.figures.bestPeriod),
            "perfectDays": .int(state.figures.perfectDays),
            "completed": .int(state.figures.completed),
            "average": .decimal(scaled: state.figures.averageTenths, digits: 1),
            "trackers": .array(state.rows.map { .object(members(of: state.facts(of: $0))) }),
        ])
        if let days = state.days {
            document = document.appending(["from": .day(days.lowerBound), "to": .day(days.upperBound)])
        }
        if case .year(let year) = state.range { document = document.appending(["year": .int(year)]) }
        return document
    }

    public static func show(_ state: TrackerDetailsState) -> JSON {
        let facts = TrackerFact.Key.allCases.compactMap(state.fact)
        return .object([Member(key: "schemaVersion", value: schemaVersion)] + members(of: facts))
    }

    public static func notes(_ state: NotesState) -> JSON {
        .versioned([
            "notes": .array(
                state.entries.map { note in
                    .document([
                        "date": .day(note.day), "id": .id(note.id), "name": .string(note.name),
                        "text": .string(note.text),
                    ])
                })
        ])
    }

    public static func log(_ state: LogState) -> JSON {
        .versioned([
            "from": .day(state.days.lowerBound), "to": .day(state.days.upperBound),
            "trackers": .array(
                state.rows.map { row in
                    .document([
                        "id": .id(row.id), "name": .string(row.name), "days": .string(row.signs),
                    ])
                }),
        ])
    }

    public static func categories(_ state: CategoryListState) -> JSON {
        .versioned([
            "categories": .array(
                state.rows.map {
                    .document(["id": .id($0.id), "name": .string($0.name), "trackers": .int($0.trackers)])
                })
        ])
    }

    public static func calendar(_ state: CalendarState) -> JSON {
        .versioned([
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

    public static func history(_ state: HistoryState) -> JSON {
        .versioned(["undo": .array(state.undo.map(step)), "redo": .array(state.redo.map(step))])
    }

    private static func step(_ row: HistoryState.Row) -> JSON {
        .document(["step": .int(row.number), "changes": changes(ChangeSummary(row.step).entries)])
    }

    public static func paths(_ places: [(key: String, path: String)]) -> JSON {
        .object(
            [Member(key: "schemaVersion", value: schemaVersion)]
                + places.map { Member(key: $0.key, value: .string($0.path)) })
    }

    public static func settings(_ pairs: [(key: String, value: String)]) -> JSON {
        .versioned(["settings": .object(pairs.map { Member(key: $0.key, value: .string($0.value)) })])
    }

    public static func setting(_ key: String, _ value: String) -> JSON {
        .versioned(["key": .string(key), "value": .string(value)])
    }

    public static func findings(_ findings: [(code: String, message: String)], isOK: Bool) -> JSON {
        .versioned([
            "ok": .bool(isOK),
            "findings": .array(
                findings.map { .document(["code": .string($0.code), "message": .string($0.message)]) }),
        ])
    }
}
