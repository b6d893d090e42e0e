import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct StoreWarningTextTests {
    private static let day = Day(iso: "2025-10-14") ?? .earliest

    @Test(arguments: [
        (
            StoreWarning.readFromBackup(day: day, reason: .empty),
            """
            The library cannot be used: it is empty. This is the backup of Tue, 14 October 2025; \
            [repair].
            """,
            """
            Файл библиотеки не годится: он пуст. Показана копия (вт, 14 октября 2025); \
            [repair].
            """
        ),
        (
            .orphanCompletions(1),
            """
            Left out of the old library: 1 mark without a tracker; \
            the old file is saved among the backups.
            """,
            """
            Не взято из старой библиотеки: 1 отметка без трекера; \
            старый файл остаётся среди резервных копий.
            """
        ),
        (
            .missingWithBackups(newest: day),
            """
            There is no library here, but a backup of Tue, 14 October 2025; \
            [repair].
            """,
            """
            Библиотеки здесь нет, но есть копия (вт, 14 октября 2025); \
            [repair].
            """
        ),
        (
            .readFromBackup(day: day, reason: .tooLarge(limit: 64 << 20)),
            """
            The library cannot be used: it is larger than 64 MiB. This is the backup of Tue, 14 October 2025; \
            [moveAwayAndRepair].
            """,
            """
            Файл библиотеки не годится: он больше 64 МиБ. Показана копия (вт, 14 октября 2025); \
            [moveAwayAndRepair].
            """
        ),
        (
            .backupsUnseen(UnseenBackups(folder: "/ф", path: "/ф/а", cause: .notPermitted)),
            """
            There is no library here, and whether there is a backup could not be checked: /ф/а cannot be read, \
            permission denied, check the rights of the file and its folder.
            """,
            """
            Библиотеки здесь нет, и не удалось проверить, есть ли копия: не удалось прочитать /ф/а: \
            нет прав, проверьте права на файл и папку.
            """
        ),
        (
            .backupsUnseen(UnseenBackups(folder: "/ф", cause: nil)),
            """
            There is no library here, and whether there is a backup could not be checked: \
            those in /ф do not say which library they are of.
            """,
            """
            Библиотеки здесь нет, и не удалось проверить, есть ли копия: \
            не указано, какой библиотеке принадлежат копии в /ф.
            """
        ),
        (
            .begunBesideBackups(newest: day),
            """
            There was no library here, so a new one was started; a backup of the old one is left, \
            of Tue, 14 October 2025: [restore].
            """,
            """
            Библиотеки здесь не было, начата новая; от прежней осталась копия (вт, 14 октября 2025): \
            [restore].
            """
        ),
        (
            .formerBackups(folders: ["/а", "/б"]),
            """
            Backups of a library that was here before, or of unknown origin, are left in /а, /б: \
            remove them if their content is to be deleted too.
            """,
            """
            Остались копии прежней библиотеки или неизвестно чьи: /а, /б; \
            удалите их, если и их содержимое не нужно.
            """
        ),
    ])
    func sentence(warning: StoreWarning, english: String, russian: String) {
        #expect(warning.message.named.english == english)
        #expect(warning.message.named.russian == russian)
    }

    @Test(
        "What is wrong with a file ends a sentence about it in both languages",
        arguments: [
            (UnreadableReason.notARegularFile, "it is not a regular file", "это не обычный файл"),
            (.tooLarge(limit: 67_108_864), "it is larger than 64 MiB", "он больше 64 МиБ"),
            (.tooLarge(limit: 16_777_216), "it is larger than 16 MiB", "он больше 16 МиБ"),
            (.tooManyElements, "it holds too many elements", "в нём слишком много элементов"),
            (.malformed(offset: 0), "it does not look like a library", "он не похож на библиотеку"),
            (.malformed(offset: 12), "it is damaged at byte 12", "он повреждён на байте 12"),
            (
                .conflictMarkers(line: 3), "it holds conflict markers of a version control system at line 3",
                "в строке 3 в нём метки конфликта системы контроля версий"
            ),
            (.invalid(at: "день"), "it makes no sense at “день”", "в нём непонятна запись «день»"),
            (
                .fault(.missingCategory(tracker: Identifier(high: 0, low: 1))),
                "the tracker 00000000-0000-0000-0000-000000000001 has no category",
                "у трекера 00000000-0000-0000-0000-000000000001 нет категории"
            ),
        ])
    func reasons(reason: UnreadableReason, english: String, russian: String) {
        #expect(reason.phrase == Phrase(english, russian))
    }
}
