import Testing
import TrackerPresentation

/// The contract of words: what scripts and people read of each act, whichever front tells it.
@Suite("UNDO-1: an act has one wording everywhere") struct ActTests {
    struct Row {
        let act: Act
        let name: String
        let did, would, already, history: (String, String)
    }

    private static let rows = [
        Row(
            act: .completed, name: "completed", did: ("Done", "Отмечено"),
            would: ("Would mark as done", "Будет отмечено"), already: ("Already done", "Уже отмечено"),
            history: ("done", "отмечено")),
        Row(
            act: .uncompleted, name: "uncompleted", did: ("Unmarked", "Отметка снята"),
            would: ("Would unmark", "Будет снята отметка"), already: ("Was not done", "Не было отмечено"),
            history: ("unmarked", "отметка снята")),
        Row(
            act: .amountSet, name: "amountSet", did: ("Recorded", "Записано"),
            would: ("Would record", "Будет записано"), already: ("Already recorded", "Уже записано"),
            history: ("recorded", "записано")),
        Row(
            act: .amountRemoved, name: "amountSet", did: ("Amount removed", "Количество удалено"),
            would: ("Would remove the amount", "Будет удалено количество"),
            already: ("No amount", "Нет количества"), history: ("amount removed", "количество удалено")),
        Row(
            act: .skipped, name: "skipped", did: ("Skipped", "Пропущено"),
            would: ("Would skip", "Будет пропущено"), already: ("Already skipped", "Уже пропущено"),
            history: ("skipped", "пропущено")),
        Row(
            act: .unskipped, name: "unskipped", did: ("No longer skipped", "Пропуск отменён"),
            would: ("Would no longer skip", "Будет отменён пропуск"),
            already: ("Was not skipped", "Не было пропуска"),
            history: ("no longer skipped", "пропуск отменён")),
        Row(
            act: .noted, name: "noted", did: ("Noted", "Записана заметка"),
            would: ("Would note", "Будет записана заметка"),
            already: ("Already noted", "Уже записана заметка"), history: ("noted", "записана заметка")),
        Row(
            act: .noteRemoved, name: "noted", did: ("Note removed", "Заметка убрана"),
            would: ("Would remove the note", "Будет убрана заметка"), already: ("No note", "Нет заметки"),
            history: ("note removed", "заметка убрана")),
        Row(
            act: .breakAdded, name: "skipped", did: ("Break", "Перерыв"),
            would: ("Would be on a break", "Будет перерыв"),
            already: ("On a break on those days already", "В эти дни и так перерыв"),
            history: ("break", "перерыв")),
        Row(
            act: .breakRemoved, name: "unskipped", did: ("Break taken back", "Перерыв отменён"),
            would: ("Would take the break back", "Будет отменён перерыв"),
            already: ("Was not on a break", "Перерыва не было"),
            history: ("break taken back", "перерыв отменён")),
        Row(
            act: .paused, name: "paused", did: ("Paused", "На паузе"),
            would: ("Would pause", "Будет на паузе"), already: ("Already paused", "Уже на паузе"),
            history: ("paused", "на паузе")),
        Row(
            act: .resumed, name: "resumed", did: ("Resumed", "Возобновлено"),
            would: ("Would resume", "Будет возобновлено"), already: ("Was not paused", "Не было на паузе"),
            history: ("resumed", "возобновлено")),
        Row(
            act: .archived, name: "archived", did: ("Archived", "В архиве"),
            would: ("Would archive", "Будет в архиве"), already: ("Already archived", "Уже в архиве"),
            history: ("archived", "в архиве")),
        Row(
            act: .unarchived, name: "unarchived", did: ("Back from the archive", "Возвращено из архива"),
            would: ("Would bring back from the archive", "Будет возвращено из архива"),
            already: ("Was not archived", "Не было в архиве"),
            history: ("back from the archive", "возвращено из архива")),
        Row(
            act: .pinned, name: "pinned", did: ("Pinned", "Закреплено"),
            would: ("Would pin", "Будет закреплено"), already: ("Already pinned", "Уже закреплено"),
            history: ("pinned", "закреплено")),
        Row(
            act: .unpinned, name: "unpinned", did: ("Unpinned", "Откреплено"),
            would: ("Would unpin", "Будет откреплено"), already: ("Was not pinned", "Не было закреплено"),
            history: ("unpinned", "откреплено")),
        Row(
            act: .moved, name: "moved", did: ("Moved", "Перемещено"),
            would: ("Would move", "Будет перемещено"),
            already: ("Already in that place", "Уже на этом месте"), history: ("moved", "перемещено")),
        Row(
            act: .categoryMoved, name: "categoryMoved", did: ("Category moved", "Категория перемещена"),
            would: ("Would move the category", "Будет перемещена категория"),
            already: ("The category is already in that place", "Категория уже на этом месте"),
            history: ("category moved", "категория перемещена")),
        Row(
            act: .categoriesOrdered, name: "categoriesOrdered",
            did: ("Categories reordered", "Порядок категорий изменён"),
            would: (
                "Would reorder the categories", "Порядок категорий будет изменён"
            ), already: ("The categories are in that order already", "Категории и так в этом порядке"),
            history: ("categories reordered", "порядок категорий изменён")),
        Row(
            act: .categoriesSorted, name: "categoriesOrdered",
            did: ("Categories sorted by name", "Категории расставлены по алфавиту"),
            would: ("Would sort the categories by name", "Категории будут расставлены по алфавиту"),
            already: ("The categories are sorted by name already", "Категории и так по алфавиту"),
            history: ("categories sorted by name", "категории расставлены по алфавиту")),
        Row(
            act: .trackerAdded, name: "trackerAdded", did: ("Added", "Добавлено"),
            would: ("Would add", "Будет добавлено"), already: ("Already there", "Уже есть"),
            history: ("added", "добавлено")),
        Row(
            act: .trackerEdited, name: "trackerEdited", did: ("Changed", "Изменено"),
            would: ("Would change", "Будет изменено"), already: ("Nothing to change", "Менять нечего"),
            history: ("changed", "изменено")),
        Row(
            act: .trackerMerged, name: "trackerMerged", did: ("Merged", "Объединено"),
            would: ("Would merge", "Будет объединено"), already: ("Already merged", "Уже объединено"),
            history: ("merged", "объединено")),
        Row(
            act: .trackerDeleted, name: "trackerDeleted", did: ("Deleted", "Удалено"),
            would: ("Would delete", "Будет удалено"), already: ("Already deleted", "Уже удалено"),
            history: ("deleted", "удалено")),
        Row(
            act: .categoryAdded, name: "categoryAdded", did: ("Category added", "Категория добавлена"),
            would: ("Would add the category", "Будет добавлена категория"),
            already: ("The category is there already", "Категория уже есть"),
            history: ("category added", "категория добавлена")),
        Row(
            act: .categoryRenamed, name: "categoryRenamed",
            did: ("Category renamed", "Категория переименована"),
            would: ("Would rename the category", "Будет переименована категория"),
            already: ("It has that name already", "Категория уже так называется"),
            history: ("category renamed", "категория переименована")),
        Row(
            act: .categoryDeleted, name: "categoryDeleted", did: ("Category deleted", "Категория удалена"),
            would: ("Would delete the category", "Будет удалена категория"),
            already: ("The category is deleted already", "Категория уже удалена"),
            history: ("category deleted", "категория удалена")),
        Row(
            act: .imported, name: "imported", did: ("Imported", "Импортировано"),
            would: ("Would import", "Будет импортировано"), already: ("Nothing new", "Ничего нового"),
            history: ("imported", "импортировано")),
        Row(
            act: .restored, name: "restored", did: ("Restored", "Восстановлено"),
            would: ("Would restore", "Будет восстановлено"),
            already: ("The same already", "Уже то же самое"), history: ("restored", "восстановлено")),
        Row(
            act: .repaired, name: "repaired", did: ("Repaired", "Исправлено"),
            would: ("Would repair", "Будет исправлено"),
            already: ("Nothing needs repair", "Исправлять нечего"), history: ("repaired", "исправлено")),
    ]

    @Test("every act has its row, and every row its four wordings in both languages")
    func contract() {
        #expect(Self.rows.map(\.act) == Act.allCases)
        for row in Self.rows {
            let words = row.act.words
            #expect(words.scriptName == row.name)
            for (phrase, expected) in [
                (words.did, row.did), (words.would, row.would), (words.already, row.already),
                (words.history, row.history),
            ] {
                #expect(phrase == Phrase(expected.0, expected.1))
            }
        }
    }

    @Test("W: no two acts read the same")
    func distinct() {
        for wording in [\Act.Words.did, \.would, \.already, \.history] {
            let phrases = Act.allCases.map { $0.words[keyPath: wording] }
            #expect(Set(phrases.map(\.english)).count == phrases.count)
            #expect(Set(phrases.map(\.russian)).count == phrases.count)
        }
    }
}
