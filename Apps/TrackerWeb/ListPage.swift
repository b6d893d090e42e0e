import TrackerDomain
import TrackerPresentation
import TrackerReport

/// The list of a day.
extension Page {
    var list: (title: String, body: Markup) {
        let list = app.list.state
        let sections: [Markup] = list.sections.enumerated().map { index, section in
            """
            <section aria-labelledby='s\(index)'><h2 id='s\(index)' dir='auto'>\(section.category == nil ? "📌 " : "")\
            \(section.title)</h2><ul class='cards'>\(section.cards.map(card).joined())</ul></section>
            """
        }
        let empty: Markup =
            list.placeholder.map { placeholder in
                let note: Markup = placeholder.note.map { "<br>\($0)" } ?? ""
                let new: Markup = placeholder.kind == .empty ? newTracker : ""
                return "<div class='placeholder'><p>\(placeholder.text)\(note)</p>\(new)</div>"
            } ?? ""
        let resting: Markup =
            list.restingElsewhere.first.map { "<p class='resting'>\($0(language))</p>" } ?? ""
        return (
            list.shortDateText,
            """
            \(top(list.shortDateText, dayTurns(list)))\(share(list))\(finder(list))\(sections.joined())\(empty)\(resting)
            """
        )
    }

    private var newTracker: Markup {
        let title = AppAction.newTracker.title.capitalized(language)
        return "<a class='button main' href='\(place.under(.new).link)'>\(title)</a>"
    }

    private func dayTurns(_ list: MainListState) -> Markup {
        func link(_ day: Day) -> Place { place.on(day == today ? nil : day.clamped) }
        let back: Markup =
            list.date == today
            ? ""
            : """
            <a class='button' href='\(link(today).link)'>\(Phrase.todayMark.capitalized(language))</a>
            """
        return """
            \(back)\(turn(link(list.date - 1), AppAction.previousDay.title.capitalized(language), Glyph.before))\
            \(turn(place.under(.calendar), Phrase.calendarTitle(language), Glyph.calendar))\
            \(turn(link(list.date + 1), AppAction.nextDay.title.capitalized(language), Glyph.after))
            """
    }

    /// How much of the day is done.
    private func share(_ list: MainListState) -> Markup {
        guard let text = list.doneText else { return "" }
        let done = list.share.planned == 0 ? 0 : list.share.completed * 100 / list.share.planned
        return "<div class='share'>\(bar(parts: done))<p>\(text(language))</p></div>"
    }

    func bar(parts: Int, isBeyond: Bool = false) -> Markup {
        """
        <svg class='bar\(isBeyond ? " beyond" : "")' viewBox='0 0 100 1' preserveAspectRatio='none' \
        aria-hidden='true'><path d='M0 0h\(min(parts, 100))v1H0z'/></svg>
        """
    }

    /// Search and filters.
    private func finder(_ list: MainListState) -> Markup {
        guard list.filtersAvailable || !list.search.isEmpty else { return "" }
        let day: Markup = place.day.map { hidden("d", $0.iso) } ?? ""
        let filter: Markup = list.filter == .all ? "" : hidden("f", list.filter.rawValue)
        let shown: Markup = list.filter.narrows ? "<p class='filter'>\(list.filterText)</p>" : ""
        return """
            <form class='find' role='search'>\(day)\(filter)\
            <input type='search' name='q' value='\(list.search)' placeholder='\(Phrase.search(language))' \
            aria-label='\(AppAction.startSearch.title.capitalized(language))'>\
            \(turn(place.under(.filters), Phrase.filters(language), Glyph.filter))</form>\(shown)
            """
    }

    // MARK: Cards

    private func card(_ card: TrackerCard) -> Markup {
        let caption = CardCaption(card).parts.compactMap(\.forms.first).joined(separator: " · ")
        let note: Markup =
            card.day.note.map { " <span class='note' title='\($0)'>\(Glyph.note)</span>" } ?? ""
        let fraction: Markup =
            card.fraction.map { bar(parts: $0.parts(of: 100), isBeyond: $0.isBeyond) } ?? ""
        let isSoft = card.isSettled || card.offText != nil
        return """
            <li class='card c\(card.color.number)\(isSoft ? " soft" : "")' id='\(card.id.description)'>\
            <span class='emoji' aria-hidden='true'>\(card.emoji)</span>\
            <div class='about'><a href='\(Place.details(of: card.id, on: place.day).link)' dir='auto'>\(card.name)</a>\
            <p dir='auto'>\(caption)\(note)</p>\(fraction)</div>\(marks(of: card))</li>

            """
    }

    /// A button that looks off, and says why when it is tried.
    private var off: Markup { " aria-disabled='true'" }

    /// The buttons of a card on its day.
    func marks(of card: TrackerCard) -> Markup {
        let name = card.name
        if case .askAmount = card.mark {
            let title = "\(Phrase.enterTheAmount(language)): \(name)"
            return """
                <a class='mark button'\(card.canComplete ? "" : off) href='\(place.under(.amount, card.id, on: card.date).link)' \
                aria-label='\(title)'>\(Glyph.pencil)</a>
                """
        }
        let step = AppAction.addAmount.ofCard.map { $0.name(card)(language) + ": " + name } ?? name
        var more: Markup = ""
        if card.countsAmounts, card.canComplete, case .amount(let edit) = card.counting(.add) {
            more = """
                \(hidden("amount", edit.amount.text))\(hidden("unit", edit.unit ?? ""))\
                \(button(.add, named: step, Glyph.plus, " class='more'"))
                """
        }
        let isDone = card.isCompleted
        let title = AppAction.toggleDone.ofCard.map { $0.name(card)(language) + ": " + name } ?? name
        let mark = button(
            isDone ? .undone : .done, named: title, isDone ? Glyph.check : Glyph.circle,
            " class='mark' aria-pressed='\(isDone ? "true" : "false")'\(card.canToggle ? "" : off)")
        return form(card.id, card.date, "\(more)\(mark)")
    }
}
