import Terminal
import TrackerDomain
import TrackerPresentation

extension Session {
    /// The way of a reminder that `--by` names; nil if it names none.
    var reminderDelivery: ReminderDelivery? {
        invocation.value(.by).flatMap { ReminderDelivery(rawValue: $0) }
    }

    /// The reminder as the screens of the app set it up.
    @MainActor var reminderSetup: ReminderSetup {
        ReminderSetup(
            reminders, home: home, library: timerLibrary, variables: timerVariables,
            whenSet: recordReminder)
    }

    /// The reminder of the times of `--at`, or without it of others; the way to the person stays that of the present one.
    func reminder(default times: ReminderTimes? = nil) throws(Failure) -> Reminder {
        let typed = invocation.values(.at).joined(separator: ",")
        guard let times = invocation.has(.at) ? ReminderTimes(typed) : times else {
            throw .invalid(.noTimes(typed))
        }
        let present = reminderDelivery == nil ? try reminderTimer.current()?.job?.reminder?.delivery : nil
        return Reminder(times: times, delivery: reminderDelivery ?? present ?? .notification)
    }

    var reminderTimer: TimerChange { TimerChange(session: self, timer: reminders.timer, label: .remind) }

    // MARK: The last one

    /// What a person should know of a reminder; nil if it is in order.
    func finding(of entry: TimerEntry) -> Finding? {
        if let finding = entry.finding(for: timerLibrary) { return finding }
        guard let library = entry.job?.library, !files.exists(library),
            hadLibrary || library == timerLibrary && hasBackupsOfMissingLibrary
        else { return nil }
        return .lostLibrary(path: library)
    }

    private var hasBackupsOfMissingLibrary: Bool {
        ((try? load())?.warnings ?? []).contains(where: \.isOfMissingLibrary)
    }

    /// True if the reminder that is set up is of this run's library; what is kept of the last one is about no other.
    var isReminderOfLibrary: Bool {
        ((try? reminders.timer.current()) ?? nil)?.job?.library == timerLibrary
    }

    /// True if there was a library when the reminder was set, or when it last came.
    var hadLibrary: Bool {
        reminders.lastRecord().map { ReminderRecord($0)?.way != .setBeforeLibrary } ?? false
    }

    func recordReminder(_ way: ReminderRecord.Way) {
        let now = environment.clock()
        reminders.record(ReminderRecord(date: now.date, time: now.time, way: way).text)
    }

    /// Keeps whether there is a library as a reminder is set, unless it is known how the last one went.
    func recordReminder() {
        if upkeep.stamp() == nil {
            recordReminder(.setBeforeLibrary)
        } else if !hadLibrary {
            recordReminder(.set)
        }
    }
}

extension StoreWarning {
    /// True if there is no library, and there are or may be backups of it.
    var isOfMissingLibrary: Bool {
        switch self {
        case .missingWithBackups, .backupsUnseen: true
        default: false
        }
    }
}

extension Phrase {
    fileprivate static func noTimes(_ text: String) -> Phrase {
        let quoted = Quoted(text)
        return Phrase(quoted.english, quoted.russian) + .areNoTimes
    }

    static func byNeedsAt(_ repeated: RepeatedOptions) -> Phrase {
        let line = repeated.line("tracker remind --at 20:00 --by cron")
        return Phrase("--by goes with --at: \(line).", "--by пишут вместе с --at: \(line).")
    }
}
