import Terminal
import TrackerPresentation

/// Draws a card: a colour bar or a frame, emoji, name, pin, the done button and, in the row below, figures.
struct CardView {
    let canvas: Canvas
    let isFramed: Bool

    private static let gap = 2

    func draw(
        _ card: TrackerCard, isFocused: Bool, in rect: Rect, on rendering: inout Rendering
    ) {
        rendering.mark(rect, as: .card(card.id))
        let color = canvas.theme.style(.tracker(card.color))
        let inner = isFramed ? rect.inset(columns: 1, rows: 1) : rect
        if isFramed {
            let glyphs = canvas.theme.glyphs
            rendering.frame.box(rect, isFocused ? glyphs.focusFrame : glyphs.frame, color)
        } else {
            let bar = Line(canvas.theme.glyphs.bar, color)
            rendering.frame.draw(inner.rows.map { _ in bar }, in: inner.inset(left: 1))
        }
        if isFocused {
            rendering.frame.draw(
                canvas.line(canvas.theme.glyphs.pointer, .accent, .bold), at: inner.origin, in: inner)
            if !rendering.frame.cursor.isVisible { rendering.frame.cursor.position = inner.origin }
        }
        drawContent(
            card, isFocused: isFocused,
            in: isFramed ? inner.inset(left: 1, right: 1) : inner.inset(left: 3), on: &rendering)
    }

    private func drawContent(
        _ card: TrackerCard, isFocused: Bool, in rect: Rect, on rendering: inout Rendering
    ) {
        let emoji = canvas.line(card.emoji.padded(to: 2) + " ")
        rendering.frame.draw(emoji, at: rect.origin, in: rect)
        let text = rect.inset(left: emoji.width)
        let (rest, buttonArea) = text.split(top: 1).top.split(right: canvas.theme.glyphs.emptyBox.cellWidth)
        rendering.frame.draw(button(card), at: buttonArea.origin, in: buttonArea)
        if !buttonArea.isEmpty { rendering.mark(buttonArea, as: .mark(card.id)) }

        let name = canvas.line(card.name, card.isCompleted ? .secondary : .text, isFocused ? .bold : [])
        let right = trailing(
            card, room: rest.size.columns - name.width - CardView.gap, isShort: rect.size.rows < 2)
        let nameRoom = rest.size.columns - right.width - 1
        rendering.frame.draw(
            name.clipped(to: nameRoom, ellipsis: canvas.theme.glyphs.ellipsis), at: rest.origin, in: rest)
        rendering.frame.draw(right + " ", .right, row: 0, in: rest)
        let figures = figures(card, room: text.size.columns)
        rendering.frame.draw(
            figures.clipped(to: text.size.columns, ellipsis: canvas.theme.glyphs.ellipsis),
            at: text.origin + Point(column: 0, row: 1), in: text)
    }

    /// What stands between name and button: the pin and, where the card has one row, as many figures as fit.
    private func trailing(_ card: TrackerCard, room: Int, isShort: Bool) -> Line {
        let pin = canvas.line(card.isPinned ? " " + canvas.theme.glyphs.pin : "")
        guard isShort else { return pin }
        let forms = [figures(card), canvas.line(card.daysText, .secondary)]
        let fitting = forms.first { $0.width + pin.width + 1 <= room }
        return (fitting ?? Line()) + pin
    }

    /// Days of the week do without their commas where that makes room.
    private func figures(_ card: TrackerCard, room: Int = .max) -> Line {
        let line = canvas.line(card.daysText + " · " + card.scheduleText, .secondary)
        guard line.width > room else { return line }
        return canvas.line(card.daysText + " · " + card.scheduleText.filter { $0 != "," }, .secondary)
    }

    /// Brackets are there only where the button works.
    private func button(_ card: TrackerCard) -> Line {
        let glyphs = canvas.theme.glyphs
        if card.isCompleted { return canvas.line(glyphs.checkedBox, .success, .bold) }
        return card.canToggle
            ? canvas.line(glyphs.emptyBox) : canvas.off(" \(glyphs.dot) ")
    }
}
