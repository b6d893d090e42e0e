import TestKit
import Testing
import TrackerDomain
import TrackerExchange

/// Nothing from outside is trusted: whatever a file holds, there is a library or a fault, and no crash.
struct HostileTests {
    private static let seeds: [(ImportFormat, String)] = [
        (
            .csv,
            "date,name,value,category,note\n2026-01-01,Run,1,Sport,\"a \"\"b\"\"\"\n02/13/2026,Read,2.5,,\n"
        ),
        (.csv, "date,Run,Read\n2026-01-01,1,s\n2026-01-02,,2.5\n"),
        (
            .habitBull,
            "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRun,,Sport,1/31/2026,1,\"x\ny\"\n"
        ),
        (
            .loop,
            "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Run,,\"q\nr\",3,7,#D32F2F\n"
        ),
    ]

    private static let formats = [ImportFormat.csv, .loop, .habitBull]

    @Test("bytes that are flipped, cut, doubled or put in", arguments: seeds.indices)
    func mutations(seed: Int) {
        let (format, text) = Self.seeds[seed]
        var random = SeededRandom(seed: UInt64(seed))
        for _ in 0..<400 {
            var bytes = Array(text.utf8)
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
                case 1: bytes.removeSubrange(min(place, bytes.count)...)
                case 2: bytes.insert(contentsOf: bytes.prefix(place), at: place)
                default: bytes.insert(contentsOf: Array(#"",;'"#.utf8), at: place)
                }
            }
            read(bytes, as: nil)
            read(bytes, as: format)
        }
    }

    @Test(
        "nonsense for each format: zeros, quotes, line ends, separators, digits, deep brackets",
        arguments: formats)
    func nonsense(format: ImportFormat) {
        for piece in [
            "\0", "\"", "\n", "\r", ",", ";", "9", "[", "{\"", "\u{FEFF}", "-", "PK\u{3}\u{4}", "<?xml",
            "bplist00",
        ] {
            read(Array(String(repeating: piece, count: 5000).utf8), as: format)
            read(Array(("date,name,value\n" + String(repeating: piece, count: 5000)).utf8), as: format)
        }
        read([0xFF, 0xFE, 0, 0], as: format)
    }

    /// Either is right; that it comes back is what is looked at.
    private func read(_ bytes: [UInt8], as format: ImportFormat?) {
        for name in ["Habits.csv", "001 Run/Checkmarks.csv"] {
            _ = try? Brought(bytes: [(name, bytes)], as: format, keepGoing: true)
        }
    }
}
