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
            .importCopy(path: "/к"),
            "/к — остаток прерванного импорта с копией данных; следующий импорт его уберёт."
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

    @Test(
        "HARD-4: a flag, an owner and a second name are told with the way to a change",
        arguments: [
            (
                FileProtection.immutable(isFolder: false, remedy: "chattr -i"),
                "Library.plist is immutable: chattr -i \"/s p/Library.plist\"",
                "Файл Library.plist неизменяемый: chattr -i \"/s p/Library.plist\""
            ),
            (
                .appendOnly(isFolder: false, remedy: "chattr -a"),
                "Library.plist is append-only: chattr -a \"/s p/Library.plist\"",
                "В файл Library.plist можно только дописывать: chattr -a \"/s p/Library.plist\""
            ),
            (
                .foreignInStickyFolder(owner: 0),
                "Library.plist belongs to root in a sticky folder: move the library to a folder of yours.",
                "Library.plist принадлежит root в папке со sticky-битом: перенесите библиотеку в свою папку."
            ),
            (
                .foreignInStickyFolder(owner: 1001),
                "Library.plist belongs to user 1001 in a sticky folder: move the library to a folder of yours.",
                "Library.plist принадлежит пользователю 1001 в папке со sticky-битом: перенесите библиотеку в свою папку."
            ),
        ])
    func protected(protection: FileProtection, english: String, russian: String) {
        let fault = DiskFault(operation: .write, path: "/s p/Library.plist", cause: .protected(protection))
        #expect(Finding.disk(fault).phrase(.none) == Phrase(english, russian))
        #expect(StoreError.disk(fault).message.onCommandLine(.none) == Phrase(english, russian))
        #expect(
            Finding.secondName(path: "/s p/Library.plist").phrase(.none)
                == Phrase(
                    "Library.plist has a second name, which keeps the old state at each change.",
                    "У Library.plist есть второе имя; с каждым изменением оно остаётся со старым содержимым.")
        )
    }

    @Test("HARD-4: a flag of a folder is told of the folder, and never as a lack of rights")
    func protectedFolder() {
        let protection = FileProtection.immutable(isFolder: true, remedy: "chattr -i")
        #expect(
            Finding.notWritable(path: "/s/tracker", .library, .protected(protection)).phrase(.none)
                == Phrase(
                    "The folder tracker is immutable: chattr -i /s/tracker",
                    "Папка tracker неизменяемая: chattr -i /s/tracker"))
    }

    @Test("HARD-9: a history that is cleared while a backup stays is told in both halves")
    func unclearedBackup() {
        func message(_ cause: DiskFault.Cause) -> Phrase {
            StoreError.disk(DiskFault(operation: .clearBackups, path: "/b/1.plist", cause: cause)).message
                .onCommandLine(.none)
        }
        #expect(
            message(.protected(.immutable(isFolder: false, remedy: "chattr -i")))
                == Phrase(
                    """
                    The history is cleared, but what was deleted may still be in /b/1.plist: it is immutable, \
                    run chattr -i on it; then run “tracker history clear” again.
                    """,
                    """
                    История очищена, но удалённое, возможно, осталось в /b/1.plist: он неизменяемый, \
                    выполните для него chattr -i; потом повторите «tracker history clear».
                    """))
        #expect(message(.notPermitted).english.contains("; then run “tracker history clear” again."))
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
