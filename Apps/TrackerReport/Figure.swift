import TrackerPresentation

/// The parts that both the overview and the cards are made of.
enum Figure {
    /// A year in two halves, which stand below one another where there is little room, with its legend.
    static func year(_ map: HeatMap, named name: String, _ language: Language) -> Markup {
        let picture = HeatMapPicture(map: map)
        let middle = (map.weeks.count + 1) / 2
        let halves: [Markup] = [map.weeks.prefix(middle), map.weeks.dropFirst(middle)].map { weeks in
            let (width, height) = (HeatMapPicture.width(weeks), HeatMapPicture.height)
            return "<svg viewBox='0 0 \(width) \(height)' aria-hidden='true'>\(picture.drawing(weeks))</svg>"
        }
        let squares: [Markup] = (0..<5).map { "<i class='s\($0)'></i>" }
        return """
            <figure class='year'><figcaption>\(Phrase.theYear(language))</figcaption>\
            <div class='heat' role='img' aria-label='\(name): \(map.summary(language))'>\(halves.joined())</div>\
            <p class='legend' aria-hidden='true'><i class='dot'></i><span class='unplanned'>\
            \(Phrase.markUnplanned(language))</span>\(Phrase.less(language)) \(squares.joined()) \
            \(Phrase.more(language))</p></figure>

            """
    }

    static func bars(_ title: String, _ counts: [TrackerDetailsState.Count], named name: String) -> Markup {
        let picture = BarPicture(counts: counts).svg(named: "\(name), \(title)")
        return "<figure class='bar\(counts.count)'><figcaption>\(title)</figcaption>\(picture)</figure>\n"
    }

    static func tables(_ tables: [NumberTable], _ language: Language) -> Markup {
        """
        <details class='numbers'><summary>\(Phrase.inNumbers(language))</summary>
        <div class='tables'>\(tables.map(\.markup).joined())</div></details>

        """
    }
}
