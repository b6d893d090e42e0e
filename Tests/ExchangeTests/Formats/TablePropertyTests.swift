import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// Whatever words, order, shape and signs a table is kept in, its days are those of the marks in it.
struct TablePropertyTests {
    @Test(
        "TAB-1, TAB-2, TAB-9: the days are those of the words, in any shape, order, case and language",
        arguments: RandomTable.Shape.allCases)
    func days(shape: RandomTable.Shape) throws {
        for seed in 0..<UInt64(Torture.tries(brief: 75, full: 1000)) {
            var random = SeededRandom(seed: seed)
            let table = RandomTable(shape, &random)
            guard !table.said.isEmpty else { continue }
            let text = table.text(&random)
            let brought = try #require(try? Brought(text), "\(shape) \(seed)\n\(text)")
            #expect(RandomTable.entries(brought) == table.said, "\(shape) \(seed)\n\(text)")
        }
    }

    @Test("TAB-9, TAB-16: with rows and columns exchanged, a table says the same")
    func exchanged() throws {
        for seed in 0..<UInt64(Torture.tries(brief: 75, full: 1000)) {
            var random = SeededRandom(seed: seed)
            let wide = RandomTable(.wide, &random)
            guard !wide.said.isEmpty else { continue }
            var across = wide
            across.rows = wide.rows[0].indices.map { column in wide.rows.map { $0[column] } }
            across.rows[0][0] = "Habit"
            let text = across.text(&random)
            let brought = try #require(try? Brought(text), "\(seed)\n\(text)")
            #expect(RandomTable.entries(brought) == wide.said, "\(seed)\n\(text)")
        }
    }

    @Test(
        "TAB-1, TAB-21: a text that is in no list, and a cell too many or too few, change nothing but their line",
        arguments: RandomTable.Shape.allCases)
    func faults(shape: RandomTable.Shape) throws {
        for seed in 0..<UInt64(Torture.tries(brief: 75, full: 1000)) {
            var random = SeededRandom(seed: seed)
            var table = RandomTable(shape, &random)
            guard let place = table.marks.randomElement(using: &random) else { continue }
            let kind = Int.random(in: 0...2, using: &random)
            switch kind {
            case 0: table.rows[place.row][place.column] = "qwertz"
            case 1: table.rows[place.row].remove(at: place.column)
            default: table.rows[place.row].insert("yes", at: place.column)
            }
            let text = table.rows.map { $0.joined(separator: ";") }.joined(separator: "\n") + "\n"
            let scope = table.scope[place.row] ?? ([], [])
            func isOfLine(_ entry: RandomTable.Entry) -> Bool {
                scope.habits.contains(entry.habit) && scope.days.contains(entry.day)
            }
            for keepGoing in [false, true] {
                guard let brought = try? Brought(text, keepGoing: keepGoing) else { continue }
                let found = RandomTable.entries(brought)
                // A habit of which nothing is understood is left out, and told.
                let lost = Set(table.said.subtracting(found).filter { !isOfLine($0) }.map(\.habit))
                #expect(
                    lost.allSatisfy { habit in brought.unknownColumns.contains { $0.hasPrefix(habit) } },
                    "\(shape) \(seed) \(kind)\n\(text)")
                #expect(
                    found.subtracting(table.said).allSatisfy(isOfLine), "\(shape) \(seed) \(kind)\n\(text)")
                if kind == 0, !keepGoing {
                    #expect(!brought.unknownColumns.isEmpty || shape == .across, "\(seed)\n\(text)")
                }
            }
        }
    }

    @Test(
        "TAB-1, TAB-2, TAB-22: of a damaged table nothing comes that it did not say, and a refusal is one sentence",
        arguments: RandomTable.Shape.allCases)
    func damaged(shape: RandomTable.Shape) throws {
        for seed in 0..<UInt64(Torture.tries(brief: 75, full: 7000)) {
            var random = SeededRandom(seed: seed)
            let table = RandomTable(shape, &random)
            let bytes = table.damagedBytes(&random)
            for keepGoing in [false, true] {
                do throws(ImportFault) {
                    let found = RandomTable.entries(
                        try Brought(bytes: [("file", bytes)], keepGoing: keepGoing))
                    let text = String(decoding: bytes, as: UTF8.self)
                    #expect(found.isSubset(of: table.said), "\(shape) \(seed)\n\(text)")
                } catch {
                    for language in Language.allCases {
                        let sentence = error.message(of: "file").phrase { _ in Phrase(same: "do") }(language)
                        #expect(!sentence.isEmpty && !sentence.contains("\n"), "\(shape) \(seed)")
                    }
                }
            }
        }
    }
}
