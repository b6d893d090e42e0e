import Terminal
import TrackerCLI
import TrackerPresentation

/// About ten seconds in the app as a moving picture: a day is finished, last week is filled in, and what came of it.
@MainActor struct PictureTour {
    static let name = "tour"
    static let size = Size(columns: 100, rows: 28)
    /// Frames of the celebration, and how long each is shown.
    private static let sparks = (count: 8, milliseconds: 125)

    private let stage: PictureStage
    private var shots: [SVGAnimation.Shot] = []

    init(_ appearance: Appearance) throws {
        stage = try PictureStage(.english, appearance)
        show("", for: 700)
    }

    static func document(_ appearance: Appearance) throws -> String {
        var tour = try PictureTour(appearance)
        tour.finishDay()
        tour.fillWeek()
        tour.lookBack()
        return SVGAnimation(
            tour.shots, appearance: appearance,
            title: "A day is finished, the week filled in, and looked back on"
        ).document
    }

    /// Marks what is left, the last one by an amount chosen from the last ones.
    private mutating func finishDay() {
        press("l", "→", for: 300)
        press(" ", "Space", for: 600)
        press("j", "↓", for: 200)
        press("h", "←", for: 200)
        press(" ", "Space", for: 450)
        press("j", "↓", for: 250)
        press(" ", "Space", for: 450)
        press("j", "↓", for: 150)
        press("j", "↓", for: 150)
        press("l", "→", for: 250)
        press("=", "=", for: 600)
        press(Self.down, "↓", for: 400)
        press("1", "1", for: 0)
        celebrate("1")
    }

    private mutating func fillWeek() {
        press("3", "3", for: 800)
        press("k", "↑", for: 250)
        press("h", "←", for: 250)
        press("h", "←", for: 350)
        press(" ", "Space", for: 700)
    }

    private mutating func lookBack() {
        press("i", "i", for: 1200)
        press("\u{1B}", "Esc", for: 250)
        press("2", "2", for: 1200)
    }

    private mutating func celebrate(_ caption: String) {
        let start = ContinuousClock.now
        for index in 0..<Self.sparks.count {
            _ = stage.driver.animate(to: start + .milliseconds(index * Self.sparks.milliseconds))
            show(caption, for: Self.sparks.milliseconds)
        }
        _ = stage.driver.animate(to: start + .seconds(1))
        show(caption, for: 400)
    }

    private static let down = "\u{1B}[B"

    private mutating func press(_ keys: String, _ caption: String, for milliseconds: Int) {
        stage.type(keys, in: Self.size)
        if milliseconds == 0 { return }
        show(caption, for: milliseconds)
    }

    private mutating func show(_ caption: String, for milliseconds: Int) {
        shots.append(
            SVGAnimation.Shot(
                frame: stage.driver.render(Self.size), milliseconds: milliseconds, caption: caption))
    }
}
