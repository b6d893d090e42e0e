import Terminal
import TrackerPresentation

extension Canvas {
    /// Draws a rule along the first row of the rectangle.
    func drawRule(in rect: Rect, _ role: Role = .disabled, on rendering: inout Rendering) {
        let sign = look.glyphs.frame.horizontal
        rendering.frame.fill(rect.split(top: 1).top, look.style(role), with: Character(sign))
    }
}
