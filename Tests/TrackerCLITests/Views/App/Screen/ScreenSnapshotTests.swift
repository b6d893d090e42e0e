import Terminal
import TestKit
import Testing
import TrackerPresentation

@testable import TrackerCLI

/// The main screen in both languages and windows of three sizes: its text, and its styles on dark, on light and
/// without colour.
@MainActor @Suite struct ScreenSnapshotTests {
    private static let windows = [
        Size(columns: 60, rows: 15), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ]

    @Test(arguments: Language.allCases, ScreenScene.all)
    func scene(language: Language, scene: ScreenScene) throws {
        for window in Self.windows {
            var stage = try scene.stage(language)
            let dark = stage.rendering(window).frame
            stage.appearance = .light
            let light = stage.rendering(window).frame
            #expect(light.rows == dark.rows)
            let text =
                "─── dark\n" + dark.listing + Self.styles("light", light)
                + Self.styles("mono", Self.mono(dark))
            let mismatch = Snapshot.mismatch(
                of: text, named: "\(scene.name).\(language.rawValue).\(window.columns)")
            #expect(mismatch == nil, "\(mismatch ?? "")")
        }
    }

    @Test("T79: every cell keeps the terminal's own background", arguments: ScreenScene.all)
    func background(scene: ScreenScene) throws {
        let frame = try scene.stage(.russian).rendering(120, 40).frame
        #expect(frame.lines.joined().spans.allSatisfy { $0.style.background == nil })
    }

    /// What a terminal without colours shows.
    private static func mono(_ frame: Frame) -> Frame {
        var frame = frame
        frame.restyle(frame.bounds) { _, cell in Style(cell.style.attributes) }
        return frame
    }

    private static func styles(_ name: String, _ frame: Frame) -> String {
        let styles = frame.listing.split(separator: "─── styles\n", maxSplits: 1).last ?? ""
        return "─── \(name)\n" + styles
    }
}

extension [Line] {
    fileprivate func joined() -> Line { reduce(Line(), +) }
}
