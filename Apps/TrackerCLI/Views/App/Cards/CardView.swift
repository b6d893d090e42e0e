import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a card: emoji, name, pin and the done button, in the row below the figures.
///
///     ▌› 🐶  Walk the dog   📌 ▐✓▌      bar, mark of the focus, emoji on its badge, button
///     ▌      262 days · every day
struct CardView {
    let context: TextContext
    let height: CardHeight

    /// The cells before the emoji's badge, and those before the name.
    private static let (badgeColumn, nameColumn) = (2, 7)
    /// The button with the blank behind it.
    private static let buttonWidth = 4

    private var glyphs: GlyphSet { context.theme.glyphs }

    func draw(
        _ card: TrackerCard, isFocused: Bool, in rect: Rect, on rendering: inout Rendering
    ) {
        rendering.mark(rect, as: .card(card.id))
        let style = context.theme.card(card.color, isDone: isSoft(card), isFocused: isFocused)
        let text = rect.inset(top: height.hasEdges ? 1 : 0).split(top: height.textRows).top
        if style.isTinted {
            drawTint(style, isFocused: isFocused, in: rect, text, on: &rendering)
        } else if height.hasEdges {
            rendering.frame.box(rect, isFocused ? glyphs.focusFrame : glyphs.frame, style.bar)
        } else {
            rendering.frame.draw(text.rows.map { _ in Line(glyphs.bar, style.bar) }, in: text)
        }
        if isFocused {
            let place = text.origin + Point(column: 1, row: 0)
            rendering.frame.draw(Line(glyphs.pointer, style.focus.with(.bold)), at: place, in: text)
            if !rendering.frame.cursor.isVisible { rendering.frame.cursor.position = place }
        }
        drawEmoji(card, style, in: text, on: &rendering)
        let (rest, button) = text.inset(left: Self.nameColumn).split(right: Self.buttonWidth)
        drawButton(card, style, in: button.split(top: 1).top, on: &rendering)
        drawTexts(
            card, style, isFocused: isFocused, in: rest,
            captionRoom: text.inset(left: Self.nameColumn, right: 2), on: &rendering)
    }

    /// The focus has a frame if the card has edges, and else a bar at both sides.
    private func drawTint(
        _ style: CardStyle, isFocused: Bool, in rect: Rect, _ text: Rect, on rendering: inout Rendering
    ) {
        let (first, second) = text.split(top: 1)
        if height.hasEdges, isFocused {
            rendering.frame.fill(rect, style.caption)
            rendering.frame.fill(first, style.name)
            return rendering.frame.box(rect, glyphs.frame, style.focus)
        }
        rendering.frame.fill(first, style.name)
        rendering.frame.fill(second, style.caption)
        if height.hasEdges {
            rendering.frame.fill(rect.split(top: 1).top, style.edge, with: "▄")
            rendering.frame.fill(rect.split(bottom: 1).bottom, style.edge, with: "▀")
        }
        rendering.frame.fill(text.split(left: 1).left, isFocused ? style.focus : style.bar, with: "▌")
        if isFocused { rendering.frame.fill(text.split(right: 1).right, style.focus, with: "▐") }
    }

    /// Nothing is due on the date: the day or its period is done, or the tracker is inactive.
    private func isSoft(_ card: TrackerCard) -> Bool { card.isSettled || card.offText != nil }

    // MARK: Signs

    private func drawEmoji(
        _ card: TrackerCard, _ style: CardStyle, in rect: Rect, on rendering: inout Rendering
    ) {
        let badge = Line(" " + card.emoji.padded(to: 2) + " ", style.badge)
        rendering.frame.draw(badge, at: rect.origin + Point(column: Self.badgeColumn, row: 0), in: rect)
    }

    /// Draws the button, readable without colours too: ✓ and + in a tint, else boxes; a dot if it is disabled, a dash
    /// if the day is skipped or the tracker inactive.
    private func drawButton(
        _ card: TrackerCard, _ style: CardStyle, in rect: Rect, on rendering: inout Rendering
    ) {
        let area = rect.split(left: Self.buttonWidth - 1).left
        if !area.isEmpty { rendering.mark(area, as: .mark(card.id)) }
        let mark = card.isCompleted ? "✓" : card.offText != nil ? String(glyphs.unplanned) : "+"
        let sign = isSoft(card) && !card.isCompleted ? style.caption : style.sign
        let button: Line =
            if !card.canToggle {
                Line(" \(glyphs.dot) ", style.isTinted ? style.caption : context.theme.off)
            } else if style.isTinted {
                Line("▐", style.buttonSide) + Line(mark, sign.with(.bold)) + Line("▌", style.buttonSide)
            } else if card.offText != nil, !card.isCompleted {
                Line(glyphs.offBox, sign)
            } else {
                Line(card.isCompleted ? glyphs.checkedBox : glyphs.emptyBox, sign)
            }
        rendering.frame.draw(button, at: area.origin, in: area)
    }

    // MARK: Texts

    private func drawTexts(
        _ card: TrackerCard, _ style: CardStyle, isFocused: Bool, in rect: Rect, captionRoom: Rect,
        on rendering: inout Rendering
    ) {
        let name = Line(context.plain(card.name), isFocused ? style.name.with(.bold) : style.name)
        let caption = CardCaptionView(card, style, on: context)
        // The last cell is a blank before the button.
        let line = rect.inset(right: 1)
        let right = trailing(card, caption, style, name: name.width, room: line.size.columns)
        rendering.frame.draw(
            name.clipped(to: line.size.columns - right.width, ellipsis: glyphs.ellipsis), at: line.origin,
            in: line)
        rendering.frame.draw(right, .right, row: 0, in: line)
        let room = captionRoom.size.columns
        rendering.frame.draw(
            caption.fitting(room).clipped(to: room, ellipsis: glyphs.ellipsis),
            at: captionRoom.origin + Point(column: 0, row: 1), in: captionRoom)
    }

    /// The signs of a note and of the pin between name and button; on a card of one row also the figures that leave
    /// the name its cells.
    private func trailing(
        _ card: TrackerCard, _ caption: CardCaptionView, _ style: CardStyle, name: Int, room: Int
    ) -> Line {
        let note = card.day.note == nil ? Line() : Line(" " + glyphs.note, style.name)
        let signs = note + (card.isPinned ? Line(" " + glyphs.pin, style.name) : Line())
        guard height.textRows < 2 else { return signs }
        let gap = Line(" ", style.name)
        let figures = caption.besideName(name, room: room - signs.width)
        if figures.width > 0 { return gap + figures + signs }
        // The text of an inactive tracker comes before the signs.
        let off = card.offText == nil ? Line() : caption.besideName(name, room: room)
        return off.width > 0 ? gap + off : signs
    }
}

/// The number of rows of a card.
enum CardHeight: Int, CaseIterable {
    /// Name and count in one row.
    case short = 1
    /// Name, and below it count and schedule.
    case plain
    /// The same with a blank row below.
    case spaced
    /// The same between two edges.
    case framed

    var hasEdges: Bool { self == .framed }
    var textRows: Int { self == .short ? 1 : 2 }
}
