import TrackerDomain
import TrackerPresentation

/// The sentences about reminders.
extension Phrase {
    /// "Every day at 20:00 by systemd, next today at 20:00."
    ///
    /// - Parameter minute: The minute of the day that it is.
    static func reminderStands(_ job: TimerJob, minute: Int) -> Phrase? {
        guard let reminder = job.reminder else { return nil }
        let next = reminder.times.next(after: minute)
        let time = ClockReading(date: Day(0), minute: next ?? reminder.times.minutes[0]).time
        let (system, texts) = (job.system.rawValue, Phrase.all(of: reminder.times.texts))
        let day = next == nil ? Phrase("tomorrow", "завтра") : Phrase("today", "сегодня")
        return Phrase(
            "Every day at \(texts.english) by \(system), next \(day.english) at \(time).",
            "Напоминание каждый день в \(texts.russian) (\(system)), следующее — \(day.russian) в \(time).")
    }

    /// "It comes by mail."; nil for a notification, as most have it.
    static func way(of delivery: ReminderDelivery) -> Phrase? {
        switch delivery {
        case .notification: nil
        case .mail: Phrase("It comes by mail.", "Приходит по почте.")
        case .print: Phrase("It is printed.", "Печатается.")
        }
    }

    /// "It is of another library: ~/work.plist."
    static func otherLibrary(_ path: String) -> Phrase {
        Phrase("It is of another library: ", "Оно из другой библиотеки: ") + path.pathExcerpt + "."
    }

    /// "The last one: Wed, 25 November 2026 at 20:00, by notify-send."; nil if there was none yet.
    ///
    /// - Parameter text: `2026-11-25 20:00, notify-send` as it was kept; any other text is told as it is.
    static func lastReminder(_ text: String) -> Phrase? {
        let lastOne = Phrase("The last one: ", "Последнее: ")
        guard let record = ReminderRecord(text) else { return lastOne + Phrase(same: text) + "." }
        let (day, time) = (record.date, record.time)
        let moment = Phrase(
            "\(DateText.full(day, .english)) at \(time)", "\(DateText.full(day, .russian)) в \(time)")
        switch record.way {
        case .set, .setBeforeLibrary: return nil
        case .noLibrary: return lastOne + moment + Phrase(": there was no library.", ": библиотеки не было.")
        case .printed: return lastOne + moment + Phrase(", printed.", ", напечатано.")
        case .brought(let program):
            return lastOne + moment + Phrase(", by \(program).", ", через \(program).")
        }
    }

    static func noReminder(_ repeated: RepeatedOptions) -> Phrase {
        Phrase("No reminder: ", "Напоминаний нет: ") + repeated.line("tracker remind --at 20:00")
    }
    static let wouldEndReminders = Phrase("Would end the reminders.", "Напоминания будут выключены.")

    static func wouldRemind(_ times: ReminderTimes) -> Phrase {
        Phrase("Would remind ", "Будут включены напоминания: ") + .everyDay(at: times) + "."
    }

    /// Before something is overwritten or removed that this program did not write.
    static func foreignTimer(_ paths: [String], removing: Bool, home: HomeFolder) -> Phrase {
        let it = paths.count == 1 ? "it" : "them"
        let question = removing ? Phrase("remove \(it)", "убрать") : Phrase("replace \(it)", "заменить")
        return foreign(paths, home) + ": " + question + "?"
    }

    static func foreignTimerRefusal(_ paths: [String], removing: Bool, home: HomeFolder) -> Phrase {
        let (it, its) = paths.count == 1 ? ("it", "его") : ("them", "их")
        let verb = removing ? "remove" : "replace"
        return foreign(paths, home)
            + Phrase(
                ", and --yes alone does not \(verb) \(it): look at \(it), and remove \(it) yourself.",
                ", и одного --yes мало: посмотрите и уберите \(its) сами.")
    }

    private static func foreign(_ paths: [String], _ home: HomeFolder) -> Phrase {
        .notAsWritten(paths.map { home.shown($0).pathExcerpt })
    }

    static func reminderForeign(_ repeated: RepeatedOptions) -> Phrase {
        let off = repeated.line("tracker remind off")
        return Phrase(
            "There is a reminder that is not as Tracker wrote it: “\(off)” asks whether to remove it.",
            "Есть напоминание, изменённое не через Tracker: «\(off)» спросит, убрать ли его.")
    }
}
