import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// What `--by` chooses: a system, or the way to the person.
enum ReminderChoice {
    static let all = TimerSystem.allCases.map(\.rawValue) + ["mail", "print"]
}

/// `tracker remind`: shows the reminder, or with `--at` sets it up.
struct RemindCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        guard session.invocation.has(.at) else {
            if session.invocation.value(.by) != nil { throw .invalid(.byNeedsAt(session.repeated)) }
            return try RemindStatusCommand(session: session).run()
        }
        let reminder = try session.reminder()
        let (plan, copy) = try session.reminderTimer.set(
            .reminder(reminder), asking: .remindQuestion(reminder.times))
        let isDryRun = session.globals.isDryRun
        if !isDryRun { session.recordReminder() }
        if session.console.format == .json {
            session.print(
                JSON.reminder.json((plan.job, plan.files, isDryRun)), [],
                copy.map { [Warning(code: "crontabBefore", text: $0)] } ?? [])
        } else {
            session.tell(isDryRun ? .wouldRemind(reminder.times) : .willRemind(reminder.times))
            if let copy { session.console.say(copy, .secondary) }
        }
        return .done
    }
}

/// `tracker remind status`: when the next reminder comes, and how the last one went.
struct RemindStatusCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let entry = try session.reminderTimer.current()
        let job = entry?.job
        let now = session.environment.clock()
        var lines = [
            entry == nil
                ? Phrase.noReminder(session.repeated)
                : job.flatMap { Phrase.reminderStands($0, minute: now.minute) }
                    ?? .reminderForeign(session.repeated)
        ]
        if let finding = entry.flatMap(session.finding) { lines.append(finding.phrase(session.repeated)) }
        if let job {
            if let way = job.reminder.flatMap({ Phrase.way(of: $0.delivery) }) { lines.append(way) }
            let isOther = job.library != session.timerLibrary
            if isOther { lines.append(.otherLibrary(session.home.shown(job.library))) }
        }
        if entry != nil, let last = session.reminders.lastRecord().flatMap(Phrase.lastReminder) {
            lines.append(last)
        }
        let context = session.console.context
        session.show(
            json: .reminder.json((job, files: entry?.files ?? [], isDryRun: false)),
            records: entry.map(records) ?? [],
            lines: lines.map { context.line($0(session.language)) })
        return .done
    }

    /// System, time and library of each time; what others changed has its system alone.
    private func records(of entry: TimerEntry) -> [[String]] {
        guard let job = entry.job else { return [[entry.system.rawValue, "", ""]] }
        return job.reminder?.times.texts.map { [entry.system.rawValue, $0, job.library] } ?? []
    }

    /// The fields of these records, for the manual.
    static let fields = ["system", "time", "library"]
}

/// `tracker remind off`: takes the reminder away.
struct RemindOffCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let isDryRun = session.globals.isDryRun
        let wasSet = try session.reminderTimer.remove()
        if session.console.format == .json {
            session.print(.reminder.json((job: nil, files: [], isDryRun)))
        } else if !wasSet {
            session.tell((isDryRun ? .wouldChangeNothing : .empty) + .noReminder(session.repeated))
        } else {
            session.tell(isDryRun ? .wouldEndReminders : .noMoreReminders)
        }
        return .done
    }
}

/// `tracker remind now`: says what is still due today, and nothing where nothing is.
struct RemindNowCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let loaded = try session.load()
        let isSetUp = session.isReminderOfLibrary
        if session.upkeep.stamp() == nil,
            isSetUp && session.hadLibrary || loaded.warnings.contains(where: \.isOfMissingLibrary)
        {
            if isSetUp { session.recordReminder(.noLibrary) }
            throw .notFound(Finding.lostLibrary(path: session.timerLibrary).phrase(session.repeated))
        }
        guard
            let message = ReminderMessage(
                dueIn: loaded.library, today: session.today, conventions: session.conventions)
        else { return .done }
        let delivery = session.reminderDelivery ?? .notification
        let program = session.reminders.deliver(message, delivery)
        if isSetUp { session.recordReminder(program.map { .brought(by: $0) } ?? .printed) }
        guard program == nil else { return .done }
        let context = session.console.context
        session.console.print(([message.title] + message.lines).map { context.line($0) })
        return .done
    }
}

/// `tracker remind show`: the files and commands of a reminder, to be looked at or used by hand.
struct RemindShowCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let present = try session.reminderTimer.current()?.job?.reminder?.times
        let timer = session.reminderTimer
        timer.show(
            try timer.plan(
                .reminder(try session.reminder(default: present ?? ReminderTimes(minutes: [20 * 60])))))
        return .done
    }
}
