import Samples
import Testing
import TrackerCLI
import TrackerPresentation

/// The contract of words as commands keep it. Today is Friday, 20 November 2026.
@Suite struct ActSentenceTests {
    struct Row: CustomTestStringConvertible {
        let act: Act
        /// What is done before.
        var before: [[String]] = []
        let line: [String]
        let did, would: Phrase
        /// Of the same line again; nil where that is another act.
        var already: Phrase?
        let history: Phrase

        var testDescription: String { act.words.scriptName + ": " + line.joined(separator: " ") }
    }

    private static let rows = [
        Row(
            act: .completed, line: ["done", "Read", "Gym"],
            did: Phrase("Done today: Read, Gym.", "Отмечено за сегодня: Read, Gym."),
            would: Phrase("Would mark as done today: Read, Gym.", "Будет отмечено за сегодня: Read, Gym."),
            already: Phrase("Already done today: Read, Gym.", "Уже отмечено за сегодня: Read, Gym."),
            history: Phrase("done, 20 Nov: Read, Gym", "отмечено за 20 ноя: Read, Gym")),
        Row(
            act: .completed, line: ["done", "Run"],
            did: Phrase(
                "Done today: Run (5 of 5 km, goal reached).",
                "Отмечено за сегодня: Run (5 km, цель 5 достигнута)."),
            would: Phrase(
                "Would mark as done today: Run (5 of 5 km, goal reached).",
                "Будет отмечено за сегодня: Run (5 km, цель 5 достигнута)."),
            already: Phrase(
                "Already done today: Run (5 of 5 km).", "Уже отмечено за сегодня: Run (5 · цель: 5 km)."),
            history: Phrase("done, 20 Nov: Run", "отмечено за 20 ноя: Run")),
        Row(
            act: .uncompleted, before: [["done", "Read"]], line: ["undone", "Read"],
            did: Phrase("Unmarked today: Read.", "Отметка снята за сегодня: Read."),
            would: Phrase("Would unmark today: Read.", "Будет снята отметка за сегодня: Read."),
            already: Phrase("Was not done today: Read.", "Не было отмечено за сегодня: Read."),
            history: Phrase("unmarked, 20 Nov: Read", "отметка снята за 20 ноя: Read")),
        Row(
            act: .amountSet, line: ["done", "Run", "--amount", "3"],
            did: Phrase("Recorded today: Run (3 of 5 km).", "Записано за сегодня: Run (3 · цель: 5 km)."),
            would: Phrase(
                "Would record today: Run (3 of 5 km).", "Будет записано за сегодня: Run (3 · цель: 5 km)."),
            already: Phrase(
                "Already recorded today: Run (3 of 5 km).", "Уже записано за сегодня: Run (3 · цель: 5 km)."),
            history: Phrase("recorded, 20 Nov: Run", "записано за 20 ноя: Run")),
        Row(
            act: .amountSet, line: ["done", "Coffee", "--amount", "3"],
            did: Phrase(
                "Recorded today: Coffee (3 cups, over the limit of 2).",
                "Записано за сегодня: Coffee (3 cups, предел 2 превышен)."),
            would: Phrase(
                "Would record today: Coffee (3 cups, over the limit of 2).",
                "Будет записано за сегодня: Coffee (3 cups, предел 2 превышен)."),
            already: Phrase(
                "Already recorded today: Coffee (3 cups, over the limit of 2).",
                "Уже записано за сегодня: Coffee (3 cups, предел 2 превышен)."),
            history: Phrase("recorded, 20 Nov: Coffee", "записано за 20 ноя: Coffee")),
        Row(
            act: .completed, line: ["done", "Coffee", "--amount", "1"],
            did: Phrase(
                "Done today: Coffee (1 · limit 2 cups).", "Отмечено за сегодня: Coffee (1 · предел: 2 cups)."),
            would: Phrase(
                "Would mark as done today: Coffee (1 · limit 2 cups).",
                "Будет отмечено за сегодня: Coffee (1 · предел: 2 cups)."),
            already: Phrase(
                "Already done today: Coffee (1 · limit 2 cups).",
                "Уже отмечено за сегодня: Coffee (1 · предел: 2 cups)."),
            history: Phrase("done, 20 Nov: Coffee", "отмечено за 20 ноя: Coffee")),
        Row(
            act: .amountRemoved, before: [["done", "Run", "--amount", "3"]], line: ["undone", "Run"],
            did: Phrase("Amount removed for today: Run.", "Количество удалено за сегодня: Run."),
            would: Phrase(
                "Would remove the amount for today: Run.", "Будет удалено количество за сегодня: Run."),
            already: Phrase("Was not done today: Run.", "Не было отмечено за сегодня: Run."),
            history: Phrase("amount removed, 20 Nov: Run", "количество удалено за 20 ноя: Run")),
        Row(
            act: .skipped, line: ["skip", "Read", "--date", "today..2026-11-21"],
            did: Phrase(
                "Skipped on 2 days (Fri, 20 – Sat, 21 November 2026): Read.",
                "Пропущено за 2 дня (пт, 20 – сб, 21 ноября 2026): Read."),
            would: Phrase(
                "Would skip on 2 days (Fri, 20 – Sat, 21 November 2026): Read.",
                "Будет пропущено за 2 дня (пт, 20 – сб, 21 ноября 2026): Read."),
            already: Phrase(
                "Already skipped on 2 days (Fri, 20 – Sat, 21 November 2026): Read.",
                "Уже пропущено за 2 дня (пт, 20 – сб, 21 ноября 2026): Read."),
            history: Phrase("skipped on 2 days: Read", "пропущено за 2 дня: Read")),
        Row(
            act: .unskipped, before: [["skip", "Read"]], line: ["unskip", "Read"],
            did: Phrase("No longer skipped today: Read.", "Пропуск отменён за сегодня: Read."),
            would: Phrase("Would no longer skip today: Read.", "Будет отменён пропуск за сегодня: Read."),
            already: Phrase("Was not skipped today: Read.", "Не было пропуска за сегодня: Read."),
            history: Phrase("no longer skipped, 20 Nov: Read", "пропуск отменён за 20 ноя: Read")),
        Row(
            act: .noted, line: ["note", "Read", "fine", "--date", "2026-11-19"],
            did: Phrase(
                "Noted on Thu, 19 November 2026: Read.", "Записана заметка за чт, 19 ноября 2026: Read."),
            would: Phrase(
                "Would note on Thu, 19 November 2026: Read.",
                "Будет записана заметка за чт, 19 ноября 2026: Read."),
            already: Phrase(
                "Already noted on Thu, 19 November 2026: Read.",
                "Уже записана заметка за чт, 19 ноября 2026: Read."),
            history: Phrase("noted, 19 Nov: Read", "записана заметка за 19 ноя: Read")),
        Row(
            act: .noteRemoved, before: [["note", "Read", "fine"]], line: ["note", "Read", "--remove"],
            did: Phrase("Note removed today: Read.", "Заметка убрана за сегодня: Read."),
            would: Phrase("Would remove the note today: Read.", "Будет убрана заметка за сегодня: Read."),
            already: Phrase("No note today: Read.", "Нет заметки за сегодня: Read."),
            history: Phrase("note removed, 20 Nov: Read", "заметка убрана за 20 ноя: Read")),
        Row(
            act: .breakAdded,
            line: ["pause", "Read", "--from", "2026-12-24", "--until", "2027-01-03"],
            did: Phrase(
                "On a break from Thu, 24 December 2026 to Sun, 3 January 2027 (11 days): Read.",
                "Перерыв с 24 декабря 2026 по 3 января 2027 (11 дней): Read."),
            would: Phrase(
                "Would be on a break from Thu, 24 December 2026 to Sun, 3 January 2027 (11 days): Read.",
                "Будет перерыв с 24 декабря 2026 по 3 января 2027 (11 дней): Read."),
            already: Phrase(
                "On a break on those days already: Read.", "В эти дни и так перерыв: Read."),
            history: Phrase("break 24 Dec – 3 Jan: Read", "перерыв 24 декабря – 3 января: Read")),
        Row(
            act: .breakRemoved,
            before: [["pause", "Read", "--from", "2026-12-24", "--until", "2027-01-03"]],
            line: ["resume", "Read"],
            did: Phrase(
                "Break of 24 Dec – 3 Jan taken back: Read.", "Перерыв 24 декабря – 3 января отменён: Read."),
            would: Phrase(
                "Would take back the break of 24 Dec – 3 Jan: Read.",
                "Будет отменён перерыв 24 декабря – 3 января: Read."),
            already: Phrase("Was not paused: Read.", "Не было на паузе: Read."),
            history: Phrase(
                "break taken back, 24 Dec – 3 Jan: Read", "перерыв отменён, 24 декабря – 3 января: Read")),
        Row(
            act: .paused, line: ["pause", "Read"], did: Phrase("Paused: Read.", "На паузе: Read."),
            would: Phrase("Would pause: Read.", "Будет на паузе: Read."),
            already: Phrase("Already paused: Read.", "Уже на паузе: Read."),
            history: Phrase("paused: Read", "на паузе: Read")),
        Row(
            act: .resumed, before: [["pause", "Read"]], line: ["resume", "Read"],
            did: Phrase("Resumed: Read.", "Возобновлено: Read."),
            would: Phrase("Would resume: Read.", "Будет возобновлено: Read."),
            already: Phrase("Was not paused: Read.", "Не было на паузе: Read."),
            history: Phrase("resumed: Read", "возобновлено: Read")),
        Row(
            act: .archived, line: ["archive", "Read"], did: Phrase("Archived: Read.", "В архиве: Read."),
            would: Phrase("Would archive: Read.", "Будет в архиве: Read."),
            already: Phrase("Already archived: Read.", "Уже в архиве: Read."),
            history: Phrase("archived: Read", "в архиве: Read")),
        Row(
            act: .unarchived, before: [["archive", "Read"]], line: ["unarchive", "Read"],
            did: Phrase("Back from the archive: Read.", "Возвращено из архива: Read."),
            would: Phrase("Would bring back from the archive: Read.", "Будет возвращено из архива: Read."),
            already: Phrase("Was not archived: Read.", "Не было в архиве: Read."),
            history: Phrase("back from the archive: Read", "возвращено из архива: Read")),
        Row(
            act: .pinned, line: ["pin", "Read"], did: Phrase("Pinned: Read.", "Закреплено: Read."),
            would: Phrase("Would pin: Read.", "Будет закреплено: Read."),
            already: Phrase("Already pinned: Read.", "Уже закреплено: Read."),
            history: Phrase("pinned: Read", "закреплено: Read")),
        Row(
            act: .unpinned, before: [["pin", "Read"]], line: ["unpin", "Read"],
            did: Phrase("Unpinned: Read.", "Откреплено: Read."),
            would: Phrase("Would unpin: Read.", "Будет откреплено: Read."),
            already: Phrase("Was not pinned: Read.", "Не было закреплено: Read."),
            history: Phrase("unpinned: Read", "откреплено: Read")),
        Row(
            act: .trackerAdded,
            line: ["add", "Swim", "--category", "Home", "--schedule", "daily", "--emoji", "🌺"],
            did: Phrase("Added: 🌺 Swim (Home, every day).", "Добавлено: 🌺 Swim (Home, каждый день)."),
            would: Phrase(
                "Would add: 🌺 Swim (Home, every day).", "Будет добавлено: 🌺 Swim (Home, каждый день)."),
            history: Phrase("added: Swim", "добавлено: Swim")),
        Row(
            act: .trackerEdited, line: ["edit", "Read", "--goal", "20 min"],
            did: Phrase(
                "Changed: 😻 Read (Home, every day, at least 20 min); goal none → at least 20 min.",
                "Изменено: 😻 Read (Home, каждый день, минимум 20 min); цель нет → минимум 20 min."),
            would: Phrase(
                "Would change: 😻 Read (Home, every day, at least 20 min); goal none → at least 20 min.",
                "Будет изменено: 😻 Read (Home, каждый день, минимум 20 min); цель нет → минимум 20 min."),
            already: Phrase("Nothing to change: Read.", "Менять нечего: Read."),
            history: Phrase("changed: Read", "изменено: Read")),
        Row(
            act: .trackerMerged, before: [["done", "Read"]], line: ["merge", "Read", "Gym"],
            did: Phrase("Merged: Read into Gym (1 day).", "Объединено: Read → Gym (дней: 1)."),
            would: Phrase("Would merge: Read into Gym (1 day).", "Будет объединено: Read → Gym (дней: 1)."),
            history: Phrase("merged: Read into Gym", "объединено: Read → Gym")),
        Row(
            act: .trackerDeleted, line: ["delete", "Read", "Gym", "--yes"],
            did: Phrase("Deleted: Read, Gym; 0 marks.", "Удалено: Read, Gym; 0 отметок."),
            would: Phrase("Would delete: Read, Gym; 0 marks.", "Будет удалено: Read, Gym; 0 отметок."),
            history: Phrase("deleted: Read, Gym", "удалено: Read, Gym")),
        Row(
            act: .moved, line: ["move", "Gym", "--before", "Run"],
            did: Phrase(
                "Moved: Gym, now before Run.", "Перемещено: Gym, теперь перед трекером «Run»."),
            would: Phrase(
                "Would move: Gym, now before Run.", "Будет перемещено: Gym, теперь перед трекером «Run»."),
            already: Phrase("Gym is already there.", "«Gym» уже на этом месте."),
            history: Phrase("moved: Gym", "перемещено: Gym")),
        Row(
            act: .categoryMoved, before: [["category", "add", "Art"]],
            line: ["category", "move", "Home", "--first"],
            did: Phrase("Moved: Home, now first.", "Перемещено: Home, теперь в начале."),
            would: Phrase("Would move: Home, now first.", "Будет перемещено: Home, теперь в начале."),
            already: Phrase(
                "Home is already there.", "«Home» уже на этом месте."),
            history: Phrase("category moved: Home", "категория перемещена: Home")),
        Row(
            act: .categoriesSorted,
            before: [["category", "add", "Art"], ["category", "move", "Home", "--first"]],
            line: ["category", "sort"],
            did: Phrase("Categories sorted by name.", "Категории расставлены по алфавиту."),
            would: Phrase(
                "Would sort the categories by name.", "Категории будут расставлены по алфавиту."),
            already: Phrase("The categories are sorted by name already.", "Категории и так по алфавиту."),
            history: Phrase("categories sorted by name", "категории расставлены по алфавиту")),
        Row(
            act: .categoryAdded, line: ["category", "add", "Music"],
            did: Phrase("Category added: Music.", "Категория добавлена: Music."),
            would: Phrase("Would add the category: Music.", "Будет добавлена категория: Music."),
            history: Phrase("category added: Music", "категория добавлена: Music")),
        Row(
            act: .categoryRenamed, line: ["category", "rename", "Home", "House"],
            did: Phrase("Category renamed: Home → House.", "Категория переименована: Home → House."),
            would: Phrase(
                "Would rename the category: Home → House.", "Будет переименована категория: Home → House."),
            history: Phrase("category renamed: Home → House", "категория переименована: Home → House")),
        Row(
            act: .categoryDeleted, line: ["category", "delete", "Home", "--yes"],
            did: Phrase(
                "Category deleted: Home, 4 trackers, 0 marks.",
                "Категория удалена: Home, 4 трекера, 0 отметок."),
            would: Phrase(
                "Would delete the category: Home, 4 trackers, 0 marks.",
                "Будет удалена категория: Home, 4 трекера, 0 отметок."),
            history: Phrase("category deleted: Home", "категория удалена: Home")),
    ]

    @Test("the table goes over every act that a command does by itself")
    func complete() {
        let others: Set<Act> = [.imported, .restored, .repaired, .categoriesOrdered]
        #expect(Set(Self.rows.map(\.act)).union(others) == Set(Act.allCases))
    }

    @Test("W: command, dry run, history, undo and redo tell an act alike", arguments: rows, Language.allCases)
    func told(row: Row, language: Language) throws {
        let shell = try Shell(language: language.rawValue)
        for (name, options) in [
            ("Run", ["--goal", "5 km"]), ("Read", []), ("Coffee", ["--limit", "2 cups"]), ("Gym", []),
        ] {
            shell.run(["add", name, "--category", "Home", "--schedule", "daily"] + options)
        }
        for line in row.before { shell.run(line) }
        let (undo, redo) = language == .english ? ("Undo", "Redo") : ("Отменить", "Повторить")

        let trial = shell.run(row.line + ["--dry-run"])
        #expect(trial.output == row.would(language) + "\n")
        #expect(shell.run(row.line).output == row.did(language) + " \(undo): tracker undo\n")
        #expect(shell.tracker("history").output.contains(" \(row.history(language)) "))
        let names = shell.tracker("history", "--plain").output.split(separator: "\n").prefix {
            $0.hasPrefix("1\t")
        }
        #expect(names.contains { $0.hasPrefix("1\t\(row.act.words.scriptName)\t") })

        let step = row.history(language)
        let (undid, redid) =
            language == .english
            ? ("Undid “\(step)”.", "Redid “\(step)”.")
            : ("Отменён шаг «\(step)».", "Повторён шаг «\(step)».")
        #expect(shell.tracker("undo").output == "\(undid) \(redo): tracker redo\n")
        #expect(shell.tracker("redo").output == "\(redid) \(undo): tracker undo\n")
        if let already = row.already { #expect(shell.run(row.line).output == already(language) + "\n") }
    }
}
