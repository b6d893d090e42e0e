import TestKit
import TrackerCLI

/// Text as no person types it, and some as they do, so that it gets past the first check.
struct HostileText {
    var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    mutating func one<Element>(of list: [Element]) -> Element {
        list[Int.random(in: 0..<list.count, using: &random)]
    }

    mutating func bytes(upTo limit: Int) -> [UInt8] {
        (0..<Int.random(in: 0...limit, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    /// The words of a command.
    mutating func command() -> [String] {
        one(of: CommandName.allCases).rawValue.split(separator: " ").map(String.init)
    }

    /// A word of the command line without NUL, which no argument can hold.
    mutating func word() -> String {
        switch Int.random(in: 0...9, using: &random) {
        case 0...3: one(of: Self.words)
        case 4: mutated(one(of: Self.words))
        case 5: String(decoding: bytes(upTo: 24).filter { $0 != 0 }, as: UTF8.self)
        case 6: one(of: Self.values)
        case 7: one(of: Self.words) + "=" + one(of: Self.values)
        case 8: String(repeating: scalars(upTo: 2), count: Int.random(in: 0...300, using: &random))
        default: scalars(upTo: 12)
        }
    }

    /// A text like an amount: a number as people write them, with units, signs and dividers, some of them wrong.
    mutating func amount() -> String {
        let number = [
            "0", "5", "0.5", ",5", "10.000", "1,000,000", "10 000", "7'500", "5.125", "999999.9995", "3",
            "31", "1e9", "1:30", "0:59:59", "1h30",
        ]
        let unit = [
            "", "", "", "l", " ml", "мл", "км", "k", " тыс.", "steps", " cups", "x5", " gym", "мин", "h30",
            " h 30 min", "ч05", ":20", " ft", "mi", " lb", " pint",
        ]
        let text = one(of: ["", "", "+", "-", "--", "−"]) + one(of: number) + one(of: unit)
        return switch Int.random(in: 0...9, using: &random) {
        case 0: mutated(text)
        case 1: scalars(upTo: 6)
        default: text
        }
    }

    /// Scalars of the kinds that programs trip over, and any others.
    mutating func scalars(upTo limit: Int) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...limit, using: &random) {
            let any = Unicode.Scalar(UInt32.random(in: 1...0x10_FFFF, using: &random))
            text.append(chance(3) ? any ?? "\u{FFFD}" : one(of: Self.tricky))
        }
        return String(text)
    }

    /// A text with a byte or two changed, added or taken away.
    mutating func mutated(_ text: String) -> String {
        String(decoding: mutated(Array(text.utf8)).map { $0 == 0 ? 1 : $0 }, as: UTF8.self)
    }

    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0...Int.random(in: 0...2, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let byte = UInt8.random(in: 0...255, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0: bytes.insert(byte, at: place)
            case 1 where place < bytes.count: bytes[place] = byte
            default: if place < bytes.count { bytes.remove(at: place) }
            }
        }
        return bytes
    }

    private static let words =
        CommandName.allCases.flatMap { $0.rawValue.split(separator: " ").map(String.init) }
        + OptionName.allCases.map(\.word) + [
            "-q", "-h", "--", "-", "--date", "--json", "--lang", "Run", "Walk",
            // What works by itself, or nearly.
            "list", "list", "stats", "log", "done", "undone", "show", "calendar", "history",
            // What people try in vain, or say in their own words.
            "--find", "--every", "--weekly", "--off", "--last", "--rename", "--top", "-d", "-c", "-n", "-a",
            "prompt",
            "todo", "year", "week", "yesterday", "event", "archived", "2026", "2026-10", "20:00",
        ]

    private static let values = [
        "Run", "wal", "Home", "today", "завтра", "-3", "-99999", "2026-11-20", "2024-02-29", "31.12.2199",
        "1900-01-01",
        "0000-00-00", "mon-fri", "пн,ср", ",", "daily", "1", "18", "19", "0", "-1", "9223372036854775808",
        "#FD4C49",
        "red", "🙂", "👨‍👩‍👧", "🇷🇺", "1️⃣", "en", "ru", "all", "completed", "dark", "always", "2026-13", "2026-02",
        "12:00", "03:00", "bash", "theme", "day-start", "mouse", "on", "total", "", " ", "\t", "…", "«»",
        "\"", "'", "$HOME",
        "next mon", "3 days ago", "в прошлый вт", "через неделю", "last week", "на этой неделе", "+3",
        "mon..today",
        "20 ноября", "whenever", "без плана", "every monday", "через день", "weekly", "30 km a week",
        "30 km/h",
        "2/wek", "1h30", "1:30", "10k", "at most 2", "20:00", "1 week", "Sport",
        "%s%n", "../..", "\\", "<string>", "&amp;", "]]>", "$null", "nan", "1e9", "٣", "２",
    ]

    /// C0, C1, DEL, bidirectional controls, joiners, selectors, marks, separators, tags, the last of all.
    static let tricky: [Unicode.Scalar] = [
        "\u{01}", "\u{07}", "\u{08}", "\u{09}", "\u{0A}", "\u{0B}", "\u{0C}", "\u{0D}", "\u{0E}", "\u{18}",
        "\u{1B}", "[",
        "]", "0", ";", "m", "\u{7F}", "\u{80}", "\u{84}", "\u{85}", "\u{90}", "\u{9B}", "\u{9C}", "\u{9D}",
        "\u{9F}",
        "\u{A0}", "\u{AD}", "\u{300}", "\u{301}", "\u{0E33}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}",
        "\u{2029}",
        "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
        "\u{2069}",
        "\u{20E3}", "\u{FE0E}", "\u{FE0F}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{1F1F7}", "\u{1F3FD}",
        "\u{1F600}",
        "\u{E0067}", "\u{E007F}", "\u{F0000}", "\u{10FFFF}", "я", "Ё", "漢", "ﷺ", "a", " ", "-", "/", "<", "&",
        "\"",
    ]
}
