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
        ReminderSetup(reminders, home: home) { reminderVariables($0) }
    }

    /// The plan for the times of `--at`, or without it for others; the way to the person stays that of the present reminder.
    func reminderPlan(default times: ReminderTimes? = nil) throws(Failure) -> ReminderPlan {
        let typed = invocation.value(.at) ?? ""
        guard let times = invocation.has(.at) ? ReminderTimes(typed) : times else {
            throw .invalid(.noTimes(typed))
        }
        let wish = ReminderWish(
            times: times, system: invocation.value(.by).flatMap { ReminderSystem(rawValue: $0) },
            delivery: reminderDelivery ?? reminders.current()?.reminder?.delivery ?? .notification,
            variables: reminderVariables(language))
        var plan: ReminderPlan?
        try unlessReminderFails { () throws(ReminderFault) in plan = try reminders.plan(wish) }
        guard let plan else { throw .notFound(.noReminder(repeated)) }
        return plan
    }

    /// The absolute path of the library, as a reminder names it.
    var reminderLibrary: String { home.absolute(paths.library, in: environment.workingFolder()) }

    /// What the reminder has to know of this run: the library, the language and the folders in force.
    private func reminderVariables(_ language: Language) -> [String: String] {
        var variables = ["TRACKER_LIBRARY": reminderLibrary, "TRACKER_LANG": language.rawValue]
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

    func unlessReminderFails(_ body: () throws(ReminderFault) -> Void) throws(Failure) {
        do throws(ReminderFault) {
            try body()
        } catch {
            switch error {
            case .onMacOnly: throw .invalid(error.message.onCommandLine(repeated))
            case .noSystem, .noProgram, .path, .longLine, .failed, .disk:
                throw .unreadable(error.message.onCommandLine(repeated).sanitized)
            }
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
