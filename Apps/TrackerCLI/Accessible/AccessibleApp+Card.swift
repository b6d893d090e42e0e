import TrackerDomain
import TrackerPresentation

/// What can be done with one tracker.
extension AccessibleApp {
    func open(_ id: Identifier) {
        guard let card = list.state.card(id) else { return }
        let choices: [Choice] =
            [
                ((card.isCompleted ? Phrase.unmark : .mark)(language), { list.toggle(id) }),
                (Phrase.details(language), { tellDetails(id) }),
                ((card.isPinned ? Phrase.unpin : .pin)(language), { list.togglePin(id) }),
                (Phrase.edit(language), { edit(id) }),
                (Phrase.delete(language), { delete(card) }),
            ] + actions(of: card)
        if let number = prompt.choose(card.name, choices.map(\.text)) { choices[number].action() }
    }

    /// What was chosen least often stands last.
    private func actions(of card: TrackerCard) -> [Choice] {
        let (id, isArchived) = (card.id, card.standing.isArchived)
        let skip = ((card.day.isSkipped ? Phrase.unskip : .skip)(language), { list.toggleSkip(id) })
        let pause = ((card.isResting ? Phrase.resume : .pause)(language), { list.togglePause(id) })
        let amount = (Phrase.amount(language), { takeAmount(card) })
        let goal = (TrackerField.goal.label(language), { takeGoal(card) })
        return (card.countsAmounts ? [amount] : []) + (card.isEvent ? [] : [goal])
            + (card.canSkip ? [skip] : [])
            + [(Phrase.note(language), { note(card) })]
            + (card.canPause && !isArchived ? [pause] : [])
            + [((isArchived ? Phrase.unarchive : .archive)(language), { list.toggleArchive(id) })]
    }

    private func note(_ card: TrackerCard) {
        _ = take(.noteQuestion, card.day.note ?? "") { text in
            list.note(GoalWord.isNone(text) ? "" : text, of: card.id)
        }
    }

    private func takeAmount(_ card: TrackerCard) {
        _ = takeUnderstood(.amountQuestion, card.amountText ?? "") { (word) throws(Failure) in
            do throws(WordError) { list.take(try AmountWord.edit(word), of: card.id) } catch {
                throw .word(error)
            }
        }
    }

    private func takeGoal(_ card: TrackerCard) {
        let goal = list.library.tracker(card.id)?.goal(on: workspace.today())
        let current = goal.map { AmountText.goal($0, language) } ?? ""
        _ = takeUnderstood(.goalQuestion, current) { (word) throws(Failure) in
            do throws(WordError) { list.set(try GoalLine.goal(word), of: card.id) } catch {
                throw .word(error)
            }
        }
    }

    private func delete(_ card: TrackerCard) {
        prompt.say(card.name + ", " + card.daysText)
        let answers = [Phrase.keepAsIs(language), Phrase.delete(language)]
        if prompt.choose(Phrase.deleteTrackerQuestion(language), answers) == 1 { list.delete(card.id) }
    }
}
