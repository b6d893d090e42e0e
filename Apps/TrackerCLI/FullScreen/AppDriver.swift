package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Between the terminal and the app: events in, frames out. It knows no descriptor, so sessions can be tested as scripts.
@MainActor
package final class AppDriver {
    package let model: AppViewModel

    private let view: AppView
    /// The terminal's own, once it has told.
    private var background: ReportedColor?
    private var rendering = Rendering(size: .zero)

    package init(model: AppViewModel, view: AppView) {
        self.model = model
        self.view = view
    }

    /// The terminal has told the background that colours stand on.
    func take(background color: ReportedColor) {
        background = color
        model.preferences.background = color.isDark ? .dark : .light
    }

    /// Draws what there is to see in a window, in the language and the theme that hold.
    package func render(_ size: Size) -> Frame {
        let (preferences, language) = (model.preferences, model.preferences.conventions.language)
        let appearance = preferences.appearance
        // Colours are mixed over what the terminal has, unless they are meant for something else.
        let told = background.flatMap { $0.isDark == (appearance == .dark) ? $0.rgb : nil }
        let view = AppView(context: view.context.onScreen(appearance, in: language, background: told))
        model.columns = AppView.cardColumns(of: model.list.state, for: size.columns)
        let isWide = model.tab == .trackers && AppView.besideWidth(for: size.columns) > 0
        let beside = isWide ? model.focusedDetails : nil
        draw(size, beside, with: view)
        // What fits of a page is known once it is drawn; the footer offers to scroll where not all does.
        if let page = rendering.page, case .details(let details) = model.sheets.last,
            details.scroll.fit(rows: page.rows, of: page.total)
        {
            draw(size, beside, with: view)
        }
        return rendering.frame
    }

    private func draw(_ size: Size, _ details: TrackerDetailsState?, with view: AppView) {
        rendering = view.render(
            model.state, details: details, hints: KeyHint.hints(for: model), size: size)
    }

    package func handle(_ event: InputEvent) {
        switch event {
        case .key(let key): KeyBinding.intent(of: key, in: model.inputContext).map(model.handle)
        case .paste(let text): model.insert(text)
        case .mouse(let event): handle(event)
        case .focus, .reply: break
        }
    }

    // MARK: Mouse

    private func handle(_ event: MouseEvent) {
        let target = rendering.target(at: event.position)
        switch event.action {
        case .scrollUp: model.scroll(.up)
        case .scrollDown: model.scroll(.down)
        case .press(.left): target.map(click)
        case .press(.right):
            switch target {
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

    private func click(_ target: Target) {
        switch target {
        case .intent(let intent): model.handle(intent)
        case .tab(let tab): model.perform(tab == .trackers ? .showTrackers : .showStatistics)
        case .card(let id):
            if model.focusedCard == id { model.perform(.openMenu) } else { model.focus(on: id) }
        case .mark(let id):
            model.focus(on: id)
            model.perform(.toggleDone)
        case .row(let index): model.choose(row: index)
        case .category(let id):
            focus(category: id)
            model.confirm()
        case .day(let day): click(day)
        case .tracker(let id):
            if model.focusedRow == id { model.perform(.openDetails) } else { model.focus(onRow: id) }
        case .sort(let order): model.sort(by: order)
        case .part(let part):
            guard case .form(let form) = model.sheets.last else { return }
            if form.focus(on: part), !form.takesText { model.confirm() }
        case .text(let field, let place):
            if let field, case .form(let form) = model.sheets.last { form.focus(on: .text(field)) }
            if !model.takesText { model.perform(.startSearch) }
            model.edit(.move(to: place))
        case .clear(let field):
            if case .form(let form) = model.sheets.last { form.clear(field) }
        case .page(let page):
            if case .onboarding(let onboarding) = model.sheets.last { onboarding.turn(to: page) }
        case .nothing: break
        }
    }

    private func click(_ day: Day) {
        guard case .calendar(let calendar) = model.sheets.last else { return model.focus(on: day) }
        calendar.select(day)
        model.confirm()
    }

    private func focus(category: Identifier?) {
        if case .categories(let list) = model.sheets.last { list.focus(on: category) }
    }
}
