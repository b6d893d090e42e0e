public import TrackerDomain

extension TimerFault {
    /// Why no timer was set up and, if something can be done about it, what.
    public func message(of label: TimerLabel) -> Message {
        switch self {
        case .noSystem(nil):
            Message(
                Phrase(
                    "There is neither systemd, launchd nor cron here",
                    "Здесь нет ни systemd, ни launchd, ни cron"), .colon,
                .runTimer(label))
        case .noSystem(let system?):
            Message(
                Phrase(
                    "There is no \(system.rawValue) here that would run ",
                    "Здесь нет \(system.rawValue), который запускал бы ") + label.object + ".")
        case .onMacOnly:
            Message("launchd is only on the Mac.", "launchd есть только на Mac.")
        case .noProgram:
            Message(
                "The system does not tell where this program is, so nothing can run it.",
                "Система не сообщает, где находится эта программа, поэтому запускать её некому.")
        case .path(let path, let system):
            Message(
                "\(system.rawValue) cannot be told the path \(path.pathExcerpt), as it has a line break or bytes that are no text.",
                "\(system.rawValue) не примет путь \(path.pathExcerpt): в нём разрыв строки или байты, которые не текст."
            )
        case .longLine(let most):
            Message(
                Phrase(
                    "cron reads lines of at most \(most) bytes, and the paths make the \(label.owner.english) longer: use a shorter path to the library or the program",
                    "cron читает строки не длиннее \(most) байт, а с этими путями строка \(label.owner.russian) длиннее: сократите путь к библиотеке или к программе"
                ), .or, .otherTimerSystem)
        case .failed(let words, ""):
            Message(
                "“\(words.joined(separator: " "))” failed: nothing is changed.",
                "Команда «\(words.joined(separator: " "))» не удалась: всё осталось как было.")
        case .failed(let words, let line):
            Message(
                "“\(words.joined(separator: " "))” failed: \(line); nothing is changed.",
                "Команда «\(words.joined(separator: " "))» не удалась: \(line); всё осталось как было.")
        case .crontab(let fault): Message(fault.phrase)
        case .disk(let fault): StoreError.disk(fault).message
        }
    }
}

extension TimerLabel {
    /// "a reminder", as what a system runs.
    fileprivate var object: Phrase {
        switch self {
        case .remind: Phrase("a reminder", "напоминание")
        case .sync: Phrase("an exchange", "обмен")
        }
    }

    /// "reminder's", whose line it is.
    fileprivate var owner: Phrase {
        switch self {
        case .remind: Phrase("reminder's", "напоминания")
        case .sync: Phrase("exchange's", "обмена")
        }
    }
}

extension CrontabFault {
    /// One sentence: why the crontab is left alone.
    package var phrase: Phrase {
        switch self {
        case .tooLarge(let most):
            Phrase(
                "Your crontab is larger than \(most >> 20) MiB and is left alone.",
                "Ваш crontab больше \(most >> 20) МиБ; он не тронут.")
        case .unread(.deviceFailure): unreadable(Phrase("input/output error", "ошибка ввода-вывода"))
        case .unread(let cause): unreadable(cause.phrase)
        case .refused(let line): unreadable(line.isEmpty ? Self.failed : Phrase(same: line))
        case .outOfTime: unreadable(Phrase("“crontab” took too long", "«crontab» не отвечает"))
        case .stopped: unreadable(Self.failed)
        case .changed:
            Phrase(
                "Your crontab keeps changing: try again.", "crontab всё время меняется: попробуйте ещё раз.")
        }
    }

    private static let failed = Phrase("“crontab” failed", "команда «crontab» не удалась")

    private func unreadable(_ reason: Phrase) -> Phrase {
        Phrase("Cannot read your crontab: ", "Не удалось прочитать crontab: ") + reason + "."
    }
}
