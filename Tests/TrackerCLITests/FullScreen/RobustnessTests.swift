import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The app under windows and keys of every kind.
@MainActor @Suite struct RobustnessTests {
    @Test(
        "T62: every screen can be drawn in any window",
        arguments: ["", "n\r", "n\r\t\r", "c", "m", "i", "d", "?", "2", "3", "/x", "z", "Z", "3="])
    @MainActor func sizes(keys: String) throws {
        let stage = try AppStage()
        stage.type(keys)
        var random = SeededRandom(seed: 62)
        for _ in 1...20 {
            let size = Size(
                columns: .random(in: 1...300, using: &random), rows: .random(in: 1...100, using: &random))
            let rows = stage.driver.render(size).rows
            #expect(rows.count == size.rows && rows.allSatisfy { $0.cellWidth <= size.columns })
        }
    }

    @Test(
        "any keys in windows of any size: the app goes on, and the library stays one that can be read",
        arguments: 1...4
    )
    @MainActor func randomKeys(seed: UInt64) throws {
        let stage = try AppStage()
        var random = SeededRandom(seed: seed)
        let keys: [String] = [
            "\r", "\u{1B}", "\t", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", " ", "n", "e", "d", "y",
            "p",
            "m", "i", "c", "[", "]", "t", "/", "f", "u", "\u{12}", "1", "2", "3", "8", "a", "s", "z", "Z",
            "x", "=", "+", "-", "o", "w", "j", "K", "J", "?", ":",
            "\u{13}",
            "\u{7F}",
            "\u{1B}[H", "\u{1B}[F", "\u{1B}[6~", "ж", "👨‍👩‍👧", "\u{1B}[200~x\ny\u{1B}[201~",
            "\u{1B}[<0;20;5M", "\u{1B}[<2;9;6M", "\u{1B}[<65;9;6M",
        ]
        for _ in 1...Torture.tries(brief: 300, full: 15_000) {
            stage.type(keys.randomElement(using: &random) ?? "")
            guard Int.random(in: 0..<40, using: &random) == 0 else { continue }
            let size = Size(
                columns: .random(in: 60...250, using: &random), rows: .random(in: 15...60, using: &random))
            let rows = stage.driver.render(size).rows
            #expect(rows.count == size.rows && rows.allSatisfy { $0.cellWidth <= size.columns })
        }
        #expect(stage.rows.count == 24)
        #expect(stage.library != nil)
    }

    @Test(
        "T74: among 100 trackers a moved focus is at most 1 KB at 80×24, in true colour",
        arguments: ["Habit", "Поливать растения на балконе дачи"])
    @MainActor func economy(_ name: String) throws {
        let habits: [Edit] = (0..<100).map {
            AppStage.habit(UInt64(20 + $0), "\(name) \($0)", in: $0 % 2 == 0 ? 1 : 2)
        }
        let stage = try AppStage(Array(AppStage.week.prefix(2)) + habits)
        let encoder = FrameEncoder(depth: .trueColor)
        let there: [String] = Array(repeating: "j", count: 60) + ["l"]
        let back: [String] = Array(repeating: "k", count: 49) + ["h"]
        var before = stage.driver.render(AppStage.size)
        var screens: Set<[String]> = []
        for key in there + back {
            stage.type(key)
            let after = stage.driver.render(AppStage.size)
            let bytes = encoder.update(from: before, to: after)
            #expect(bytes.count <= 1024, "\(key): \(bytes.count)")
            before = after
            screens.insert(after.rows)
        }
        // 50 rows of cards and the way back.
        #expect(screens.count > 50)
    }

    @Test(
        "T74: among 50 trackers, cards of two rows that scroll, it is at most 1 KB in the median, 2 KB at most"
    )
    @MainActor func economyOfTwoRows() throws {
        let habits: [Edit] = (0..<48).map {
            AppStage.habit(UInt64(20 + $0), "Поливать растения на балконе \($0)", in: $0 % 2 == 0 ? 1 : 2)
        }
        let stage = try AppStage(Array(AppStage.week.prefix(2)) + habits)
        let encoder = FrameEncoder(depth: .trueColor)
        var before = stage.driver.render(AppStage.size)
        var counts: [Int] = []
        for key in Array(repeating: "j", count: 26) + ["l"] + Array(repeating: "k", count: 26) {
            stage.type(key)
            let after = stage.driver.render(AppStage.size)
            counts.append(encoder.update(from: before, to: after).count)
            before = after
        }
        #expect(counts.sorted()[counts.count / 2] <= 1_000, "\(counts)")
        #expect(counts.allSatisfy { $0 <= 2_048 }, "\(counts)")
    }
}
