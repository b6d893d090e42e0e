import TrackerDomain
import TrackerPresentation

/// The app for somebody who types lines and reads lines; names are single words.
@MainActor
struct LineFront {
    let app: AppViewModel
    let newID: () -> Identifier

    /// Takes a line: what to do, the name of a tracker, and what there is to say of it.
    func handle(_ line: String) {
        app.dismiss()
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        let (name, rest) = (words.dropFirst().first ?? "", words.dropFirst(2).first ?? "")
        switch words.first {
        case "list": list()
        case "mark": act(.toggleDone, on: name)
        case "amount": act(.enterAmount, on: name) { answer(rest) }
        case "details": act(.openDetails, on: name) { tellSheet() }
        case "add": add(name, to: rest)
        case "undo": app.perform(.undo)
        default: print("list, mark NAME, amount NAME 3, details NAME, add NAME CATEGORY, undo")
        }
        if let notice = app.notice { print("*", notice.text) }
    }

    func list() {
        let list = app.list.state
        print(list.dateText)
        for section in list.sections {
            print(section.title)
            for card in section.cards {
                print(card.isCompleted ? "  [x]" : "  [ ]", card.emoji, card.name, "-", card.daysText)
            }
        }
        if let placeholder = list.placeholder { print(placeholder.text) }
    }

    /// Does an action of a card, and what there is to do with the sheet that it opens.
    private func act(_ action: AppAction, on name: String, then: () -> Void = {}) {
        guard let card = app.list.state.cards.first(where: { $0.name == name }) else {
            return print("There is no \(name).")
        }
        app.focus(on: card.id)
        guard app.isEnabled(action) else { return print("This cannot be done now.") }
        app.perform(action)
        then()
    }

    /// Types into the line that is asked for; a refusal is told, and the line is left.
    private func answer(_ text: String) {
        guard let prompt = app.sheets.last as? TextPromptViewModel else { return }
        prompt.enter(text)
        app.confirm()
        tellSheet()
    }

    /// Prints the sheet on top, if there is one, and leaves it.
    private func tellSheet() {
        guard let sheet = app.sheets.last else { return }
        for text in SheetText.all.compactMap({ $0.text(sheet) }) { print(text) }
        app.discard()
    }

    /// Fills in the form of a new habit for every day, with a goal so that amounts can be entered.
    private func add(_ name: String, to category: String) {
        app.perform(.newTracker)
        app.choose(row: 0)
        guard let sheet = app.sheets.last as? FormSheetViewModel else { return }
        let known = app.list.library.category(named: category)
        sheet.form.enter(name, in: .name)
        sheet.form.choose(category: known.map { .existing($0.id) } ?? .named(category, newID: newID()))
        sheet.form.choose(schedule: .weekdays(.everyDay))
        sheet.form.choose(goal: try? GoalWord.goal(.atLeast, "5 km", .english))
        app.save()
        if !app.sheets.isEmpty { app.discard() }
    }
}

/// A sheet as a line of text; the front has a row for each sheet that it prints.
@MainActor
struct SheetText {
    static let all = [
        SheetText(TextPromptViewModel.self) { "! " + ($0.entry.error ?? $0.title) },
        SheetText(TrackerDetailsViewModel.self) { details in
            details.map { "\($0.card.name), \($0.scheduleText), \($0.card.daysText)" }
        },
    ]

    /// `nil` for a sheet of another type.
    let text: (any SheetModel) -> String?

    init<Model: SheetModel>(_ model: Model.Type, text: @escaping (Model.State) -> String?) {
        self.text = { ($0 as? Model).flatMap { text($0.state) } }
    }
}
