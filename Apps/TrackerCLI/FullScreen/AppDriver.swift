import Terminal
import TrackerDomain
import TrackerPresentation

/// Between the terminal and the app: events in, frames out. It knows no descriptor, so sessions can be tested as scripts.
@MainActor
final class AppDriver {
    let model: AppViewModel
    /// Set by Ctrl-Z until the loop has obeyed.
    var wantsToSuspend = false
    /// Set by Ctrl-L until the loop has drawn everything anew.
    var wantsFullRepaint = false

    private var view: AppView
    private var rendering = Rendering(size: .zero)

    init(model: AppViewModel, view: AppView) {
        self.model = model
        self.view = view
    }

    /// The background that colours stand on, once the terminal has told.
    var appearance: Appearance {
        get { view.canvas.look.palette.appearance }
        set { view = AppView(canvas: view.canvas.onScreen(newValue)) }
    }

    /// Draws what there is to see in a window.
    func render(_ size: Size) -> Frame {
        model.columns = CardGridView.columns(for: size.columns)
        rendering = view.render(model.state, hints: KeyHint.hints(for: model), size: size)
        return rendering.frame
    }

    func handle(_ event: InputEvent) {
        switch event {
        case .key(let key):
            if let intent = KeyMap.intent(of: key, in: model.inputContext) { obey(intent) }
        case .paste(let text): model.insert(text)
        case .mouse(let event): handle(event)
        case .focus, .reply: break
        }
    }

    private func obey(_ intent: Intent) {
        switch intent {
        case .action(.repaint): wantsFullRepaint = true
        case .action(.toggleDone): model.press()
        case .action(let action): model.perform(action)
        case .move(let move): model.move(move)
        case .confirm: confirm()
        case .cancel: model.cancel()
        case .press: model.press()
        case .insert(let text): model.insert(text)
        case .edit(let edit): model.edit(edit)
        case .answer(let isYes): model.answer(isYes)
        case .save: model.saveForm()
        case .suspend: wantsToSuspend = true
        }
    }

    private func confirm() {
        // To draw anew is the terminal's business, which the model knows nothing of.
        if case .actions(let list) = model.sheets.last, list.focused == .repaint { wantsFullRepaint = true }
        model.confirm()
    }

    // MARK: Mouse

    private func handle(_ event: MouseEvent) {
        switch event.action {
        case .scrollUp: scroll(.up, at: event.position)
        case .scrollDown: scroll(.down, at: event.position)
        case .press(.left): rendering.target(at: event.position).map(click)
        case .press(.right):
            switch rendering.target(at: event.position) {
            case .card(let id), .mark(let id):
                model.focus(on: id)
                model.perform(.openMenu)
            case .category(let id?):
                focus(category: id)
                model.perform(.openMenu)
            default: break
            }
        default: break
        }
    }

    private func scroll(_ move: Move, at position: Point) {
        if case .tracker = rendering.target(at: position) {
            model.scroll(move, overTable: true)
        } else {
            model.scroll(move)
        }
    }

    private func click(_ target: Target) {
        switch target {
        case .tab(let tab): model.perform(tab == .trackers ? .showTrackers : .showStatistics)
        case .action(let action): obey(.action(action))
        case .card(let id):
            if model.focusedCard == id { model.perform(.openMenu) } else { model.focus(on: id) }
        case .mark(let id):
            model.focus(on: id)
            model.perform(.toggleDone)
        case .row(let index): clickRow(index)
        case .category(let id):
            focus(category: id)
            model.confirm()
        case .day(let day): clickDay(day)
        case .tracker(let id):
            if model.focusedRow == id { model.perform(.openDetails) } else { model.focus(onRow: id) }
        case .sort(let order): model.sort(by: order)
        case .move(let move): model.move(move)
        case .part(let part):
            guard case .form(let form) = model.sheets.last else { return }
            form.focus(on: part)
            if part != .name { model.confirm() }
        case .clearName:
            if case .form(let form) = model.sheets.last { form.clearName() }
        case .page(let page):
            if case .onboarding(let onboarding) = model.sheets.last { onboarding.turn(to: page) }
        case .answer(let isYes): model.answer(isYes)
        case .confirm: model.confirm()
        case .cancel: model.cancel()
        }
    }

    private func clickRow(_ index: Int) {
        switch model.sheets.last {
        case .filters(let list): list.focus(on: index)
        case .chooser(let list): list.focus(on: index)
        case .menu(let list): list.focus(on: index)
        case .schedule(let schedule): schedule.focus(on: index)
        case .actions(let actions): actions.focus(on: index)
        default: return
        }
        confirm()
    }

    private func clickDay(_ day: Day) {
        if case .calendar(let calendar) = model.sheets.last {
            calendar.select(day)
            model.confirm()
        } else {
            model.focus(on: day)
        }
    }

    private func focus(category: Identifier?) {
        if case .categories(let list) = model.sheets.last { list.focus(on: category) }
    }
}
