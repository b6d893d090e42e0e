import TrackerDomain
import TrackerPresentation

/// The reminder: its times, and a question with all that would be written and run.
extension AccessibleApp {
    func setReminder() {
        let value = Phrase.value(of: reminders.entry())
        prompt.say(Phrase.reminder + ": " + value + ".")
        while let typed = prompt.ask(.timesQuestion), !typed.allSatisfy(\.isWhitespace) {
            switch reminders.answer(typed, language) {
            case .refused(let message): prompt.say(message.phrase(Advice.inApp(repeated)))
            case .nothing: return prompt.say(.noReminderYet)
            case .question(let question): return ask(question)
            }
        }
    }

    private func ask(_ question: ReminderQuestion) {
        prompt.say(question.detail)
        let answers = [question.yes, Phrase("Not now", "Не сейчас")].map { $0(language) }
        guard prompt.choose(question.question(language), answers) == 0 else { return }
        prompt.say(reminders.carryOut(question)?.phrase(Advice.inApp(repeated)) ?? question.told)
    }
}

extension Phrase {
    static let reminderChoice = Phrase("reminder of what is still due", "напоминание о несделанном")
    fileprivate static let timesQuestion = Phrase(
        "Times (20:00 or 9:00,20:30; off; Enter: back):",
        "Время (20:00 или 9:00,20:30; выкл; Enter — назад):")
}
