import Terminal
import TestKit
import Testing
import TrackerPresentation

@testable import TrackerCLI

/// Every sheet in both languages and windows of three widths: its text, and its style on dark, on light and
/// without colour.
@MainActor @Suite struct SheetSnapshotTests {
    private static let windows = [
        Size(columns: 60, rows: 15), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ]

    @Test(arguments: Language.allCases, SheetScene.all)
    func scene(language: Language, scene: SheetScene) throws {
        for window in Self.windows {
            var stage = try scene.stage(language)
            let dark = stage.rendering(window).frame
            stage.appearance = .light
            let light = stage.rendering(window).frame
            #expect(light.rows == dark.rows)
            let text =
                Self.section("dark", dark) + Self.styles("light", light)
                + Self.styles("mono", dark.withoutColors)
            let mismatch = Snapshot.mismatch(
                of: text, named: "\(scene.name).\(language.rawValue).\(window.columns)")
            #expect(mismatch == nil, "\(mismatch ?? "")")
        }
    }

    private static func section(_ name: String, _ frame: Frame) -> String {
        "─── \(name)\n" + frame.listing
    }

    private static func styles(_ name: String, _ frame: Frame) -> String {
        let listing = frame.listing
        let styles = listing.split(separator: "─── styles\n", maxSplits: 1).last ?? ""
        return "─── \(name)\n" + styles
    }
}

extension Frame {
    /// What a terminal without colours shows.
    var withoutColors: Frame {
        var frame = self
        frame.restyle(bounds) { _, cell in Style(cell.style.attributes) }
        return frame
    }
}
