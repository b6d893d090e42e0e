import TrackerDomain
import TrackerPresentation

/// The form of a tracker, part by part.
extension AccessibleApp {
    func create() {
        let kinds = [Phrase.habit(language), Phrase.irregularEvent(language)]
        guard let kind = prompt.choose(Phrase.creatingTracker(language), kinds) else { return }
        fill(TrackerFormViewModel(creating: kind == 1, workspace: workspace, library: list.library))
    }

    func edit(_ id: Identifier) {
        guard let tracker = list.library.tracker(id) else { return }
        fill(
            TrackerFormViewModel(
                editing: tracker, on: list.state.date, workspace: workspace, library: list.library))
    }

    /// Asks for each part in turn; an empty answer keeps the value, or goes back if there is none.
    private func fill(_ form: TrackerFormViewModel) {
        guard TrackerField.inForm.allSatisfy({ take($0, of: form) }) else { return }
        if let missing = form.state.missingText { return prompt.say(missing) }
        form.save()
        let unchanged = Act.trackerEdited.words.already + "."
        prompt.say(form.notice ?? form.told?.text ?? unchanged(language))
        list.show(form.library)
    }

    /// Asks for one field; returns whether to go on.
    private func take(_ field: TrackerField, of form: TrackerFormViewModel) -> Bool {
        switch field.entry {
        case .typed:
            let isAnswered = take(field.label + ":", form.draft.texts[field] ?? "") {
                form.enter($0, in: field)
            }
            return isAnswered || field.typed("") != nil
        case .category: return takeCategory(form)
        case .schedule: return form.draft.isEvent || takeSchedule(form)
        // The goal has a choice of its own; a new tracker has an emoji and a color already.
        case .goal, .emoji, .color, .flag, .status: return true
        }
    }

    private func takeCategory(_ form: TrackerFormViewModel) -> Bool {
        let categories = CategoryAnswer(list.library)
        for line in categories.lines { prompt.say(line) }
        return takeUnderstood(categories.question, form.state.categoryText ?? "") { (word) throws(Failure) in
            form.choose(category: .named(try categories.name(word), newID: workspace.newID()))
        }
    }

    private func takeSchedule(_ form: TrackerFormViewModel) -> Bool {
        takeUnderstood(.scheduleQuestion, form.state.scheduleText ?? "") { (word) throws(Failure) in
            do throws(WordError) {
                form.choose(schedule: try ScheduleWord.schedule(word, today: workspace.today()))
            } catch {
                throw .word(error)
            }
        }
    }
}
