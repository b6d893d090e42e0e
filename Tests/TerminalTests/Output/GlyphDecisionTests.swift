import Terminal
import Testing

@Suite struct GlyphDecisionTests {
    private func glyphs(asksForASCII: Bool = false, _ variables: [String: String]) -> GlyphSet {
        GlyphDecision.glyphs(asksForASCII: asksForASCII) { variables[$0] }
    }

    @Test(
        "T44, T81: the locale's charset decides",
        arguments: [
            (["LANG": "ru_RU.UTF-8"], true),
            (["LANG": "en_US.utf8"], true),
            (["LANG": "de_DE.UTF-8@euro"], true),
            (["LC_CTYPE": "UTF-8"], true),
            (["LANG": "C.UTF-8"], true),
            (["LANG": "C"], false),
            (["LANG": "POSIX"], false),
            ([:], false),
            (["LANG": "ru_RU.KOI8-R"], false),
            (["LANG": "en_US"], false),
            (["LANG": "@"], false),
            (["LC_ALL": "C", "LC_CTYPE": "UTF-8", "LANG": "en_US.UTF-8"], false),
            (["LC_ALL": "", "LC_CTYPE": "ru_RU.UTF-8", "LANG": "C"], true),
            (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], false),
        ] as [([String: String], Bool)])
    func locale(_ variables: [String: String], _ isUTF8: Bool) {
        #expect(glyphs(variables) == (isUTF8 ? .unicode : .ascii))
    }

    @Test("T81: --ascii wins")
    func asked() {
        #expect(glyphs(asksForASCII: true, ["LANG": "ru_RU.UTF-8"]) == .ascii)
    }
}
