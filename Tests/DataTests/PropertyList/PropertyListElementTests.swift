import Testing
import TrackerData

struct PropertyListElementTests {
    private func root(_ body: String) throws -> PropertyListElement {
        try PropertyListTape(Array("<plist><dict>\(body)</dict></plist>".utf8)).root
    }

    @Test func answers() throws {
        let root = try root(
            "<key>b&amp;</key><string>a&lt;b</string><key>a</key><array><integer>-3</integer><false/></array>"
        )
        #expect(try root.keyNodes.map { root.tape.text(at: $0) } == ["b&", "a"])
        #expect(try root.value(of: "b&")?.text == "a<b")
        let items = try #require(root.value(of: "a")).items
        #expect(try items[0].integer == -3)
        #expect(try items[1].flag == false)
        #expect(root.value(of: "c") == nil)
        #expect(items[0].value(of: "c") == nil)
    }

    @Test("A fault says where it is")
    func faults() throws {
        let root = try root("<key>list</key><array><dict/><dict><key>k</key><real>1.5</real></dict></array>")
        let list = try #require(root.value(of: "list"))
        let second = try list.items[1]
        let value = try #require(second.value(of: "k"))
        #expect(throws: PropertyListFault.invalid(path: "", problem: "not an array")) { try root.items }
        #expect(throws: PropertyListFault.invalid(path: "list", problem: "not a dictionary")) {
            try list.keyNodes
        }
        #expect(throws: PropertyListFault.invalid(path: "list › 2", problem: "not text")) { try second.text }
        #expect(throws: PropertyListFault.invalid(path: "list › 2 › k", problem: "not an integer")) {
            try value.integer
        }
        #expect(throws: PropertyListFault.invalid(path: "list › 2 › k", problem: "neither true nor false")) {
            try value.flag
        }
        #expect(second.fault("missing", at: "x") == .invalid(path: "list › 2 › x", problem: "missing"))
        #expect(root.fault("missing", at: "x") == .invalid(path: "x", problem: "missing"))
    }

    @Test("An integer that no device word holds is out of range")
    func range() throws {
        let value = try #require(root("<key>k</key><integer>18446744073709551615</integer>").value(of: "k"))
        #expect(throws: PropertyListFault.invalid(path: "k", problem: "out of range")) { try value.integer }
    }
}
