extension ControlSequence {
    /// The event of the sequence with this final byte; nil if it is of no use here.
    func event(final: UInt8) -> InputEvent? {
        switch marker {
        case UInt8(ascii: "?"): return reply(final: final).map { .reply($0) }
        case UInt8(ascii: "<"): return mouse(final: final).map { .mouse($0) }
        case nil where intermediates.isEmpty: break
        default: return nil
        }
        switch final {
        case UInt8(ascii: "I") where isEmpty: return .focus(true)
        case UInt8(ascii: "O") where isEmpty: return .focus(false)
        default: return key(final: final).map { .key($0) }
        }
    }

    private func reply(final: UInt8) -> TerminalReply? {
        switch (Array(intermediates), final) {
        case ([], UInt8(ascii: "c")):
            return .deviceAttributes(parameters.compactMap { $0.first ?? nil })
        case ([UInt8(ascii: "$")], UInt8(ascii: "y")):
            guard let mode = number(0), let state = number(1) else { return nil }
            return .mode(mode, isKnown: state == 1 || state == 2)
        case ([], UInt8(ascii: "u")):
            return number(0).map { .keyboardFlags($0) }
        case ([], UInt8(ascii: "n")):
            guard number(0) == 997, let theme = number(1), 1...2 ~= theme else { return nil }
            return .theme(isDark: theme == 1)
        default:
            return nil
        }
    }

    /// SGR mouse reports: the button's bits, column and row from 1, `M` for a press and `m` for a release.
    private func mouse(final: UInt8) -> MouseEvent? {
        guard let bits = number(0), let column = number(1), let row = number(2), column > 0, row > 0,
            final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
        else { return nil }
        let isRelease = final == UInt8(ascii: "m")
        guard let action = Self.mouseAction(bits, isRelease) else { return nil }
        var modifiers: Modifiers = []
        if bits & 4 != 0 { modifiers.insert(.shift) }
        if bits & 8 != 0 { modifiers.insert(.alt) }
        if bits & 16 != 0 { modifiers.insert(.control) }
        return MouseEvent(action, at: Point(column: column - 1, row: row - 1), modifiers)
    }

    private static func mouseAction(_ bits: Int, _ isRelease: Bool) -> MouseEvent.Action? {
        let button: MouseEvent.Button? =
            switch bits & 0b1100_0011 {
            case 0: .left
            case 1: .middle
            case 2: .right
            default: nil
            }
        let isMotion = bits & 32 != 0
        switch bits & 0b1100_0011 {
        case 3 where isMotion: return .move
        case 64: return isRelease ? nil : .scrollUp
        case 65: return isRelease ? nil : .scrollDown
        case 66: return isRelease ? nil : .scrollLeft
        case 67: return isRelease ? nil : .scrollRight
        default: return button.map { isMotion ? .drag($0) : isRelease ? .release($0) : .press($0) }
        }
    }
}
