import TrackerDesk
import TrackerDomain
import TrackerPresentation

/// The app for somebody who types lines and reads lines; names are single words.
@MainActor
struct LineFront {
    private let app: AppViewModel
    private let newID: () -> Identifier

    init(_ desk: Desk) throws {
        app = try AppViewModel(workspace: try desk.workspace())
        newID = desk.system.newID
    }

    /// Takes a line: what to do, the name of a tracker, and what there is to say of it.
    func handle(_ line: String) {
        let told = app.notice
        app.dismiss()
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        let (name, rest) = (words.dropFirst().first ?? "", words.dropFirst(2).first ?? "")
        let day = app.list.state.date
        switch words.first {
        case "list": list()
        case "mark": about(name) { app.perform(.done(!$0.isCompleted), on: $0.id, day) }
        case "amount": about(name) { if app.open(.amount, of: $0.id, on: day) { answer(rest) } }
        case "details": about(name) { if app.open(.details, of: $0.id, on: day) { tellSheet() } }
        case "add": add(name, to: rest)
        // What was told last is undone, and nothing newer.
        case "undo": app.undo(told?.kind == .change ? told?.step : nil)
        default: print("list, mark NAME, amount NAME 3, details NAME, add NAME CATEGORY, undo")
        }
        if let notice = app.notice { print("*", notice.text) }
    }

    func list() {
        app.reload()
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

    /// Does something with a tracker that is shown.
    private func about(_ name: String, _ action: (TrackerCard) -> Void) {
        guard let card = app.list.state.cards.first(where: { $0.name == name }) else {
            return print("There is no \(name).")
        }
        action(card)
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
        guard let sheet = app.sheets.last as? FormSheetViewModel else { return }
        sheet.form.enter(name, in: .name)
        sheet.form.choose(category: .named(category, newID: newID()))
        sheet.form.enter("every day", in: .schedule)
        sheet.form.enter("5 km", in: .goal)
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
