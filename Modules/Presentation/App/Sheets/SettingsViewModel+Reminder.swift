internal import TrackerDomain

/// The reminder, the last row of the settings: Enter opens a line for its times, and a question follows.
extension SettingsViewModel {
    var reminderRow: SettingsState.Row? {
        guard setup != nil else { return nil }
        return SettingsState.Row(
            key: nil, word: "", title: Phrase.reminder(language), value: Phrase.value(of: reminder)(language),
            remark: nil,
            isFocused: isReminderFocused, opensLine: true)
    }

    var reminderExplanation: Phrase {
        switch reminder {
        case .failure(let fault): Phrase(same: text(fault.message(of: .remind)))
        case .success(let entry?) where entry.hasLostProgram:
            Phrase(
                "its program is not there any more: set it up again", "программы больше нет: включите снова")
        case .success:
            Phrase("what is still due", "о том, что не сделано")
        }
    }

    /// Opens the line for the times.
    func openTimes() -> [Effect] {
        guard let setup else { return [] }
        let language = language
        let times = (try? reminder.get())?.job?.reminder?.times
        let line = TextPromptViewModel(
            Phrase.reminder(language), times?.texts.joined(separator: ",") ?? "",
            rule: .times, words: .times,
            hint: Phrase(
                "20:00 or 9:00,20:30; an empty line: no reminder.",
                "20:00 или 9:00,20:30; пустая строка: без напоминания."),
            isNumber: true, canBeEmpty: true, language: language
        ) { [weak self] typed in
            guard let self else { return .taken([]) }
            let answer = setup.answer(typed, language)
            if case .refused(let message) = answer { return .refused(text(message)) }
            return .taken(follow(answer, setup))
        }
        return [.open(line)]
    }

    private func follow(_ answer: ReminderSetup.Answer, _ setup: ReminderSetup) -> [Effect] {
        switch answer {
        case .refused(let message): [.tell(Notice(.error, text(message)))]
        case .nothing: [.tell(Notice(.information, Phrase.noReminderYet(language)))]
        case .question(let question): [.open(asking(question, setup))]
        }
    }

    private func asking(_ question: ReminderQuestion, _ setup: ReminderSetup) -> QuestionViewModel {
        let language = language
        return QuestionViewModel(
            question.question, detail: question.detail, yes: question.yes,
            no: Phrase("Not now", "Не сейчас"), language: language
        ) { [weak self] in
            let outcome = setup.carryOut(question)
            guard let self else { return [] }
            reminder = setup.entry
            return switch outcome {
            case .done(let told): [.tell(Notice(.information, told(language)))]
            case .failed(let message): [.tell(Notice(.error, text(message)))]
            case .changed(let answer): follow(answer, setup)
            }
        }
    }
}

extension TextRule {
    fileprivate static let times = TextRule(limit: 60, byteLimit: 240)
}

extension TextWords {
    fileprivate static let times = TextWords(
        label: Phrase("Times of day", "Время"), placeholder: Phrase("no reminder", "без напоминания"),
        subject: Phrase("The times", "Время"), place: Phrase("The times", "Во времени"))
}
