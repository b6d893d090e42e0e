import Terminal
import Testing
import TrackerPresentation

@Suite("V29: frames as one moving picture") struct SVGAnimationTests {
    private func document(_ shots: (lines: [String], milliseconds: Int, caption: String)...) -> String {
        SVGAnimation(
            shots.map { shot in
                var frame = Frame(size: Size(columns: 4, rows: 2))
                frame.draw(shot.lines.map { Line($0) }, in: frame.bounds)
                return SVGAnimation.Shot(
                    frame: frame, milliseconds: shot.milliseconds, caption: shot.caption)
            }, appearance: .dark, title: "T"
        ).document
    }

    private func count(_ text: String, in document: String) -> Int { document.ranges(of: text).count }

    @Test("V29: what all frames share is drawn once and never moves")
    func shared() {
        let text = document((["ab", "cd"], 100, ""), (["ab", "ef"], 300, ""))
        #expect(count(">ab<", in: text) == 1 && count("<g class=", in: text) == 2)
        #expect(text.contains(".s0{opacity:1;animation:s0 400ms step-end infinite}"))
        #expect(text.contains("@keyframes s0{0%{opacity:1}25%{opacity:0}}"))
        #expect(text.contains(".s1{opacity:0;animation:s1 400ms step-end infinite}"))
        #expect(text.contains("@keyframes s1{0%{opacity:0}25%{opacity:1}}"))
    }

    @Test("V29: what comes back is drawn once; times are rounded to hundredths of a percent")
    func back() {
        let text = document((["ab"], 100, ""), (["cd"], 100, ""), (["ab"], 100, ""))
        #expect(count(">ab<", in: text) == 1)
        #expect(
            text.contains(
                "{0%{opacity:1}33.33%{opacity:0}66.67%{opacity:1}}"))
    }

    @Test("V29: whoever wants no motion sees the first frame; keys stand in a cap")
    func still() {
        let text = document((["ab"], 100, ""), (["ab"], 100, "Esc"))
        #expect(text.contains("@media(prefers-reduced-motion:reduce){g{animation:none!important}}"))
        #expect(text.contains(#"textLength="27" font-weight="700">Esc</text>"#))
        #expect(count(">ab<", in: text) == 1)
    }
}
