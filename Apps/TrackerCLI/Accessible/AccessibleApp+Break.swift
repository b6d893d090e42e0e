import TrackerDomain
import TrackerPresentation

/// The prompts for a break.
extension AccessibleApp {
    /// Asks from which day, until which, and for which habits.
    func takeBreak(_ card: TrackerCard) {
        let today = workspace.today()
        var first = list.state.date
        let isFirstKnown = takeUnderstood(.breakFromQuestion, DateText.full(first, language)) {
            (word) throws(Failure) in
            do throws(WordError) {
                first = try DayWord.day(word, today: today, .ahead(from: today))
            } catch {
                throw .word(error)
            }
        }
        guard isFirstKnown else { return }
        var last: Day?
        _ = takeUnderstood(.breakUntilQuestion, "") { (word) throws(Failure) in
            let day: Day
            do throws(WordError) {
                day = try DayWord.lastDay(word, from: first, today: today)
            } catch {
                throw .word(error)
            }
            guard first <= day else { throw .store(.edit(.breakEndsBeforeItBegins(first, day))) }
            last = day
        }
        guard let last else { return }
        switch prompt.choose(Phrase.breakTitle(language), [card.name, Phrase.allHabits(language)]) {
        case 0:
            // From today on, the last day says when the present rest ends.
            let edit = first == today ? BreakEdit.until(last) : .adding(from: first, until: last)
            list.perform(.takeBreak([card.id], edit))
        case 1:
            let habits = list.library.presentHabits.map(\.id)
            list.perform(.takeBreak(habits, .adding(from: first, until: last)))
        default: break
        }
    }
}

extension Phrase {
    fileprivate static let breakFromQuestion = Phrase("First day of the break:", "Первый день перерыва:")
    fileprivate static let breakUntilQuestion = Phrase("Last day of the break:", "Последний день перерыва:")
}
