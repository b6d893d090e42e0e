import TestKit
import Testing
import TrackerPresentation
import TrackerReport

@Suite struct CardSnapshotTests {
    /// From the first tag of a habit's card to its last.
    private static func card(_ language: Language) throws -> String {
        let lines = ReportPage.pieces(try ReportSample.worked.state(language)).text.split(separator: "\n")
        let card = lines.drop { !$0.hasPrefix("<article") }.prefix { !$0.hasPrefix("</article>") }
        return card.joined(separator: "\n") + "\n"
    }

    @Test("The card of the habit R", arguments: Language.allCases)
    func snapshot(language: Language) throws {
        let mismatch = Snapshot.mismatch(of: try Self.card(language), named: "run.\(language.rawValue)")
        #expect(mismatch == nil, "\(mismatch ?? "")")
    }
}
