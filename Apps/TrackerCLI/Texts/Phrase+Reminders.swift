import TrackerDomain
import TrackerPresentation

/// The sentences about reminders.
extension Phrase {
    /// "every day at 09:00 and 20:00".
    private static func times(_ times: ReminderTimes) -> Phrase {
        Phrase("every day at ", "каждый день в ") + .all(of: times.texts)
    }

    /// "Every day at 20:00 by systemd, next today at 20:00."
    ///
    /// - Parameter minute: The minute of the day that it is.
    static func reminderStands(_ reminder: Reminder, minute: Int) -> Phrase {
        let next = reminder.times.next(after: minute)
        let time = ClockReading(date: Day(0), minute: next ?? reminder.times.minutes[0]).time
        let (system, texts) = (reminder.system.rawValue, Phrase.all(of: reminder.times.texts))
        let day = next == nil ? Phrase("tomorrow", "завтра") : Phrase("today", "сегодня")
        return Phrase(
            "Every day at \(texts.english) by \(system), next \(day.english) at \(time).",
            "Напоминание каждый день в \(texts.russian) (\(system)), следующее — \(day.russian) в \(time).")
    }

    static let noReminder = Phrase(
        "No reminder: tracker remind --at 20:00", "Напоминаний нет: tracker remind --at 20:00")
    static let noMoreReminders = Phrase("No more reminders.", "Напоминаний больше не будет.")
    static let wouldEndReminders = Phrase("Would end the reminders.", "Напоминания будут выключены.")

    static func willRemind(_ times: ReminderTimes) -> Phrase {
        Phrase("Will remind ", "Напоминания включены: ") + .times(times) + "."
    }

    static func wouldRemind(_ times: ReminderTimes) -> Phrase {
        Phrase("Would remind ", "Будут включены напоминания: ") + .times(times) + "."
    }

    /// The question before a plan is carried out, with all that it writes and runs.
    static func remindQuestion(_ plan: ReminderPlan, home: HomeFolder) -> Phrase {
        let question =
            Phrase("Remind ", "Напоминать ") + .times(plan.reminder.times) + Phrase("? It ", "? ")
        return question + plan.effects(home: home) + "."
    }

    /// Before something is overwritten or removed that this program did not write.
    static func foreignReminder(_ paths: [String], home: HomeFolder) -> Phrase {
        let names = Phrase.all(of: paths.map { home.shown($0).pathExcerpt })
        return Phrase(
            "\(names.english) is not as Tracker wrote it: replace it?",
            "\(names.russian) — не такой, каким его записал Tracker: заменить?")
    }

    static func foreignReminderRefusal(_ paths: [String], home: HomeFolder) -> Phrase {
        let names = Phrase.all(of: paths.map { home.shown($0).pathExcerpt })
        return Phrase(
            "\(names.english) is not as Tracker wrote it, and --yes alone does not replace it: look at it, and remove it yourself.",
            "\(names.russian) — не такой, каким его записал Tracker, и одного --yes мало: посмотрите и уберите его сами."
        )
    }

    static let reminderForeign = Phrase(
        "There is a reminder that is not as Tracker wrote it: “tracker remind off” asks whether to remove it.",
        "Есть напоминание, изменённое не через Tracker: «tracker remind off» спросит, убрать ли его.")
}

extension ReminderPlan {
    /// "writes A and B and runs “systemctl --user daemon-reload”".
    fileprivate func effects(home: HomeFolder) -> Phrase {
        var (written, removed, run): ([String], [String], [String]) = ([], [], [])
        var changesCron = false
        for step in steps {
            switch step {
            case .write(let path, _, _): written.append(home.shown(path).pathExcerpt)
            case .remove(let path, _): removed.append(home.shown(path).pathExcerpt)
            case .schedule: changesCron = true
            case .run(let words, _): run.append(words.joined(separator: " "))
            }
        }
        var parts: [Phrase] = []
        if !written.isEmpty { parts.append(Phrase("writes ", "Будут записаны ") + .all(of: written)) }
        if changesCron {
            parts.append(
                Phrase(
                    "changes your crontab", parts.isEmpty ? "Изменится ваш crontab" : "изменён ваш crontab"))
        }
        if !removed.isEmpty { parts.append(Phrase("removes ", "удалены ") + .all(of: removed)) }
        if !run.isEmpty {
            parts.append(
                Phrase("runs ", parts.isEmpty ? "Запустится " : "запущены ")
                    + Phrase(
                        run.map { "“\($0)”" }.joined(separator: ", "),
                        run.map { "«\($0)»" }.joined(separator: ", ")))
        }
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? .empty }
        return parts.dropLast().joined(separator: ", ") + Phrase(" and ", " и ") + last
    }
}

extension ReminderFault {
    var phrase: Phrase {
        switch self {
        case .noSystem(nil):
            Phrase(
                "There is neither systemd, launchd nor cron here: let something run “tracker remind now”.",
                "Здесь нет ни systemd, ни launchd, ни cron: пусть «tracker remind now» запускает что-то другое."
            )
        case .noSystem(let system?):
            Phrase(
                "There is no \(system.rawValue) here that would run a reminder.",
                "Здесь нет \(system.rawValue), который запускал бы напоминание.")
        case .onMacOnly:
            Phrase("launchd is only on the Mac.", "launchd есть только на Mac.")
        case .noProgram:
            Phrase(
                "The system does not tell where this program is, so nothing can run it.",
                "Система не сообщает, где находится эта программа, поэтому запускать её некому.")
        case .path(let path, let system):
            Phrase(
                "\(system.rawValue) cannot be told the path \(path.pathExcerpt), as it has a line break or bytes that are no text.",
                "\(system.rawValue) не примет путь \(path.pathExcerpt): в нём разрыв строки или байты, которые не текст."
            )
        case .failed(let words, ""):
            Phrase(
                "“\(words.joined(separator: " "))” failed: nothing is changed.",
                "Команда «\(words.joined(separator: " "))» не удалась: всё осталось как было.")
        case .failed(let words, let line):
            Phrase(
                "“\(words.joined(separator: " "))” failed: \(line); nothing is changed.",
                "Команда «\(words.joined(separator: " "))» не удалась: \(line); всё осталось как было.")
        case .disk(let fault): StoreError.disk(fault).message.onCommandLine
        }
    }
}
