import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct StoreErrorTextTests {
    @Test(arguments: [
        (
            StoreError.unreadable(path: "/ф", .empty),
            "Cannot read /ф: it is empty; [examine].",
            "Не удалось прочитать /ф: он пуст; [examine]."
        ),
        (
            .newerVersion(path: "/ф", found: 3, known: 2),
            "/ф was written by a newer Tracker (format 3, this one knows 2): update Tracker.",
            "/ф сохранён более новой версией (формат 3, известен 2): обновите Tracker."
        ),
        (
            .busy(path: "/ф"), "Another program is using /ф: try again in a moment.",
            "/ф занят другой программой: попробуйте ещё раз чуть позже."
        ),
        (
            .tooLarge(path: "/ф", limit: 67_108_864),
            "/ф would grow beyond 64 MiB: delete what you no longer need.",
            "/ф станет больше 64 МиБ: удалите то, что больше не нужно."
        ),
        (
            .notAsMeant(path: "/ф"),
            "/ф was left as it is, as the change could not be verified: please report this, see README.md.",
            "/ф не изменён: запись не удалось проверить; сообщите об этом, смотрите README.md."
        ),
        (
            .disk(DiskFault(operation: .write, path: "/ф", cause: .diskFull)),
            "Cannot save /ф: the disk is full, free some space.",
            "Не удалось сохранить /ф: на диске нет места, освободите его."
        ),
        (
            .unreadable(path: "/ф", .notARegularFile),
            "Cannot read /ф: it is not a regular file; [moveAway] or [otherPlace].",
            "Не удалось прочитать /ф: это не обычный файл; [moveAway] или [otherPlace]."
        ),
        (
            .missing(path: "/ф", newestBackup: Day(iso: "2025-10-14") ?? .earliest),
            "There is no library /ф, but a backup of Tue, 14 October 2025; [repair].",
            "Библиотеки /ф нет, но есть копия (вт, 14 октября 2025); [repair]."
        ),
        (
            .disk(DiskFault(operation: .flush, path: "/ф", cause: .deviceFailure)),
            "The change in /ф is not safe on the disk: the disk reported an error, check it; it may have been saved: [lookBeforeRepeating].",
            "Не удалось надёжно записать изменение в /ф: диск сообщил об ошибке, проверьте его; возможно, оно сохранилось: [lookBeforeRepeating]."
        ),
        (
            .disk(DiskFault(operation: .read, path: "/ф", cause: .other(71))),
            "Cannot read /ф: the system says error 71.",
            "Не удалось прочитать /ф: система сообщила об ошибке 71."
        ),
        (
            .disk(DiskFault(operation: .write, path: "/ф", cause: .readOnlyFileSystem)),
            "Cannot save /ф: the disk is read-only, make it writable, or [otherPlace].",
            "Не удалось сохранить /ф: диск только для чтения, разрешите на него запись или [otherPlace]."
        ),
        (
            .disk(DiskFault(operation: .saveSettings, path: "/ф", cause: .readOnlyFileSystem)),
            "Cannot save /ф: the disk is read-only, make it writable.",
            "Не удалось сохранить /ф: диск только для чтения, разрешите на него запись."
        ),
        (
            .disk(DiskFault(operation: .backUp, path: "/ф", cause: .readOnlyFileSystem)),
            "Cannot save a backup in /ф: the disk is read-only, make it writable.",
            "Не удалось сделать резервную копию в /ф: диск только для чтения, разрешите на него запись."
        ),
        (
            .disk(DiskFault(operation: .writeFile, path: "/ф", cause: .notARegularFile)),
            "Cannot write /ф: it is not a regular file, name another one, or [standardOutput].",
            "Не удалось записать /ф: это не обычный файл, укажите другой или [standardOutput]."
        ),
        (
            .disk(DiskFault(operation: .writeFile, path: "/ф", cause: .isFolder)),
            "Cannot write /ф: it is a folder, name a file in it.",
            "Не удалось записать /ф: это папка, укажите файл в ней."
        ),
        (
            .disk(DiskFault(operation: .saveSettings, path: "/ф", cause: .isFolder)),
            "Cannot save /ф: a folder is in its place, move it away.",
            "Не удалось сохранить /ф: на его месте папка, уберите её."
        ),
        (
            .disk(DiskFault(operation: .write, path: "/ф", cause: .sizeLimit)),
            "Cannot save /ф: no file may grow that large here, raise the limit (ulimit -f).",
            "Не удалось сохранить /ф: файлы такого размера здесь не разрешены, увеличьте предел (ulimit -f)."
        ),
        (
            .disk(DiskFault(operation: .read, path: "-", cause: .tooLarge)),
            "Cannot read standard input: it is larger than 64 MiB.",
            "Не удалось прочитать стандартный ввод: он больше 64 МиБ."
        ),
        (
            .disk(DiskFault(operation: .read, path: "-", cause: .isFolder)),
            "Cannot read standard input: it is a folder.",
            "Не удалось прочитать стандартный ввод: это папка."
        ),
        (
            .disk(DiskFault(operation: .read, path: "/ф", cause: .tooLarge)),
            "Cannot read /ф: it is too large, move it away.",
            "Не удалось прочитать /ф: он слишком велик, уберите его."
        ),
        (
            .edit(.trackerText(.name, .tooLong(39, limit: 38))), "Limit 38 characters",
            "Ограничение 38 символов"
        ),
        (
            .disk(DiskFault(operation: .writeFile, path: "/ф", cause: .appeared)),
            "/ф has appeared meanwhile and is left alone.", "Тем временем появился /ф; он не тронут."
        ),
        (
            .disk(DiskFault(operation: .writeFile, path: "/ф", cause: .changed)),
            "/ф has changed meanwhile and is left alone.", "Тем временем изменился /ф; он не тронут."
        ),
    ])
    func sentence(error: StoreError, english: String, russian: String) {
        #expect(error.message.named.english == english)
        #expect(error.message.named.russian == russian)
    }

    @Test(
        "A cause ends the sentence about what could not be done",
        arguments: [
            (
                DiskFault.Cause.inUse, "something else is using it, try again in a moment",
                "используется другой программой, попробуйте позже"
            ),
            (
                .noLocks, "this disk gives no locks, use another one",
                "этот диск не поддерживает блокировки, выберите другой"
            ),
            (
                .notSupported, "this disk cannot do that, use another one",
                "этот диск такого не поддерживает, выберите другой"
            ),
            (
                .tooManyFiles, "it holds too many files, move some away",
                "в ней слишком много файлов, уберите часть"
            ),
            (.closed, "the stream is closed", "поток вывода закрыт"),
            (.appeared, "it has appeared meanwhile", "он появился тем временем"),
            (.changed, "it has changed meanwhile", "он изменился тем временем"),
        ])
    func cause(cause: DiskFault.Cause, english: String, russian: String) {
        #expect(cause.phrase == Phrase(english, russian))
    }

    @Test(
        "S13: disk faults are told in words of the person's language",
        arguments: [
            DiskFault.Cause.diskFull, .quotaExceeded, .notPermitted, .readOnlyFileSystem, .deviceFailure,
            .missing, .notAFolder, .isFolder, .notARegularFile, .nameTaken, .tooManyLinks, .nameTooLong,
            .tooLarge, .tooManyFiles, .sizeLimit, .tooManyOpenFiles, .outOfMemory, .interrupted, .inUse,
            .noLocks,
            .notSupported,
            .disconnected, .closed,
        ])
    func causes(cause: DiskFault.Cause) {
        for operation in [
            DiskFault.Operation.read, .write, .createFolder, .lock, .backUp, .saveSettings, .writeFile,
        ] {
            let phrase = DiskFault(operation: operation, path: "/ф", cause: cause).message.phrase { _ in nil }
            #expect(phrase.english.contains("/ф: ") && phrase.english.hasSuffix("."))
            #expect(phrase.russian.contains("/ф: ") && phrase.russian.hasSuffix("."))
            #expect(phrase.russian.strayLatinWords == [])
        }
    }
}
