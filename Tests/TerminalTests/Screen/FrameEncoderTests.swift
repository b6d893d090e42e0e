import Terminal
import Testing

@Suite struct FrameEncoderTests {
    private let size = Size(columns: 20, rows: 4)

    private func frame(_ rows: [Line], cursor: Cursor = Cursor()) -> Frame {
        var frame = Frame(size: size)
        frame.draw(rows, in: frame.bounds)
        frame.cursor = cursor
        return frame
    }

    private func update(_ old: [Line], _ new: [Line], _ depth: ColorDepth = .none) -> String {
        String(
            decoding: FrameEncoder(depth: depth).update(from: frame(old), to: frame(new)), as: UTF8.self)
    }

    @Test("T74: a repaint clears once and writes no blanks")
    func repaint() {
        let cursor = Cursor(position: Point(column: 2, row: 3), isVisible: true)
        let bytes = FrameEncoder(depth: .none).repaint(frame(["ab", "", "  c"], cursor: cursor))
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "\u{1B}[?25l\u{1B}[m\u{1B}[H\u{1B}[2J" + "\u{1B}[Hab" + "\n\nc" + "\n\u{1B}[D\u{1B}[?25h")
    }

    @Test(
        "T74: only changed cells, by the shortest way",
        arguments: [
            (["abcd"], ["abXd"], "\u{1B}[1;3HX\r"),
            (["abcd"], ["XbcY"], "\u{1B}[HX\u{1B}[4GY\r"),
            (["abcdefghij"], ["XbcdefghiY"], "\u{1B}[HX\u{1B}[8CY\r"),
            (["a", "b"], ["X", "Y"], "\u{1B}[HX\n\rY\u{1B}[H"),
            (["a", "bc"], ["X", "bY"], "\u{1B}[HX\nY\u{1B}[H"),
            (["a              b"], ["X              Y"], "\u{1B}[HX\u{1B}[16GY\r"),
        ] as [([String], [String], String)])
    func movement(_ old: [String], _ new: [String], _ expected: String) {
        #expect(update(old.map { Line($0) }, new.map { Line($0) }) == expected)
    }

    @Test(
        "T74: a long rest of a row is erased, a short one overwritten",
        arguments: [
            ("abcdefg", "abc", "\u{1B}[1;4H\u{1B}[K\r"),
            ("abcdef", "abc", "\u{1B}[1;4H   \r"),
        ])
    func erasing(_ old: String, _ new: String, _ expected: String) {
        #expect(update([Line(old)], [Line(new)]) == expected)
    }

    @Test(
        "T45: after clusters that terminals draw differently the place is told anew",
        arguments: [
            ("日a", "\u{1B}[H日a\r"),
            ("🌺a", "\u{1B}[H🌺a\r"),
            ("❤\u{FE0F}a", "\u{1B}[H  \r❤\u{FE0F}\u{1B}[1;3Ha\r"),
            ("1\u{FE0F}\u{20E3}a", "\u{1B}[H  \r1\u{FE0F}\u{20E3}\u{1B}[1;3Ha\r"),
            ("e\u{301}a", "\u{1B}[He\u{301}\u{1B}[1;2Ha\r"),
            ("●a", "\u{1B}[H●\u{1B}[1;2Ha\r"),
            // A family may be drawn as three pictures, so the four cells after it are written again.
            ("👨‍👩‍👧a", "\u{1B}[H  \r👨‍👩‍👧\u{1B}[1;3Ha   \r"),
        ])
    func anchoring(_ text: String, _ expected: String) {
        #expect(update([], [Line(text)]) == expected)
    }

    @Test("T45: a letter that is spelled otherwise is written anew, as a terminal may draw it otherwise")
    func spelling() {
        #expect(update(["и\u{306}"], ["й"]) == "\u{1B}[Hй\r")
        #expect(update(["й"], ["и\u{306}"]) == "\u{1B}[Hи\u{306}\u{1B}[H")
    }

    @Test("Clusters of more than eight bytes are told apart")
    func longClusters() {
        #expect(update(["👨‍👩‍👧"], ["👨‍👩‍👧"]) == "")
        #expect(update(["👨‍👩‍👧"], ["👨‍👩‍👦"]) != "")
    }

    @Test("T75: a known synchronized output encloses each frame")
    func synchronized() {
        let bytes = FrameEncoder(depth: .none, isSynchronized: true).update(from: frame([]), to: frame(["a"]))
        #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[?2026h\u{1B}[Ha\r\u{1B}[?2026l")
    }

    @Test("T34: the cursor moves alone where nothing else changes")
    func cursor() {
        let encoder = FrameEncoder(depth: .none)
        let hidden = frame(["a"])
        let shown = frame(["a"], cursor: Cursor(position: Point(column: 0, row: 2), isVisible: true))
        #expect(encoder.update(from: hidden, to: shown) == Array("\u{1B}[3H\u{1B}[?25h".utf8))
        #expect(encoder.update(from: shown, to: hidden) == Array("\u{1B}[?25l\u{1B}[H".utf8))
        var changed = shown
        changed.draw("b", at: .zero)
        #expect(
            encoder.update(from: shown, to: changed) == Array("\u{1B}[?25l\u{1B}[Hb\n\n\r\u{1B}[?25h".utf8)
        )
    }

    @Test("T74: a blank needs no colour of text, unless it is underlined or reversed")
    func blanks() {
        let (green, red) = (
            Style(foreground: Color(0x2FD058, basic: .green)), Style(foreground: Color(0xC91B00, basic: .red))
        )
        #expect(
            update([Line("xxxx")], [Line("a", green) + Line("  ", red) + Line("b", green)], .sixteen)
                == "\u{1B}[32m\u{1B}[Ha  b\u{1B}[m\r")
        #expect(update([Line("a ", green)], [Line("a", green) + Line(" ", red)], .sixteen) == "")
        #expect(
            update([Line("a ", green)], [Line("a", green) + Line(" ", red.with(.underline))], .sixteen)
                == "\u{1B}[4;31m\u{1B}[1;2H \u{1B}[m\r")
    }

    @Test("T74: of several changes the one next that takes the fewest bytes to reach")
    func order() {
        let green = Style(foreground: Color(0x2FD058, basic: .green))
        func row(_ signs: String) -> Line { Line(signs, green) + "------" + Line(signs, green) }
        // Both greens of the row before the text between them.
        #expect(
            update([row("a")], [Line("b", green) + "++++++" + Line("b", green)], .sixteen)
                == "\u{1B}[1;2H++++++\u{1B}[32mb\rb\u{1B}[m\r")
    }

    @Test("T28: without colour, a change of colour alone is none")
    func colorsThatVanish() {
        let green = Style(foreground: Color(0x2FD058, basic: .green))
        #expect(update(["ab"], [Line("ab", green)]) == "")
        #expect(update(["ab"], [Line("ab", green)], .sixteen) == "\u{1B}[32m\u{1B}[Hab\u{1B}[m\r")
    }

    @Test("T79: blank cells have no background")
    func noBackground() {
        let bytes = FrameEncoder(depth: .trueColor).repaint(frame(["a", "", "b"]))
        #expect(!String(decoding: bytes, as: UTF8.self).contains("48;"))
    }

    @Test("T74: moving the focus over 100 cards costs less than 1 KB")
    func focusMove() {
        let accent = Style(foreground: Color(0x3772E7, basic: .blue), .bold)
        func list(focus: Int) -> Frame {
            var frame = Frame(size: Size(columns: 80, rows: 24))
            for row in 0..<24 {
                let style = row == focus ? accent : .plain
                frame.draw(
                    Line("\(row == focus ? "›" : " ")▌ 🌺 Поливать растения на балконе и дома [✓]", style),
                    at: Point(column: 0, row: row))
            }
            frame.cursor.position = Point(column: 0, row: focus)
            return frame
        }
        let bytes = FrameEncoder(depth: .trueColor, isSynchronized: true).update(
            from: list(focus: 3), to: list(focus: 4))
        #expect(bytes.count > 100)
        #expect(bytes.count <= 1024)
    }

    private func fruit(from offset: Int, rows: Range<Int> = 1..<4) -> Frame {
        let fruit = [
            "sour-cherries", "green-apples", "ripe-bananas", "blood-oranges", "tangerines", "sharp-lemons",
            "dried-figs",
        ]
        var list = frame([Line("fruit")] + fruit[offset..<offset + 3].map { Line($0) })
        list.scrolled = ScrolledRows(rows, offset: offset)
        return list
    }

    @Test(
        "T74: what is scrolled is moved by the terminal",
        arguments: [
            // Margins, the first row within, one line taken out or put in, no margins; then the row that is new.
            (1, 2, "\u{1B}[2;4r\u{1B}[2H\u{1B}[1M\u{1B}[r\u{1B}[4Htangerines\u{1B}[H"),
            (2, 1, "\u{1B}[2;4r\u{1B}[2H\u{1B}[1L\u{1B}[r\u{1B}[2Hgreen-apples\u{1B}[H"),
            (1, 1, ""),
        ])
    func scrolling(_ old: Int, _ new: Int, _ expected: String) {
        let bytes = FrameEncoder(depth: .none).update(from: fruit(from: old), to: fruit(from: new))
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test("T74: nothing is moved where none of it stays, and where that would be longer")
    func scrollingInVain() {
        let encoder = FrameEncoder(depth: .none)
        var alike = fruit(from: 1)
        alike.scrolled = ScrolledRows(1..<4, offset: 2)
        alike.draw("B", at: Point(column: 0, row: 2))
        for (old, new) in [
            (fruit(from: 0), fruit(from: 3)), (fruit(from: 1), alike),
            (fruit(from: 1, rows: 1..<3), fruit(from: 2)),
            (fruit(from: 1, rows: 2..<9), fruit(from: 2, rows: 2..<9)),
        ] {
            #expect(!String(decoding: encoder.update(from: old, to: new), as: UTF8.self).contains("r\u{1B}"))
        }
    }

    @Test("T62: frames of any size")
    func sizes() {
        let encoder = FrameEncoder(depth: .trueColor)
        for size in [Size.zero, Size(columns: 0, rows: 3), Size(columns: 1, rows: 1)] {
            var frame = Frame(size: size)
            frame.draw("日本", at: .zero)
            #expect(
                encoder.update(from: Frame(size: Size(columns: 9, rows: 9)), to: frame)
                    == encoder.repaint(frame))
        }
    }
}
