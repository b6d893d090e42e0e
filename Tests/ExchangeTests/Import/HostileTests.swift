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
        (.csv, "date,Run  [Home],Read  [Home]  at least 5 km\n2026-01-01,1,2.5\n2026-01-02,1 s,\n"),
        (.csv, "Habit,2026-01-01,2026-01-02,%\nRun,x,no,50\nRead,s,1,\nTotal,2,1,\n"),
        (
            .habitBull,
            "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nRun,,Sport,1/31/2026,1,\"x\ny\"\n"
        ),
        (
            .loop,
            "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Run,,\"q\nr\",3,7,#D32F2F\n"
        ),
        (.loop, "Date,Walk,Water,\n2026-11-14,2,9000,\n2026-11-13,SKIP,-1,\n2026-11-12,YES_AUTO,7500,\n"),
        (
            .json,
            "{\"format\":\"tracker\",\"version\":1,\"categories\":[{\"id\":\"00000000-0000-0000-0000-000000000064\",\"name\":\"Home\"}],\"trackers\":[]}"
        ),
        (
            .tableHabit,
            "{\"habits\":[{\"name\":\"Run\",\"type\":2,\"daily_goal\":1,\"freq_type\":3,\"freq_custom\":\"[2,5]\",\"start_date\":20513,\"records\":[{\"record_date\":20513,\"record_type\":1,\"record_value\":2.5}]}]}"
        ),
        (
            .kado,
            "{\"formatVersion\":1,\"habits\":[{\"name\":\"Run\",\"frequency\":{\"kind\":\"specificDays\",\"days\":[1]},\"type\":{\"kind\":\"counter\",\"target\":8},\"createdAt\":\"2026-03-01T09:30:00Z\",\"completions\":[{\"date\":\"2026-03-01T21:00:00Z\",\"value\":1}]}]}"
        ),
        (
            .dijo,
            "[{\"type\":\"Float\",\"name\":\"km\",\"stats\":{\"2026-03-02\":{\"value\":15,\"precision\":1}},\"goal\":{\"value\":20,\"precision\":1}}]"
        ),
        (
            .beaverHabits,
            "{\"data\":{\"habits\":[{\"name\":\"Run\",\"period\":{\"period_type\":\"W\",\"period_count\":1,\"target_count\":3},\"records\":[{\"day\":\"2026-03-02\",\"done\":true,\"text\":\"#skip\"}]}],\"order\":[]}}"
        ),
        (
            .habitKit,
            "{\"habits\":[{\"id\":\"a\",\"name\":\"Run\",\"isInverse\":true}],\"completions\":[{\"habitId\":\"a\",\"date\":\"2026-03-02T23:00:00.000Z\",\"timezoneOffsetInMinutes\":120,\"amountOfCompletions\":1}],\"intervals\":[{\"habitId\":\"a\",\"type\":\"week\",\"requiredNumberOfCompletions\":3}]}"
        ),
        (
            .jsonDays,
            "{\"habits\":[{\"name\":\"Run\",\"color\":1,\"days\":[\"2026-03-02\",{\"date\":\"3/13/2026\",\"value\":2.5}]}]}"
        ),
        (.jsonDays, "{\"2026-03-02\":{\"Run\":true,\"Read\":12},\"2026-03-03\":[\"Run\"]}"),
        (.harsh, "2026-03-02 : Run : y : a : 12.5\n2026-03-03 : Run : s :  :\n"),
        (.harsh, "! Sport\nRun: 3/7: 2026-06-15\nSwim: 2w\n"),
        (.habitctl, "2026-03-02\tRun\ty\n\n2026-03-03\tSwim\ts\n"),
        (
            .org,
            "#+TODO: TODO | DONE SKIP(s!)\n* Body\n** TODO [#A] Shave :home:\nSCHEDULED: <2026-03-20 Fri .+2d/4d>\n:PROPERTIES:\n:STYLE: habit\n:END:\n- State \"DONE\" from \"TODO\" [2026-03-14 Sat 21:40] \\\\\n  a note\nCLOCK: [2026-03-14 Sat]\n"
        ),
        (
            .obsidian,
            "---\ntitle: Run\ntags: [a, b]\nentries:\n  - 2026-03-01\n  - \"2026-03-02\"\n---\n- [x] [[Run|Jog]] #a\n"
        ),
        (
            .plist,
            "<plist><dict><key>version</key><integer>1</integer><key>categories</key><array/><key>trackers</key><array/><key>records</key><array/></dict></plist>"
        ),
    ]

    @Test("each seed is sound before it is damaged", arguments: seeds.indices)
    func sound(seed: Int) throws {
        let (format, text) = Self.seeds[seed]
        let name = text.hasPrefix("Position") ? "Habits.csv" : "file"
        #expect(try Brought([name: text], keepGoing: true).imported.format == format)
    }

    @Test("bytes that are flipped, cut, doubled or put in", arguments: seeds.indices)
    func mutations(seed: Int) {
        let (format, text) = Self.seeds[seed]
        var random = SeededRandom(seed: UInt64(seed))
        for _ in 0..<Torture.tries(brief: 75, full: 400) {
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
        arguments: ImportFormat.allCases)
    func nonsense(format: ImportFormat) {
        let count = Torture.tries(brief: 750, full: 5000)
        for piece in [
            "\0", "\"", "\n", "\r", ",", ";", "9", "[", "{\"", "\u{FEFF}", "-", "PK\u{3}\u{4}", "<?xml",
            "bplist00",
        ] {
            read(Array(String(repeating: piece, count: count).utf8), as: format)
            read(Array(("date,name,value\n" + String(repeating: piece, count: count)).utf8), as: format)
        }
        read([0xFF, 0xFE, 0, 0], as: format)
    }

    /// Either is right; that it comes back is what is looked at.
    private func read(_ bytes: [UInt8], as format: ImportFormat?) {
        for name in ["Habits.csv", "001 Run/Checkmarks.csv"] {
            _ = try? Brought(bytes: [(name, bytes)], as: format, keepGoing: true)
        }
        let list = "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Run,,,1,1,#D32F2F\n"
        _ = try? Brought(
            bytes: [("Habits.csv", Array(list.utf8)), ("Checkmarks.csv", bytes)], as: format, keepGoing: true)
    }
}
