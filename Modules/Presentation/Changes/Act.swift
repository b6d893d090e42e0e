/// A kind of change to a library, with its name for scripts and its wordings for people.
///
/// Each act is declared once, in `words`, for sentences, notices, history, undo and scripts; a sentence lists acts in
/// this order.
public enum Act: CaseIterable, Hashable, Sendable {
    case completed, uncompleted, amountSet, amountRemoved, skipped, unskipped, noted, noteRemoved
    case breakAdded, breakRemoved, paused, resumed, archived, unarchived, pinned, unpinned
    case moved, categoryMoved, categoriesOrdered, categoriesSorted
    case trackerAdded, trackerEdited, trackerMerged, trackerDeleted, categoryAdded, categoryRenamed,
        categoryDeleted
    case imported, restored, repaired

    public struct Words: Hashable, Sendable {
        /// The kind in `--json` and `--plain`; an interface.
        public let scriptName: String
        /// In the history and within a sentence: "done".
        public let history: Phrase
        /// In a dry run: "Would mark as done".
        public let would: Phrase
        /// For something that was so before: "Already done".
        public let already: Phrase

        /// At the beginning of a sentence: "Done".
        public var did: Phrase { history.capitalized }

        fileprivate init(_ scriptName: String, _ history: Phrase, would: Phrase, already: Phrase) {
            self.scriptName = scriptName
            self.history = history
            self.would = would
            self.already = already
        }
    }

    public var words: Words {
        switch self {
        case .completed:
            Words(
                "completed", Phrase("done", "отмечено"),
                would: Phrase("Would mark as done", "Будет отмечено"),
                already: Phrase("Already done", "Уже отмечено"))
        case .uncompleted:
            Words(
                "uncompleted", Phrase("unmarked", "отметка снята"),
                would: Phrase("Would unmark", "Будет снята отметка"),
                already: Phrase("Was not done", "Не было отмечено"))
        case .amountSet:
            Words(
                "amountSet", Phrase("recorded", "записано"), would: Phrase("Would record", "Будет записано"),
                already: Phrase("Already recorded", "Уже записано"))
        case .amountRemoved:
            Words(
                "amountSet", Phrase("amount removed", "количество удалено"),
                would: Phrase("Would remove the amount", "Будет удалено количество"),
                already: Phrase("No amount", "Нет количества"))
        case .skipped:
            Words(
                "skipped", Phrase("skipped", "пропущено"), would: Phrase("Would skip", "Будет пропущено"),
                already: Phrase("Already skipped", "Уже пропущено"))
        case .unskipped:
            Words(
                "unskipped", Phrase("no longer skipped", "пропуск отменён"),
                would: Phrase("Would no longer skip", "Будет отменён пропуск"),
                already: Phrase("Was not skipped", "Не было пропуска"))
        case .noted:
            Words(
                "noted", Phrase("noted", "записана заметка"),
                would: Phrase("Would note", "Будет записана заметка"),
                already: Phrase("Already noted", "Уже записана заметка"))
        case .noteRemoved:
            Words(
                "noted", Phrase("note removed", "заметка убрана"),
                would: Phrase("Would remove the note", "Будет убрана заметка"),
                already: Phrase("No note", "Нет заметки"))
        case .breakAdded:
            Words(
                "skipped", Phrase("break", "перерыв"), would: Phrase("Would be on a break", "Будет перерыв"),
                already: Phrase("On a break on those days already", "В эти дни и так перерыв"))
        case .breakRemoved:
            Words(
                "unskipped", Phrase("break taken back", "перерыв отменён"),
                would: Phrase("Would take the break back", "Будет отменён перерыв"),
                already: Phrase("Was not on a break", "Перерыва не было"))
        case .paused:
            Words(
                "paused", Phrase("paused", "на паузе"), would: Phrase("Would pause", "Будет на паузе"),
                already: Phrase("Already paused", "Уже на паузе"))
        case .resumed:
            Words(
                "resumed", Phrase("resumed", "возобновлено"),
                would: Phrase("Would resume", "Будет возобновлено"),
                already: Phrase("Was not paused", "Не было на паузе"))
        case .archived:
            Words(
                "archived", Phrase("archived", "в архиве"), would: Phrase("Would archive", "Будет в архиве"),
                already: Phrase("Already archived", "Уже в архиве"))
        case .unarchived:
            Words(
                "unarchived", Phrase("back from the archive", "возвращено из архива"),
                would: Phrase("Would bring back from the archive", "Будет возвращено из архива"),
                already: Phrase("Was not archived", "Не было в архиве"))
        case .pinned:
            Words(
                "pinned", Phrase("pinned", "закреплено"), would: Phrase("Would pin", "Будет закреплено"),
                already: Phrase("Already pinned", "Уже закреплено"))
        case .unpinned:
            Words(
                "unpinned", Phrase("unpinned", "откреплено"),
                would: Phrase("Would unpin", "Будет откреплено"),
                already: Phrase("Was not pinned", "Не было закреплено"))
        case .moved:
            Words(
                "moved", Phrase("moved", "перемещено"), would: Phrase("Would move", "Будет перемещено"),
                already: Phrase("Already in that place", "Уже на этом месте"))
        case .categoryMoved:
            Words(
                "categoryMoved", Phrase("category moved", "категория перемещена"),
                would: Phrase("Would move the category", "Будет перемещена категория"),
                already: Phrase("The category is already in that place", "Категория уже на этом месте"))
        case .categoriesOrdered:
            Words(
                "categoriesOrdered",
                Phrase("categories reordered", "порядок категорий изменён"),
                would: Phrase("Would reorder the categories", "Порядок категорий будет изменён"),
                already: Phrase(
                    "The categories are in that order already", "Категории и так в этом порядке"))
        case .categoriesSorted:
            Words(
                "categoriesOrdered",
                Phrase("categories sorted by name", "категории расставлены по алфавиту"),
                would: Phrase(
                    "Would sort the categories by name", "Категории будут расставлены по алфавиту"),
                already: Phrase("The categories are sorted by name already", "Категории и так по алфавиту"))
        case .trackerAdded:
            Words(
                "trackerAdded", Phrase("added", "добавлено"), would: Phrase("Would add", "Будет добавлено"),
                already: Phrase("Already there", "Уже есть"))
        case .trackerEdited:
            Words(
                "trackerEdited", Phrase("changed", "изменено"),
                would: Phrase("Would change", "Будет изменено"),
                already: Phrase("Nothing to change", "Менять нечего"))
        case .trackerMerged:
            Words(
                "trackerMerged", Phrase("merged", "объединено"),
                would: Phrase("Would merge", "Будет объединено"),
                already: Phrase("Already merged", "Уже объединено"))
        case .trackerDeleted:
            Words(
                "trackerDeleted", Phrase("deleted", "удалено"),
                would: Phrase("Would delete", "Будет удалено"),
                already: Phrase("Already deleted", "Уже удалено"))
        case .categoryAdded:
            Words(
                "categoryAdded", Phrase("category added", "категория добавлена"),
                would: Phrase("Would add the category", "Будет добавлена категория"),
                already: Phrase("The category is there already", "Категория уже есть"))
        case .categoryRenamed:
            Words(
                "categoryRenamed", Phrase("category renamed", "категория переименована"),
                would: Phrase("Would rename the category", "Будет переименована категория"),
                already: Phrase("It has that name already", "Категория уже так называется"))
        case .categoryDeleted:
            Words(
                "categoryDeleted", Phrase("category deleted", "категория удалена"),
                would: Phrase("Would delete the category", "Будет удалена категория"),
                already: Phrase("The category is deleted already", "Категория уже удалена"))
        case .imported:
            Words(
                "imported", Phrase("imported", "импортировано"),
                would: Phrase("Would import", "Будет импортировано"),
                already: Phrase("Nothing new", "Ничего нового"))
        case .restored:
            Words(
                "restored", Phrase("restored", "восстановлено"),
                would: Phrase("Would restore", "Будет восстановлено"),
                already: Phrase("The same already", "Уже то же самое"))
        case .repaired:
            Words(
                "repaired", Phrase("repaired", "исправлено"),
                would: Phrase("Would repair", "Будет исправлено"),
                already: Phrase("Nothing needs repair", "Исправлять нечего"))
        }
    }

    /// At the beginning of a sentence about something done, or only tried.
    package func verb(isTrial: Bool) -> Phrase { isTrial ? words.would : words.did }

    /// The verb of a feminine noun in Russian: «Восстановлена копия».
    func feminineVerb(isTrial: Bool) -> Phrase {
        let verb = verb(isTrial: isTrial)
        let feminine = verb.russian.dropLast() + "а"
        return Phrase(verb.english, String(feminine))
    }
}
