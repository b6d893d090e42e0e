public import TrackerDomain

/// The reminder of this machine as screens set it up: its times are typed, then a question names all that would happen.
@MainActor
public struct ReminderSetup {
    /// What typed times come to.
    public enum Answer {
        case refused(Message)
        /// There is no reminder to end.
        case nothing
        case question(ReminderQuestion)
    }

    private let reminders: Reminders
    private let home: HomeFolder
    private let variables: (Language) -> [String: String]

    /// - Parameter variables: The variables that the program gets for a language.
    public init(
        _ reminders: Reminders, home: HomeFolder, variables: @escaping (Language) -> [String: String]
    ) {
        self.reminders = reminders
        self.home = home
        self.variables = variables
    }

    /// The reminder that is set up; nil if there is none.
    public func entry() -> ReminderEntry? { reminders.current() }

    /// Plans what was typed, and changes nothing: times of day, or nothing at all or a word for the end of reminders.
    public func answer(_ typed: String, _ language: Language) -> Answer {
        let word = TypedWord(typed)
        if word.text.isEmpty || word.isOne(of: "off", "none", "выкл", "нет") {
            guard let plan = reminders.removal() else { return .nothing }
            return question(
                plan, Phrase("End the reminders?", "Выключить напоминания?"),
                yes: Phrase("End them", "Выключить"), told: .noMoreReminders)
        }
        guard let times = ReminderTimes(typed) else {
            return .refused(Message(Phrase.quoted(typed) + Phrase.areNoTimes))
        }
        let current = entry()?.reminder
        let wish = ReminderWish(
            times: times, system: current?.system, delivery: current?.delivery ?? .notification,
            variables: variables(language))
        do throws(ReminderFault) {
            return question(
                try reminders.plan(wish), .remindQuestion(times), yes: Phrase("Remind", "Напоминать"),
                told: .willRemind(times))
        } catch {
            return .refused(error.message)
        }
    }

    /// What others wrote is not shown here, so it is not replaced here either.
    private func question(
        _ plan: ReminderPlan, _ question: Phrase, yes: Phrase, told: Phrase
    ) -> Answer {
        guard plan.foreign.isEmpty else {
            let names = plan.foreign.keys.sorted().map { home.shown($0).pathExcerpt }
            return .refused(Message(.notAsWritten(names), .colon, .removeReminder))
        }
        return .question(
            ReminderQuestion(
                question: question, detail: plan.effects(home: home), yes: yes, told: told, plan: plan))
    }

    /// Does what was agreed to; returns the reason if that failed.
    public func carryOut(_ question: ReminderQuestion) -> Message? {
        do throws(ReminderFault) {
            try reminders.apply(question.plan)
            return nil
        } catch {
            return error.message
        }
    }
}

/// The question before a reminder is set up or ended.
public struct ReminderQuestion: Hashable, Sendable {
    /// "Remind every day at 20:00?"
    public let question: Phrase
    /// Every file and every command.
    public let detail: Phrase
    public let yes: Phrase
    /// The sentence for when it is done.
    public let told: Phrase
    fileprivate let plan: ReminderPlan
}

extension Phrase {
    /// The title of the reminder among settings.
    public static let reminder = Phrase("Reminder", "Напоминание")

    /// The answer to an end of reminders where there are none.
    public static let noReminderYet = Phrase("There is no reminder.", "Напоминания нет.")

    /// "every day at 20:00", "off".
    public static func value(of entry: ReminderEntry?) -> Phrase {
        guard let entry else { return Phrase("off", "выкл") }
        guard let times = entry.reminder?.times else {
            return Phrase("not as Tracker wrote it", "изменено не через Tracker")
        }
        let count = times.minutes.count
        return count < 3
            ? .everyDay(at: times) : CountedPhrase.times(count) + Phrase(" a day", " в день")
    }
}
