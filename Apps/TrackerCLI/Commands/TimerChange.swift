import Terminal
import TrackerDomain
import TrackerPresentation

/// Plans a timer of this device, asks the person, and carries the plan out.
struct TimerChange {
    let session: Session
    let timer: SystemTimer
    let label: TimerLabel

    /// How often a plan is made anew without a question because another program changed the crontab meanwhile.
    private static let maxNewPlans = 3

    func current() throws(Failure) -> TimerEntry? {
        try unlessFailed { () throws(TimerFault) in try timer.current() }
    }

    /// The plan for a task, by the system that `--by` names.
    func plan(_ task: TimerTask) throws(Failure) -> TimerPlan {
        let wish = TimerWish(
            task, by: session.invocation.value(.by).flatMap { TimerSystem(rawValue: $0) },
            library: session.timerLibrary, variables: session.timerVariables(session.language))
        return try unlessFailed { () throws(TimerFault) in try timer.plan(wish) }
    }

    /// Sets the timer up once the person agrees to all that it writes and runs.
    ///
    /// - Returns: The plan, and a sentence about the crontab as it was if this was its first change.
    func set(
        _ task: TimerTask, asking question: Phrase
    ) throws(Failure) -> (plan: TimerPlan, remark: String?) {
        let (plan, before) = try carryOut(isAsked: !session.globals.assumesYes, removing: false) {
            () throws(Failure) in
            let plan = try self.plan(task)
            return (plan, question + " " + plan.effects(home: session.home))
        }
        return (plan, before.map { Phrase.crontabBefore($0, home: session.home)(session.language) })
    }

    /// Takes the timer away; asks only if it was edited outside of this program.
    ///
    /// - Returns: False if there is none.
    func remove() throws(Failure) -> Bool {
        let (plan, _) = try carryOut(isAsked: false, removing: true) { () throws(Failure) in
            (try removal(), nil)
        }
        return !plan.steps.isEmpty
    }

    /// The plan that takes the timer away; without steps if there is none.
    func removal() throws(Failure) -> TimerPlan {
        try unlessFailed { () throws(TimerFault) in try timer.removal() }
            ?? TimerPlan(job: nil, steps: [], foreign: [:])
    }

    /// Plans, asks and carries out; anew while another program changes the crontab.
    private func carryOut(
        isAsked: Bool, removing: Bool, _ make: () throws(Failure) -> (plan: TimerPlan, question: Phrase?)
    ) throws(Failure) -> (plan: TimerPlan, before: String?) {
        let prompt = Prompt(session: session)
        var count = 0
        while true {
            let (plan, question) = try make()
            try confirmForeign(plan, removing: removing)
            if let question { try prompt.confirm(question) }
            if session.globals.isDryRun || plan.steps.isEmpty { return (plan, nil) }
            do throws(TimerFault) {
                let before = try timer.apply(plan)
                session.completed.last = .settings
                return (plan, before)
            } catch {
                guard error == .crontab(.changed), isAsked || count < Self.maxNewPlans else {
                    throw failure(error)
                }
                count += 1
                if isAsked { session.console.say(Phrase.crontabHasChanged(session.language)) }
            }
        }
    }

    /// Prints the files and commands of a plan.
    func show(_ plan: TimerPlan) {
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
    }

    /// Asks before something is lost that this program did not write, whatever `--yes` says.
    ///
    /// - Parameter removing: True if nothing is written in its place.
    private func confirmForeign(_ plan: TimerPlan, removing: Bool) throws(Failure) {
        guard !plan.foreign.isEmpty, !session.globals.isDryRun else { return }
        let (home, console) = (session.home, session.console)
        let paths = plan.foreign.keys.sorted()
        let prompt = Prompt(session: session)
        guard prompt.isPossible else {
            throw .conflict(.foreignTimerRefusal(paths, removing: removing, home: home))
        }
        for path in paths {
            console.say(home.shown(path) + ":")
            for line in String(decoding: plan.foreign[path] ?? [], as: UTF8.self).split(separator: "\n") {
                console.say(Sanitizer.sanitize(String(line)))
            }
        }
        try prompt.confirm(.foreignTimer(paths, removing: removing, home: home), evenWithYes: true)
    }

    private func unlessFailed<Result>(
        _ body: () throws(TimerFault) -> Result
    ) throws(Failure) -> Result {
        do throws(TimerFault) { return try body() } catch { throw failure(error) }
    }

    private func failure(_ fault: TimerFault) -> Failure {
        let sentence = fault.message(of: label).onCommandLine(session.repeated)
        return switch fault {
        case .onMacOnly: .invalid(sentence)
        case .noSystem, .noProgram, .path, .longLine, .failed, .crontab, .disk:
            .unreadable(sentence.sanitized)
        }
    }
}

extension Session {
    /// The absolute path of the library, as a timer names it.
    var timerLibrary: String { home.absolute(paths.library, in: environment.workingFolder()) }

    /// What a timer has to know of this run: the language and the folders in force.
    func timerVariables(_ language: Language) -> [String: String] {
        var variables = ["TRACKER_LANG": language.rawValue]
        for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] {
            if let folder = environment.variable(name), folder.hasPrefix("/") { variables[name] = folder }
        }
        return variables
    }
}

extension TimerPlan {
    /// The files that it writes.
    var files: [String] {
        steps.compactMap { if case .write(let path, _, _) = $0 { path } else { nil } }
    }
}
