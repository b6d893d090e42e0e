import Terminal
import TestKit
import Testing
import TrackerPresentation

@testable import TrackerCLI

@MainActor @Suite struct LookScratch {
    @Test(arguments: Language.allCases) func look(_ language: Language) throws {
        func show(_ stage: ScreenStage, _ size: Size) {
            print("\(size.columns)x\(size.rows)" + String(repeating: "~", count: size.columns - 6))
            print(stage.rendering(size).frame.lines.map(\.text).joined(separator: "|\n"))
        }
        let sizes = [(60, 15), (80, 24), (120, 40), (160, 30)].map { Size(columns: $0.0, rows: $0.1) }
        for size in sizes {
            var stage = try ScreenStage.week(language)
            stage.app.perform(.toggleDone)
            show(stage, size)
            stage.app.cancel()
            stage.app.move(.down)
            stage.app.perform(.startSearch)
            stage.app.insert("o")
            show(stage, size)
            stage.app.insert("zzz")
            show(stage, size)
            stage.app.cancel()
            stage.app.perform(.nextDay)
            show(stage, size)
            show(try ScreenStage(language), size)
            stage = try ScreenStage.crowd(100, language)
            for _ in 1...30 { stage.app.move(.down) }
            show(stage, size)
        }
    }
}
