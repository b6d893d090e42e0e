import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct JSONElementTests {
    private let root: JSONElement

    init() throws {
        let text = """
            {"habits":[{"name":"Run"},{"name":7,
            "when":"2026-03-02"}],
            "a.b":null,"on":true,"big":1e400,"half":0.5}
            """
        root = try JSONTape(Array(text.utf8), file: "a.json").root
    }

    private func fault(_ element: String, line: Int) -> ImportFault {
        .structure(file: "a.json", line: line, element: element)
    }

    @Test("a fault names the way to its element, and its line")
    func places() throws {
        let second = try root.required("habits").items[1]
        #expect(throws: fault("habits › 2 › name", line: 1)) { try second.required("name").text }
        #expect(throws: fault("habits › 2 › emoji", line: 1)) { try second.required("emoji") }
        #expect(throws: fault("name", line: 1)) { try root.required("name") }
        #expect(throws: fault("", line: 1)) { try root.items }
        #expect(throws: fault("a.b", line: 3)) { try root.required("a.b") }
        #expect(throws: fault("half", line: 3)) { try root.required("half").integer }
        #expect(throws: fault("on", line: 3)) { try root.required("on").number }
    }

    @Test("what is there, and where")
    func values() throws {
        let second = try root.required("habits").items[1]
        #expect(try second.required("when").day == "2026-03-02")
        #expect(second["when"]?.line == 2)
        #expect(root["a.b"] == nil && root["name"]?.line == nil)
        #expect(try root.required("on").flag)
        #expect(try root.members.map(\.key) == ["habits", "a.b", "on", "big", "half"])
    }

    @Test("a number beyond ours is a fault only where it is asked for")
    func numbers() throws {
        #expect(try root.required("big").number == nil)
        #expect(throws: fault("big", line: 3)) { try root.required("big").integer }
        #expect(try root.required("half").number?.amount == "0.5")
    }

    @Test(
        "numbers to the nearest thousandth",
        arguments: [
            ("0.30000000000000004", 300), ("0.0005", 1), ("0.00049999999999999999", 0), ("-0.0005", -1),
            ("2.5", 2500), ("1e-300", 0), ("0e999999999999999999999", 0), ("12e3", 12_000_000),
            ("1e999999999999999999999", nil), ("1000000000000000000", nil), ("99999999999999999", nil),
        ] as [(String, Int?)])
    func thousandths(text: String, expected: Int?) {
        #expect(DecimalNumber(Array(text.utf8)[...])?.thousandths == expected)
    }
}
