import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

@MainActor @Suite struct AppViewTests {
    @Test("T63: a window below 60×15 gets one sentence")
    func tooSmall() throws {
        let stage = try ScreenStage.week()
        let rows = stage.rendering(59, 15).frame.rows
        #expect(rows.filter { !$0.isEmpty } == ["               too small: 59×15, need 60×15"])
        #expect(stage.rendering(59, 15).target(at: .zero) == nil)
        #expect(stage.rendering(60, 14).frame.rows.joined().contains("too small: 60×14, need 60×15"))
        #expect(stage.rendering(60, 15).frame.rows[0].contains("1 Trackers"))
        let russian = try ScreenStage.week(.russian).rendering(20, 3).frame.rows
        #expect(russian == ["слишком мало: 20×3,", "    нужно 60×15", ""])
    }

    @Test("T62: no size is too much")
    @MainActor func randomSizes() throws {
        var random = SeededRandom(seed: 62)
        let stages = try ScreenScene.all.map { try $0.stage(.russian) }
        for turn in 1...200 {
            let stage = stages[turn % stages.count]
            let size = Size(
                columns: Int.random(in: 1...300, using: &random),
                rows: Int.random(in: 1...100, using: &random))
            let rendering = stage.rendering(size)
            #expect(rendering.frame.lines.allSatisfy { $0.width == size.columns })
            for (area, target) in rendering.targets {
                #expect(!area.isEmpty && area.intersection(rendering.frame.bounds) == area, "\(target)")
            }
        }
    }

    @Test("T88: a change offers u, but not where u is a letter")
    func undoOffer() throws {
        let stage = try ScreenStage.week()
        stage.app.perform(.toggleDone)
        let rendering = stage.rendering(80, 24)
        #expect(rendering.frame.rows[22].hasPrefix(" ✓ ") && rendering.frame.rows[22].hasSuffix("u undo"))
        #expect(rendering.target(at: Point(column: 75, row: 22)) == .intent(.action(.undo)))
        stage.app.perform(.startSearch)
        stage.app.perform(.togglePin)
        #expect(stage.app.model.notice?.kind == .change)
        #expect(!stage.rendering(80, 24).frame.rows[22].contains("undo"))
    }

    @Test func longNoticeTakesMoreRows() throws {
        let context = try ScreenStage().context
        var rendering = Rendering(size: Size(columns: 20, rows: 5))
        let notice = Notice(.error, "one two three four five six seven eight nine ten eleven twelve")
        NoticeView(context: context, offersUndo: true)
            .draw(notice, in: Rect(column: 0, row: 1, columns: 20, rows: 3), on: &rendering)
        #expect(
            rendering.frame.rows == [
                "", " ! one two three", "   four five six", "   seven eight nin…", "",
            ])
        #expect(rendering.targets.map(\.target) == [.nothing], "what lies below is not reached")
    }

    @Test("T81: signs of the product are ASCII", arguments: ScreenScene.all)
    func ascii(scene: ScreenScene) throws {
        var stage = try scene.stage(.english)
        stage.glyphs = .ascii
        for width in [59, 60, 80, 120] {
            for row in stage.rendering(width, 24).frame.rows {
                let signs = row.unicodeScalars.filter { !$0.isASCII && !$0.properties.isEmojiPresentation }
                #expect(signs.allSatisfy { $0 == "\u{200D}" }, "\(row)")
            }
        }
    }
}
