import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V30: a perfect day is celebrated for a second") struct CelebrationTests {
    private let start = ContinuousClock.now

    /// All habits of today are done but Run.
    private func stage(glyphs: GlyphSet = .unicode) throws -> AppStage {
        let done = [12, 13].map { Edit.complete([AppStage.id(UInt64($0))], on: AppStage.today) }
        let stage = try AppStage(AppStage.week + done, glyphs: glyphs)
        stage.driver.model.focus(on: AppStage.id(14))
        return stage
    }

    /// Draws a frame so many milliseconds after the start; returns when the next is due.
    @discardableResult
    private func frame(_ stage: AppStage, after milliseconds: Int) -> Duration? {
        stage.driver.animate(to: start + .milliseconds(milliseconds)).map { $0 - start }
    }

    private func sparks(_ stage: AppStage) -> [Int] {
        Array(stage.rows[1]).indices.filter { Array(stage.rows[1])[$0] == "✦" }
    }

    @Test("V30: the last habit of today sends two sparks along the bar, from its middle to its ends, once")
    @MainActor func runs() throws {
        let stage = try stage()
        #expect(frame(stage, after: 0) == nil && sparks(stage).isEmpty)
        stage.type(" ")
        #expect(stage.shows("a perfect day!"))
        // Sixteen frames: one in 62.5 ms.
        #expect(frame(stage, after: 0) == .microseconds(62_500))
        #expect(sparks(stage) == [39, 40])
        #expect(frame(stage, after: 500) == .microseconds(562_500))
        #expect(sparks(stage) == [19, 60])
        #expect(frame(stage, after: 999) == .seconds(1))
        #expect(sparks(stage) == [2, 77])
        #expect(frame(stage, after: 1000) == nil)
        #expect(sparks(stage).isEmpty && !stage.driver.model.isCelebrating)
        stage.type("  ")
        #expect(frame(stage, after: 1100) == nil, "a day is celebrated once")
    }

    @Test("V30: a frame that comes late leaves out those before it, and ends after the second all the same")
    func late() throws {
        let stage = try stage()
        stage.type(" ")
        frame(stage, after: 0)
        #expect(frame(stage, after: 3000) == nil && sparks(stage).isEmpty)
    }

    @Test("V30: an undo takes it back at once")
    func undone() throws {
        let stage = try stage()
        stage.type(" ")
        frame(stage, after: 0)
        stage.type("u")
        #expect(frame(stage, after: 100) == nil && sparks(stage).isEmpty)
    }

    @Test("V30: keys work meanwhile, and what leaves the day perfect leaves the sparks")
    func keys() throws {
        let stage = try stage()
        stage.type(" ")
        frame(stage, after: 0)
        stage.type("j")
        #expect(stage.focused != "Run")
        stage.type("p2")
        #expect(stage.driver.model.tab == .statistics)
        frame(stage, after: 500)
        #expect(sparks(stage).count == 2)
    }

    @Test("V30, T33: nothing moves with reduced motion")
    func still() throws {
        let stage = try stage()
        stage.type(":set reduced-motion on\r")
        stage.type(" ")
        #expect(stage.shows("a perfect day!") && frame(stage, after: 0) == nil)
        #expect(!stage.driver.model.isCelebrating)
    }

    @Test("V30: another day than today is praised, and not celebrated")
    func yesterday() throws {
        let ids = [11, 12, 13, 14].map { AppStage.id($0) }
        let edits = [
            Edit.complete(ids, on: AppStage.today - 2), .complete(ids.dropLast(), on: AppStage.today - 1),
        ]
        let stage = try AppStage(AppStage.week + edits)
        stage.type("[")
        stage.driver.model.focus(on: AppStage.id(14))
        stage.type(" ")
        #expect(stage.shows("a perfect day!") && frame(stage, after: 0) == nil)
    }

    @Test("V30: it is drawn in the week too, and in ASCII")
    func elsewhere() throws {
        let stage = try stage(glyphs: .ascii)
        stage.type("3 ")
        frame(stage, after: 0)
        frame(stage, after: 500)
        #expect(stage.rows[1].contains("*-+-.") && stage.rows[1].contains(".-+-*"), "\(stage.rows[1])")
    }
}
