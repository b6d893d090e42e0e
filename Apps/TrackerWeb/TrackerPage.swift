import TrackerDomain
import TrackerPresentation
import TrackerReport

/// A tracker: its facts, its month with a day to act on, its pictures, and what can be done with it.
extension Page {
    var details: (title: String, body: Markup) {
        let id = place.tracker ?? .nobody
        app.open(.details, of: id, on: day)
        guard let model = app.sheets.last as? TrackerDetailsViewModel else { return ("Tracker", "") }
        // An event opens on its day unless the address has one.
        if let day = place.day { model.choose(day) }
        guard let state = model.state else { return ("Tracker", "") }
        let card = state.card
        let section = TrackerSection(state: state, language: language)
        return (
            card.name,
            """
            <header class='top title c\(card.color.number)'><span class='emoji' aria-hidden='true'>\(card.emoji)</span>\
            <div><h1 dir='auto'>\(card.name)</h1><p dir='auto'>\(state.about)</p></div></header>
            <div class='columns c\(card.color.number)'><div>\(month(state, model.chosen))\(acts(card))</div>\
            <article class='card tracker\(card.isEvent ? " event" : "")'><div class='body'>\
            <div class='facts'>\(section.facts)</div>\(section.charts)</div>\(section.lists)</article></div>
            """
        )
    }

    // MARK: The month

    private func month(_ state: TrackerDetailsState, _ chosen: Day) -> Markup {
        guard let calendar = state.calendar, let chosenDay = state.chosenDay else { return "" }
        func at(_ day: Day) -> Place { Place.details(of: state.card.id, on: day) }
        let amount: Markup = chosenDay.amountText.map { "<p>\($0)</p>" } ?? ""
        let note: Markup = chosenDay.note.map { "<p dir='auto'>\($0)</p>" } ?? ""
        return """
            <section class='panel' aria-labelledby='month'>\
            \(monthHead("<h2 id='month'>\(calendar.title)</h2>") { at(chosen.turned(byMonths: $0)) })\
            \(days(of: calendar, link: at))\
            <div class='chosen'><div><p><b>\(chosenDay.text)</b></p>\(amount)\(note)</div>\
            \(dayActs(chosenDay))</div></section>
            """
    }

    /// The name of a month, and what turns to the one before and the one after.
    func monthHead(_ name: Markup, turned: (_ months: Int) -> Place) -> Markup {
        """
        <div class='head'>\(name)<div class='turns'>\
        \(turn(turned(-1), Phrase.monthBefore(language), Glyph.before))\
        \(turn(turned(1), Phrase.monthAfter(language), Glyph.after))</div></div>
        """
    }

    /// The days of a month as links.
    func days(of calendar: CalendarState, link: (Day) -> Place) -> Markup {
        let names: [Markup] = calendar.weekdayNames.map { "<th scope='col'>\($0)</th>" }
        let weeks: [Markup] = calendar.weeks.map { week in
            let cells: [Markup] = week.map { cell in
                guard let cell else { return "<td></td>" }
                let meaning = calendar.legend.first { $0.marks.contains(cell.mark) }?.meaning(language)
                let day = DateText.short(cell.day, relativeTo: today, language)
                let label = [day, meaning].compactMap(\.self).joined(separator: ": ")
                let current: Markup =
                    cell.isToday ? " aria-current='date'" : cell.isSelected ? " aria-current='true'" : ""
                return """
                    <td><a class='\(cell.mark.look)\(cell.isSelected ? " selected" : "")' \
                    href='\(link(cell.day).link)' aria-label='\(label)'\(current)>\(cell.day.day)\
                    <small>\(cell.isToday && cell.mark == .missed ? "○" : cell.mark.sign)</small></a></td>
                    """
            }
            return "<tr>\(cells.joined())</tr>"
        }
        return """
            <table class='month'><thead><tr>\(names.joined())</tr></thead><tbody>\(weeks.joined())</tbody></table>
            """
    }

    /// What can be done on the chosen day.
    private func dayActs(_ chosen: ChosenDay) -> Markup {
        let (card, day) = (chosen.card, chosen.day)
        let canSkip = chosen.enabled.contains(.toggleSkip)
        let skip = AppAction.toggleSkip.ofCard?.name(card)(language) ?? ""
        let skipping: Markup =
            canSkip
            ? form(
                card.id, day,
                "<button name='do' value='\(card.day.isSkipped ? "unskip" : "skip")'>\(skip)</button>") : ""
        let amount: Markup =
            chosen.enabled.contains(.enterAmount) && card.mark == .toggle(isDone: card.isCompleted)
            ? opening(.amount, Phrase.amount, on: day) : ""
        return """
            <div class='acts'>\(marks(of: card))\(amount)\(skipping)\(opening(.note, .note, on: day))</div>
            """
    }

    private func opening(_ sheet: Place.Sheet, _ title: Phrase, on day: Day? = nil) -> Markup {
        "<a class='button' href='\(place.under(sheet, on: day).link)'>\(title(language))</a>"
    }

    /// What can be done with the tracker.
    private func acts(_ card: TrackerCard) -> Markup {
        func act(_ intent: Intent, _ title: Phrase) -> Markup {
            form(card.id, today, "<button name='do' value='\(intent.rawValue)'>\(title(language))</button>")
        }
        let isArchived = card.status.isArchived
        let pin = card.isPinned ? act(.unpin, .unpin) : act(.pin, .pin)
        let rest: Markup =
            isArchived || card.isEvent
            ? ""
            : card.isInactive ? act(.resume, .bringBack) : act(.pause, .pauseTracker)
        let holiday: Markup = isArchived || card.isEvent ? "" : opening(.rest, .breakTitle)
        let archive = AppAction.toggleArchive.ofCard?.name(card) ?? .empty
        return """
            <div class='acts'>\(opening(.edit, .edit))\(pin)\(rest)\(holiday)\
            \(act(isArchived ? .unarchive : .archive, archive))\(opening(.delete, .delete))</div>
            """
    }
}

extension CalendarState.Mark {
    /// Its colours: a step of the heat, or none.
    fileprivate var look: Markup {
        switch self {
        case .all: "s4"
        case .most: "s3"
        case .half, .begun: "s2"
        case .few: "s1"
        case .missed: "s0"
        case .ahead: "ahead"
        case .blank, .off: "bare"
        }
    }

    fileprivate var sign: String {
        switch self {
        case .all: "✓"
        case .most, .half, .few, .begun: "◐"
        case .missed: "×"
        case .ahead: "◌"
        case .off: "–"
        case .blank: ""
        }
    }
}
