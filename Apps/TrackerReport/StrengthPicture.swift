import TrackerPresentation

/// The drawing of a habit's strength at the end of each week.
struct StrengthPicture {
    /// 0 to 1.
    let strengths: [Double]

    private static let (width, height, edge) = (520, 72, 4)

    func svg(named name: String, _ language: Language) -> Markup {
        let points: [Markup] = strengths.enumerated().map { week, strength in
            "\(week == 0 ? "M" : "L")\(x(week)) \(y(strength))"
        }
        // A single week is drawn as a line, too.
        let end: Markup = strengths.count == 1 ? "H\(Self.width - Self.edge)" : ""
        let line: Markup = "\(points.joined())\(end)"
        let floor = y(0)
        let area: Markup = "\(line)V\(floor)H\(x(0))z"
        return """
            <svg class='curve' role='img' aria-label='\(name): \(range(language))' \
            viewBox='0 0 \(Self.width) \(Self.height)' preserveAspectRatio='none'>\
            <path class='grid' d='M0 \(y(1))H\(Self.width)M0 \(y(0.5))H\(Self.width)M0 \(floor)H\(Self.width)'/>\
            <path class='area' d='\(area)'/><path class='line' d='\(line)'/></svg>
            """
    }

    func range(_ language: Language) -> String {
        let (first, last) = (strengths.first ?? 0, strengths.last ?? 0)
        return Phrase.fromTo(
            NumberText.percent(strength: first, language), NumberText.percent(strength: last, language))(
                language)
    }

    private func x(_ week: Int) -> Int {
        week * (Self.width - 2 * Self.edge) / max(1, strengths.count - 1) + Self.edge
    }

    private func y(_ strength: Double) -> Int {
        Self.height - Self.edge - Int(strength * Double(Self.height - 2 * Self.edge))
    }
}
