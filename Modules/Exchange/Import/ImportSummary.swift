public import TrackerDomain
public import TrackerPresentation

/// The result of an import: what a library gained, and what was left out.
public struct ImportSummary {
    public let imported: Imported
    public let tally: MergeSummary
    /// The remarks on what was read, as far as they hold in this library.
    public let remarks: ImportRemarks
    /// The names of categories that were not there.
    public let newCategories: [String]
    /// The names that new trackers share with others.
    public let sharedNames: [String]
    /// Whether these are one name, and two trackers.
    private let isPair: Bool

    public init(_ imported: Imported, before: Library, after: Library) {
        self.imported = imported
        tally = MergeSummary(
            of: imported.library, into: before, giving: after,
            comparesFields: imported.format.holdsLibrary)
        var remarks = imported.remarks
        remarks.remove(.numbersWithoutGoal, imported.judged(byGoalsOf: before))
        self.remarks = remarks
        newCategories = after.categories.filter { before.category($0.id) == nil }.map(\.name)
        sharedNames = after.sharedNames(since: before)
        let shared = Set(sharedNames.map { FoldedName($0) })
        isPair = after.trackers.count { shared.contains(FoldedName($0.name)) } == 2
    }

    /// "Imported from Loop: 3 new trackers, 120 days done; new category: Loop."
    public func sentence(isDryRun: Bool) -> Phrase {
        let name = imported.format.name
        let gains =
            ImportSummary.list((tally.new.trackers, .newTrackers), (tally.gaining, .knownTrackers))
            + ImportSummary.days(tally.new)
        guard gains.isEmpty, newCategories.isEmpty else {
            let separator = gains.isEmpty || newCategories.isEmpty ? "" : "; "
            return Act.imported.verb(isTrial: isDryRun) + Phrase(" from \(name): ", " из \(name): ")
                + gains.joined(separator: ", ") + separator + categories + "."
        }
        guard !imported.library.trackers.isEmpty else {
            return Phrase(
                "\(name): there is nothing to import.", "\(name): импортировать нечего, привычек нет.")
        }
        let known = ImportSummary.list((tally.same.trackers, .trackers)) + ImportSummary.days(tally.same)
        let already = Act.imported.words.already
        let nothing = Phrase("\(already.english) from \(name)", "Из \(name) \(already.russian.lowercased())")
        if known.isEmpty { return nothing + "." }
        return nothing + ": " + known.joined(separator: ", ") + Phrase(" already here.", " — уже есть.")
    }

    /// "new category: Loop"; at most five names.
    private var categories: Phrase {
        guard !newCategories.isEmpty else { return .empty }
        return
            (newCategories.count == 1
            ? Phrase("new category: ", "новая категория: ")
            : Phrase("new categories: ", "новые категории: ")) + .list(of: newCategories)
    }

    /// Lines after the sentence: what was there already, how things were understood, what was left out.
    ///
    /// - Parameter naming: How a person names a category.
    public func details(isDryRun: Bool, naming: Phrase?) -> [Phrase] {
        var lines: [Phrase] = []
        let known = ImportSummary.days(tally.same)
        if tally.new.trackers + tally.gaining > 0, !known.isEmpty {
            lines.append(Phrase("Already here: ", "Уже было: ") + known.joined(separator: ", ") + ".")
        }
        let different =
            ImportSummary.list((tally.different.trackers, .settingsOfTrackers))
            + ImportSummary.days(tally.different)
        if !different.isEmpty {
            lines.append(
                Phrase("Kept yours where they differ: ", "Отличается, оставлено ваше: ")
                    + different.joined(separator: ", ") + ".")
        }
        if !sharedNames.isEmpty { lines.append(shared(isDryRun: isDryRun, naming: naming)) }
        let understood = remarks.phrases(.assumption)
        if !understood.isEmpty {
            lines.append(Phrase("Understood: ", "Принято: ") + understood.joined(separator: "; ") + ".")
        }
        let dropped = remarks.phrases(.dropped) + leftOutColumns
        if !dropped.isEmpty {
            lines.append(
                Phrase("Not supported, left out: ", "Не поддерживается, не взято: ")
                    + dropped.joined(separator: ", ") + ".")
        }
        return lines
    }

    private func shared(isDryRun: Bool, naming: Phrase?) -> Phrase {
        if let naming, sharedNames.contains(where: { imported.undecided.contains(FoldedName($0)) }) {
            let names = Phrase(
                Phrase.list(of: sharedNames).english,
                Phrase.list(of: sharedNames.map { "«\($0)»" }).russian)
            return isDryRun
                ? Phrase(
                    "There would be several trackers named: \(names.english); \(naming.english) would join them.",
                    "Трекеров \(names.russian) станет несколько; с \(naming.russian) они будут вместе.")
                : Phrase(
                    "There are now several trackers named: \(names.english); \(naming.english) would have joined them.",
                    "Теперь трекеров \(names.russian) несколько; с \(naming.russian) они были бы вместе.")
        }
        if isDryRun, isPair, let name = sharedNames.first {
            return Phrase("There would be two trackers named \(name).", "Трекеров «\(name)» станет два.")
        }
        return
            (isDryRun
            ? Phrase("There would be several trackers named: ", "Станет несколько трекеров с названием: ")
            : Phrase("There are now several trackers named: ", "Теперь несколько трекеров с названием: "))
            + .list(of: sharedNames) + "."
    }

    /// True if words could be given a meaning.
    public var hasUnknownWords: Bool { imported.leftOutColumns.values.contains { $0.example != nil } }

    /// "the column “mood” (3)"; at most five.
    private var leftOutColumns: [Phrase] {
        let most = 5
        let columns = imported.leftOutColumns.sorted { $0.key < $1.key }
        let named = columns.prefix(most).map { heading, column in
            let name = Phrase.quoted(heading)
            let example =
                column.example.map { text in
                    let text = Phrase.quoted(text)
                    return Phrase(", such as \(text.english)", ", например \(text.russian)")
                } ?? .empty
            let noun = column.isKey ? Phrase("the key ", "ключ ") : Phrase("the column ", "столбец ")
            return noun + name + " (\(column.count)" + example + ")"
        }
        let rest = columns.dropFirst(most)
        if rest.isEmpty { return named }
        let nouns = rest.allSatisfy(\.value.isKey) ? Phrase("keys", "ключи") : Phrase("columns", "столбцы")
        return named + [Phrase("more ", "ещё ") + nouns + " (\(rest.count))"]
    }

    /// The lines that were left out, as warnings.
    public var leftOut: [Phrase] {
        let most = 20
        let all = imported.leftOut
        guard !all.isEmpty else { return [] }
        let (counted, noun): (CountedPhrase, String) =
            all[0].entry == nil ? (.lines, "строк") : (.entries, "записей")
        let lines = counted(all.count).english
        let heading =
            imported.hasCells
            ? Phrase(
                "Not taken: \(lines) or \(all.count == 1 ? "cell in it" : "cells in them").",
                "Не взято строк или ячеек в них: \(all.count).")
            : Phrase("Not taken: \(lines).", "Не взято \(noun): \(all.count).")
        let rest = all.count - most
        let more = rest > 0 ? [Phrase("… and \(rest) more.", "… и ещё \(rest).")] : []
        return [heading] + all.prefix(most).map { $0.phrase + "." } + more
    }

    /// "Not read: Run/Checkmarks.csv, …"; nil if all files that may belong to the import were read.
    public var unread: Phrase? {
        guard !imported.unread.isEmpty else { return nil }
        return Phrase("Not read: ", "Не прочитано: ") + .list(of: imported.unread.map(\.pathExcerpt))
            + Phrase(
                ". Links, devices, deeper folders and other formats are left out.",
                ". Ссылки, устройства, более глубокие папки и другие форматы не читаются.")
    }

    private static func days(_ counts: MergeSummary.Counts) -> [Phrase] {
        list(
            (counts.done, .marks), (counts.amounts, .amounts), (counts.skips, .skips),
            (counts.notes, .notes))
    }

    /// The counts above zero.
    private static func list(_ items: (count: Int, noun: CountedPhrase)...) -> [Phrase] {
        items.filter { $0.count > 0 }.map { $0.noun($0.count) }
    }
}

extension Imported {
    /// The number of trackers judged without a goal of their own whose days a library judges by its goals.
    fileprivate func judged(byGoalsOf library: Library) -> Int {
        guard !judgedWithoutGoal.isEmpty else { return 0 }
        return library.matching(self.library).count { incoming in
            guard let days = judgedWithoutGoal[incoming.tracker.id], let index = incoming.index else {
                return false
            }
            return days.allSatisfy { library.trackers[index].measure(on: $0) != nil }
        }
    }
}

extension Library {
    /// The names that new trackers share with others, each once.
    fileprivate func sharedNames(since before: Library) -> [String] {
        let new = trackers.filter { before.tracker($0.id) == nil }
        guard !new.isEmpty else { return [] }
        var unnamed = Dictionary(grouping: trackers) { FoldedName($0.name) }.filter { $1.count > 1 }
        return new.compactMap { unnamed.removeValue(forKey: FoldedName($0.name)) == nil ? nil : $0.name }
    }
}

extension CountedPhrase {
    fileprivate static let knownTrackers = CountedPhrase(
        EnglishPlural(one: "known tracker", other: "known trackers"),
        RussianPlural(one: "известный трекер", few: "известных трекера", many: "известных трекеров"))
    fileprivate static let settingsOfTrackers = CountedPhrase(
        EnglishPlural(one: "tracker's settings", other: "trackers' settings"),
        RussianPlural(
            one: "трекер с другими настройками", few: "трекера с другими настройками",
            many: "трекеров с другими настройками"))
    fileprivate static let lines = CountedPhrase(
        EnglishPlural(one: "line", other: "lines"),
        RussianPlural(one: "строка", few: "строки", many: "строк"))
    fileprivate static let entries = CountedPhrase(
        EnglishPlural(one: "entry", other: "entries"),
        RussianPlural(one: "запись", few: "записи", many: "записей"))
}
