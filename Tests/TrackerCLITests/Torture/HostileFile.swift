import TestKit

/// A file in the library's place that was made to hurt.
struct HostileFile: Sendable {
    let name: String
    /// Made anew each time: all of them together would fill the memory.
    let bytes: @Sendable () -> [UInt8]
    /// Whether what hurts is in the history, which reading commands leave alone.
    var hasSoundLibrary = false

    private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">"

    /// All of them, those that can be of any size about as large as that.
    ///
    /// - Parameter good: A sound library, of the worked example.
    static func corpus(good: String, size: Int) throws -> [HostileFile] {
        lists(size) + [
            HostileFile(name: "100,000 arrays deep", nested("<array>", "</array>", 100_000)),
            HostileFile(name: "100,000 dictionaries deep", nested("<dict><key>k</key>", "</dict>", 100_000)),
            HostileFile(name: "entity bomb", bomb + head + "<string>&l9;</string></plist>"),
            HostileFile(name: "undeclared entity", head + "<string>&lol;</string></plist>"),
            HostileFile(
                name: "external entity", "<!DOCTYPE plist SYSTEM \"file:///dev/zero\"><plist><dict/></plist>"),
            HostileFile(name: "binary, an array in itself", binary([0xA1, 0x00])),
            HostileFile(name: "binary, a dictionary in itself", binary([0xD1, 0x00, 0x00])),
            HostileFile(name: "binary, 2⁶⁰ objects", binary([0xAF, 0x13, 0x10, 0, 0, 0, 0, 0, 0, 0])),
            HostileFile(
                name: "binary, a string of 2⁶² characters", binary([0x6F, 0x13, 0x40, 0, 0, 0, 0, 0, 0, 0])),
        ] + libraries(good, size) + newLibraries(good, size)
    }

    private init(name: String, _ text: @escaping @autoclosure @Sendable () -> String) {
        self.name = name
        bytes = { Array(text().utf8) }
    }

    private init(name: String, _ bytes: [UInt8]) {
        self.name = name
        self.bytes = { bytes }
    }

    // MARK: Lists that are no libraries

    private static func lists(_ size: Int) -> [HostileFile] {
        func filled(_ name: String, _ before: String, _ part: String, _ after: String) -> HostileFile {
            let count = (size - head.utf8.count - before.utf8.count - after.utf8.count - 8) / part.utf8.count
            return HostileFile(
                name: name, head + before + String(repeating: part, count: count) + after + "</plist>")
        }
        return [
            filled("many values", "<array>", "<true/>", "</array>"),
            filled("many empty arrays", "<array>", "<array/>", "</array>"),
            filled("one key again and again", "<dict>", "<key>k</key><true/>", "</dict>"),
            filled("many references", "<string>", "&amp;", "</string>"),
            filled("many numbered references", "<string>", "&#65;", "</string>"),
            filled("many CDATA sections", "<string>", "<![CDATA[a]]>", "</string>"),
            filled("long data", "<data>", "AAAA", "</data>"),
            filled("long number", "<integer>", "9", "</integer>"),
            filled("long string", "<string>", "a", "</string>"),
            filled("many comments", "", "<!-- -->", "<dict/>"),
            filled("tags without end", "", "<", ""),
            filled("comments without end", "", "<!--", ""),
            filled("white space", "", " ", "<dict/>"),
            filled("empty lines and no list", "", "\n", ""),
            HostileFile(
                name: "no UTF-8",
                Array((head + "<string>").utf8) + [UInt8](repeating: 0xFF, count: size - 1024)
                    + Array("</string></plist>".utf8)),
            HostileFile(name: "many keys", keys(size)),
            HostileFile(name: "merge marks", String(repeating: "<<<<<<< \n", count: size / 9)),
            HostileFile(name: "zeros", String(repeating: "\0", count: size)),
        ]
    }

    private static func keys(_ size: Int) -> String {
        var text = head + "<dict>"
        for number in 0... {
            if text.utf8.count > size - 60 { break }
            text += "<key>\(number)</key><true/>"
        }
        return text + "</dict></plist>"
    }

    private static func nested(_ start: String, _ end: String, _ count: Int) -> String {
        head + String(repeating: start, count: count) + String(repeating: end, count: count) + "</plist>"
    }

    private static var bomb: String {
        let levels = (1...9).map { level in
            "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">"
        }
        return "<!DOCTYPE plist [<!ENTITY l0 \"lol\">" + levels.joined() + "]>"
    }

    /// A binary list of one object at byte 8, its table after it.
    private static func binary(_ object: [UInt8]) -> [UInt8] {
        let table = 8 + object.count
        let trailer: [UInt8] =
            [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0]
            + [0, 0, 0, 0, 0, 0, 0, UInt8(table)]
        return Array("bplist00".utf8) + object + [8] + trailer
    }

    // MARK: Almost libraries

    private static func libraries(_ good: String, _ size: Int) -> [HostileFile] {
        func changed(_ name: String, _ old: String, _ new: String) -> HostileFile {
            HostileFile(name: name, good.replacing(old, with: new, maxReplacements: 1))
        }
        func changedHistory(_ name: String, _ old: String, _ new: String) -> HostileFile {
            var file = changed(name, old, new)
            file.hasSoundLibrary = true
            return file
        }
        let year = "<key>2026</key>\n\t\t\t\t<string>"
        let step = "\n\t\t\t<string>2026-03-08 completed \(WorkedExample.run) 2026 03:2</string>"
        let room = size - good.utf8.count - 64
        return [
            changed("year 1899", "<key>2026</key>", "<key>1899</key>"),
            changed("year 2200", "<key>2026</key>", "<key>2200</key>"),
            changed("month 13", year, year + "13:1 "),
            changed("30 February", year, year + "02:30 "),
            changed("day 0", year, year + "01:0 "),
            changed("a range backwards", year, year + "01:9-3 "),
            changed("a huge day", year, year + "01:99999999999999999999 "),
            changed(
                "an endless emoji", "<string>🌺</string>",
                "<string>👩" + String(repeating: "\u{200D}👩", count: room / 7) + "</string>"),
            changed("a long name", ">Run<", ">" + String(repeating: "R", count: room) + "<"),
            changed("a name of references", ">Run<", ">" + String(repeating: "&#82;", count: room / 5) + "<"),
            changed(
                "a key of references", "<key>category</key>",
                "<key>" + String(repeating: "&#82;", count: room / 5) + "</key>"),
            changed("a name of marks", ">Run<", ">R" + String(repeating: "\u{301}", count: room / 2) + "<"),
            changed("an id twice", WorkedExample.sport, WorkedExample.run),
            changed(
                "a category that is not there", "<key>category</key>\n\t\t\t<string>4",
                "<key>category</key>\n\t\t\t<string>6"),
            changed("color 19", "<integer>3</integer>", "<integer>19</integer>"),
            changedHistory(
                "one long line", "completed \(WorkedExample.run)",
                "completed " + String(repeating: "a", count: room)),
            changedHistory(
                "one long name", "completed \(WorkedExample.run)",
                "categoryRenamed \(WorkedExample.run) name=\"" + String(repeating: "a", count: room) + "\""),
            changedHistory(
                "a line of many words", "completed \(WorkedExample.run)",
                "completed \(WorkedExample.run)" + String(repeating: " 2026", count: room / 5)),
            changedHistory(
                "a line of many changes", "completed \(WorkedExample.run)",
                String(repeating: "pinned \(WorkedExample.run) ; ", count: room / 46)
                    + "completed \(WorkedExample.run)"),
            changedHistory(
                "a long history", "<key>undo</key>\n\t\t<array>",
                "<key>undo</key>\n\t\t<array>" + String(repeating: step, count: room / step.utf8.count)),
        ]
    }

    // MARK: Almost libraries with the keys that version 3 began with

    private static func newLibraries(_ good: String, _ size: Int) -> [HostileFile] {
        func having(_ name: String, _ extra: @escaping @autoclosure @Sendable () -> String) -> HostileFile {
            HostileFile(
                name: name,
                good.replacing(
                    "<key>category</key>", with: extra() + "<key>category</key>", maxReplacements: 1))
        }
        let room = size - good.utf8.count - 256
        return [
            having("a day's amount twice", entries("amounts", entry("2026", "01:1=5,1=5"))),
            having("a fourth decimal", entries("amounts", entry("2026", "01:1=0.0001"))),
            having("more than a million", entries("amounts", entry("2026", "01:1=1000000.001"))),
            having("an amount of 30 February", entries("amounts", entry("2026", "02:30=1"))),
            having(
                "one amount again and again", entries("amounts", entry("2026", repeated("01:1=1 ", room)))),
            having(
                "a huge amount", entries("amounts", entry("2026", "01:1=" + repeated("9", room)))),
            having("amounts without days", entries("amounts", entry("2026", "01:" + repeated(",", room)))),
            having(
                "amounts of many years", entries("amounts", many(room) { entry("\($0)", "") })),
            having(
                "completions of many years",
                entries("skips", many(room) { entry("\($0)", "01:1") })),
            having("a long note", entries("notes", entry("2026-11-20", repeated("a", room)))),
            having("a note of marks", entries("notes", entry("2026-11-20", "a" + repeated("\u{301}", room)))),
            having("notes of many days", entries("notes", many(room) { entry("\($0)", "") })),
            having("a long unit", entries("goals", entry("2026-11-20", "at least 5 " + repeated("k", room)))),
            having("goals of many days", entries("goals", many(room) { entry("\($0)", "none") })),
            having(
                "a long standing", "<key>standing</key><string>" + repeated("paused ", room) + "</string>"),
        ]
    }

    private static func entry(_ key: String, _ text: String) -> String {
        "<key>\(key)</key><string>\(text)</string>"
    }

    private static func entries(_ key: String, _ entries: String) -> String {
        "<key>\(key)</key><dict>\(entries)</dict>"
    }

    /// Entries with keys that ascend, as readers like them.
    private static func many(_ room: Int, _ entry: (Int) -> String) -> String {
        (1_000_000..<1_000_000 + room / 40).map(entry).joined()
    }

    private static func repeated(_ part: String, _ room: Int) -> String {
        String(repeating: part, count: max(1, room / part.utf8.count))
    }
}
