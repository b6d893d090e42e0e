import Testing
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The Russian sentences of the doctor.
@Suite struct FindingSentenceTests {
    private static let day = Day(iso: "2025-10-14") ?? .earliest

    @Test(arguments: [
        (
            Finding.formerLibrary(backups: "/к", newest: day),
            """
            Прежде здесь была другая библиотека, последняя копия: вт, 14 октября 2025; \
            если она не нужна, удалите папку /к; вернуть её: «tracker restore».
            """
        ),
        (
            .unseenBackups(UnseenBackups(folder: "/к", cause: nil)),
            """
            Копии в /к не используются, в них не указано, какой библиотеке они принадлежат: \
            впишите путь к ней в файл «origin» там же или уберите папку.
            """
        ),
        (
            .unreadable(path: "/б", .empty, .unseen),
            """
            Файл библиотеки /б не годится: он пуст, но искать копию удалось не везде: \
            исправьте указанное ниже и проверьте снова.
            """
        ),
        (
            .unreadable(path: "/б", .notARegularFile, .none),
            """
            Файл библиотеки /б не годится: это не обычный файл, а хорошей копии нет: \
            уберите его или укажите другую библиотеку через --library.
            """
        ),
        (
            .uncountedLibrary(path: "/б"),
            "Счётчик сохранений в /б слишком велик; следующее изменение его исправит."
        ),
        (
            .uncountedBackup(path: "/к"),
            """
            Номер в имени копии /к слишком велик, она не используется; \
            «tracker doctor --repair» её переименует.
            """
        ),
        (
            .foreignLeftover(path: "/в"),
            "/в назван как временный файл Tracker, но это не он: уберите его."
        ),
        (
            .writableByOthers(path: "/б"),
            "Другие пользователи могут менять /б; это запретит им запись:"
        ),
        (
            .settings(path: "/н", .inaccessible),
            """
            Настройки в /н не открываются и не учитываются: \
            проверьте права или уберите то, что лежит на их месте.
            """
        ),
    ])
    func sentence(finding: Finding, russian: String) {
        #expect(finding.sentence(.none).russian == russian)
    }

    @Test(
        "R1: the finding names the folder, what comes of it and the step that helps",
        arguments: [
            (
                WritePurpose.backups, DiskFault.Cause.notPermitted,
                """
                Nothing can be written into /s p, so no backup can be made and no change saved: permission denied; \
                name another place with XDG_STATE_HOME or give yourself the right: chmod u+rwx "/s p"
                """,
                """
                В /s p нельзя писать, поэтому копии не сделать и изменения не сохранятся: нет прав; \
                укажите другое место через XDG_STATE_HOME или дайте себе право на запись: chmod u+rwx "/s p"
                """
            ),
            (
                .library, .missing,
                """
                Nothing can be written into /s p, so no change can be saved: it is a link to a folder that is not \
                there, make that folder or remove the link.
                """,
                """
                В /s p нельзя писать, поэтому изменения не сохранятся: это ссылка на папку, которой нет; создайте \
                ту папку или удалите ссылку.
                """
            ),
            (
                .settings, .diskFull,
                """
                Nothing can be written into /s p, so no setting can be saved: the disk is full, free some space, or \
                name another place with XDG_CONFIG_HOME.
                """,
                """
                В /s p нельзя писать, поэтому настройки не сохранятся: на диске нет места, освободите его или \
                укажите другое место через XDG_CONFIG_HOME.
                """
            ),
        ])
    func notWritable(purpose: WritePurpose, cause: DiskFault.Cause, english: String, russian: String) {
        let finding = Finding.notWritable(path: "/s p", purpose, cause)
        #expect(finding.phrase(.none) == Phrase(english, russian))
        #expect(finding.code == "notWritable" && finding.isProblem)
    }

    @Test("After a change that was kept nothing is repeated blindly")
    func cannotTell() {
        #expect(
            Phrase.cannotTell(.change, .diskFull, .none)
                == Phrase(
                    """
                    It is done, but the output cannot be written: the disk is full, free some space; \
                    look with “tracker list” or “tracker history” before you repeat it.
                    """,
                    """
                    Сделано, но результат не удалось вывести: на диске нет места, освободите его; \
                    прежде чем повторять, посмотрите «tracker list» или «tracker history».
                    """))
    }
}
