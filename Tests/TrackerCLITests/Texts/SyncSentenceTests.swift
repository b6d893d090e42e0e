import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// What keeps devices from being in step, in both languages.
@Suite struct SyncSentenceTests {
    private static let farDay = Day(iso: "2038-01-19") ?? .earliest
    private static let today = Day(iso: "2026-11-20") ?? .earliest
    private static let earlier = Day(iso: "2024-11-20") ?? .earliest

    @Test(
        "STEP-5, STEP-9, 12, 18, 25, 26: what does not arrive is told in one sentence, with what to do",
        arguments: [
            (
                SyncFinding.noFolder(path: "/s"), "Saved here. /s is not there (not mounted?).",
                "Сохранено здесь. Папки /s нет (не подключена?)."
            ),
            (
                .emptyFolder(path: "~/S"),
                "Saved here. ~/S is empty (not mounted?). To start again there: tracker sync on ~/S",
                "Сохранено здесь. Папка ~/S пуста (не подключена?). Начать в ней заново: tracker sync on ~/S"
            ),
            (
                .cannotPublish(path: "/s", .notPermitted),
                "Saved here, but not published: no permission in /s.",
                "Сохранено здесь, но не передано: нет прав на запись в /s."
            ),
            (
                .cannotPublish(path: "/s", .diskFull),
                "Saved here, but not published in /s: the disk is full, free some space.",
                "Сохранено здесь, но не передано в /s: на диске нет места, освободите его."
            ),
            (
                .full,
                "Saved here, but not published: 1,000 devices have been in step. Remove one: tracker sync forget NAME",
                "Сохранено здесь, но не передано: в синхронизации побывало 1000 устройств. Уберите лишнее: tracker sync forget ИМЯ"
            ),
            (
                .file("phone", .incomplete),
                "phone's file has not arrived whole yet. (Run tracker sync there.)",
                "Файл «phone» пришёл ещё не полностью. (Запустите там tracker sync.)"
            ),
            (
                .file("phone", .edited),
                "phone's file was changed by hand and is left alone: edit on phone.",
                "Файл «phone» изменён вручную и не принят: правьте его на устройстве «phone»."
            ),
            (
                .file("work.plist", .edited),
                "work.plist was changed by hand and is left alone: edit on the device that published it.",
                "Файл work.plist изменён вручную и не принят: правьте его на том устройстве, которое его передало."
            ),
            (
                .file("phone", .placeholder), "phone's file is in the cloud, not on this disk.",
                "Файл «phone» в облаке, а не на диске."
            ),
            (
                .file("desktop", .newer),
                "desktop runs a newer Tracker: update this one; nothing is lost.",
                "На «desktop» Tracker новее: обновите его здесь; ничего не пропадёт."
            ),
            (
                .file("work-a1b2.plist", .otherLibrary),
                "work-a1b2.plist is of another library. To join: tracker sync on --join",
                "work-a1b2.plist — от другой библиотеки. Объединить: tracker sync on --join"
            ),
            (
                .joinsThere(file: "work-a1b2.plist", device: "work"),
                "work-a1b2.plist is of another library. On work: tracker sync on --join",
                "work-a1b2.plist — от другой библиотеки. На устройстве work: tracker sync on --join"
            ),
            (
                .libraryCarried(path: "~/Sync/Library.plist", .syncthing, folder: "~/Sync/Tracker"),
                "~/Sync/Library.plist lies in a folder that Syncthing carries: two devices overwrite each other. Move it out, then: tracker sync on ~/Sync/Tracker",
                "~/Sync/Library.plist лежит в папке, которую переносит Syncthing: устройства затрут друг друга. Перенесите файл, затем: tracker sync on ~/Sync/Tracker"
            ),
            (
                .file("phone", .impossible),
                "phone's file says what cannot be, and is left alone: no Tracker wrote it so.",
                "Файл «phone» содержит невозможное и не принят: Tracker такого не записывает."
            ),
            (
                .twin(name: "laptop", newName: "laptop-2"),
                "Another device writes as “laptop”. This one is “laptop-2” now.",
                "Именем «laptop» пользуется ещё одно устройство. Это теперь называется «laptop-2»."
            ),
            (
                .clock(name: "phone", farDay, here: today),
                "phone dates its changes 19 January 2038, this device says 20 November 2026: check both clocks. Nothing is lost.",
                "phone датирует изменения 19 января 2038, здесь 20 ноября 2026: проверьте часы. Ничего не потеряно."
            ),
            (
                .ownClock(here: earlier, others: today),
                "This device's clock says 20 November 2024, the others' 20 November 2026: check it here. Nothing is lost.",
                "Часы этого устройства — 20 ноября 2024, остальных — 20 ноября 2026: проверьте их здесь. Ничего не потеряно."
            ),
            (
                .left,
                """
                The library's file was replaced by hand, and is in step with no device any more. \
                To go on: tracker sync on
                """,
                """
                Файл библиотеки заменён вручную, и она больше не синхронизируется. \
                Продолжить: tracker sync on
                """
            ),
            (
                .copied,
                "This library was copied and is not published. tracker sync on",
                "Эта библиотека скопирована и не передаётся. tracker sync on"
            ),
        ])
    func findings(finding: SyncFinding, english: String, russian: String) {
        expect(finding, english, russian)
    }

    @Test(
        "HARD-3: what cannot be read is told with its cause",
        arguments: [
            (
                SyncFinding.unreadable("phone", .notPermitted),
                "Cannot read phone's file: permission denied.",
                "Не удалось прочитать файл «phone»: нет прав."
            ),
            (
                .unreadable("work.plist", .deviceFailure),
                "Cannot read work.plist: the disk reported an error, check it.",
                "Не удалось прочитать файл work.plist: диск сообщил об ошибке, проверьте его."
            ),
            (
                .unreadableFolder(path: "~/S", .notPermitted),
                "Saved here. Cannot read ~/S: permission denied.",
                "Сохранено здесь. Не удалось прочитать ~/S: нет прав."
            ),
        ])
    func unreadable(finding: SyncFinding, english: String, russian: String) {
        expect(finding, english, russian)
        #expect(finding.code == "syncUnreadable")
    }

    @Test("HARD-6: a folder of too many other files is told as the wrong one")
    func wrongFolder() {
        expect(
            .wrongFolder(path: "~/S"),
            "~/S holds more than 1,000 files that are no library: is it the right folder?",
            "В ~/S больше 1000 файлов, и это не библиотеки: та ли это папка?")
        #expect(SyncFinding.wrongFolder(path: "~/S").code == "syncWrongFolder")
    }

    private func expect(_ finding: SyncFinding, _ english: String, _ russian: String) {
        #expect(StoreWarning.sync(finding).message.onCommandLine(.none) == Phrase(english, russian))
        // A status is read by whoever has saved nothing.
        let asState = Phrase(
            english.replacing("Saved here, but not", with: "Not").replacing("Saved here. ", with: ""),
            russian.replacing("Сохранено здесь, но не", with: "Не").replacing("Сохранено здесь. ", with: ""))
        #expect(Finding.sync(finding).message.onCommandLine(.none) == asState)
    }

    @Test(
        "why it could not be, and what to do",
        arguments: [
            (
                SyncError.notInStep,
                "This library is in step with no other device; begin with “tracker sync on”.",
                "Синхронизация этой библиотеки не включена; включить: «tracker sync on»."
            ),
            (
                .noFolder,
                "There is no folder, as files go from hand to hand; name one with “tracker sync on FOLDER”.",
                "Общей папки нет, файлы передаются из рук в руки; указать её: «tracker sync on ПАПКА»."
            ),
            (
                .otherLibrary(folder: "~/Sync"),
                "~/Sync holds another library. To put yours into it, add --join.",
                "В ~/Sync другая библиотека. Чтобы добавить в неё вашу, укажите --join."
            ),
            (
                .published(path: "/s/phone-p3xx.plist", device: "phone"),
                """
                /s/phone-p3xx.plist is what “phone” published, which nobody else changes: make changes there.
                """,
                "/s/phone-p3xx.plist — файл устройства «phone», больше никто его не меняет: вносите изменения там."
            ),
            (
                .unknownDevice("fone", known: ["desktop", "phone"]),
                "There is no device “fone”: there is desktop and phone.",
                "Устройства «fone» нет, есть: desktop и phone."
            ),
            (
                .unknownDevice("fone", known: []),
                "There is no device “fone”, and no other one yet; see “tracker sync status”.",
                "Устройства «fone» нет, и других пока тоже; смотрите «tracker sync status»."
            ),
            (
                .gitFolder("~/habits.git"),
                "~/habits.git holds what git keeps for itself: name a clone of it.",
                "В ~/habits.git git хранит своё: укажите клон этого репозитория."
            ),
            (
                .ownFolder("~/.local/share/tracker"),
                "~/.local/share/tracker is Tracker's own: name another folder.",
                "~/.local/share/tracker — папка самого Tracker: укажите другую."
            ),
            (
                .ownFolder("/"), "/ is no folder for this: name another folder.",
                "/ для этого не годится: укажите другую."
            ),
            (
                .nothingBrought(device: "desktop"),
                "desktop has no trackers yet. Give it yours: tracker sync print | ssh desktop tracker sync take -",
                "На desktop пока нет трекеров. Передайте туда свои: tracker sync print | ssh desktop tracker sync take -"
            ),
            (
                .badName("a/b"),
                #"“a/b” cannot name a device: write 1 to 30 characters without / : and \, and no dot in front."#,
                #"«a/b» не годится как имя устройства: напишите от 1 до 30 символов без / : и \, и без точки в начале."#
            ),
        ])
    func errors(error: SyncError, english: String, russian: String) {
        #expect(StoreError.sync(error).message.onCommandLine(.none) == Phrase(english, russian))
    }

    @Test("without words for its advice a sentence ends with its own full stop")
    func silent() {
        let messages = [SyncFinding.file("phone", .incomplete), .copied].map { StoreWarning.sync($0).message }
        #expect(
            messages.map { $0.phrase { _ in nil }.english } == [
                "phone's file has not arrived whole yet.",
                "This library was copied and is not published.",
            ])
    }

    @Test(
        "every command that is advised is one, in both languages",
        arguments: [
            SyncAdvice.begin, .goOn, .nameFolder, .join, .joinThere, .end, .publishThere,
            .forget(device: "old-pi"),
            .showStatus, .joinOn(device: "work"), .startAgain(folder: "~/S"), .moveOut(folder: "~/S"),
            .give(device: "desktop"),
        ])
    func advice(advice: SyncAdvice) throws {
        let words = try #require(Advice.onCommandLine(.none)(.sync(advice)))
        for text in [words.english, words.russian] {
            let start = try #require(text.firstRange(of: "tracker "))
            let command = text[start.upperBound...].prefix { $0.isLetter || $0 == " " }
                .split(separator: " ").map(String.init)
            let isOfTwo = CommandName(rawValue: command.prefix(2).joined(separator: " ")) != nil
            let help = ["help"] + command.prefix(isOfTwo ? 2 : 1)
            #expect(try Shell().run(help).code == .done, "\(text)")
        }
    }
}
