import Testing
import TrackerData

/// Decoders and encoders as types with their own coding use them.
struct PropertyListCodersTests {
    /// Uses every container in every way there is.
    private struct Own: Codable, Equatable {
        var number = -1
        var flags = [true, false]
        var texts = ["b": "2", "a": "1"]
        var inner = "<&>"

        private enum Key: String, CodingKey { case flags, list, nested, number, texts, upper }
        private enum Inner: String, CodingKey { case inner }

        init() {}

        init(from decoder: any Decoder) throws {
            let keyed = try decoder.container(keyedBy: Key.self)
            #expect(Set(keyed.allKeys) == [.flags, .list, .nested, .number, .texts, .upper])
            number = try keyed.decode(Int.self, forKey: .number)
            flags = try keyed.decode([Bool].self, forKey: .flags)
            texts = try keyed.decode([String: String].self, forKey: .texts)
            inner = try keyed.nestedContainer(keyedBy: Inner.self, forKey: .nested)
                .decode(String.self, forKey: .inner)
            let upper = try keyed.superDecoder(forKey: .upper).singleValueContainer()
            #expect(try upper.decode(Int.self) == number)
            var list = try keyed.nestedUnkeyedContainer(forKey: .list)
            #expect(
                try list.nestedContainer(keyedBy: Inner.self).decode(String.self, forKey: .inner) == inner)
            var numbers = try list.nestedUnkeyedContainer()
            #expect(numbers.count == 1)
            #expect(try numbers.decode(Int.self) == number)
            #expect(try list.superDecoder().singleValueContainer().decode(Bool.self))
            #expect(list.isAtEnd)
            #expect(throws: (any Error).self) { try list.decode(Bool.self) }
        }

        func encode(to encoder: any Encoder) throws {
            var keyed = encoder.container(keyedBy: Key.self)
            try keyed.encode(number, forKey: .number)
            try keyed.encode(flags, forKey: .flags)
            try keyed.encode(texts, forKey: .texts)
            var nested = keyed.nestedContainer(keyedBy: Inner.self, forKey: .nested)
            try nested.encode(inner, forKey: .inner)
            try number.encode(to: keyed.superEncoder(forKey: .upper))
            var list = keyed.nestedUnkeyedContainer(forKey: .list)
            var first = list.nestedContainer(keyedBy: Inner.self)
            try first.encode(inner, forKey: .inner)
            var numbers = list.nestedUnkeyedContainer()
            try numbers.encode(number)
            try true.encode(to: list.superEncoder())
            #expect(list.count == 3)
        }
    }

    @Test("Containers inside containers, as Foundation's coders have them")
    func containers() throws {
        let bytes = try PropertyListWriter.bytes(of: PropertyListValueEncoder.value(of: Own()))
        #expect(try bytes == FoundationPropertyList.bytes(of: Own()))
        #expect(try PropertyListTape(bytes).root.decode(Own.self) == Own())
    }

    private func root(_ value: String) throws -> PropertyListElement {
        try PropertyListTape(Array("<plist><dict><key>k</key>\(value)</dict></plist>".utf8)).root
    }

    @Test("Values of the wrong kind are refused with their place")
    func kinds() throws {
        func fault(_ problem: String, at path: String = "k") -> PropertyListFault {
            .invalid(path: path, problem: problem)
        }
        let text = try root("<string>1</string>")
        #expect(throws: fault("not an integer")) { try text.decode([String: Int].self) }
        #expect(throws: fault("neither true nor false")) { try text.decode([String: Bool].self) }
        #expect(throws: fault("not an array")) { try text.decode([String: [String]].self) }
        #expect(throws: fault("not a dictionary")) { try text.decode([String: [String: String]].self) }
        let list = try root("<array><string/><true/></array>")
        #expect(throws: fault("not text", at: "k › 2")) { try list.decode([String: [String]].self) }
        #expect(throws: fault("not text")) { try list.decode([String: String].self) }
    }

    @Test("Kinds of values that no document has are refused by both")
    func otherKinds() throws {
        let number = try root("<integer>1</integer>")
        #expect(throws: PropertyListFault.self) { try number.decode([String: Double].self) }
        #expect(throws: PropertyListFault.self) { try number.decode([String: UInt8].self) }
        #expect(throws: EncodingError.self) { try PropertyListValueEncoder.value(of: ["k": 1.5]) }
        #expect(throws: EncodingError.self) { try PropertyListValueEncoder.value(of: ["k": UInt8(1)]) }
        #expect(throws: EncodingError.self) { try PropertyListValueEncoder.value(of: [Int?.none]) }
        #expect(throws: EncodingError.self) { try PropertyListValueEncoder.value(of: ["k": Int?.none]) }
    }

    @Test("A key that is omitted is passed over at the root alone")
    func omitted() throws {
        let element = try root("<dict><key>k</key><string/></dict>")
        #expect(try element.decode([String: [String: String]].self, omitting: ["k"]) == [:])
        #expect(try element.decode([String: [String: String]].self, omitting: ["x"]) == ["k": ["k": ""]])
    }
}
