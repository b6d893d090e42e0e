package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Between the terminal and the app: events in, frames out. It knows no descriptor, so sessions can be tested as scripts.
@MainActor
package final class AppDriver {
    package let controller: AppController

    private let view: AppView
    private var celebration = Celebration()
    /// The terminal's own colour, once it is reported.
    private var background: ReportedColor?
    private var rendering = Rendering(size: .zero)
    /// The scroll bar whose thumb the mouse holds, and the row of the thumb that it is held by.
    private var held: (bar: Rect, grip: Int)?

    package init(_ controller: AppController, view: AppView) {
        self.controller = controller
        self.view = view
    }

    package var model: AppViewModel { controller.model }

    /// Takes over the terminal's background colour.
    func take(background color: ReportedColor) {
        background = color
        model.preferences.background = color.isDark ? .dark : .light
    }

    /// Draws what there is to see in a window, in the language and the theme that hold.
    package func render(_ size: Size) -> Frame {
        let (preferences, language) = (model.preferences, model.preferences.conventions.language)
        let appearance = preferences.appearance
        // Colours are mixed over the terminal's background, unless the theme is for the other appearance.
        let told = background.flatMap { $0.isDark == (appearance == .dark) ? $0.rgb : nil }
        let view = AppView(context: view.context.onScreen(appearance, in: language, background: told))
        controller.cardRows = AppView.cardRows(for: size.columns)
        model.showsDetails = AppView.besideWidth(for: size.columns, on: model.tab) > 0
        model.week.weeks = WeekScreenView.weeks(for: size.columns)
        draw(size, with: view)
        // The fitting part of a page is known once it is drawn; the footer offers to scroll if not all fits.
        if let page = rendering.page, controller.fit(rows: page.rows, of: page.total, focus: page.focus) {
            draw(size, with: view)
        }
        return rendering.frame
    }

    private func draw(_ size: Size, with view: AppView) {
        var input = controller.input
        input.celebration = celebration.progress
        rendering = view.render(model.state, input, hints: controller.hints, size: size)
    }

    /// Moves what is animated on to a moment, before a frame.
    ///
    /// - Returns: When the next frame is due; nil while nothing moves.
    package func animate(to now: ContinuousClock.Instant) -> ContinuousClock.Instant? {
        if model.isCelebrating, model.preferences.isOn(.reducedMotion) { model.endCelebration() }
        if celebration.advance(isWanted: model.isCelebrating, to: now) { model.endCelebration() }
        return celebration.nextFrame
    }

    package func handle(_ event: InputEvent) {
        switch event {
        case .key(let key): KeyBinding.intent(of: key, in: controller.context).map(controller.handle)
        case .paste(let text): controller.handle(.edit(.insert(text)))
        case .mouse(let event): handle(event)
        case .focus, .reply: break
        }
    }

    // MARK: Mouse

    private func handle(_ event: MouseEvent) {
        let target = rendering.target(at: event.position)
        switch event.action {
        case .scrollUp: controller.scroll(.up)
        case .scrollDown: controller.scroll(.down)
        case .press(.left):
            held = nil
            if case .scrollBar(let index) = target {
                hold(rendering.tracks[index], row: event.position.row)
            } else {
                target.map(click)
            }
        case .drag(.left): drag(to: event.position.row)
        case .release(.left): held = nil
        case .press(.right):
            switch target {
            case .card, .mark, .heading, .category(.some):
                target.map(focus)
                perform(.openMenu)
            default: break
            }
        default: break
        }
    }

    private func click(_ target: Target) {
        switch target {
        case .intent(let intent): controller.handle(intent)
        case .tab(let tab): perform(tab.action)
        case .card(let id):
            if model.focused?.id == id { perform(.openMenu) } else { model.focus(on: id) }
        case .heading(let id):
            if model.focusedSection == id { perform(.openMenu) } else { model.focus(onSection: id) }
        case .mark(let id):
            if model.focus(on: id) { perform(.toggleDone) }
        case .row(let index): controller.choose(row: index)
        case .category(let id):
            focus(category: id)
            controller.handle(.confirm)
        case .day(let day): click(day)
        case .cell(let id, let day):
            if model.focus(on: id, day) { perform(.toggleDone) }
        case .tracker(let id): click(row: id)
        case .sort(let order): model.sort(by: order)
        case .part(let part):
            // A click beside the text of a category opens the list.
            if form?.focus(on: part) == true, !controller.takesText || part == .category {
                controller.handle(.confirm)
            }
        case .text(let field, let index):
            if let field { form?.focus(on: .text(field)) }
            (model.sheets.last as? TextPromptViewModel)?.focusLine()
            if !controller.takesText { perform(.startSearch) }
            controller.handle(.edit(.move(to: index)))
        case .clear(let field): form?.clear(field)
        case .page(let page): (model.sheets.last as? OnboardingViewModel)?.turn(to: page)
        case .scrollBar, .nothing: break
        }
    }

    // MARK: Scroll bars

    /// A press on the thumb takes it; one beside it moves it there first.
    private func hold(_ track: ScrollTrack, row: Int) {
        held = (track.area, track.grip(row: row))
        if !track.isThumb(row: row) { drag(to: row) }
    }

    private func drag(to row: Int) {
        guard let held, let track = rendering.tracks.last(where: { $0.area == held.bar }) else { return }
        switch track.stop(row: row, grip: held.grip) {
        case .offset(let offset): controller.scroll(to: offset)
        case .focus(let target): controller.moveFocus { focus(on: target) }
        case nil: break
        }
    }

    private func focus(on target: Target) {
        switch target {
        case .card(let id), .mark(let id): model.focus(on: id)
        case .heading(let id): model.focus(onSection: id)
        case .row(let index): model.sheets.last?.focus(onRow: index)
        case .category(let id): focus(category: id)
        case .tracker(let id): focus(row: id)
        case .day(let day): model.focus(on: day)
        case .part(let part): _ = form?.focus(on: part)
        case .tab: model.isBarFocused = true
        default: break
        }
    }

    private var form: FormSheetViewModel? { model.sheets.last as? FormSheetViewModel }

    private func click(row id: Identifier) {
        if (model.tab == .week ? model.week.focused : model.focusedRow) == id {
            return perform(.openDetails)
        }
        focus(row: id)
    }

    private func focus(row id: Identifier) {
        if model.tab == .week {
            model.focus(on: id, model.week.focusedDay)
        } else {
            model.focus(onRow: id)
        }
    }

    private func click(_ day: Day) {
        switch model.sheets.last {
        case let calendar as CalendarViewModel:
            calendar.select(day)
            controller.handle(.confirm)
        case let sheet as BreakViewModel: sheet.choose(day)
        // A click on the chosen day marks it.
        case let details as TrackerDetailsViewModel where details.chosen == day: controller.handle(.press)
        case let details as TrackerDetailsViewModel: details.choose(day)
        default: model.focus(on: day)
        }
    }

    private func perform(_ action: AppAction) { controller.handle(.action(action)) }

    private func focus(category: Identifier?) {
        (model.sheets.last as? CategoryListViewModel)?.focus(on: category)
    }
}
