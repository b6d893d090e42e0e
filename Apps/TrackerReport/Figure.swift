import TrackerPresentation

/// The parts that both the overview and the cards have.
enum Figure {
    /// The years, each as a figure of its own.
    static func years(_ maps: [HeatMap], named name: String, _ language: Language) -> Markup {
        maps.map { year($0, named: name, language) }.joined()
    }

    /// A year in two halves, one below the other if there is little room, with its legend.
    private static func year(_ map: HeatMap, named name: String, _ language: Language) -> Markup {
        let picture = HeatMapPicture(map: map)
        let squares: [Markup] = (0..<5).map { "<i class='s\($0)'></i>" }
        return """
            <figure class='year'><figcaption>\(map.title(language))</figcaption>\
            <div class='heat' role='img' aria-label='\(name): \(map.summary(language))'>\
            \(picture.halves.joined())</div>\
            <p class='legend' aria-hidden='true'><i class='dot'></i><span class='unplanned'>\
            \(Phrase.markUnplanned(language))</span>\(Phrase.less(language)) \(squares.joined()) \
            \(map.more(language))</p></figure>

            """
    }

    /// The months and the weekdays side by side.
    static func charts(_ pair: BarChart.Pair, named name: String, _ language: Language) -> Markup {
        let months = pair.months.map { bars(.months, $0, named: name, language) }
        let weekdays = pair.weekdays.map { bars(.weekdays, $0, named: name, language) }
        let figures = [months, weekdays].compactMap(\.self)
        return figures.isEmpty ? "" : "<div class='charts'>\(figures.joined())</div>"
    }

    static func bars(
        _ kind: BarPicture.Kind, _ chart: BarChart, named name: String, _ language: Language
    ) -> Markup {
        let title = chart.title(language)
        let picture = BarPicture(kind: kind, chart: chart).svg(named: "\(name), \(title)")
        return
            "<figure class='\(kind.rawValue)'><figcaption>\(title)</figcaption>\(picture)</figure>\n"
    }

    static func tables(_ tables: [NumberTable], _ language: Language) -> Markup {
        """
        <details class='numbers'><summary>\(Phrase.inNumbers(language))</summary>
        <div class='tables'>\(tables.map(\.markup).joined())</div></details>

        """
    }
}
