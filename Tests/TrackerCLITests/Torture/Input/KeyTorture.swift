import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Random bytes from the keyboard, and random keys, pastes and clicks.
@MainActor @Suite struct KeyTorture {
    @Test("T71: random bytes: the decoder takes them all, and then the next key")
    func decoder() {
        var hostile = HostileText(seed: 71)
        let tries = Torture.tries(brief: 20_000, full: 1_000_000)
        var decoder = KeyDecoder()
        var (taken, events) = (0, 0)
        while taken < tries {
            let bytes = hostile.chance(3) ? Array(hostile.scalars(upTo: 8).utf8) : hostile.bytes(upTo: 16)
            taken += bytes.count
            for event in decoder.decode(bytes) {
                events += 1
                if case .paste(let text) = event { #expect(ControlCodes.found(in: text) == []) }
                // What a text field then does with a bidirectional control is its own business.
                if case .key(let key) = event, let text = key.text {
                    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
                }
            }
            if hostile.chance(4) { events += decoder.timeout().count }
        }
        // Ends of whatever is open: a paste, a string, a sequence, a report of a click.
        _ = decoder.decode(Array("\u{1B}[201~\u{7}\u{1B}\\m      ".utf8))
        #expect(decoder.decode([0x71]) == [.key(Key("q"))])
        Torture.report(
            item: 8, "random bytes from the keyboard", tries: taken,
            outcome: "\(events) events, and the next key is read")
    }

    @Test("T71, T86: random keys, pastes, clicks and windows: the app goes on, and its library can be read")
    @MainActor func app() throws {
        var hostile = HostileText(seed: 171)
        let tries = Torture.tries(brief: 250, full: 60_000)
        var stage = try AppStage()
        for number in 0..<tries {
            if number % 1000 == 999 {
                try Self.check(stage, number)
                stage = try AppStage(language: number % 2000 == 999 ? .russian : .english)
            }
            switch Int.random(in: 0...11, using: &hostile.random) {
            case 0: stage.type(String(decoding: hostile.bytes(upTo: 12), as: UTF8.self))
            case 1: stage.type(hostile.scalars(upTo: 4))
            case 2: stage.paste(hostile.scalars(upTo: 60))
            case 3:
                let point = Point(
                    column: .random(in: 0..<80, using: &hostile.random),
                    row: .random(in: 0..<24, using: &hostile.random))
                stage.mouse(hostile.one(of: Self.mouse), at: point)
            case 4 where hostile.chance(10):
                stage = try AppStage(
                    Self.allKinds, language: hostile.chance(2) ? .english : .russian,
                    glyphs: hostile.chance(4) ? .ascii : .unicode)
                stage.type(hostile.one(of: ["1", "2", "3", "i", "e", "c", "m", "s"]))
            default: stage.type(hostile.one(of: Self.keys))
            }
            guard hostile.chance(40) else { continue }
            let size = Size(
                columns: .random(in: 1...200, using: &hostile.random),
                rows: .random(in: 1...60, using: &hostile.random))
            let rows = stage.driver.render(size).rows
            #expect(
                rows.count == size.rows
                    && rows.allSatisfy { $0.cellWidth <= size.columns && ControlCodes.found(in: $0) == [] },
                "\(number): \(size)")
        }
        try Self.check(stage, tries)
        Torture.report(
            item: 8, "random keys, pastes, clicks and windows in the app", tries: tries,
            outcome: "it goes on, its library is read, no control code on the screen")
    }

    private static func check(_ stage: AppStage, _ number: Int) throws {
        #expect(stage.library != nil, "\(number)")
        #expect(stage.names.allSatisfy { ControlCodes.found(in: $0) == [] }, "\(number)")
        for _ in 1...20 { stage.press(Key(.escape)) }
        #expect(stage.rows.count == 24, "\(number)")
    }

    /// Something of every kind to act on.
    private static let allKinds: [Edit] =
        AppStage.week + [
            .editTracker(AppStage.id(13), TrackerEdit(.goal(Goal(text: "at least 20 pages")))),
            .pause([AppStage.id(14)], from: AppStage.today - 3),
            .note("Дождь", of: AppStage.id(12), on: AppStage.today - 1),
        ]

    private static let mouse: [MouseEvent.Action] = [
        .press(.left), .press(.left), .press(.right), .drag(.left), .release(.left), .scrollUp, .scrollDown,
    ]

    private static let keys =
        [
            "\r", "\u{1B}", "\t", " ", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[5~",
            "\u{1B}[6~", "\u{1B}[H",
        ]
        + [
            "\u{1B}[F", "\u{12}", "\u{13}", "\u{7F}", "\u{17}", "\u{15}", "\u{B}", "\u{1B}[<65;9;6M",
            "\u{1B}[Z",
        ]
        + "nepdmictf/u123ws?:[]yghjklG=+-axzrжй".map(String.init)
}
