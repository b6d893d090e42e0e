import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// Every sheet in both languages: a few in the whole window, of the others what is drawn of it.
@MainActor @Suite struct SheetSnapshotTests {
    @Test(arguments: Language.allCases, SheetScene.all)
    @MainActor func scene(language: Language, scene: SheetScene) throws {
        var stage = try scene.stage(language)
        let snapshot = ThemedSnapshot(
            name: "\(scene.name).\(language.rawValue)", keepsDrawnPart: !scene.keepsWindow)
        let mismatches = snapshot.mismatches {
            (stage.appearance, stage.glyphs) = ($1, $2)
            return stage.rendering($0).frame
        }
        #expect(mismatches == [], "\(mismatches.joined(separator: "\n"))")
    }
}
