import Terminal
import Testing

@Suite struct GlyphSetTests {
    /// Every glyph by its name, those of the frame and the heat levels too.
    private func glyphs(of value: Any) -> [(name: String, glyph: String)] {
        Mirror(reflecting: value).children.flatMap { child in
            switch child.value {
            case let glyph as String: [(child.label ?? "", glyph)]
            case let sign as Unicode.Scalar: [(child.label ?? "", String(sign))]
            default: glyphs(of: child.value)
            }
        }
    }

    @Test("T81: the fallback is ASCII throughout")
    func ascii() {
        let glyphs = glyphs(of: GlyphSet.ascii)
        #expect(glyphs.count == glyphsOfUnicodeSet.count)
        for (name, glyph) in glyphs {
            #expect(glyph.utf8.allSatisfy { 0x20...0x7E ~= $0 }, "\(name)")
        }
    }

    private var glyphsOfUnicodeSet: [(name: String, glyph: String)] {
        glyphs(of: GlyphSet.unicode)
    }

    @Test func glyphsTakeOneCellButBoxesAndThePin() {
        for (name, glyph) in glyphsOfUnicodeSet {
            let expected = ["checkedBox": 3, "emptyBox": 3, "begunBox": 3, "offBox": 3, "pin": 2][name] ?? 1
            #expect(glyph.cellWidth == expected, "\(name)")
        }
    }

    @Test("C11: a sign has one meaning in statistics and calendars")
    func oneMeaning() {
        let glyphs = GlyphSet.unicode
        let signs =
            [glyphs.check, glyphs.due, glyphs.unplanned].map { String($0) }
            + [glyphs.halfCircle, glyphs.emptyCircle, glyphs.dottedCircle] + glyphs.heat.map { String($0) }
        #expect(Set(signs).count == signs.count)
        // All of a day is all of a day: the fullest heat may look like the fullest disc.
        #expect(!signs.dropLast().contains(glyphs.fullCircle))
        // Missed is missed, in a row and in a month.
        #expect(!signs.filter { $0 != glyphs.emptyCircle }.contains(String(glyphs.missed)))
        #expect(!glyphs.checkedBox.unicodeScalars.contains(glyphs.missed))
    }

    @Test("TILE-8: in ASCII the week, months and rows of days have one table of signs")
    func oneTable() {
        let glyphs = GlyphSet.ascii
        #expect(String(glyphs.done) == "+" && glyphs.fullCircle == "+" && glyphs.halfCircle == "%")
        #expect(String(glyphs.missed) == "x" && glyphs.emptyCircle == "x" && String(glyphs.off) == "s")
        #expect(String(glyphs.due) == "?" && String(glyphs.open) == "-" && String(glyphs.unplanned) == ".")
        #expect(String(glyphs.ahead) == ":" && glyphs.dottedCircle == ":")
    }

    @Test("T31, T81: five heat levels that differ without colour", arguments: [GlyphSet.unicode, .ascii])
    func heat(_ glyphs: GlyphSet) {
        #expect(glyphs.heat.count == 5)
        #expect(Set(glyphs.heat).count == 5)
    }

    @Test("T81: the wording of the row")
    func wording() {
        #expect(GlyphSet.ascii.heat == [".", ":", "+", "#", "@"])
        #expect(GlyphSet.ascii.checkedBox == "[x]")
        #expect(GlyphSet.unicode.heat == ["·", "░", "▒", "▓", "█"])
        #expect(GlyphSet.unicode.checkedBox == "[✓]")
    }
}
