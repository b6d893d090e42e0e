import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// A library with backups is damaged in every way: that is said, nothing is overwritten, and a repair brings it back.
struct DamageTorture {
    /// A library of four generations, its disk and the states of its last two.
    private struct Victim {
        let stand: Stand
        let disk: ModelDisk
        let bytes: [UInt8]
        let library, backup: Library

        /// - Parameter hasImport: True if its history has a step with a name.
        init(hasImport: Bool) throws {
            stand = try Stand()
            try stand.addRun()
            if hasImport {
                try stand.perform(.merge(Operation.imported()))
                try stand.perform(.editTracker(.tracker(1), TrackerEdit(.emoji("🐶"))))
            }
            try stand.perform(
                .addTracker(
                    NewTracker(
                        id: .tracker(4), name: "Read <1984> & more",
                        category: .named("Work", newID: .category(4)),
                        schedule: nil)), .complete([.tracker(4)], on: Day("2026-11-17")))
            try stand.addSwim()
            for day in ["2026-11-16", "2026-11-17", "2026-11-18"] as [Day] {
                try stand.mark(day)
            }
            backup = try stand.library
            try stand.mark(Day("2026-11-20"))
            library = try stand.library
            bytes = try stand.bytes
            disk = try ModelDisk(copying: stand.folder)
        }

        /// The outcome for a library with these bytes.
        func fate(of damaged: [UInt8]) throws -> Fate {
            let disk = disk.copy()
            try disk.write(damaged, to: stand.libraryPath)
            let stand = stand.on(disk.fileSystem)
            let loaded: LoadedLibrary
            do throws(StoreError) {
                loaded = try stand.store.load()
            } catch {
                guard case .newerVersion = error else { return .wrong("\(error)") }
                let isRefused = (try? stand.mark(Day("2026-11-19"))) == nil
                return isRefused && disk.tree[stand.libraryPath] == damaged
                    ? .newer : .wrong("newer, written")
            }
            switch loaded.warnings.first {
            case .editedByHand: return try taken(loaded.library, damaged, stand, disk)
            case .readFromBackup: return try replaced(loaded.library, damaged, stand, disk)
            default: return .wrong("not said: \(loaded.warnings)")
            }
        }

        /// The bytes still made sense: the next change keeps them, and the newest backup for good.
        private func taken(
            _ library: Library, _ damaged: [UInt8], _ stand: Stand, _ disk: ModelDisk
        ) throws -> Fate {
            if library.isEmpty { return .wrong("silently emptied") }
            do throws(StoreError) {
                _ = try stand.store.update { (journal) throws(EditError) in
                    try journal.perform([.addCategory(id: .category(9), name: "New")], today: Stand.today)
                }
            } catch {
                // The history alone is damaged: a repair keeps the library.
                guard case .unreadable = error else { return .wrong("\(error)") }
                guard try Doctor(store: stand.store).repair()?.source == .library else {
                    return .wrong("no repair of the history")
                }
            }
            return disk.tree.values.contains(damaged) ? .taken : .wrong("what was taken is not kept")
        }

        /// The bytes made no sense: a change is refused, and a repair brings the newest backup and keeps them.
        private func replaced(
            _ library: Library, _ damaged: [UInt8], _ stand: Stand, _ disk: ModelDisk
        ) throws -> Fate {
            if library != backup { return .wrong("not the newest backup") }
            if (try? stand.mark(Day("2026-11-19"))) != nil { return .wrong("written over") }
            if disk.tree[stand.libraryPath] != damaged { return .wrong("overwritten") }
            let doctor = Doctor(store: stand.store)
            if doctor.examine().first?.code != "unreadable" { return .wrong("not found by the doctor") }
            guard let repair = try doctor.repair() else { return .wrong("not repaired") }
            let loaded = try stand.store.load()
            if loaded != LoadedLibrary(library: backup) || repair.library != backup {
                return .wrong("badly repaired")
            }
            let copy = repair.damagedCopy.flatMap { disk.tree[$0] }
            if copy != damaged { return .wrong("damaged bytes are not kept") }
            return .repaired(lost: repair.lost.count)
        }
    }

    private enum Fate: Equatable {
        case taken, newer
        case repaired(lost: Int)
        case wrong(String)
    }

    /// The outcomes of all, with the faults.
    private struct Fates {
        var taken = 0
        var newer = 0
        var repaired = 0
        var named = 0

        mutating func note(_ fate: Fate, _ comment: @autoclosure () -> String) {
            switch fate {
            case .taken: taken += 1
            case .newer: newer += 1
            case .repaired(let lost):
                repaired += 1
                named += lost
            case .wrong(let fault): Issue.record("\(comment()): \(fault)")
            }
        }

        var text: String {
            "\(repaired) brought back (\(named) lost marks named), \(taken) taken as edits and kept, \(newer) refused as newer"
        }
    }

    @Test(
        "Cut at a byte: a repair brings back the newest backup and names the mark that was lost where it can",
        arguments: [false, true])
    func cut(hasImport: Bool) throws {
        let victim = try Victim(hasImport: hasImport)
        var fates = Fates()
        for length in stride(from: 0, to: victim.bytes.count, by: Torture.tries(brief: 97, full: 1)) {
            fates.note(try victim.fate(of: Array(victim.bytes.prefix(length))), "cut at \(length)")
        }
        #expect(fates.repaired > fates.taken && fates.newer == 0 && fates.named > 0)
        Torture.report(
            item: 5, "cut at a byte\(hasImport ? ", after an import" : "")",
            tries: fates.repaired + fates.taken,
            outcome: fates.text)
    }

    @Test("A flipped bit: never unnoticed, never overwritten", arguments: [false, true])
    func flips(hasImport: Bool) throws {
        let victim = try Victim(hasImport: hasImport)
        var random = SeededRandom(seed: 5)
        var fates = Fates()
        let tries = Torture.tries(brief: 60, full: 20_000)
        for _ in 0..<tries {
            let path = Int.random(in: 0..<victim.bytes.count, using: &random)
            let bit = UInt8.random(in: 0..<8, using: &random)
            var damaged = victim.bytes
            damaged[path] ^= 1 << bit
            fates.note(try victim.fate(of: damaged), "byte \(path), bit \(bit)")
        }
        #expect(fates.repaired > tries / 10 && fates.taken > tries / 50)
        Torture.report(
            item: 5, "a flipped bit\(hasImport ? ", after an import" : "")", tries: tries, outcome: fates.text
        )
    }

    @Test("An element of another type or value in the place of each element", arguments: [false, true])
    func wrongTypes(hasImport: Bool) throws {
        let victim = try Victim(hasImport: hasImport)
        let text = String(decoding: victim.bytes, as: UTF8.self)
        let values = [
            "<true/>", "<string>x</string>", "<string></string>", "<integer>7</integer>",
            "<integer>-9223372036854775808</integer>", "<real>1e308</real>", "<array/>", "<dict/>",
            "<date>2026-11-20T00:00:00Z</date>", "<data>AAAA</data>", "",
        ]
        var fates = Fates()
        var tries = 0
        for element in elements(of: text) {
            for value in values where text[element] != value {
                tries += 1
                if !Torture.isFull, tries % 23 != 0 { continue }
                var damaged = text
                damaged.replaceSubrange(element, with: value)
                fates.note(try victim.fate(of: Array(damaged.utf8)), "\(text[element].prefix(40)) → \(value)")
            }
        }
        #expect(fates.repaired > fates.taken)
        Torture.report(
            item: 5, "wrong types and values\(hasImport ? ", after an import" : "")",
            tries: fates.repaired + fates.taken + fates.newer,
            outcome: fates.text)
    }

    /// The ranges of values and keys that fit in a line, and of whole dictionaries and arrays.
    private func elements(of text: String) -> [Range<String.Index>] {
        var elements: [Range<String.Index>] = []
        var open: [String.Index] = []
        for start in text.indices where text[start] == "<" {
            let rest = text[start...]
            guard let end = rest.firstIndex(of: ">").map({ text.index(after: $0) }) else { continue }
            let tag = rest[..<end]
            if tag.hasPrefix("<?") || tag.hasPrefix("<!") { continue }
            if tag.hasSuffix("/>") {
                elements.append(start..<end)
            } else if tag.hasPrefix("</") {
                if let opening = open.popLast() { elements.append(opening..<end) }
            } else {
                open.append(start)
            }
        }
        return elements
    }
}
