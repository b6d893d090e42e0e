import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// What a library gained from an import, and what did not come along.
struct ImportSummary {
    /// What the days of trackers hold, counted.
    struct Days: Equatable {
        var done = 0
        var amounts = 0
        var skips = 0
        var notes = 0

        init() {}

        init(_ trackers: [Tracker]) {
            for tracker in trackers {
                done += tracker.completions.count
                amounts += tracker.amounts.entries.count
                skips += tracker.skips.count + tracker.rests.count
                notes += tracker.notes.entries.count
            }
        }

        static func - (left: Days, right: Days) -> Days {
            var days = Days()
            days.done = left.done - right.done
            days.amounts = left.amounts - right.amounts
            days.skips = left.skips - right.skips
            days.notes = left.notes - right.notes
            return days
        }
    }

    let imported: Imported
    /// Trackers that were not there.
    let new: Int
    /// Trackers that were there and gained days.
    let merged: Int
    let gained: Days
    /// The names of categories that were not there.
    let newCategories: [String]

    init(_ imported: Imported, before: Library, after: Library) {
        self.imported = imported
        let known = Dictionary(uniqueKeysWithValues: before.trackers.map { ($0.id, $0) })
        new = after.trackers.count { known[$0.id] == nil }
        merged = after.trackers.count { tracker in known[tracker.id].map { $0 != tracker } ?? false }
        gained = Days(after.trackers) - Days(before.trackers)
        newCategories = after.categories.filter { before.category($0.id) == nil }.map(\.name)
    }

    /// How much of what came was there already, or stood against what was.
    private var present: Days { Days(imported.library.trackers) - gained }
    private var trackers: Int { imported.library.trackers.count }

    /// "Imported from Loop: 3 new trackers, 120 days done."
    func sentence(isDryRun: Bool) -> Phrase {
        let name = imported.format.name
        let gains = ImportSummary.list(new: new, merged: merged, gained)
        guard gains.isEmpty else {
            let verb =
                isDryRun
                ? Phrase("Would import from \(name): ", "Будет перенесено из \(name): ")
                : Phrase("Imported from \(name): ", "Перенесено из \(name): ")
            return verb + gains.joined(separator: ", ") + categories + "."
        }
        guard trackers > 0 else {
            return Phrase(
                "\(name): there is nothing to import.", "\(name): переносить нечего, привычек нет.")
        }
        let all = [CountedPhrase.trackers(trackers)] + ImportSummary.list(new: 0, merged: 0, present)
        return Phrase("Nothing new from \(name): ", "Из \(name) ничего нового: ")
            + all.joined(separator: ", ") + Phrase(" already here.", " — всё уже есть.")
    }

    /// "; new category: Loop"; at most five names.
    private var categories: Phrase {
        guard !newCategories.isEmpty else { return Phrase(same: "") }
        return
            (newCategories.count == 1
            ? Phrase("; new category: ", "; новая категория: ")
            : Phrase("; new categories: ", "; новые категории: ")) + .list(of: newCategories)
    }

    /// Besides the sentence, a line each: what was there, how things were understood, what is left behind.
    var details: [Phrase] {
        var lines: [Phrase] = []
        let known = ImportSummary.list(new: 0, merged: 0, present)
        if new + merged > 0, !known.isEmpty {
            lines.append(Phrase("Already here: ", "Уже было: ") + known.joined(separator: ", ") + ".")
        }
        let understood = imported.mappings.sorted { $0.key < $1.key }.map { $0.key.phrase($0.value) }
        if !understood.isEmpty {
            lines.append(Phrase("Understood: ", "Понято так: ") + understood.joined(separator: "; ") + ".")
        }
        let things = imported.notKept.sorted { $0.key < $1.key }.map { $0.key.phrase + " (\($0.value))" }
        let unkept = things + columnsNotKept
        if !unkept.isEmpty {
            lines.append(
                Phrase("Has no place here: ", "Здесь для этого нет места: ")
                    + unkept.joined(separator: ", ") + ".")
        }
        return lines
    }

    /// "the column “mood” (3)"; at most five.
    private var columnsNotKept: [Phrase] {
        let most = 5
        let columns = imported.columnsNotKept.sorted { $0.key < $1.key }
        let named = columns.prefix(most).map { heading, count in
            let name = Quoted(heading)
            return Phrase("the column \(name.english) (\(count))", "столбец \(name.russian) (\(count))")
        }
        let rest = columns.count - most
        return rest > 0 ? named + [Phrase("more columns (\(rest))", "ещё столбцы (\(rest))")] : named
    }

    /// The lines that were passed over, as warnings.
    var leftOut: [Phrase] {
        let most = 20
        let all = imported.leftOut
        guard !all.isEmpty else { return [] }
        let heading = Phrase("Left out: ", "Пропущено: ") + ImportSummary.lines(all.count) + "."
        let rest = all.count - most
        let more = rest > 0 ? [Phrase("… and \(rest) more.", "… и ещё \(rest).")] : []
        return [heading] + all.prefix(most).map { $0.phrase + "." } + more
    }

    private static func list(new: Int, merged: Int, _ days: Days) -> [Phrase] {
        [
            (new, newTrackers), (merged, mergedTrackers), (days.done, daysDone), (days.amounts, amounts),
            (days.skips, skips), (days.notes, notes),
        ].filter { $0.0 > 0 }.map { $0.1($0.0) }
    }

    private static let newTrackers = CountedPhrase(
        EnglishPlural(one: "new tracker", other: "new trackers"),
        RussianPlural(one: "новый трекер", few: "новых трекера", many: "новых трекеров"))
    private static let mergedTrackers = CountedPhrase(
        EnglishPlural(one: "known tracker", other: "known trackers"),
        RussianPlural(one: "известный трекер", few: "известных трекера", many: "известных трекеров"))
    private static let daysDone = CountedPhrase(
        EnglishPlural(one: "day done", other: "days done"),
        RussianPlural(one: "отметка", few: "отметки", many: "отметок"))
    private static let amounts = CountedPhrase(
        EnglishPlural(one: "amount", other: "amounts"),
        RussianPlural(one: "значение", few: "значения", many: "значений"))
    private static let skips = CountedPhrase(
        EnglishPlural(one: "skip", other: "skips"),
        RussianPlural(one: "пропуск", few: "пропуска", many: "пропусков"))
    private static let notes = CountedPhrase(
        EnglishPlural(one: "note", other: "notes"),
        RussianPlural(one: "заметка", few: "заметки", many: "заметок"))
    private static let lines = CountedPhrase(
        EnglishPlural(one: "line", other: "lines"),
        RussianPlural(one: "строка", few: "строки", many: "строк"))
}
