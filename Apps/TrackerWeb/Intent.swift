import TrackerDomain
import TrackerPresentation
import Web

/// What a form of a page asks for; each is at most one step of the history.
enum Intent: String, CaseIterable {
    case done, undone, skip, unskip, pin, unpin, pause, resume, archive, unarchive
    case add, subtract, amount, note, save, delete, undo, redo
    case rest = "break"
}

/// What became of an intent.
enum IntentOutcome {
    case done
    /// The form is shown again with the reason; nil for the page that it came from.
    case refused(Place.Sheet?, Refusals)
    /// The words of the form mean nothing, as another version wrote them.
    case outOfDate
}

/// Why a form was refused.
struct Refusals {
    var text: String?
    var byField: [TrackerField: String] = [:]
    /// The error of the library; nil for a refusal of what was typed.
    var error: StoreError?
}

/// Carries out the intent of a form.
@MainActor
struct IntentRun {
    let app: AppViewModel
    let workspace: Workspace
    let form: Fields

    /// Performs it; a library that another program holds is asked once more.
    func perform() -> IntentOutcome {
        let outcome = attempt()
        guard case .refused(_, let refusals) = outcome, case .busy? = refusals.error else { return outcome }
        return attempt()
    }

    private func attempt() -> IntentOutcome {
        guard let intent = form["do"].flatMap(Intent.init) else { return .outOfDate }
        switch intent {
        case .undo, .redo: return replay(intent)
        case .save: return save()
        default: break
        }
        let typed = form["day"]
        guard let id = form["id"].flatMap({ Identifier($0) }),
            let day = typed.map({ Day(iso: $0) }) ?? (intent.needsDay ? nil : workspace.today()),
            day == day.clamped
        else { return .outOfDate }
        return perform(intent, on: id, day)
    }

    private func replay(_ intent: Intent) -> IntentOutcome {
        guard let step = form["step"].flatMap({ StepID($0) }) else { return .outOfDate }
        intent == .undo ? app.undo(step) : app.redo(step)
        return outcome(in: nil)
    }

    private func perform(_ intent: Intent, on id: Identifier, _ day: Day) -> IntentOutcome {
        switch intent {
        case .done: return wish(.done(true), id, day)
        case .undone: return wish(.done(false), id, day)
        case .skip: return wish(.skipped(true), id, day)
        case .unskip: return wish(.skipped(false), id, day)
        case .pin: return wish(.pinned(true), id, day)
        case .unpin: return wish(.pinned(false), id, day)
        case .pause: return wish(.paused(true), id, day)
        case .resume: return wish(.paused(false), id, day)
        case .archive: return wish(.archived(true), id, day)
        case .unarchive: return wish(.archived(false), id, day)
        case .add, .subtract:
            let operation: AmountEdit.Operation = intent == .add ? .add : .subtract
            if let unit = form["unit"] { return exactAmount(operation, in: unit, id, day) }
            // The step is that of the goal; a tracker that is gone is told by any.
            return wish(card(id, day)?.counting(operation) ?? .amount(AmountEdit(operation, .one)), id, day)
        case .amount: return amount(id, day)
        case .note:
            guard let text = form["text"].map(Name.collapsingSpace) else { return .outOfDate }
            return wish(.note(text.isEmpty ? nil : text), id, day, in: .note)
        case .rest: return rest(id, day)
        case .delete:
            app.perform([.deleteTracker(id)])
            return outcome(in: nil)
        case .undo, .redo, .save: return .outOfDate
        }
    }

    private func card(_ id: Identifier, _ day: Day) -> TrackerCard? {
        app.list.library.card(id, on: day, today: workspace.today(), workspace.conventions)
    }

    private func wish(
        _ wish: Wish, _ id: Identifier, _ day: Day, in sheet: Place.Sheet? = nil
    ) -> IntentOutcome {
        app.perform(wish, on: id, day)
        // The day of a sum is marked by its amount.
        let asks = wish == .done(true) && card(id, day)?.mark != .toggle(isDone: false)
        return outcome(in: sheet ?? (asks ? .amount : nil))
    }

    private func outcome(in sheet: Place.Sheet?) -> IntentOutcome {
        guard let notice = app.notice, notice.kind == .error else { return .done }
        return .refused(sheet, Refusals(text: notice.text, error: app.error))
    }

    /// A sign that is typed outranks the button.
    private func amount(_ id: Identifier, _ day: Day) -> IntentOutcome {
        let modes: [String: AmountEdit.Operation] = ["set": .set, "add": .add, "subtract": .subtract]
        guard let text = form["amount"], let mode = form["mode"].flatMap({ modes[$0] }) else {
            return .outOfDate
        }
        if let unit = form["unit"] { return exactAmount(mode, in: unit, id, day, sheet: .amount) }
        let typed = Name.collapsingSpace(text)
        if typed.isEmpty, mode == .set, card(id, day)?.mark.canForget == true {
            return wish(.done(false), id, day, in: .amount)
        }
        do throws(WordError) {
            let edit = try AmountWord.edit(typed, workspace.conventions.language)
            let operation = edit.operation == .set ? mode : edit.operation
            return wish(
                .amount(AmountEdit(operation, edit.amount, unit: edit.unit, spelling: edit.spelling)), id,
                day, in: .amount)
        } catch {
            return .refused(.amount, Refusals(text: workspace.text(error.message)))
        }
    }

    /// The amount that a button shows, as it is stored and with its unit: the goal may be another one by now.
    private func exactAmount(
        _ operation: AmountEdit.Operation, in unit: String, _ id: Identifier, _ day: Day,
        sheet: Place.Sheet? = nil
    ) -> IntentOutcome {
        guard let amount = form["amount"].flatMap({ Amount(text: $0) }) else { return .outOfDate }
        return wish(.amount(AmountEdit(operation, amount, unit: unit)), id, day, in: sheet)
    }

    private func rest(_ id: Identifier, _ day: Day) -> IntentOutcome {
        guard let first = form["from"].flatMap({ Day(iso: $0) }),
            let last = form["until"].flatMap({ Day(iso: $0) }), ["", "1"].contains(form["all"] ?? "")
        else { return .outOfDate }
        guard app.open(.break, of: id, on: day), let sheet = app.sheets.last as? BreakViewModel else {
            return outcome(in: nil)
        }
        sheet.choose(form["all"] == "1" ? .all : .one)
        // A day that stays may lie in the past.
        sheet.focus(onRow: 0)
        if first != sheet.first { sheet.enter(first.iso) }
        sheet.focus(onRow: 1)
        if sheet.state.error == nil {
            if last != sheet.last { sheet.enter(last.iso) }
            app.carryOut(sheet.save())
        }
        if let refusal = sheet.state.error { return .refused(.rest, Refusals(text: refusal)) }
        return outcome(in: .rest)
    }
}

extension Intent {
    fileprivate var needsDay: Bool {
        [.done, .undone, .skip, .unskip, .add, .subtract, .amount, .note].contains(self)
    }
}
