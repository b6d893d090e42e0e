import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the rule below the header as a thin bar: as much of it is bold as of the day is done.
struct DayBarView {
    let context: TextContext

    /// The cells between the signs of a spark.
    private static let trail = 2

    /// - Parameter celebration: The part that has passed of the celebration of a perfect day; `nil` without one.
    func draw(_ share: DayShare, celebration: Double? = nil, in rect: Rect, on rendering: inout Rendering) {
        drawBar(share, in: rect, on: &rendering)
        if let celebration { drawSparks(celebration, in: rect, on: &rendering) }
    }

    /// Two sparks with their trails, on their way from the middle to the ends.
    private func drawSparks(_ progress: Double, in rect: Rect, on rendering: inout Rendering) {
        let middle = rect.size.columns / 2
        let distance = Int(progress * Double(middle))
        let sparks = context.theme.glyphs.sparks
        for (index, spark) in sparks.enumerated().reversed() {
            let line = context.line(String(spark), .text, index == 0 ? .bold : [])
            let offset = distance - Self.trail * index
            guard offset >= 0 else { continue }
            for column in Set([middle - 1 - offset, middle + offset]) {
                let place = rect.inset(left: column).split(left: 1).left
                rendering.frame.draw(line, at: place.origin, in: place)
            }
        }
    }

    private func drawBar(_ share: DayShare, in rect: Rect, on rendering: inout Rendering) {
        context.drawRule(in: rect, on: &rendering)
        guard share.planned > 0 else { return }
        let done = rect.split(left: rect.size.columns * share.completed / share.planned).left
        let role: Role = share.level == .full ? .success : .accent
        let sign = Character(context.theme.glyphs.focusFrame.horizontal)
        rendering.frame.fill(done, context.theme.style(role), with: sign)
    }
}
