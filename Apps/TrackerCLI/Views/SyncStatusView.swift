import Terminal
import TrackerPresentation

/// Draws the devices that keep a library in step: a row for each, what is wrong below.
struct SyncStatusView {
    let context: TextContext

    private static let gap = 2
    /// The least width of a text beside its device.
    private static let leastWidth = 20

    /// - Parameter remark: A sentence about exchanges by themselves, below what is wrong.
    func lines(_ state: SyncStatusState, _ remark: String? = nil) -> [Line] {
        let names = state.rows.map(\.name.cellWidth).max() ?? 0
        let days = state.rows.map(\.dayText.cellWidth).max() ?? 0
        return wrapped(state.title, .title) + state.rows.flatMap { row($0, names: names, days: days) }
            + (state.waitingText.map { wrapped($0, .text) } ?? [])
            + findings(state.findings + [remark].compactMap(\.self))
    }

    private func row(_ row: SyncStatusState.Row, names: Int, days: Int) -> [Line] {
        var head = context.line(row.name)
        head.append(blanks: names - head.width + Self.gap)
        let day = context.line(row.dayText, .secondary)
        head.append(day)
        // This device has no day: its text stands there.
        let isOwn = row.standing == .thisDevice
        if !isOwn { head.append(blanks: days - day.width + Self.gap) }
        let room = context.width.map { $0 - head.width } ?? .max
        guard room >= min(Self.leastWidth, row.text.cellWidth) else {
            return [context.clipped(head.trimmed)]
                + row.text.wrapped(to: max(1, (context.width ?? .max) - Self.gap)).map {
                    "  " + context.line($0, role(row))
                }
        }
        return row.text.wrapped(to: room).enumerated().map { index, text in
            var line = index == 0 ? head : Line()
            if index > 0 { line.append(blanks: head.width) }
            line.append(context.line(text, role(row)))
            return line
        }
    }

    private func role(_ row: SyncStatusState.Row) -> Role {
        switch row.standing {
        case .inStep: .success
        case .silent, .unreadable: .error
        case .thisDevice, .behind, .ahead, .apart, .byHand: .secondary
        }
    }

    private func findings(_ findings: [String]) -> [Line] {
        guard !findings.isEmpty else { return [] }
        return [""] + findings.flatMap { wrapped($0, .text) }
    }

    private func wrapped(_ text: String, _ role: Role) -> [Line] {
        text.wrapped(to: context.width ?? .max).map { context.line($0, role) }
    }
}
