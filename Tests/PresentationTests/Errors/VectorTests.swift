import Samples
import Testing
import TrackerData
import TrackerDomain
import TrackerPresentation

/// Small files of the versions 1 to 6, written by hand from the description of the format, never by the program.
///
/// Another program that reads libraries can be held to the same files.
@Suite struct VectorTests {
    private static let today = Day("2026-11-20")

    private static let folder: String = {
        let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return (tests + ["DataTests", "__Fixtures__", "Vectors"]).joined(separator: "/")
    }()

    private static func store(_ name: String) -> PropertyListLibraryStore {
        PropertyListLibraryStore(
            path: folder + "/" + name, backups: folder + "/nowhere",
            environment: StoreEnvironment(
                today: { today }, newIdentifier: { Identifier(high: 1, low: 2) }, dayOfTime: { _ in today }))
    }

    /// The files that are read: what they hold, and what is warned of.
    private static let read: [(name: String, holds: [String], warnings: [StoreWarning])] = [
        (
            "1-weekdays.plist",
            [
                "Home: 🙂 Run, 1, pinned, since 2025-10-13, 2025-10-13:mon,wed, done 2025-10-13 2025-10-15",
                "Home: 🌴 Trip, 18, since 2026-11-20, event",
            ], []
        ),
        (
            "1-same-titles.plist",
            ["Home:", "home 2:", "Home 3: 🙂 Run, 1, since 2026-11-20, 2026-11-20:sun"], []
        ),
        (
            "1-same-records.plist",
            ["Home: 🙂 Run, 1, since 2025-10-13, 2025-10-13:mon, done 2025-10-13"], []
        ),
        (
            "1-lost-records.plist",
            ["Home: 🙂 Run, 1, since 2025-10-13, 2025-10-13:mon, done 2025-10-13"], [.orphanCompletions(2)]
        ),
        (
            "2-weekdays.plist",
            [
                "Home: 🙂 Run, 1, pinned, since 2026-01-01, 2026-01-01:mon,tue,wed,thu,fri,sat,sun "
                    + "2026-06-01:mon,wed, done 2025-12-31 2026-01-01 2026-01-02 2026-01-03 2026-01-05 "
                    + "2026-11-02 2026-11-04",
                "Home: 🌴 Отпуск, 18, since 2026-11-02, event",
            ], [.editedByHand]
        ),
        (
            "2-escaped.plist",
            ["$null: 🙂 a & b <c> 🙂, 1, since 2026-11-02, 2026-11-02:mon,wed"], [.editedByHand]
        ),
        (
            "2-one-step.plist",
            [
                "Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:mon,wed, done 2026-11-02",
                "undo 2026-11-02 completed",
            ], [.editedByHand]
        ),
        ("2-no-tracker.plist", ["Home:"], [.editedByHand]),
        (
            "2-untouched.plist",
            ["Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:mon,wed, done 2026-11-02"], []
        ),
        (
            "2-edited.plist",
            ["Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:mon,wed, done 2026-11-04"], [.editedByHand]
        ),
        (
            "3-rules.plist",
            [
                "Home: 🙂 Run, 1, since 2026-01-05, 2026-01-05:every 3 days from 2026-01-05 "
                    + "2026-02-01:month 1,15 2026-03-01:3 a week 2026-04-01:2 a month "
                    + "2026-05-01:4 in 10 days from 2026-05-01"
            ], [.editedByHand]
        ),
        (
            "3-days.plist",
            [
                "Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:mon,wed, done 2026-11-02, "
                    + "goals 2026-11-02:at least 5 km 2026-11-10:none 2026-11-12:at most 2 cups, "
                    + "paused 2026-11-18, skipped 2026-11-09, rested 2026-11-05 2026-11-06, "
                    + "amounts 2026-11-02=5 2026-11-04=2.5, notes 2026-11-03=Rain; > \"hail\""
            ], [.editedByHand]
        ),
        (
            "3-archived.plist",
            ["Home: 🙂 Trip, 1, since 2026-11-02, event, archived 2026-11-03"], [.editedByHand]
        ),
        (
            "4-import.plist",
            [
                "Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:mon,wed, done 2026-11-02",
                "undo 2026-11-02 imported completed",
            ], [.editedByHand]
        ),
        (
            "5-alone.plist",
            ["Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:mon,wed, done 2026-11-02"], [.editedByHand]
        ),
        (
            "5-in-step.plist",
            ["Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:mon,wed, done 2026-11-02"], [.editedByHand]
        ),
        (
            "6-sums.plist",
            [
                "Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:at least 30 km a week "
                    + "2026-11-09:at most 4 a month 2026-11-16:at least 100 km in 10 days from 2026-11-16, "
                    + "done 2026-11-02, amounts 2026-11-02=12.5"
            ], [.editedByHand]
        ),
        (
            "6-own-order.plist",
            [
                "Work:", "Home: 🙂 Walk, 1, since 2026-11-02, 2026-11-02:mon,wed",
                "Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:mon,wed",
            ], [.editedByHand]
        ),
        (
            "6-any-unit.plist",
            [
                "Home: 🙂 Row, 1, since 2026-11-02, 2026-11-02:mon,wed, goals 2026-11-02:at least 5 km/h"
            ], [.editedByHand]
        ),
        (
            "6-untouched.plist",
            ["Home: 🙂 Run, 1, since 2026-11-02, 2026-11-02:at least 30 km a week"], []
        ),
    ]

    /// The files that are refused, each with its sentence but for the name before it.
    private static let refused: [(name: String, english: String, russian: String)] = [
        place("1-no-category", "the tracker \(id(1)) has no category", "у трекера \(id(1)) нет категории"),
        place("1-weekday-8", at: "trackers › 1 › schedule › 1"),
        place("1-impossible-day", at: "records › 1 › date"),
        place("1-color-19", at: "trackers › 1 › color"),
        place("2-goal-of-3", at: "trackers › 1 › goals"),
        place("2-unknown-key", at: "mood"),
        place(
            "2-same-id", "the id \(id(1)) is in it twice",
            "идентификатор \(id(1)) встречается в нём дважды"),
        place(
            "2-same-category",
            "the name of the category C0000000-0000-4000-8000-000000000002 is not allowed, or another one has it",
            "название категории C0000000-0000-4000-8000-000000000002 недопустимо или повторяется"),
        place("2-no-category", "the tracker \(id(1)) has no category", "у трекера \(id(1)) нет категории"),
        place("2-event-with-schedule", at: "trackers › 1 › schedule"),
        place("2-day-31", at: "trackers › 1 › completions › 2026"),
        place("2-no-id", at: "id"),
        place("2-key-twice", "it is damaged at byte 545", "он повреждён на байте 545"),
        place("2-unknown-step", at: "history › undo › 1"),
        place("3-amount-too-fine", at: "trackers › 1 › amounts › 2026"),
        place("3-goal-of-nothing", at: "trackers › 1 › goals › 2026-11-02"),
        place("3-name-of-4", at: "history › undo › 1"),
        place("4-unknown-name", at: "history › undo › 1"),
        place("4-sync-of-5", at: "sync"),
        place("5-order-of-6", at: "categoryOrder"),
        place("6-sum-of-nothing", at: "trackers › 1 › schedule › 2026-11-02"),
        place("6-unknown-order", at: "categoryOrder"),
        (
            "newer-refused.plist",
            "FILE was written by a newer Tracker (format 99, this one knows 7): update Tracker.",
            "FILE сохранён более новой версией (формат 99, известен 7): обновите Tracker."
        ),
        place("version-0", at: "version"),
        place("empty", "it is empty", "он пуст"),
        place("empty-list", at: "version"),
        place("text", "it does not look like a library", "он не похож на библиотеку"),
        place("binary", "it does not look like a library", "он не похож на библиотеку"),
        place("cut", "it is damaged at byte 1083", "он повреждён на байте 1083"),
        place("two-lists", "it is damaged at byte 624", "он повреждён на байте 624"),
        place("tail", "it is damaged at byte 633", "он повреждён на байте 633"),
        place("subset", "it does not look like a library", "он не похож на библиотеку"),
        place("deep", "it is damaged at byte 619", "он повреждён на байте 619"),
        place(
            "conflict", "it holds conflict markers of a version control system at line 9",
            "в строке 9 в нём метки конфликта системы контроля версий"),
    ]

    private static func id(_ number: Int) -> String { "70000000-0000-4000-8000-00000000000\(number)" }

    private static func place(
        _ name: String, _ english: String, _ russian: String
    ) -> (name: String, english: String, russian: String) {
        (name + "-refused.plist", "Cannot read FILE: \(english).", "Не удалось прочитать FILE: \(russian).")
    }

    private static func place(
        _ name: String, at place: String
    ) -> (name: String, english: String, russian: String) {
        Self.place(name, "it makes no sense at “\(place)”", "в нём непонятна запись «\(place)»")
    }

    @Test("HARD-15: each vector of a valid file reads as what it says, and warns of what it should")
    func valid() throws {
        for vector in Self.read {
            let store = Self.store(vector.name)
            let loaded = try store.load()
            #expect(loaded.warnings == vector.warnings, "\(vector.name)")
            #expect(Self.lines(of: try store.loadJournal()) == vector.holds, "\(vector.name)")
        }
    }

    @Test("HARD-15: each vector of a file that is no library is refused, in its sentence")
    func invalid() {
        for vector in Self.refused {
            let error = #expect(throws: StoreError.self, "\(vector.name)") {
                _ = try Self.store(vector.name).loadJournal()
            }
            guard let error else { continue }
            let path = Self.folder + "/" + vector.name
            let sentence = error.message.phrase { _ in nil }
            for (text, expected) in [
                (sentence.english, vector.english), (sentence.russian, vector.russian),
            ] {
                #expect(
                    text.split(separator: path, omittingEmptySubsequences: false).joined(separator: "FILE")
                        == expected, "\(vector.name)")
            }
        }
    }

    @Test("HARD-15: each file among the vectors is in one of the lists")
    func complete() throws {
        let listed = (Self.read.map(\.name) + Self.refused.map(\.name)).sorted()
        let files = try FileSystem.system.list(FileSystem.system.openFolder(Self.folder)).sorted()
        #expect(files == listed)
    }

    /// The categories in their order, each with its trackers, and the last step that can be undone.
    private static func lines(of journal: Journal) -> [String] {
        let library = journal.library
        var lines: [String] = []
        for category in library.sortedCategories {
            let trackers = library.trackers(in: category.id).map { "\(category.name): " + line(of: $0) }
            lines += trackers.isEmpty ? ["\(category.name):"] : trackers
        }
        for step in journal.history.undo {
            let changes = ChangeSummary(step).entries.map { $0.act.words.scriptName }
            lines.append((["undo", step.day.iso] + changes).joined(separator: " "))
        }
        return lines
    }

    private static func line(of tracker: Tracker) -> String {
        func days(_ title: String, _ days: DaySet) -> String? {
            days.isEmpty ? nil : ([title] + days.map(\.iso)).joined(separator: " ")
        }
        var parts: [String?] = ["\(tracker.emoji) \(tracker.name)", "\(tracker.color.number)"]
        parts.append(tracker.isPinned ? "pinned" : nil)
        parts.append("since \(tracker.createdOn.iso)")
        if case .habit(let history) = tracker.kind {
            parts.append(history.entries.map { "\($0.from.iso):\($0.value.text)" }.joined(separator: " "))
        } else {
            parts.append("event")
        }
        parts.append(days("done", tracker.marks))
        if let goals = tracker.goals {
            parts.append(
                "goals "
                    + goals.entries.map { "\($0.from.iso):\($0.value?.text ?? "none")" }.joined(
                        separator: " ")
            )
        }
        parts.append(tracker.status == .active ? nil : tracker.status.text)
        parts.append(days("skipped", tracker.skips))
        parts.append(days("rested", tracker.pausedDays))
        for (title, values) in [
            ("amounts", zip(tracker.amounts.days, tracker.amounts.values).map { "\($0.iso)=\($1.text)" }),
            ("notes", zip(tracker.notes.days, tracker.notes.values).map { "\($0.iso)=\($1.text)" }),
        ] where !values.isEmpty {
            parts.append(([title] + values).joined(separator: " "))
        }
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}
