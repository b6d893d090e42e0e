import TestKit
import Testing
import TrackerExchange

struct JSONReaderTests {
    private func fault(_ text: String, _ limits: JSONLimits = .standard) -> ImportFault? {
        do throws(ImportFault) {
            _ = try JSONTape(Array(text.utf8), file: "a.json", limits: limits)
            return nil
        } catch {
            return error
        }
    }

    private func malformed(_ line: Int) -> ImportFault { .malformed(file: "a.json", line: line) }

    @Test(
        "values, however they are spelled",
        arguments: [
            ("null", JSON.null), (" true\n", .bool(true)), ("\u{FEFF}false", .bool(false)),
            ("[]", .array([])),
            ("{}", .document([:])),
            (
                #"{"b":1,"a":[null,{"c":""}]}"#,
                .document(["b": .int(1), "a": .array([.null, .document(["c": ""])])])
            ),
            (#""\u041f\"\\\/\b\f\n\r\t""#, .string("П\"\\/\u{8}\u{C}\n\r\t")),
            (#""\ud83d\ude42ё""#, .string("🙂ё")),
            ("-0", .int(0)), ("12e2", .int(1200)), ("1200e-2", .int(12)),
            ("1.50", .decimal(scaled: 15, digits: 1)),
            ("-2.5E-1", .decimal(scaled: -25, digits: 2)),
            ("999999999999999999", .int(999_999_999_999_999_999)),
        ] as [(String, JSON)])
    func values(text: String, value: JSON) throws {
        #expect(try JSON(read: text) == value)
    }

    @Test("a thousand documents read to the same values as by Foundation")
    func againstFoundation() throws {
        var random = RandomJSON(seed: 20_261_122)
        for _ in 0..<1000 {
            let text = random.document()
            let reference = try JSON(foundation: Array(text.utf8))
            try #require(try JSON(read: text).sorted == reference.sorted, "\(text)")
        }
    }

    @Test(
        "what is no JSON is refused with its line",
        arguments: [
            ("[1,]", 1), ("[,1]", 1), ("[1 2]", 1), ("{\"a\" 1}", 1), ("{\"a\":}", 1), ("{a:1}", 1),
            ("{\"a\":1,}", 1),
            ("[1]\n\n]", 3), ("\n{\"a\":1,\n\n\"a\":2}", 4), ("{\"a\":1,\"\\u0061\":2}", 1), ("'a'", 1),
            ("tru", 1),
            ("nul]", 1), ("TRUE", 1), ("01", 1), ("1.", 1), (".5", 1), ("+1", 1), ("1e", 1), ("-", 1),
            ("0x10", 1), ("NaN", 1),
            ("\"a", 1), ("\"a\nb\"", 1), ("\"\t\"", 1), ("\"\u{1F}\"", 1), ("\"\\x\"", 1), ("\"\\u12\"", 1),
            ("\"\\u12G4\"", 1),
            ("\"\\ud83d\"", 1), ("\"\\ude42\"", 1), ("\"\\ud83d\\u0041\"", 1), ("\"\\ud83dxxxxxx\"", 1),
            ("[1] x", 1),
            ("\u{0}", 1), ("[1]\u{0}", 1), ("// c\n1", 1), ("[", 1), ("{", 1), ("[1}", 1),
        ])
    func refused(text: String, line: Int) {
        #expect(fault(text) == malformed(line))
    }

    @Test("a key that stands twice is found among many")
    func duplicateAmongMany() {
        let members = (0..<500).map { "\n\"\($0)\":1" }.joined(separator: ",")
        #expect(fault("{\(members)}") == nil)
        #expect(fault("{\(members),\"250\":1}") == malformed(501))
    }

    @Test("nothing, and what is no UTF-8")
    func bytes() {
        #expect(fault("") == .empty)
        #expect(fault("\u{FEFF} \n") == .empty)
        for bytes: [UInt8] in [[0xC3], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80]] {
            #expect(throws: ImportFault.notText(file: "a.json")) { try JSON(read: [0x22] + bytes + [0x22]) }
            #expect(throws: malformed(1)) { try JSON(read: bytes) }
        }
    }

    @Test("the limits are the last that is allowed")
    func limits() {
        var limits = JSONLimits()
        (limits.size, limits.depth, limits.values) = (13, 2, 4)
        #expect(fault("{\"a\":[1]}    ", limits) == nil)
        #expect(fault("{\"a\":[1]}     ", limits) == .tooLarge(file: "a.json"))
        #expect(fault("{\"a\":[1,2]} ", limits) == .tooLarge(file: "a.json"))
        #expect(fault("[[[1]]]", limits) == malformed(1))
        for depth in [64, 65, 1_000_000] {
            let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            #expect(fault(text) == (depth == 64 ? nil : malformed(1)))
        }
    }

    @Test("a document cut at any byte is refused, and no flipped bit crashes the reader")
    func damage() {
        let text = #"{"a":[1,-2.5e3,"x\"\ud83d\ude42ё"],"b":{"c":null,"d":true,"e":false}}"#
        #expect(fault(text) == nil)
        let bytes = Array(text.utf8)
        for length in bytes.indices {
            #expect(throws: ImportFault.self, "\(length)") { try JSON(read: Array(bytes.prefix(length))) }
        }
        for place in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[place] ^= 1 << UInt8(bit)
                let own = try? JSON(read: damaged)
                // What we take, Foundation takes as well; of keys that stand twice and more it takes the rest, too.
                if let own {
                    #expect((try? JSON(foundation: damaged))?.sorted == own.sorted, "\(place), \(bit)")
                }
            }
        }
    }
}
