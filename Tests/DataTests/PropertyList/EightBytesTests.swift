import Testing

@testable import TrackerData

@Suite struct EightBytesTests {
    @Test("Bytes are equal if every byte is, at the ends and between whole words too", arguments: 0...20)
    func equality(count: Int) {
        let bytes = (0..<count).map { UInt8($0) }
        #expect(areEqual(bytes, bytes.map { $0 }))
        #expect(!areEqual(bytes, bytes + [0]))
        #expect(!areEqual(bytes + [0], bytes))
        for index in bytes.indices {
            var others = bytes
            others[index] ^= 0x80
            #expect(!areEqual(bytes, others), "\(index)")
        }
    }

    private func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        EightBytes.areEqual(left[...], right[...])
    }
}
