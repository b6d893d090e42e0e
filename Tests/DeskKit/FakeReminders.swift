import Synchronization
package import TrackerDomain

/// The reminder of a machine as a test says it is; a plan writes a file, changes the crontab and runs a program.
@dynamicMemberLookup
package final class FakeReminders: Sendable {
    package struct State {
        package var entry: TimerEntry?
        /// What others wrote in the place of the reminder.
        package var foreign: [String: [UInt8]] = [:]
        /// The fault of every plan.
        package var trouble: TimerFault?
        /// The fault of carrying a plan out.
        package var failsToApply: TimerFault?
        /// The fault of carrying the next plan out.
        package var failsOnce: TimerFault?
        /// The fault of reading what is set up.
        package var unreadable: TimerFault?
        /// The path of the copy of a crontab that carrying a plan out makes.
        package var crontabBefore: String?
        /// The plans that were carried out.
        package fileprivate(set) var applied: [TimerPlan] = []
    }

    private let state = Mutex(State())

    package init() {}

    package subscript<Value: Sendable>(
        dynamicMember path: any KeyPath<State, Value> & Sendable
    ) -> Value {
        state.withLock { $0[keyPath: path] }
    }

    package subscript<Value: Sendable>(
        dynamicMember path: any WritableKeyPath<State, Value> & Sendable
    ) -> Value {
        get { state.withLock { $0[keyPath: path] } }
        set { state.withLock { $0[keyPath: path] = newValue } }
    }

    /// Sets a reminder up as another program does.
    package func set(_ times: String) {
        self.entry = ReminderTimes(times).map { times in
            let wish = TimerWish(
                .reminder(Reminder(times: times, delivery: .mail)), by: .systemd, library: "", variables: [:])
            return TimerEntry(job: Self.job(wish), system: .systemd, files: [], hasLostProgram: false)
        }
    }

    package var reminders: Reminders {
        Reminders(timer: timer, deliver: { _, _ in nil }, record: { _ in }, lastRecord: { nil })
    }

    private var timer: SystemTimer {
        SystemTimer(
            current: { () throws(TimerFault) in
                if let trouble = self.unreadable { throw trouble }
                return self.entry
            },
            plan: { (wish) throws(TimerFault) in
                if let trouble = self.trouble { throw trouble }
                return TimerPlan(
                    job: Self.job(wish),
                    steps: [
                        .write(path: "/home/anna/a.timer", bytes: [], old: nil),
                        .schedule(bytes: [], old: [], change: []),
                        .run(["systemctl", "reload"], mayFail: false),
                    ], foreign: self.foreign)
            },
            removal: {
                self.entry?.job.map { _ in
                    TimerPlan(
                        job: nil, steps: [.remove(path: "/home/anna/a.timer", old: [])],
                        foreign: self.foreign)
                }
            },
            apply: { (plan) throws(TimerFault) in
                if let fault = self.failsToApply { throw fault }
                if let fault = self.failsOnce {
                    self.failsOnce = nil
                    throw fault
                }
                self.state.withLock { $0.applied.append(plan) }
                self.entry = plan.job.map {
                    TimerEntry(job: $0, system: $0.system, files: [], hasLostProgram: false)
                }
                return self.crontabBefore
            })
    }

    private static func job(_ wish: TimerWish) -> TimerJob {
        TimerJob(
            wish.task, by: wish.system ?? .cron, program: "/bin/tracker", library: wish.library,
            variables: wish.variables)
    }
}
