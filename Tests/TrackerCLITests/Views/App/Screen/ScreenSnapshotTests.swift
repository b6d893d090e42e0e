import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// The main screen in both languages.
@MainActor @Suite struct ScreenSnapshotTests {
    @Test(
        "MAIN-1, LOOK-3: the main screen as it was looked at", arguments: Language.allCases, ScreenScene.all)
    func scene(language: Language, scene: ScreenScene) throws {
        var stage = try scene.stage(language)
        let mismatches = ThemedSnapshot(name: "\(scene.name).\(language.rawValue)").mismatches {
            (stage.appearance, stage.glyphs) = ($1, $2)
            return stage.rendering($0).frame
        }
        #expect(mismatches == [], "\(mismatches.joined(separator: "\n"))")
    }

    @Test("T79: every cell keeps the terminal's own background", arguments: ScreenScene.all)
    func background(scene: ScreenScene) throws {
        let frame = try scene.stage(.russian).rendering(120, 40).frame
        #expect(frame.lines.joined().spans.allSatisfy { $0.style.background == nil })
    }
}

extension [Line] {
    fileprivate func joined() -> Line { reduce(Line(), +) }
}
