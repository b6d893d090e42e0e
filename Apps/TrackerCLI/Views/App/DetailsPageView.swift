import Terminal
import TrackerDomain
import TrackerPresentation

/// Everything about one tracker as a page, which may be longer than what it is seen in.
struct DetailsPageView {
    let context: TextContext
    var use = MonthView.Use.within

    /// A month with its legend.
    private static let monthWidth = 38
    private static let gap = 2
    /// The least width with the figures beside the month.
    private static let pairedWidth = 2 * (monthWidth - gap)
    /// The least width with the year beside both.
    private static let wideWidth = monthWidth + gap + HeatMapView.narrowColumns

    /// The widest that is still read as one page: with two cells for a day of the year, or else with one.
    static func width(_ card: TrackerCard, in room: Int) -> Int {
        let widest = monthWidth + gap + HeatMapView.wideColumns
        return min(room, card.isEvent ? 2 * monthWidth : room >= widest ? widest : 132)
    }

    func page(_ state: TrackerDetailsState, width: Int) -> Page {
        var page = Page()
        let isWide = width >= Self.wideWidth && !state.card.isEvent
        let isPaired = width >= Self.pairedWidth && state.calendar != nil
        if isWide {
            page.add(
                narrow(state, Self.monthWidth), width: Self.monthWidth, gap: Self.gap,
                year(state, width - Self.monthWidth - Self.gap))
        } else {
            page = isPaired ? paired(state, width) : narrow(state, width)
            if !state.card.isEvent {
                page.addGap()
                page.add(year(state, width))
            }
        }
        // Notes and other lists may be long: they have the whole width, and keep nothing from sight.
        if !state.lists.isEmpty {
            page.addGap()
            page.add(facts(state.lists, width))
        }
        return page
    }

    /// The tracker, its figures, and below them the month.
    private func narrow(_ state: TrackerDetailsState, _ width: Int) -> Page {
        var page = Page()
        page.add(about(state, width))
        page.addGap()
        page.add(facts(state.figures, width))
        if let calendar = state.calendar {
            page.addGap()
            add(calendar, of: state, to: &page)
        }
        return page
    }

    /// The figures beside the month.
    private func paired(_ state: TrackerDetailsState, _ width: Int) -> Page {
        let left = width - Self.monthWidth - Self.gap
        var (page, figures, month) = (Page(), Page(), Page())
        page.add(about(state, width))
        page.addGap()
        figures.addGap()
        figures.add(facts(state.figures, left))
        if let calendar = state.calendar { add(calendar, of: state, to: &month) }
        page.add(figures, width: left, gap: Self.gap, month)
        return page
    }

    private func about(_ state: TrackerDetailsState, _ width: Int) -> [Line] {
        let context = context.fitted(to: width)
        let bar = Line(context.theme.glyphs.bar + " ", context.theme.style(.tracker(state.card.color)))
        let lines = DetailsView(context: context).about(state)
        return [bar + lines[0]] + lines.dropFirst().map { context.line("  ", .secondary) + $0 }
    }

    private func facts(_ facts: [TrackerFact], _ width: Int) -> [Line] {
        DetailsView(context: context.fitted(to: width)).facts(facts)
    }

    /// The month with its legend, and below it the day chosen in it.
    private func add(_ calendar: CalendarState, of state: TrackerDetailsState, to page: inout Page) {
        let color = state.card.color
        let top = page.rows
        page.add(rows: MonthView.size.rows) { rect, rendering in
            MonthView(context: context, use: use, color: color).draw(calendar, in: rect, on: &rendering)
        }
        // A shorter month leaves a blank row of its own.
        if calendar.weeks.count == CalendarView.gridRows - 1 { page.addGap() }
        let view = CalendarView(context: context.fitted(to: Self.monthWidth), color: color)
        let legend = view.legend(calendar.legend)
        page.add(legend.isEmpty ? [""] : legend)
        guard let day = state.chosenDay else { return }
        page.addGap()
        page.add(lines(day))
        page.focus = top..<page.rows
    }

    /// The state of a day, and below it what was recorded; as many lines for every day, so that nothing moves.
    private func lines(_ day: ChosenDay) -> [Line] {
        let context = context.fitted(to: Self.monthWidth)
        let recorded = [day.amountText, day.note].compactMap(\.self).joined(separator: " · ")
        return [context.line(day.text), context.line(recorded, .secondary)].map(context.clipped)
    }

    /// The year, and the completions or amounts by month and by weekday.
    private func year(_ state: TrackerDetailsState, _ width: Int) -> Page {
        let map = HeatMapView(context: context.fitted(to: width), color: state.card.color)
        let column = (width - Self.gap) / 2
        let bars = BarChartView(context: context.fitted(to: column), color: state.card.color)
        let wideBars = BarChartView(context: context.fitted(to: width), color: state.card.color)
        var page = Page()
        if state.heatMap.year != nil {
            page.add([context.line(state.heatMap.title(context.language), .title)])
        }
        page.add(map.lines(state.heatMap))
        if let strengths = state.strengths {
            let curve = StrengthCurveView(context: context.fitted(to: width), color: state.card.color)
            page.addGap()
            page.add(curve.lines(strengths, below: state.heatMap))
        }
        if let periods = state.periods {
            page.addGap()
            page.add(wideBars.lines(periods))
        }
        for charts in state.charts {
            let shown = [charts.months, charts.weekdays].compactMap(\.self)
            // A title with a long unit or a goal needs the whole width.
            guard shown.count == 2, shown.allSatisfy({ $0.title(context.language).cellWidth <= column })
            else {
                for chart in shown {
                    page.addGap()
                    page.add(wideBars.lines(chart))
                }
                continue
            }
            var (months, weekdays) = (Page(), Page())
            months.add(bars.lines(shown[0]))
            weekdays.add(bars.lines(shown[1]))
            page.addGap()
            page.add(months, width: column, gap: Self.gap, weekdays)
        }
        return page
    }
}

extension TrackerDetailsState {
    /// The facts of a line or a few.
    fileprivate var figures: [TrackerFact] { shownFacts.filter { $0.form != .list } }
    /// Those of a line for each of many days.
    fileprivate var lists: [TrackerFact] { shownFacts.filter { $0.form == .list } }
}
