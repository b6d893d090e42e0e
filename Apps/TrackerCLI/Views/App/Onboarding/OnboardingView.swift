import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a page of the first start over the whole screen.
struct OnboardingView {
    let context: TextContext

    /// Below these a picture is not worth its room, above them it is loud.
    private static let pictureRows = 5...26
    /// The least height at which the button has a frame.
    private static let roomyRows = 20

    func draw(_ state: OnboardingState, in rect: Rect, on rendering: inout Rendering) {
        // The first pages take the whole window: a click beside them means nothing.
        rendering.coverTargets()
        rendering.frame = Frame(size: rendering.frame.size)
        let words = words(state, width: rect.size.columns)
        let isRoomy = rect.size.rows >= Self.roomyRows
        let buttonRows = isRoomy ? 3 : 1
        let below = words.count + 3 + buttonRows
        let picture = picture(
            state, columns: rect.size.columns, rows: rect.size.rows - below - (isRoomy ? 3 : 1))
        let gap = picture.isEmpty ? 0 : 1
        let block = rect.centered(
            Size(columns: rect.size.columns, rows: picture.count + gap + below))

        let (drawing, rest) = block.split(top: picture.count)
        rendering.frame.draw(picture, .center, in: drawing)
        let (text, controls) = rest.inset(top: gap).split(top: words.count)
        rendering.frame.draw(words, .center, in: text)
        drawIndicator(state, in: controls.inset(top: 1), on: &rendering)
        drawButton(state.button, rows: buttonRows, in: controls.inset(top: 3), on: &rendering)
    }

    private func words(_ state: OnboardingState, width: Int) -> [Line] {
        let room = max(width - 4, 1)
        return state.title.wrapped(to: room).map { context.line($0, .title) }
            + state.text.wrapped(to: room).map { context.line($0, .secondary) }
    }

    private func picture(_ state: OnboardingState, columns: Int, rows: Int) -> [Line] {
        guard rows >= Self.pictureRows.lowerBound else { return [] }
        let points = 2 * min(rows, Self.pictureRows.upperBound)
        let room = columns - 4
        let picture =
            state.page == 0
            ? Picture.rings(side: min(points, room)) : Picture.streak(columns: room, rows: points)
        guard picture.columns <= room else { return [] }
        return PictureView(context: context).lines(picture)
    }

    /// "● ○"; the blanks beside each sign belong to it.
    private func drawIndicator(_ state: OnboardingState, in rect: Rect, on rendering: inout Rendering) {
        let row = rect.split(top: 1).top.centered(Size(columns: 3 * state.pages, rows: 1))
        let glyphs = context.theme.glyphs
        for (page, area) in row.columns(count: state.pages).enumerated() where !area.isEmpty {
            let sign =
                page == state.page
                ? context.line(glyphs.shownPage, .accent) : context.line(glyphs.otherPage, .secondary)
            rendering.frame.draw(sign, .center, row: 0, in: area)
            rendering.mark(area, as: .page(page))
        }
    }

    private func drawButton(_ title: String, rows: Int, in rect: Rect, on rendering: inout Rendering) {
        let glyphs = context.theme.glyphs
        let text =
            context.line(glyphs.arrowRight + " ", .accent) + context.line(title, .text, .bold)
            + context.line(" " + glyphs.arrowLeft, .accent)
        let place = rect.split(top: rows).top.centered(
            Size(columns: text.width + (rows > 1 ? 6 : 0), rows: rows))
        guard !place.isEmpty else { return }
        if rows > 1 { rendering.frame.box(place, glyphs.focusFrame, context.theme.style(.accent)) }
        let inside = place.inset(columns: 0, rows: rows / 2)
        rendering.frame.draw(text, .center, row: 0, in: inside)
        rendering.mark(place, as: .intent(.confirm))
        rendering.frame.cursor = Cursor(position: inside.origin)
    }
}
