import TrackerDomain
import TrackerPresentation

/// The actions of one tracker.
extension AccessibleApp {
    /// Steps of amounts: the prompts ask for the amount instead.
    private static let steps: [AppAction] = [.addAmount, .subtractAmount]

    func open(_ id: Identifier) {
        guard let card = list.state.card(id) else { return }
        let choices = choices(card)
        if let number = prompt.choose(card.name, choices.map(\.text)) { choices[number].action() }
    }

    private func choices(_ card: TrackerCard) -> [Choice] {
        CardAction.all(first: [.toggleDone, .openDetails, .togglePin])
            .filter { $0.isListed(card) && !Self.steps.contains($0.id) }
            .flatMap { row -> [Choice] in
                let choice = (row.name(card)(language), { carryOut(row.effect(card), on: card) })
                // The app has the goal in its form.
                return row.id == .writeNote
                    ? [(TrackerField.goal.label(language), { takeGoal(card) }), choice] : [choice]
            }
    }

    private func carryOut(_ effect: CardAction.Effect, on card: TrackerCard) {
        switch effect {
        case .wish(let wish, let day): list.perform(wish, on: card.id, day)
        case .move(let direction): list.move(card.id, direction)
        case .open(let page, _):
            if let refusal = workspace.refusal(of: page, card, in: list.library) {
                return prompt.say(refusal)
            }
            switch page {
            case .form: edit(card.id)
            case .deletion: delete(card)
            case .details: tellDetails(card.id)
            case .amount: takeAmount(card)
            case .note: note(card)
            case .rest: rest(card)
            case .break: takeBreak(card)
            }
        }
    }

    private func rest(_ card: TrackerCard) {
        let ways = RestWay.all(of: card, today: workspace.today())
        let texts = ways.map { $0.text(language) }
        if let number = prompt.choose(RestWay.title(card)(language), texts) {
            carryOut(ways[number].effect, on: card)
        }
    }

    private func note(_ card: TrackerCard) {
        _ = take(.noteQuestion, card.day.note ?? "") { text in
            let isNone = GoalWord.isNone(text) || Name.collapsingSpace(text).isEmpty
            list.perform(.note(isNone ? nil : text), on: card.id, list.state.date)
        }
    }

    private func takeAmount(_ card: TrackerCard) {
        if let tracker = list.library.tracker(card.id) {
            let last = LastAmounts(of: tracker, for: list.state.date, language).entries.map(\.text)
            if !last.isEmpty { prompt.say(Phrase.lastValues + (": " + last.joined(separator: ", "))) }
        }
        let present = card.amountText ?? (card.day.periodGoal == nil ? card.plainAmountText : card.periodText)
        let question = card.mark.canForget ? Phrase.amountOfSumQuestion : .amountQuestion
        _ = takeUnderstood(question, present ?? "") { (word) throws(Failure) in
            if card.mark.canForget, GoalWord.isNone(word) {
                return list.perform(.done(false), on: card.id, list.state.date)
            }
            do throws(WordError) {
                list.perform(.amount(try AmountWord.edit(word, language)), on: card.id, list.state.date)
            } catch {
                throw .word(error)
            }
        }
    }

    private func takeGoal(_ card: TrackerCard) {
        let today = workspace.today()
        _ = takeUnderstood(.goalQuestion, goalText(of: card, today: today)) { (word) throws(Failure) in
            do throws(WordError) {
                let value: TrackerValue =
                    switch try GoalLine.typed(word, today: today, language) {
                    case nil: .goal(nil)
                    case .ofDay(let goal): .goal(goal)
                    // One of a period is the schedule.
                    case .ofPeriod(let sum): .schedule(.sum(sum))
                    }
                list.perform(.editTracker(card.id, TrackerEdit(value)))
            } catch {
                throw .word(error)
            }
        }
    }

    /// The goal of a day or of a period that is in force today; empty for none.
    private func goalText(of card: TrackerCard, today: Day) -> String {
        switch list.library.tracker(card.id)?.measure(on: today) {
        case .ofDay(let goal): AmountText.goal(goal, language)
        case .ofPeriod(let sum): ScheduleText.onCard(.sum(sum), conventions: workspace.conventions)
        case nil: ""
        }
    }

    private func delete(_ card: TrackerCard) {
        prompt.say(card.name + ", " + card.daysText)
        let answers = [Phrase.keepAsIs(language), Phrase.delete(language)]
        if prompt.choose(Phrase.deleteTrackerQuestion(language), answers) == 1 {
            list.perform(.deleteTracker(card.id))
        }
    }
}
