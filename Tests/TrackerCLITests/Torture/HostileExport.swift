/// A file that looks like what another program, or this one, has written, and was made to hurt.
struct HostileExport: Sendable {
    let name: String
    /// Made anew each time: all of them together would fill the memory.
    let bytes: @Sendable () -> [UInt8]
    /// Whether it may be taken, if it is within bounds.
    var mayBeTaken = false

    /// All of them, about as large as a size.
    static func corpus(size: Int) -> [HostileExport] {
        documents(size) + habits(size) + logs(size) + tables(size) + bytes(size)
    }

    private init(
        name: String, mayBeTaken: Bool = false, _ text: @escaping @autoclosure @Sendable () -> String
    ) {
        self.name = name
        bytes = { Array(text().utf8) }
        self.mayBeTaken = mayBeTaken
    }

    private static func filled(
        _ name: String, _ before: String, _ part: String, _ after: String, size: Int, mayBeTaken: Bool = false
    ) -> HostileExport {
        let count = max(1, (size - before.utf8.count - after.utf8.count) / part.utf8.count)
        return HostileExport(
            name: name, mayBeTaken: mayBeTaken, before + String(repeating: part, count: count) + after)
    }

    // MARK: Documents of JSON that are nobody's

    private static func documents(_ size: Int) -> [HostileExport] {
        [
            filled("arrays in each other", "", "[", "", size: size),
            filled("objects in each other", "", "{\"a\":", "1", size: size),
            filled("many values", "[1", ",1", "]", size: size),
            filled("many empty arrays", "[[]", ",[]", "]", size: size),
            filled("one key again and again", "{\"k\":1", ",\"k\":1", "}", size: size),
            filled("a long text", "[\"", "a", "\"]", size: size),
            filled("many escapes", "[\"", "\\u0041", "\"]", size: size),
            filled("many pairs of escapes", "[\"", "\\ud83d\\ude42", "\"]", size: size),
            filled("a long number", "[1", "9", "]", size: size),
            filled("white space", "[", " \n", "]", size: size),
            filled("a text without end", "[\"", "a", "", size: size),
            filled("commas", "[", ",", "]", size: size), filled("zeros", "{", "\0", "", size: size),
            HostileExport(name: "many keys", keys(size)),
            HostileExport(name: "half of a character", "[\"\u{1F642}") {
                Array($0.utf8.dropLast(2)) + [0x22, 0x5D]
            },
        ]
    }

    private init(name: String, _ text: String, _ change: @escaping @Sendable (String) -> [UInt8]) {
        self.name = name
        bytes = { change(text) }
    }

    private static func keys(_ size: Int) -> String {
        "{\"k\":1" + (0..<max(1, size / 12)).map { ",\"\($0)\":1" }.joined() + "}"
    }

    // MARK: Habits

    private static func habits(_ size: Int) -> [HostileExport] {
        let ours = "{\"format\":\"tracker\",\"version\":1,\"categories\":[],\"trackers\":"
        let habit =
            "{\"name\":\"a\",\"type\":1,\"daily_goal\":1,\"freq_type\":3,\"freq_custom\":\"[1,1]\",\"records\":["
        let record = "{\"record_date\":20513,\"record_type\":1,\"record_value\":1}"
        let kado =
            "{\"formatVersion\":1,\"habits\":[{\"name\":\"a\",\"createdAt\":\"2026-03-01T00:00:00Z\",\"frequency\":{\"kind\":\"daily\"},\"type\":{\"kind\":\"binary\"},\"completions\":["
        let completion = "{\"date\":\"2026-03-01T00:00:00Z\",\"value\":1}"
        return [
            filled("trackers of nothing", ours + "[{}", ",{}", "]}", size: size),
            filled(
                "a long category",
                "{\"format\":\"tracker\",\"version\":1,\"trackers\":[],\"categories\":[{\"id\":\"", "a",
                "\"}]}", size: size),
            filled(
                "one record again and again", "{\"habits\":[" + habit + record, "," + record, "]}]}",
                size: size,
                mayBeTaken: true),
            filled(
                "bad records", "{\"habits\":[" + habit + record, ",{\"record_date\":1e9,\"record_type\":1}",
                "]}]}", size: size),
            filled(
                "many habits", "{\"habits\":[" + habit + "]}", "," + habit + "]}", "]}", size: size,
                mayBeTaken: true),
            filled(
                "a long name", "{\"habits\":[{\"daily_goal\":1,\"freq_type\":1,\"name\":\"", "a\u{301}",
                "\"}]}", size: size, mayBeTaken: true),
            filled(
                "a long frequency",
                "{\"habits\":[{\"name\":\"a\",\"daily_goal\":1,\"freq_type\":1,\"freq_custom\":\"", "[",
                "\"}]}", size: size),
            filled(
                "a long exponent", kado + "{\"date\":\"2026-03-01T00:00:00Z\",\"value\":1e", "9", "}]}]}",
                size: size),
            filled(
                "one day again and again", kado + completion, "," + completion, "]}]}", size: size,
                mayBeTaken: true),
            filled(
                "a note that grows", kado + completion,
                ",{\"date\":\"2026-03-01T00:00:00Z\",\"value\":0,\"note\":\"aaaa\"}", "]}]}",
                size: size, mayBeTaken: true),
            filled("a long type", "[{\"stats\":{},\"name\":\"a\",\"type\":\"", "Bit", "\"}]", size: size),
            filled(
                "many counters", "[{\"type\":\"Bit\",\"name\":\"a\",\"stats\":{}}",
                ",{\"type\":\"Bit\",\"name\":\"a\",\"stats\":{}}", "]", size: size, mayBeTaken: true),
            filled(
                "many tags",
                "{\"user_email\":\"\",\"habits\":[{\"name\":\"a\",\"records\":[],\"tags\":[\"a\"", ",\"a\"",
                "]}]}", size: size, mayBeTaken: true),
        ]
    }

    // MARK: Logs

    private static func logs(_ size: Int) -> [HostileExport] {
        let line = "2026-03-02 : Run : y\n"
        return [
            filled("one line again and again", line, line, "", size: size, mayBeTaken: true),
            filled("one long line", line, "2026-03-02 : ", "", size: size),
            filled("a long comment", line + "2026-03-03 : Run : y : ", "a", "", size: size, mayBeTaken: true),
            filled("a long amount", line + "2026-03-03 : Run : y :  : ", "9", "", size: size),
            filled("lines of nothing", line, "x\n", "", size: size),
            filled("empty lines", line, "\n", "", size: size, mayBeTaken: true),
            HostileExport(
                name: "many habits in a log", mayBeTaken: true,
                (0..<max(2, size / 27)).map { "2026-03-02 : \($0) : y\n" }.joined()),
            filled(
                "a log with tabs", "2026-03-02\tRun\ty\n", "2026-03-02\tRun\ts\n", "", size: size,
                mayBeTaken: true),
            filled("nothing but tabs", "2026-03-02\tRun\ty\n", "2026-03-02\t\t", "", size: size),
            filled("list of habits", "Run: 1\n", "Run: 3/7\n", "", size: size, mayBeTaken: true),
        ]
    }

    // MARK: Tables

    private static func tables(_ size: Int) -> [HostileExport] {
        let (header, row) = ("date,name,value", "2026-03-02,a,1\n")
        return [
            filled("columns that nobody knows", header, ",x", "\n" + row, size: size, mayBeTaken: true),
            filled(
                "short rows of a wide table", header + String(repeating: ",x", count: 5000) + "\n", row, "",
                size: size, mayBeTaken: true),
            filled("empty lines before a table", "", "\n", header + "\n" + row, size: size, mayBeTaken: true),
            filled(
                "one day of a table again and again", header + "\n", row, "", size: size, mayBeTaken: true),
            filled(
                "quotation marks", header + "\n2026-03-02,\"", "\"\"", "\",1\n", size: size, mayBeTaken: true),
        ]
    }

    // MARK: Bytes that are no UTF-8, without an end of a line

    private static func bytes(_ size: Int) -> [HostileExport] {
        [UInt8(0x80), 0xFF].flatMap { byte in
            [
                "", "[\"", "{\"habits\":", "\"", "2026-03-02 : ", "date,name,value", "date,Run,",
                "Position,Name,",
            ].map {
                before in
                HostileExport(name: "bytes \(byte) behind “\(before)”", before) {
                    Array($0.utf8) + Array(repeating: byte, count: size - $0.utf8.count)
                }
            }
        } + [
            HostileExport(name: "UTF-16 without an end of a line", "") { _ in
                [0xFF, 0xFE] + (0..<size - 2).map { $0.isMultiple(of: 2) ? 0x2D : 0x4E }
            },
            HostileExport(name: "halves of pairs in UTF-16", "") { _ in
                [0xFE, 0xFF] + Array(repeating: 0xD8, count: size - 2)
            },
        ]
    }
}
