import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the rule below the header as a thin bar: as much of it is bold as of the day is done.
struct DayBarView {
    let context: TextContext

    func draw(_ share: DayShare, in rect: Rect, on rendering: inout Rendering) {
        context.drawRule(in: rect, on: &rendering)
        guard share.planned > 0 else { return }
        let done = rect.split(left: rect.size.columns * share.completed / share.planned).left
        let role: Role = share.level == .full ? .success : .accent
        let sign = Character(context.theme.glyphs.focusFrame.horizontal)
        rendering.frame.fill(done, context.theme.style(role), with: sign)
    }
}
