import TrackerDomain
package import TrackerPresentation

/// The card of one tracker: its name, its figures, and pictures of its year.
package struct TrackerSection {
    private let state: TrackerDetailsState
    private let language: Language
    /// The number in the card's anchor.
    private let anchor: Int

    package init(state: TrackerDetailsState, language: Language, anchor: Int = 0) {
        (self.state, self.language, self.anchor) = (state, language, anchor)
    }

    private var card: TrackerCard { state.card }

    /// The number of a fact's values that are shown at once, the others on request.
    private static let shownValues = 5

    var markup: Markup {
        """
        <article class='card tracker c\(card.color.number)\(card.isEvent ? " event" : "")' id='t\(anchor)' aria-labelledby='n\(anchor)'>
        <div class='whole'><header><span class='emoji' aria-hidden='true'>\(card.emoji)</span>\
        <div><h3 id='n\(anchor)' dir='auto'>\(card.name)</h3><p dir='auto'>\(state.aboutInCategory)</p></div></header>
        <div class='body'><div class='facts'>\(facts)</div>\(charts)</div></div>
        \(lists)\(numbers)</article>

        """
    }

    /// An event is never planned: its year has no shares to show, and one completion makes no chart.
    package var charts: Markup {
        guard !card.isEvent else { return "" }
        let charts = state.charts.map { Figure.charts($0, named: card.name, language) }
        let periods = state.periods.map { Figure.bars(.periods, $0, named: card.name, language) } ?? ""
        return """
            <div class='pictures'>\(Figure.years(state.heatMaps, named: card.name, language))\
            \(periods)\(charts.joined())\(strength)</div>
            """
    }

    private var strength: Markup {
        guard let strengths = state.strengths else { return "" }
        let (title, picture) = (Phrase.strengthOfYear(language), StrengthPicture(strengths: strengths))
        return """
            <figure class='strength'><figcaption>\(title)<span>\(picture.range(language))</span></figcaption>\
            \(picture.svg(named: "\(card.name), \(title)", language))</figure>

            """
    }

    /// The figures of a habit side by side, and each other fact in a row of its own.
    package var facts: Markup {
        let rows = shown(.row)
        let more: Markup = rows.isEmpty ? "" : "<dl class='rows'>\(rows.map(fact).joined())</dl>"
        return """
            <dl class='\(card.isEvent ? "rows" : "tiles")'>\(shown(.figure).map(fact).joined())</dl>\(more)
            """
    }

    /// The facts that may be long, at the end.
    package var lists: Markup {
        let lists: [Markup] = shown(.list).map(list)
        return lists.isEmpty ? "" : "<div class='lists'>\(lists.joined())</div>\n"
    }

    private func shown(_ form: TrackerFact.Form) -> [TrackerFact] {
        state.shownFacts.filter { $0.form == form }
    }

    private func fact(_ fact: TrackerFact) -> Markup {
        let values: [Markup] = fact.texts.map { "<dd dir='auto'>\($0)</dd>" }
        return "<div><dt>\(fact.caption)</dt>\(values.joined())</div>"
    }

    /// A list of values, the first ones visible at once.
    private func list(_ fact: TrackerFact) -> Markup {
        let values: [Markup] = fact.texts.map { "<li dir='auto'>\($0)</li>" }
        let rest = values.dropFirst(Self.shownValues)
        let more = Phrase.more(rest.count)(language)
        let folded: Markup =
            rest.isEmpty ? "" : "<details><summary>\(more)</summary><ul>\(rest.joined())</ul></details>"
        return """
            <div class='list'><p>\(fact.caption)</p><ul>\(values.prefix(Self.shownValues).joined())</ul>\(folded)</div>
            """
    }

    private var numbers: Markup {
        guard !card.isEvent else { return "" }
        let periods = state.periods.map { [NumberTable($0, of: .columnPeriod, language)] } ?? []
        let charts = state.charts.flatMap { NumberTable.all($0, language) }
        return Figure.tables(
            state.heatMaps.map { NumberTable($0, strength: state.strength(on:), language) } + periods
                + charts,
            language
        )
    }
}
