import Terminal
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// What `--by` chooses: a system, or the way to the person.
enum ReminderChoice {
    static let all = ReminderSystem.allCases.map(\.rawValue) + ["mail", "print"]
}

/// `tracker remind`: shows the reminder, or with `--at` sets it up.
struct RemindCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        guard session.invocation.has(.at) else {
            if session.invocation.value(.by) != nil { throw .invalid(.byNeedsAt(session.repeated)) }
            return try RemindStatusCommand(session: session).run()
        }
        let prompt = Prompt(session: session)
        let outcome = try session.carryOut(removing: false) { () throws(Failure) in
            try session.reminderPlan()
        } asking: { (plan) throws(Failure) in
            try prompt.confirm(.remindQuestion(plan, home: session.home))
        }
        guard let (plan, before) = outcome else { throw .notFound(.noReminder(session.repeated)) }
        let isDryRun = session.globals.isDryRun
        if !isDryRun { session.recordReminder() }
        let times = plan.reminder.times
        let copy = before.map { Phrase.crontabBefore($0, home: session.home)(session.language) }
        if session.console.format == .json {
            session.print(
                JSON.reminder.json((plan.reminder, plan.files, isDryRun)), [],
                copy.map { [Warning(code: "crontabBefore", text: $0)] } ?? [])
        } else {
            session.tell(isDryRun ? .wouldRemind(times) : .willRemind(times))
            if let copy { session.console.say(copy, .secondary) }
        }
        return .done
    }
}

/// `tracker remind status`: when the next reminder comes, and how the last one went.
struct RemindStatusCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let entry = try session.currentReminder()
        let reminder = entry?.reminder
        let now = session.environment.clock()
        var lines = [
            entry == nil
                ? Phrase.noReminder(session.repeated)
                : reminder.map { .reminderStands($0, minute: now.minute) }
                    ?? .reminderForeign(session.repeated)
        ]
        if let finding = entry.flatMap(session.finding) { lines.append(finding.phrase(session.repeated)) }
        if let reminder {
            if let way = Phrase.way(of: reminder.delivery) { lines.append(way) }
            let isOther = reminder.library != session.reminderLibrary
            if isOther { lines.append(.otherLibrary(session.home.shown(reminder.library))) }
        }
        if entry != nil, let last = session.reminders.lastRecord().flatMap(Phrase.lastReminder) {
            lines.append(last)
        }
        let context = session.console.context
        session.show(
            json: .reminder.json((reminder, files: entry?.files ?? [], isDryRun: false)),
            records: entry.map(records) ?? [],
            lines: lines.map { context.line($0(session.language)) })
        return .done
    }

    /// System, time and library of each time; what others changed has its system alone.
    private func records(of entry: ReminderEntry) -> [[String]] {
        guard let reminder = entry.reminder else { return [[entry.system.rawValue, "", ""]] }
        return reminder.times.texts.map { [entry.system.rawValue, $0, reminder.library] }
    }

    /// The fields of these records, for the manual.
    static let fields = ["system", "time", "library"]
}

/// `tracker remind off`: takes the reminder away.
struct RemindOffCommand: Command {
    let session: Session

    func run() throws(Failure) -> ExitCode {
        let isDryRun = session.globals.isDryRun
        let outcome = try session.carryOut(removing: true) { () throws(Failure) in
            try session.unlessReminderFails { () throws(ReminderFault) in try session.reminders.removal() }
        }
        if session.console.format == .json {
            session.print(.reminder.json((reminder: nil, files: [], isDryRun)))
        } else if outcome == nil {
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
            throw .notFound(Finding.lostLibrary(path: session.reminderLibrary).phrase(session.repeated))
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
        let present = try session.currentReminder()?.reminder?.times
        let plan = try session.reminderPlan(default: present ?? ReminderTimes(minutes: [20 * 60]))
        var text = ""
        for step in plan.steps {
            switch step {
            case .write(let path, let bytes, _):
                text += "# \(path)\n\(String(decoding: bytes, as: UTF8.self))\n"
            case .schedule(_, _, let change):
                text += "# crontab\n" + change.map { $0 + "\n" }.joined() + "\n"
            case .remove(let path, _): text += "rm \(ShellWord.typed(path))\n"
            case .run(let words, _): text += words.map(ShellWord.typed).joined(separator: " ") + "\n"
            }
        }
        // A path may have signs that steer a terminal.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        session.console.print(raw: lines.map { Sanitizer.sanitize(String($0)) }.joined(separator: "\n"))
        return .done
    }
}
