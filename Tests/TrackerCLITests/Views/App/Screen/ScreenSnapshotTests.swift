import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// The main screen in both languages.
@MainActor @Suite struct ScreenSnapshotTests {
    @Test(
        "MAIN-1, LOOK-3: the main screen as it was looked at", arguments: Language.allCases, ScreenScene.all)
    @MainActor func scene(language: Language, scene: ScreenScene) throws {
        var stage = try scene.stage(language)
        let mismatches = ThemedSnapshot(name: "\(scene.name).\(language.rawValue)").mismatches {
            (stage.appearance, stage.glyphs) = ($1, $2)
            return stage.rendering($0).frame
        }
        #expect(mismatches == [], "\(mismatches.joined(separator: "\n"))")
    }

    @Test(
        "T79: outside cards and filled buttons every cell has the terminal's own background",
        arguments: ScreenScene.all)
    func background(scene: ScreenScene) throws {
        let rendering = try scene.stage(.russian).rendering(120, 40)
        let filled = rendering.targets.filter { _, target in
            switch target {
            case .card, .intent(.action(.newTracker)): true
            default: false
            }
        }
        for row in rendering.frame.bounds.rows {
            for column in rendering.frame.bounds.columns {
                let point = Point(column: column, row: row)
                guard rendering.frame[point].style.background != nil else { continue }
                #expect(filled.contains { $0.area.contains(point) }, "\(point)")
            }
        }
    }
}
