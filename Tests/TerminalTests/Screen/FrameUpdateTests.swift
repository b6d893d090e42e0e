import Terminal
import TestKit
import Testing

/// Applying the bytes to a screen that shows the old frame gives the new one.
@Suite struct FrameUpdateTests {
    private static let sizes = [
        Size(columns: 20, rows: 6), Size(columns: 1, rows: 1), Size(columns: 2, rows: 9),
        Size(columns: 120, rows: 3),
    ]

    @Test("T74: on random frames at every depth", arguments: ColorDepth.allCases, sizes)
    func property(_ depth: ColorDepth, _ size: Size) {
        var random = SeededRandom(seed: 74)
        let encoder = FrameEncoder(depth: depth, isSynchronized: Bool.random(using: &random))
        var old = RandomFrame.make(size, using: &random)
        var screen = ScreenEmulator(size: size)
        screen.apply(encoder.repaint(old))
        for step in 0..<300 {
            var new = old
            switch step % 5 {
            case 0: new = RandomFrame.make(size, using: &random)
            case 1, 2, 4: RandomFrame.scroll(&new, using: &random)
            default: RandomFrame.change(&new, using: &random)
            }
            screen.apply(encoder.update(from: old, to: new))
            let difference = difference(between: screen, and: new, depth)
            #expect(difference == nil, "step \(step)")
            guard difference == nil else { return }
            old = new
        }
        #expect(screen.clears == 1)
    }

    @Test(
        "T45: a terminal that draws clusters otherwise shows everything else in its place", arguments: sizes)
    func disagreement(_ size: Size) {
        var random = SeededRandom(seed: 45)
        let encoder = FrameEncoder(depth: .trueColor)
        var old = RandomFrame.make(size, using: &random)
        var screen = ScreenEmulator(size: size, drawing: .scalars)
        screen.apply(encoder.repaint(old))
        for step in 0..<300 {
            var new = old
            if step % 3 == 0 { RandomFrame.scroll(&new, using: &random) }
            RandomFrame.change(&new, using: &random)
            screen.apply(encoder.update(from: old, to: new))
            let misplaced = misplaced(in: screen, new)
            #expect(misplaced == [], "step \(step)")
            guard misplaced.isEmpty else { return }
            old = new
        }
    }

    @Test func equalFramesNeedNothing() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<50 {
            let frame = RandomFrame.make(Size(columns: 20, rows: 6), using: &random)
            #expect(
                FrameEncoder(depth: .trueColor, isSynchronized: true).update(from: frame, to: frame) == [])
        }
    }

    /// What the screen shows that it should not; nil if it shows the frame.
    private func difference(
        between screen: ScreenEmulator, and frame: Frame, _ depth: ColorDepth
    ) -> String? {
        var states: [Style: SGRState] = [:]
        for row in 0..<frame.size.rows {
            for column in 0..<frame.size.columns {
                let point = Point(column: column, row: row)
                let cell = frame[point]
                let state = states[cell.style] ?? Self.state(of: cell.style, depth)
                states[cell.style] = state
                let expected = ScreenEmulator.Place(
                    text: cell.cluster.map { String($0) } ?? "", style: state,
                    isSecondHalf: cell.cluster == nil)
                if !screen[point].looks(like: expected) {
                    return "\(point): \(screen[point]), expected \(expected)"
                }
            }
        }
        let cursor = Point(
            column: min(max(frame.cursor.position.column, 0), frame.size.columns - 1),
            row: min(max(frame.cursor.position.row, 0), frame.size.rows - 1))
        if screen.cursor != cursor { return "cursor at \(screen.cursor), expected \(cursor)" }
        if screen.isCursorVisible != frame.cursor.isVisible {
            return "cursor visible: \(screen.isCursorVisible)"
        }
        if screen.style != SGRState() { return "style left on: \(screen.style)" }
        if screen.hasScrolled { return "scrolled" }
        if screen.isInUpdate { return "update not ended" }
        return screen.unknown.isEmpty ? nil : "unknown: \(screen.unknown)"
    }

    /// Letters, ideographs and simple pictures that are not where the frame has them.
    private func misplaced(in screen: ScreenEmulator, _ frame: Frame) -> [String] {
        let agreed: Set<Character> = ["a", "b", "я", "й", "─", "…", "é", "日", "🌺", "각"]
        var wrong: [String] = []
        for row in 0..<frame.size.rows {
            for column in 0..<frame.size.columns {
                let point = Point(column: column, row: row)
                guard let cluster = frame[point].cluster, agreed.contains(cluster),
                    cluster.unicodeScalars.count == 1
                else { continue }
                if screen[point].text != String(cluster) { wrong.append("\(cluster) at \(point)") }
            }
        }
        return wrong
    }

    /// The state that a terminal reaches from its reset by this style alone.
    private static func state(of style: Style, _ depth: ColorDepth) -> SGRState {
        var terminal = ScreenEmulator(size: Size(columns: 2, rows: 1))
        terminal.apply(StyleEncoder(.styled(depth)).encode(Line("x", style)))
        return terminal[.zero].style
    }
}
