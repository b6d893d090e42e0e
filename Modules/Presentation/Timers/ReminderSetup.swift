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

    /// What came of a question that was agreed to.
    public enum Response {
        /// The sentence for it.
        case done(Phrase)
        case failed(Message)
        /// What was shown has changed meanwhile: this is to be asked instead.
        case changed(Answer)
    }

    private let reminders: Reminders
    private let home: HomeFolder
    private let library: String
    private let variables: (Language) -> [String: String]
    private let whenSet: () -> Void

    /// - Parameters:
    ///   - library: The absolute path of the library.
    ///   - variables: The variables that the program gets for a language.
    ///   - whenSet: Is called after a reminder was set up.
    public init(
        _ reminders: Reminders, home: HomeFolder, library: String,
        variables: @escaping (Language) -> [String: String],
        whenSet: @escaping () -> Void = {}
    ) {
        self.reminders = reminders
        self.home = home
        self.library = library
        self.variables = variables
        self.whenSet = whenSet
    }

    /// The reminder that is set up; nil if there is none.
    public var entry: Result<TimerEntry?, TimerFault> {
        Result { () throws(TimerFault) in try reminders.timer.current() }
    }

    /// Plans what was typed, and changes nothing: times of day, or nothing at all or a word for the end of reminders.
    public func answer(_ typed: String, _ language: Language) -> Answer {
        do throws(TimerFault) {
            if TypedWord(typed).text.isEmpty || typed.isOff {
                guard let plan = try reminders.timer.removal() else { return .nothing }
                return question(
                    plan, typed, language, Phrase("End the reminders?", "Выключить напоминания?"),
                    yes: Phrase("End them", "Выключить"), told: .noMoreReminders, isEnd: true)
            }
            guard let times = ReminderTimes(typed) else {
                return .refused(Message(Phrase.quoted(typed) + Phrase.areNoTimes))
            }
            let current = try reminders.timer.current()?.job
            let reminder = Reminder(
                times: times, delivery: current?.reminder?.delivery ?? .notification)
            let wish = TimerWish(
                .reminder(reminder), by: current?.system, library: library,
                variables: variables(language))
            return question(
                try reminders.timer.plan(wish), typed, language, .remindQuestion(times),
                yes: Phrase("Remind", "Напоминать"), told: .willRemind(times))
        } catch {
            return .refused(error.message(of: .remind))
        }
    }

    /// What others wrote is not shown here, so it is not replaced here either.
    private func question(
        _ plan: TimerPlan, _ typed: String, _ language: Language, _ question: Phrase, yes: Phrase,
        told: Phrase, isEnd: Bool = false
    ) -> Answer {
        guard plan.foreign.isEmpty else {
            let names = plan.foreign.keys.sorted().map { home.shown($0).pathExcerpt }
            return .refused(Message(.notAsWritten(names), .colon, .removeTimer(.remind)))
        }
        return .question(
            ReminderQuestion(
                question: question, detail: plan.effects(home: home), yes: yes, told: told, isEnd: isEnd,
                plan: plan, typed: typed, language: language))
    }

    /// Does what was agreed to.
    public func carryOut(_ question: ReminderQuestion) -> Response {
        do throws(TimerFault) {
            let before = try reminders.timer.apply(question.plan)
            if !question.isEnd { whenSet() }
            guard let before else { return .done(question.told) }
            return .done(question.told + " " + Phrase.crontabBefore(before, home: home))
        } catch .crontab(.changed) {
            let answer = answer(question.typed, question.language)
            guard case .question(var again) = answer else { return .changed(answer) }
            again.question = .crontabHasChanged + " " + again.question
            return .changed(.question(again))
        } catch {
            return .failed(error.message(of: .remind))
        }
    }
}

extension String {
    /// True if the word means the end of a timer.
    package var isOff: Bool { TypedWord(self).isOne(of: "off", "none", "выкл", "нет") }
}

/// The question before a reminder is set up or ended.
public struct ReminderQuestion: Hashable, Sendable {
    /// "Remind every day at 20:00?"
    public fileprivate(set) var question: Phrase
    /// Every file and every command.
    public let detail: Phrase
    public let yes: Phrase
    /// The sentence for when it is done.
    fileprivate let told: Phrase
    /// True if no reminder is left by it.
    fileprivate let isEnd: Bool
    fileprivate let plan: TimerPlan
    /// What was typed, to plan it anew.
    fileprivate let typed: String
    fileprivate let language: Language
}

extension Phrase {
    /// The title of the reminder among settings.
    public static let reminder = Phrase("Reminder", "Напоминание")

    /// The answer to an end of reminders where there are none.
    public static let noReminderYet = Phrase("There is no reminder.", "Напоминания нет.")

    /// "every day at 20:00", "off".
    public static func value(of entry: Result<TimerEntry?, TimerFault>) -> Phrase {
        guard case .success(let entry) = entry else { return Phrase("cannot be read", "не читается") }
        guard let entry else { return Phrase("off", "выкл") }
        guard let times = entry.job?.reminder?.times else {
            return Phrase("not as Tracker wrote it", "изменено не через Tracker")
        }
        let count = times.minutes.count
        return count < 3
            ? .everyDay(at: times) : CountedPhrase.times(count) + Phrase(" a day", " в день")
    }
}
