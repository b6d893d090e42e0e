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
            reminders, home: home, library: reminderLibrary, variables: reminderVariables,
            whenSet: recordReminder)
    }

    /// The plan for the times of `--at`, or without it for others; the way to the person stays that of the present reminder.
    func reminderPlan(default times: ReminderTimes? = nil) throws(Failure) -> ReminderPlan {
        let typed = invocation.values(.at).joined(separator: ",")
        guard let times = invocation.has(.at) ? ReminderTimes(typed) : times else {
            throw .invalid(.noTimes(typed))
        }
        let present = reminderDelivery == nil ? try currentReminder()?.reminder?.delivery : nil
        let wish = ReminderWish(
            times: times, system: invocation.value(.by).flatMap { ReminderSystem(rawValue: $0) },
            delivery: reminderDelivery ?? present ?? .notification,
            library: reminderLibrary, variables: reminderVariables(language))
        return try unlessReminderFails { () throws(ReminderFault) in try reminders.plan(wish) }
    }

    func currentReminder() throws(Failure) -> ReminderEntry? {
        try unlessReminderFails { () throws(ReminderFault) in try reminders.current() }
    }

    /// How often a plan is made anew without a question because another program changed the crontab meanwhile.
    private static let maxNewPlans = 3

    /// Plans, asks and carries out; anew while another program changes the crontab.
    ///
    /// - Returns: The plan, and the path of the crontab as it was if this was its first change; nil for no plan.
    func carryOut(
        removing: Bool, plan make: () throws(Failure) -> ReminderPlan?,
        asking ask: ((ReminderPlan) throws(Failure) -> Void)? = nil
    ) throws(Failure) -> (plan: ReminderPlan, before: String?)? {
        let isAsked = ask != nil && !globals.assumesYes
        var count = 0
        while let plan = try make() {
            try confirmForeign(plan, removing: removing)
            try ask?(plan)
            if globals.isDryRun { return (plan, nil) }
            do throws(ReminderFault) {
                let before = try reminders.apply(plan)
                completed.last = .settings
                return (plan, before)
            } catch {
                guard error == .crontab(.changed), isAsked || count < Self.maxNewPlans else {
                    throw failure(error)
                }
                count += 1
                if isAsked { console.say(Phrase.crontabHasChanged(language)) }
            }
        }
        return nil
    }

    /// The absolute path of the library, as a reminder names it.
    var reminderLibrary: String { home.absolute(paths.library, in: environment.workingFolder()) }

    /// What the reminder has to know of this run: the language and the folders in force.
    private func reminderVariables(_ language: Language) -> [String: String] {
        var variables = ["TRACKER_LANG": language.rawValue]
        for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
            if let folder = environment.variable(name), folder.hasPrefix("/") { variables[name] = folder }
        }
        return variables
    }

    /// Asks before something is lost that this program did not write, whatever `--yes` says.
    ///
    /// - Parameter removing: True if nothing is written in its place.
    func confirmForeign(_ plan: ReminderPlan, removing: Bool) throws(Failure) {
        guard !plan.foreign.isEmpty, !globals.isDryRun else { return }
        let paths = plan.foreign.keys.sorted()
        let prompt = Prompt(session: self)
        guard prompt.isPossible else {
            throw .conflict(.foreignReminderRefusal(paths, removing: removing, home: home))
        }
        for path in paths {
            console.say(home.shown(path) + ":")
            for line in String(decoding: plan.foreign[path] ?? [], as: UTF8.self).split(separator: "\n") {
                console.say(Sanitizer.sanitize(String(line)))
            }
        }
        try prompt.confirm(.foreignReminder(paths, removing: removing, home: home), evenWithYes: true)
    }

    func unlessReminderFails<Result>(
        _ body: () throws(ReminderFault) -> Result
    ) throws(Failure) -> Result {
        do throws(ReminderFault) { return try body() } catch { throw failure(error) }
    }

    private func failure(_ fault: ReminderFault) -> Failure {
        switch fault {
        case .onMacOnly: .invalid(fault.message.onCommandLine(repeated))
        case .noSystem, .noProgram, .path, .longLine, .failed, .crontab, .disk:
            .unreadable(fault.message.onCommandLine(repeated).sanitized)
        }
    }

    // MARK: The last one

    /// What a person should know of a reminder; nil if it is in order.
    func finding(of entry: ReminderEntry) -> Finding? {
        if let finding = entry.finding(for: reminderLibrary) { return finding }
        guard let library = entry.reminder?.library, !files.exists(library),
            hadLibrary || library == reminderLibrary && hasBackupsOfMissingLibrary
        else { return nil }
        return .lostLibrary(path: library)
    }

    private var hasBackupsOfMissingLibrary: Bool {
        ((try? load())?.warnings ?? []).contains(where: \.isOfMissingLibrary)
    }

    /// True if the reminder that is set up is of this run's library; what is kept of the last one is about no other.
    var isReminderOfLibrary: Bool {
        ((try? reminders.current()) ?? nil)?.reminder?.library == reminderLibrary
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

extension ReminderPlan {
    /// The files that it writes.
    var files: [String] {
        steps.compactMap { if case .write(let path, _, _) = $0 { path } else { nil } }
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
