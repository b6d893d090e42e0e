import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a habit's strength at the end of each week of a year, below the columns of its heat map.
struct StrengthCurveView {
    let context: TextContext
    let color: PaletteColor

    func lines(_ strengths: [Double]) -> [Line] {
        let (layout, steps) = (
            HeatMapView.Layout(weeks: strengths.indices, width: context.width), context.theme.glyphs.curve
        )
        var line = Line(String(repeating: " ", count: HeatMapView.margin))
        for strength in strengths[layout.weeks] {
            let step = steps[min(steps.count - 1, Int(strength * Double(steps.count)))]
            for _ in 0..<layout.cellWidth { line.append(step, context.theme.done(of: color)) }
        }
        return [context.line(Phrase.strengthOfYear(context.language), .title), line]
    }
}
