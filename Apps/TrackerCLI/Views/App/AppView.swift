package import Terminal
import TrackerDomain
package import TrackerPresentation

/// Draws the whole screen: the tab with its header, what lies over it, the notice and the footer.
package struct AppView {
    /// The smallest window that everything fits.
    static let leastSize = Size(columns: 60, rows: 15)

    let context: TextContext

    package init(context: TextContext) { self.context = context }

    /// The rows of cards in a window, with details beside the list if there is room for them.
    package static func cardRows(for columns: Int) -> CardRows {
        CardRows(width: columns - besideWidth(for: columns))
    }

    /// The columns for details beside the list in a wide window; 0 in others.
    package static func besideWidth(for columns: Int, on tab: Tab = .trackers) -> Int {
        switch (tab, columns) {
        case (.statistics, _), (_, ..<160): 0
        case (.week, ..<200): 56
        case (_, ..<240): 80
        default: 120
        }
    }

    /// - Parameters:
    ///   - input: The cursors of fields and the visible rows of pages.
    ///   - hints: The keys of the current context, the most important first, help last.
    package func render(
        _ state: AppState, _ input: AppInput, hints: [KeyHint], size: Size
    ) -> Rendering {
        var rendering = Rendering(size: size)
        guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else {
            drawTooSmall(on: &rendering)
            return rendering
        }
        let (screen, footer) = rendering.frame.bounds.split(bottom: 1)
        // The screen below a sheet is dim, and its colours would be lost.
        let below = state.isDimmed ? AppView(context: context.untinted) : self
        below.drawTab(state, input, in: screen, on: &rendering)
        for (sheet, input) in zip(state.sheets, input.sheets) {
            SheetRegister.draw(sheet, input, context, in: screen.inset(bottom: 1), on: &rendering)
        }
        let view = NoticeView(context: context, offersUndo: !input.takesText, isSaving: state.isSaving)
        if let notice = state.notice {
            view.draw(notice, in: screen.split(bottom: 3).bottom, on: &rendering)
        } else {
            view.drawSaving(in: screen.split(bottom: 1).bottom, on: &rendering)
        }
        FooterView(context: context).draw(hints, in: footer, on: &rendering)
        return rendering
    }

    private func drawTab(
        _ state: AppState, _ input: AppInput, in rect: Rect, on rendering: inout Rendering
    ) {
        let (bar, rest) = rect.split(top: 1)
        let share = state.tab == .trackers ? state.main.list.share : DayShare()
        DayBarView(context: context).draw(
            share, celebration: input.celebration, in: rest.split(top: 1).top, on: &rendering)
        context.drawRule(in: rest.split(bottom: 1).bottom, on: &rendering)
        let content = rest.inset(top: 1, bottom: 1)
        switch state.tab {
        case .trackers:
            let (search, below) = content.split(top: 1)
            SearchBarView(context: context).draw(state.main, input.search, in: search, on: &rendering)
            let cards = drawBeside(state.focusedDetails, of: .trackers, in: below, on: &rendering)
            CardGridView(context: context).draw(state.main, in: cards, on: &rendering)
        case .statistics:
            if let statistics = state.statistics {
                StatisticsScreenView(context: context).draw(statistics, in: content, on: &rendering)
            }
        case .week:
            if let week = state.week {
                let table = drawBeside(state.focusedDetails, of: .week, in: content, on: &rendering)
                WeekScreenView(context: context).draw(week, in: table, on: &rendering)
            }
        }
        // Last, as the cursor stands on the bar while that has the focus.
        TabBarView(context: context).draw(
            tab: state.tab, addition: state.titleAddition, isFocused: state.isBarFocused,
            dates: state.shownDates(context.language), in: bar, on: &rendering)
    }

    /// Draws the details at the right, if there are any, and returns the rest.
    private func drawBeside(
        _ details: TrackerDetailsState?, of tab: Tab, in rect: Rect, on rendering: inout Rendering
    ) -> Rect {
        guard let details else { return rect }
        let width = Self.besideWidth(for: rect.size.columns, on: tab)
        let (left, right) = rect.split(right: width)
        draw(details, in: right, on: &rendering)
        return left
    }

    /// The details in a frame that is as high as they are; a click opens them.
    private func draw(
        _ details: TrackerDetailsState, in rect: Rect, on rendering: inout Rendering
    ) {
        let room = rect.inset(top: 1, left: 1, right: 1)
        let page = DetailsPageView(context: context, use: .looking).page(
            details, width: room.size.columns - 4)
        let frame = room.split(top: page.rows + 2).top
        rendering.frame.box(frame, context.theme.glyphs.frame, context.theme.style(.disabled))
        rendering.frame.label(
            context.line(details.card.emoji + " " + details.card.name, .title), on: .top, of: frame,
            ellipsis: context.theme.glyphs.ellipsis)
        SheetScroll(context: context).draw(
            page, from: 0, in: frame.inset(columns: 2, rows: 1), on: &rendering)
        rendering.mark(frame, as: .intent(.action(.openDetails)))
    }

    private func drawTooSmall(on rendering: inout Rendering) {
        let bounds = rendering.frame.bounds
        let text = Phrase.tooSmall(bounds.size, need: Self.leastSize)(context.language)
        let lines = context.line(text).text.wrapped(to: max(bounds.size.columns, 1))
        let area = bounds.centered(Size(columns: bounds.size.columns, rows: lines.count))
        rendering.frame.draw(lines.map { context.line($0) }, .center, in: area)
    }
}

extension AppState {
    /// A sheet other than the settings lies over the screen.
    fileprivate var isDimmed: Bool { sheets.contains { !($0.value is SettingsState) } }
}
