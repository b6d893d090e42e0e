import TestKit
import Testing
import TrackerPresentation
import TrackerReport

@Suite("REP-5: the year as a picture by itself") struct HeatMapFileTests {
    @Test("It is a whole document with its name and a sentence", arguments: ReportSample.allCases)
    func document(sample: ReportSample) throws {
        let picture = try sample.picture()
        #expect(picture.name == "svg" && picture.attributes["xmlns"] == "http://www.w3.org/2000/svg")
        #expect(picture.attributes["role"] == "img" && picture.attributes["aria-labelledby"] == "title desc")
        #expect(picture.all("title").map(\.text) == ["The year"])
        #expect(picture.all("desc").first?.text.hasPrefix("3 March 2025 to 8 March 2026: ") == true)
        #expect(!picture.all.contains { $0.attributes.keys.contains { $0.hasSuffix("href") } })
    }

    @Test("Its days are those of the page")
    func days() throws {
        let picture = try ReportSample.worked.picture()
        func days(_ heat: String) -> Int {
            picture.all(classed: heat).reduce(0) { $0 + ($1.attributes["d"] ?? "").count { $0 == "m" } }
        }
        #expect(["l0", "l1", "l2", "l3", "l4", "l"].map(days) == [1, 0, 1, 0, 4, 365])
    }

    @Test("Light and dark have a ground, and text that can be read on it")
    func colors() throws {
        let style = try #require(try ReportSample.worked.picture().all("style").first).text
        #expect(style.contains("@media (prefers-color-scheme:dark)"))
        for appearance in Appearance.allCases {
            let palette = Palette(appearance)
            let muted = try #require(palette.color(of: .secondary))
            #expect(Contrast.ratio(muted, palette.background) >= 4.5)
        }
    }

    @Test("The picture of the worked example", arguments: Language.allCases)
    func snapshot(language: Language) throws {
        let svg = HeatMapFile.svg(try ReportSample.worked.state(language))
        let mismatch = Snapshot.mismatch(of: svg, named: "worked.\(language.rawValue)")
        #expect(mismatch == nil, "\(mismatch ?? "")")
    }
}
