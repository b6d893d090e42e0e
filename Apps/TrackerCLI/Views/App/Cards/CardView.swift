import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws a card: emoji, name, pin and the done button, below them the figures, in a third row the last seven days.
///
///     ▌› 🐶  Walk the dog         📌  ✓       bar, mark of the focus, emoji on its badge, the button's tile
///     ▌      262 days · every day
///     ▌      ▓▓ ▓▓ ✗  ▓▓ ▓▓ ▓▓ ▓▓ streak 4
struct CardView {
    let context: TextContext
    let height: CardHeight

    /// The cells before the emoji's badge, and those before the name.
    private static let (badgeColumn, nameColumn) = (2, 7)
    /// The button with the blank behind it.
    private static let buttonWidth = 4

    private var glyphs: GlyphSet { context.theme.glyphs }

    func draw(_ card: TrackerCard, isFocused: Bool, in rect: Rect, on rendering: inout Rendering) {
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
        if height.hasWeek {
            let week = text.inset(top: 2, left: Self.nameColumn, right: 1)
            let line = weekLine(card.lastWeek, card, style, room: week.size.columns)
            rendering.frame.draw(line, at: week.origin, in: week)
        }
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

    /// Draws the button, a tile of three cells in a tint, else a box: ✓ done, ◐ begun, – off; a dot if it is disabled.
    private func drawButton(
        _ card: TrackerCard, _ style: CardStyle, in rect: Rect, on rendering: inout Rendering
    ) {
        let area = rect.split(left: Self.buttonWidth - 1).left
        if !area.isEmpty { rendering.mark(area, as: .mark(card.id)) }
        let (sign, box, look): (Unicode.Scalar, String, Style) =
            if card.isCompleted {
                (glyphs.check, glyphs.checkedBox, style.check)
            } else if card.offText != nil {
                (glyphs.unplanned, glyphs.offBox, style.idle)
            } else if card.isBegun {
                (glyphs.halfCircle.unicodeScalars.first ?? "+", glyphs.begunBox, style.open)
            } else {
                ("+", glyphs.emptyBox, isSoft(card) ? style.idle : style.open)
            }
        let button: Line =
            if !card.canToggle {
                Line(" \(glyphs.dot) ", style.isTinted ? style.caption : context.theme.off)
            } else {
                Line(style.isTinted ? " \(sign) " : box, look)
            }
        rendering.frame.draw(button, at: area.origin, in: area)
    }

    // MARK: Texts

    private func drawTexts(
        _ card: TrackerCard, _ style: CardStyle, isFocused: Bool, in rect: Rect, captionRoom: Rect,
        on rendering: inout Rendering
    ) {
        let name = Line(context.plain(card.name), isFocused ? style.name.with(.bold) : style.name)
        // The last cell is a blank before the button.
        let line = rect.inset(right: 1)
        let texts = CardCaptionView(card, style, on: context)
        var signs = signs(card, style)
        var (beside, below) = (Line(), Line())
        let room = line.size.columns
        if height.textRows < 2 {
            beside = texts.besideName(name.width, room: room - signs.width)
            // A state comes before the signs.
            if beside.width == 0, !(card.offTexts + card.dueTexts).isEmpty {
                beside = texts.besideName(name.width, room: room)
                if beside.width > 0 { signs = Line() }
            }
        } else {
            (beside, below) = texts.inTwoRows(
                name.width, room: room - signs.width, below: captionRoom.size.columns)
        }
        beside = (beside.width > 0 ? Line("  ", style.name) + beside : Line()) + signs
        rendering.frame.draw(
            name.clipped(to: room - beside.width, ellipsis: glyphs.ellipsis), at: line.origin,
            in: line)
        rendering.frame.draw(beside, .right, row: 0, in: line)
        rendering.frame.draw(
            below, at: captionRoom.origin + Point(column: 0, row: 1), in: captionRoom)
    }

    /// The last days in places of three cells, behind them the streak.
    private func weekLine(_ week: [WeekMark], _ card: TrackerCard, _ style: CardStyle, room: Int) -> Line {
        let view = WeekCellView(context: context, width: 2, on: style.isTinted ? style : nil)
        var line = Line()
        for mark in week {
            line.append(view.line(mark, nil, card.color))
            line.append(blanks: 1, style.caption)
        }
        let streak = Line(context.plain(card.streakText ?? ""), style.caption)
        if line.width + streak.width <= room { line.append(streak) }
        return line
    }

    /// The signs of a note and of the pin, before the button.
    private func signs(_ card: TrackerCard, _ style: CardStyle) -> Line {
        (card.day.note == nil ? Line() : Line(" " + glyphs.note, style.name))
            + (card.isPinned ? Line(" " + glyphs.pin, style.name) : Line())
    }
}

/// The number of rows of a card.
enum CardHeight: Int, CaseIterable {
    /// Name and count in one row.
    case short = 1
    /// Name, and below it count and schedule.
    case plain
    /// The same, and below it the last seven days.
    case weekly
    /// The same with a blank row below.
    case spaced
    /// The same between two edges.
    case framed

    var hasEdges: Bool { self == .framed }
    var hasWeek: Bool { rawValue >= Self.weekly.rawValue }
    var textRows: Int { min(rawValue, Self.weekly.rawValue) }
}
