import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws how firm a habit was at the end of each week of a year, below the columns of its heat map.
struct StrengthCurveView {
    let canvas: TextContext
    let color: PaletteColor

    func lines(_ strengths: [Double]) -> [Line] {
        let (layout, steps) = (
            HeatMapView.Layout(weeks: strengths.indices, width: canvas.width), canvas.theme.glyphs.curve
        )
        var line = Line(String(repeating: " ", count: HeatMapView.margin))
        for strength in strengths[layout.weeks] {
            let step = steps[min(steps.count - 1, Int(strength * Double(steps.count)))]
            for _ in 0..<layout.cellWidth { line.append(step, canvas.theme.done(of: color)) }
        }
        return [canvas.line(Phrase.strengthOfYear(canvas.language), .title), line]
    }
}
