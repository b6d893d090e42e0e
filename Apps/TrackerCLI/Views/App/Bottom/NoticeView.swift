package import Terminal
package import TrackerPresentation

/// Draws a notice: one line if it fits, with the key that undoes a change.
package struct NoticeView {
    let context: TextContext
    /// The key for undo works now and is not a letter of a field.
    let offersUndo: Bool

    private static let mostRows = 3

    package init(context: TextContext, offersUndo: Bool) {
        self.context = context
        self.offersUndo = offersUndo
    }

    /// - Parameter rect: The rows it may take; it stands in the lowest of them.
    package func draw(_ notice: Notice, in rect: Rect, on rendering: inout Rendering) {
        let undo =
            offersUndo && notice.kind == .change
            ? ClickableLine(context.line(KeyHint.undo), KeyHint.undo.target) : ClickableLine()
        let sign = " " + sign(notice.kind) + " "
        let room = rect.size.columns - sign.width - 1 - (undo.width > 0 ? undo.width + 2 : 0)
        let texts = lines(notice, room: room, atMost: min(NoticeView.mostRows, rect.size.rows))
        let area = rect.split(bottom: texts.count).bottom
        rendering.frame.fill(area)
        rendering.mark(area, as: .nothing)
        rendering.frame.draw(sign, at: area.origin, in: area)
        rendering.frame.draw(texts, in: area.inset(left: sign.width))
        if undo.width > 0 {
            rendering.draw(undo, endingIn: area.split(top: 1).top.inset(right: 1))
        }
    }

    private func lines(_ notice: Notice, room: Int, atMost count: Int) -> [Line] {
        var lines = context.line(notice.text).text.wrapped(to: max(room, 1))
        if lines.count > count, count > 0 {
            // The last line takes the rest, and is clipped.
            lines[(count - 1)...] = [lines[(count - 1)...].joined(separator: " ")]
        }
        return lines.prefix(count).map { text in
            context.line(text, notice.kind == .error ? .error : .text)
                .clipped(to: room, ellipsis: context.theme.glyphs.ellipsis)
        }
    }

    private func sign(_ kind: Notice.Kind) -> Line {
        switch kind {
        case .change: context.line(String(context.theme.glyphs.check), .success, .bold)
        case .information: context.line(context.theme.glyphs.bullet, .accent, .bold)
        case .error: context.line("!", .error, .bold)
        }
    }
}
