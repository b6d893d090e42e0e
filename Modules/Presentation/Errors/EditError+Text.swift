public import TrackerDomain

extension EditError {
    /// One sentence: why an edit was refused and what to do.
    ///
    /// - Parameter nearest: The name that a mistyped one probably stands for.
    public func message(nearest: String? = nil) -> Message {
        switch self {
        case .trackerNotFound(let reference):
            EditError.notFound(Phrase("tracker", "Трекера"), reference, nearest, others: .listTrackers)
        case .categoryNotFound(let reference):
            EditError.notFound(Phrase("category", "Категории"), reference, nearest, others: .listCategories)
        case .noUnit(let name, let amount):
            Message(
                Phrase(
                    "\(name) has no unit: write \(amount.typedNumber)",
                    "У трекера «\(name)» нет единицы: напишите \(amount.typedNumber)"),
                .or, .setGoal(name, amount))
        case .beyondLimit(let name, let goal, let amount, let day, let today):
            Message(
                AmountText.overLimit(amount, of: goal, name, when: .on(day, today: today)), .colon,
                .correctAmount)
        case .needsAmount(let name, _):
            Message(
                Phrase("\(name) needs an amount", "Для трекера «\(name)» нужно количество"), .colon,
                .recordAmount(name))
        case .beyondSum(let name, let progress):
            Message(RuleText.overLimit(progress, name), .colon, .correctAmount)
        case .keptBySum(let name, let sum, let wanted):
            Message(
                .isSchedule(sum, of: name), .colon,
                .nameSchedule(
                    orSum: wanted.map { PeriodGoal($0.measured(in: sum.goal.unit), in: sum.period) }))
        case .stepNoLongerApplies:
            Message(
                Phrase(
                    "The step does not fit the library any more; nothing was changed.",
                    "Этот шаг больше не подходит к библиотеке; ничего не изменено."), .sentence, .listSteps)
        case .ambiguousTracker(let text, let matches, let duplicates?):
            Message(EditError.ambiguous(text, matches), .command, duplicates.advice)
        case .ambiguousTracker(let text, let matches, nil), .ambiguousCategory(let text, let matches):
            Message(EditError.ambiguous(text, matches))
        case .trackerText(.goal, .tooLong(_, let limit)): Message(.unitTooLong(limit))
        case .trackerText(let field, let fault): Message(fault.phrase(field.words))
        case .categoryText(let field, let fault): Message(fault.phrase(field.words))
        case .categoryNameTaken(let name, let renamed):
            EditError.nameTaken(name, renamed)
        case .emptySchedule:
            Message("A habit needs at least one day.", "Привычке нужен хотя бы один день.")
        case .habitsOnly(let feature, let name): Message(feature.refusal(name))
        case .otherUnit(let name, let unit, let typed):
            unit.isEmpty
                ? Message(
                    "\(name) counts without a unit: leave the unit out.",
                    "«\(name)» считается без единиц: укажите только число.")
                : Message(
                    "\(name) is counted in \(unit), not in \(typed).",
                    "Единица трекера «\(name)» — \(unit), а не «\(typed)».")
        case .inexactAmount(let edit, let unit): Message(.inexact(edit, unit))
        case .doubtfulAmount(let edit): Message(DoubtfulNumber(edit).phrase)
        case .shortThousands(let typed, let whole): WordError.shortThousands(typed, whole: whole).message
        case .amountBelowZero(let name, let amount, let unit):
            Message(
                "\(name) has only \(AmountText.amount(amount, unit: unit, .english)) on that day.",
                "У трекера «\(name)» за этот день только \(AmountText.amount(amount, unit: unit, .russian)).")
        case .amountTooLarge(let name):
            Message(
                "Amounts of \(name) go up to 1,000,000: write a smaller one.",
                "Количество для «\(name)» — не больше \(NumberText.whole(1_000_000, .russian)): укажите меньшее."
            )
        case .noteText(.tooLong(_, let limit)):
            Message(
                "The note is too long: write at most \(limit) characters.",
                "Заметка слишком длинная: напишите не больше \(limit) символов.")
        case .noteText(.blank):
            Message(
                "The note is empty: write at least one character.",
                "Заметка пустая: напишите хотя бы один символ.")
        case .noteText(let fault): Message(fault.phrase(.note))
        case .startToCome(let day):
            Message(
                "\(DateText.full(day, .english)) has not come yet: a tracker starts today or before.",
                "Этот день ещё впереди (\(DateText.full(day, .russian))): укажите сегодняшний день или более ранний."
            )
        case .futureDay(let day):
            Message(
                "\(DateText.full(day, .english)) has not come yet: mark it on that day.",
                "Этот день ещё впереди (\(DateText.full(day, .russian))): отметите, когда он настанет.")
        case .futureDayNotDone(let day):
            Message(
                "\(DateText.full(day, .english)) has not come yet: there is nothing to unmark on it.",
                "Этот день ещё впереди (\(DateText.full(day, .russian))): снимать пока нечего.")
        case .breakEndsBeforeItBegins(let first, let last): Message(.breakEndsBeforeItBegins(first, last))
        case .invalidDay(let day):
            Message(
                "\(day.iso) is out of range: days go from 1900-01-01 to 2199-12-31.",
                "\(day.iso) вне допустимых пределов: от 1900-01-01 до 2199-12-31.")
        case .eventDoneElsewhere(let name, let day):
            Message(
                "\(name) was done on \(DateText.full(day, .english)): unmark it on that day first.",
                "Событие «\(name)» уже отмечено за \(DateText.full(day, .russian)): сначала снимите ту отметку."
            )
        case .eventOnSeveralDays(let name):
            Message(
                "\(name) is an irregular event, done once: name one day, or make a habit without a plan.",
                "Событие «\(name)» отмечают один раз: укажите один день или создайте привычку без плана.")
        case .differentSections(let name, let other, let isPinnedApart):
            Message(.differentSections(name, other, isPinnedApart: isPinnedApart))
        case .besideItself(let name):
            Message(
                "\(name) cannot stand before or after itself: name another one.",
                "«\(name)» не может стоять перед собой или после себя: укажите другое название.")
        case .mergedWithItself(let isCategory):
            isCategory
                ? Message(
                    "A category cannot be merged with itself.",
                    "Категорию нельзя объединить с самой собой.")
                : Message(
                    "A tracker cannot be merged with itself.", "Трекер нельзя объединить с самим собой.")
        case .habitIntoEvent:
            Message(
                "Merge the event into the habit.",
                "Объедините событие с привычкой: сначала событие, потом привычка.")
        case .notesTooLong(let day):
            Message(
                "The notes of \(DateText.full(day, .english)) are over \(Note.rule.limit) characters together: shorten one of them.",
                "Заметки за \(DateText.full(day, .russian)) вместе длиннее \(Note.rule.limit) символов: сократите одну из них."
            )
        case .duplicateID(let id):
            Message(
                "The id \(id) is in use: try again.", "Идентификатор \(id) уже занят: попробуйте ещё раз.")
        case .idOfOtherKind(let id):
            Message(
                "The id \(id) is a tracker's in one library and a category's in the other: change it in the file, or leave out what has it there.",
                "Идентификатор \(id) в одной библиотеке у трекера, а в другой у категории: измените его в файле или уберите оттуда эту запись."
            )
        }
    }
}

extension Phrase {
    /// "The schedule of Run is 30 km a week".
    fileprivate static func isSchedule(_ sum: PeriodGoal, of name: String) -> Phrase {
        let own = Phrase.sum(sum)
        return Phrase(
            "The schedule of \(name) is \(own.english)", "Расписание трекера «\(name)» — \(own.russian)")
    }

    /// "20 min cannot be kept exactly in h: give the goal in min."
    fileprivate static func inexact(_ edit: AmountEdit, _ unit: String) -> Phrase {
        let typed = edit.unit ?? ""
        return Phrase { AmountText.amount(edit.amount, unit: typed, $0) }
            + Phrase(
                " cannot be kept exactly in \(unit): give the goal in \(typed).",
                " нельзя точно записать в \(unit): задайте цель в \(typed).")
    }
}

extension EditError.HabitFeature {
    fileprivate func refusal(_ name: String) -> Phrase {
        let event = Phrase("“\(name)” is an irregular event and ", "«\(name)» — нерегулярное событие, ")
        let refusal =
            switch self {
            case .schedule:
                Phrase(
                    "has no schedule: leave the schedule out.", "у него нет расписания: не указывайте его.")
            case .goal:
                Phrase(
                    "has no goal: leave goal and amount out.",
                    "у него нет цели: не указывайте ни цель, ни количество.")
            case .skips:
                Phrase(
                    "has no days to skip: it waits until it is done.",
                    "пропускать нечего: оно ждёт, пока не выполнено.")
            case .pauses:
                Phrase(
                    "cannot be paused: archive it instead.", "приостановить его нельзя: уберите его в архив.")
            }
        return event + refusal
    }
}
