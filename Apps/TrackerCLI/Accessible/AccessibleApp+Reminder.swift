import TrackerDomain
import TrackerPresentation

/// The reminder: its times, and a question with all that would be written and run.
extension AccessibleApp {
    func setReminder() {
        let value = Phrase.value(of: reminders.entry)
        prompt.say(Phrase.reminder + ": " + value + ".")
        while let typed = prompt.ask(.timesQuestion), !typed.allSatisfy(\.isWhitespace) {
            let answer = reminders.answer(typed, language)
            follow(answer)
            guard case .refused = answer else { return }
        }
    }

    private func follow(_ answer: ReminderSetup.Answer) {
        switch answer {
        case .refused(let message): prompt.say(message.phrase(Advice.inApp(repeated)))
        case .nothing: prompt.say(.noReminderYet)
        case .question(let question): ask(question)
        }
    }

    private func ask(_ question: ReminderQuestion) {
        prompt.say(question.detail)
        let answers = [question.yes, Phrase("Not now", "Не сейчас")].map { $0(language) }
        guard prompt.choose(question.question(language), answers) == 0 else { return }
        switch reminders.carryOut(question) {
        case .done(let told): prompt.say(told)
        case .failed(let message): prompt.say(message.phrase(Advice.inApp(repeated)))
        case .changed(let answer): follow(answer)
        }
    }
}

extension Phrase {
    static let reminderChoice = Phrase("reminder of what is still due", "напоминание о несделанном")
    fileprivate static let timesQuestion = Phrase(
        "Times (20:00 or 9:00,20:30; off; Enter: back):",
        "Время (20:00 или 9:00,20:30; выкл; Enter — назад):")
}
