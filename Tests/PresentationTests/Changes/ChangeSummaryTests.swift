import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct ChangeSummaryTests {
    private func names(_ steps: [Step] = []) throws -> ChangeNames {
        ChangeNames(try .holding(.habit(1, "Run"), .habit(2, "Read")), steps.flatMap(\.changes))
    }

    private func sentence(_ library: Library, _ edits: Edit..., isTrial: Bool = false) throws -> Phrase {
        var journal = Journal(library: library)
        return try journal.summary(performing: edits, today: .today).sentence(.init(isTrial: isTrial))
    }

    @Test(
        "W: undo and redo name the step in quotes",
        arguments: [
            (Replay.undo, false, "Undid “deleted: Walk”.", "Отменён шаг «удалено: Walk»."),
            (.undo, true, "Would undo “deleted: Walk”.", "Будет отменён шаг «удалено: Walk»."),
            (.redo, false, "Redid “deleted: Walk”.", "Повторён шаг «удалено: Walk»."),
            (.redo, true, "Would redo “deleted: Walk”.", "Будет повторён шаг «удалено: Walk»."),
        ])
    func replay(replay: Replay, isTrial: Bool, english: String, russian: String) throws {
        let step = Step(changes: [.deleted(.habit(3, "Walk"), at: 2)], day: .today)
        #expect(
            replay.sentence([step], try names([step]), isTrial: isTrial) == Phrase(english, russian))
    }

    @Test(
        "ANS-1: of several steps their number is told and each, of more than five the first; of none that there is none"
    )
    func replayOfSeveral() throws {
        let step = Step(changes: [.pinned(1)], day: .today)
        let names = try names()
        for (replay, isTrial, english, russian) in [
            (Replay.undo, false, "Undid 2 steps", "Отменено: 2 шага"),
            (.undo, true, "Would undo 2 steps", "Будет отменено: 2 шага"),
            (.redo, false, "Redid 2 steps", "Повторено: 2 шага"),
            (.redo, true, "Would redo 2 steps", "Будет повторено: 2 шага"),
        ] {
            #expect(
                replay.sentence([step, Step(changes: [.pinned(2)], day: .today)], names, isTrial: isTrial)
                    == Phrase(
                        "\(english): pinned: Run; pinned: Read.",
                        "\(russian): закреплено: Run; закреплено: Read."))
        }
        let five = Array(repeating: "pinned: Run", count: 5).joined(separator: "; ")
        func many(_ count: Int) -> String {
            Replay.undo.sentence(Array(repeating: step, count: count), names)(.english)
        }
        #expect(many(5) == "Undid 5 steps: \(five).")
        #expect(many(7) == "Undid 7 steps: \(five); and 2 more.")
        #expect(Replay.undo.sentence([], names) == Phrase("Nothing to undo.", "Отменять нечего."))
        #expect(Replay.redo.sentence([], names) == Phrase("Nothing to redo.", "Повторять нечего."))
    }

    @Test("UNDO-1: what of a step others left no way to undo is told after what was undone, or alone")
    func replayOfPart() throws {
        var laptop = Journal.inStep(try .holding(.habit(2, "Read")), "lap1")
        var phone = Journal.inStep(laptop.library, "pho1", from: laptop)
        let days: (ClosedRange<Day>) -> Edit = { .complete([2], on: DaySet($0)) }
        try laptop.perform([days("2026-03-05"..."2026-03-05")], today: .today)
        try laptop.perform([days("2026-03-06"..."2026-03-07")], today: .today)
        try phone.perform([days("2026-03-05"..."2026-03-06")], today: .today)
        try laptop.takeIn(phone)
        let names = ChangeNames(laptop)
        let first = try laptop.undo(today: .today)
        let second = try laptop.undo(today: .today)
        func sentence(_ replayed: Replayed) -> Phrase {
            Replay.undo.sentence(for: replayed, names) { Replay.undo.sentence($0, $1) }
        }
        let english = "Not undone, as another device has changed it since: “done, "
        let russian = "Не отменено, потому что с тех пор изменено на другом устройстве: «отмечено за "
        #expect(
            sentence(first)
                == Phrase(
                    "Undid “done, 7 Mar: Read”. \(english)6 Mar: Read”.",
                    "Отменён шаг «отмечено за 7 мар: Read». \(russian)6 мар: Read»."))
        #expect(
            sentence(second) == Phrase("\(english)5 Mar: Read”.", "\(russian)5 мар: Read»."))
    }

    @Test(
        "N20: a step with a name is told by it, with all trackers that changed",
        arguments: [
            (StepName.imported, "imported: Walk, Read", "импортировано: Walk, Read", Act.imported),
            (.restored, "restored: Walk, Read", "восстановлено: Walk, Read", .restored),
        ])
    func named(name: StepName, english: String, russian: String, act: Act) throws {
        let days = DaySet([Day.today, .yesterday])
        let changes: [Change] = [
            .added(.work, at: 1), .added(.habit(3, "Walk"), at: 2), .completed(2, days),
            .tracker(2, .value(.note, on: .today, from: nil, to: "Rain")),
        ]
        let step = Step(changes: changes, day: .today, name: name)
        #expect(ChangeSummary(step).line(try names([step])) == Phrase(english, russian))
        // Scripts read the name first, then what they read of steps without one.
        let entries = ChangeSummary(step).entries
        #expect(entries.first == ChangeSummary.Entry(act))
        #expect(Array(entries.dropFirst()) == ChangeSummary.entries(of: changes))
        #expect(
            entries.dropFirst().map(\.act) == [
                .categoryAdded, .trackerAdded, .completed, .completed, .noted,
            ])
    }

    @Test("N20: a step that changed categories alone names these")
    func namedCategories() throws {
        let step = Step(changes: [.added(.work, at: 1)], day: .today, name: .restored)
        #expect(
            ChangeSummary(step).line(try names([step]))
                == Phrase("restored: Work", "восстановлено: Work"))
    }

    @Test(
        "OFF-2, OFF-8, W: rest days that are taken away are a break taken back, and no longer skipped for scripts",
        arguments: DaySetField.allCases.filter { $0 != .completions })
    func restDays(field: DaySetField) throws {
        let step = Step(changes: [.tracker(1, .days(field, DaySet([.today]), isAdded: false))], day: .today)
        #expect(
            ChangeSummary(step).line(try names())
                == (field == .skips
                    ? Phrase("no longer skipped, 8 Mar: Run", "пропуск отменён за 8 мар: Run")
                    : Phrase("break taken back, 8 Mar: Run", "перерыв отменён, 8 марта: Run")))
        #expect(ChangeSummary(step).entries.map(\.act.words.scriptName) == ["unskipped"])
    }

    @Test("OFF-2, OFF-3, W: resuming and taking back from the archive are two acts")
    func backAgain() throws {
        for (old, new, act) in [
            ("paused 2026-03-02", "active", Act.resumed), ("archived 2026-03-02", "active", .unarchived),
            ("archived 2026-03-02", "paused 2026-03-02", .unarchived),
            ("active", "paused 2026-03-02", .paused), ("paused 2026-03-02", "archived 2026-03-02", .archived),
        ] {
            #expect(Act(.tracker(1, .set(.status, from: old, to: new))) == act)
        }
    }

    @Test("T9: a category of twenty cells with 99 trackers and 9,999 completions goes in one line of eighty")
    func largeCategory() throws {
        let category = Category(id: Identifier(high: 0, low: 1), name: "Двадцать клеток дома")
        let trackers = (1...99).map {
            Tracker.made(
                id: Identifier(high: 1, low: $0), name: "T", emoji: "🙂", color: PaletteColor.all[0],
                categoryID: category.id, kind: .event, createdOn: .today,
                completions: DaySet((0..<101).map { Day.today - $0 }))
        }
        let library = try Library(
            id: Identifier(high: 0, low: 0), categories: [category], trackers: trackers)
        let said = try sentence(library, .deleteCategory(category.id))
        #expect(
            said
                == Phrase(
                    "Category deleted: Двадцать клеток дома, 99 trackers, 9,999 marks.",
                    "Категория удалена: Двадцать клеток дома, 99 трекеров, 9\u{A0}999 отметок."))
        #expect(said.english.count <= 80 && said.russian.count <= 80)
    }

    @Test("IMP: a front that imports by edits alone tells it by the line of the history")
    func merged() throws {
        let other = try Library.holding(.habit(3, "Walk"))
        #expect(
            try sentence(.holding(.habit(1, "Run")), .merge(other))
                == Phrase("Added: Walk.", "Добавлено: Walk."))
    }
}
