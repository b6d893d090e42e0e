import Synchronization
package import TrackerDomain

/// The reminder of a machine as a test says it is; a plan writes a file, changes the crontab and runs a program.
@dynamicMemberLookup
package final class FakeReminders: Sendable {
    package struct State {
        package var entry: ReminderEntry?
        /// What others wrote in the place of the reminder.
        package var foreign: [String: [UInt8]] = [:]
        /// The fault of every plan.
        package var trouble: ReminderFault?
        /// The fault of carrying a plan out.
        package var failsToApply: ReminderFault?
        /// The fault of carrying the next plan out.
        package var failsOnce: ReminderFault?
        /// The fault of reading what is set up.
        package var unreadable: ReminderFault?
        /// The path of the copy of a crontab that carrying a plan out makes.
        package var crontabBefore: String?
        /// The plans that were carried out.
        package fileprivate(set) var applied: [ReminderPlan] = []
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
            ReminderEntry(
                reminder: Self.reminder(
                    ReminderWish(times: times, system: .systemd, delivery: .mail, library: "", variables: [:])
                ),
                system: .systemd, files: [], hasLostProgram: false)
        }
    }

    package var reminders: Reminders {
        Reminders(
            current: { () throws(ReminderFault) in
                if let trouble = self.unreadable { throw trouble }
                return self.entry
            },
            plan: { (wish) throws(ReminderFault) in
                if let trouble = self.trouble { throw trouble }
                return ReminderPlan(
                    reminder: Self.reminder(wish),
                    steps: [
                        .write(path: "/home/anna/a.timer", bytes: [], old: nil),
                        .schedule(bytes: [], old: [], change: []),
                        .run(["systemctl", "reload"], mayFail: false),
                    ], foreign: self.foreign)
            },
            removal: {
                self.entry?.reminder.map {
                    ReminderPlan(
                        reminder: $0, steps: [.remove(path: "/home/anna/a.timer", old: [])],
                        foreign: self.foreign)
                }
            },
            apply: { (plan) throws(ReminderFault) in
                if let fault = self.failsToApply { throw fault }
                if let fault = self.failsOnce {
                    self.failsOnce = nil
                    throw fault
                }
                self.state.withLock { $0.applied.append(plan) }
                let isEnd = plan.steps.contains { if case .remove = $0 { true } else { false } }
                self.entry =
                    isEnd
                    ? nil
                    : ReminderEntry(
                        reminder: plan.reminder, system: plan.reminder.system, files: [],
                        hasLostProgram: false)
                return self.crontabBefore
            },
            deliver: { _, _ in nil }, record: { _ in }, lastRecord: { nil })
    }

    private static func reminder(_ wish: ReminderWish) -> Reminder {
        Reminder(
            system: wish.system ?? .cron, times: wish.times, delivery: wish.delivery,
            program: "/bin/tracker", library: wish.library, variables: wish.variables)
    }
}
