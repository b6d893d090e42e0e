package import Terminal
package import TrackerPresentation

/// Draws a notice: one line if it fits, with the key that undoes a change or does it again, or a sign that it is being
/// saved.
package struct NoticeView {
    let context: TextContext
    /// The keys for undo and redo work now and are no letters of a field.
    let offersUndo: Bool
    /// Marks are shown that are not saved yet.
    let isSaving: Bool

    private static let mostRows = 3

    package init(context: TextContext, offersUndo: Bool, isSaving: Bool = false) {
        self.context = context
        self.offersUndo = offersUndo
        self.isSaving = isSaving
    }

    /// - Parameter rect: The rows it may take; it stands in the lowest of them.
    package func draw(_ notice: Notice, in rect: Rect, on rendering: inout Rendering) {
        let end = end(notice.kind)
        let sign = " " + sign(notice.kind) + " "
        let room = rect.size.columns - sign.width - 1 - (end.width > 0 ? end.width + 2 : 0)
        let texts = lines(notice, room: room, atMost: min(NoticeView.mostRows, rect.size.rows))
        let area = rect.split(bottom: texts.count).bottom
        rendering.frame.fill(area)
        rendering.mark(area, as: .nothing)
        rendering.frame.draw(sign, at: area.origin, in: area)
        rendering.frame.draw(texts, in: area.inset(left: sign.width))
        if end.width > 0 { rendering.draw(end, endingIn: area.split(top: 1).top.inset(right: 1)) }
    }

    /// Draws the sign that marks are being saved where no notice stands.
    func drawSaving(in rect: Rect, on rendering: inout Rendering) {
        guard isSaving else { return }
        rendering.draw(ClickableLine(" " + saving + " "), endingIn: rect)
    }

    /// The end of the first line: the sign that a mark is being saved, later the key that undoes it, or does it again.
    private func end(_ kind: Notice.Kind) -> ClickableLine {
        if isSaving { return ClickableLine(saving) }
        guard offersUndo else { return ClickableLine() }
        let hint: KeyHint? =
            switch kind {
            case .change: .undo
            case .undone: .redo
            case .information, .error: nil
            }
        return hint.map { ClickableLine(context.line($0), $0.target) } ?? ClickableLine()
    }

    private var saving: Line { context.line(Phrase.saving(context.language), .secondary) }

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
        case .undone, .information: context.line(context.theme.glyphs.bullet, .accent, .bold)
        case .error: context.line("!", .error, .bold)
        }
    }
}
