import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// Every sheet in both languages.
@MainActor @Suite struct SheetSnapshotTests {
    @Test(arguments: Language.allCases, SheetScene.all)
    func scene(language: Language, scene: SheetScene) throws {
        var stage = try scene.stage(language)
        let mismatches = ThemedSnapshot(name: "\(scene.name).\(language.rawValue)").mismatches {
            (stage.appearance, stage.glyphs) = ($1, $2)
            return stage.rendering($0).frame
        }
        #expect(mismatches == [], "\(mismatches.joined(separator: "\n"))")
    }
}
