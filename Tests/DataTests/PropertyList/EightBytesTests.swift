import Testing

@testable import TrackerData

@Suite struct EightBytesTests {
    @Test("Arrays are equal if every byte is, at the ends and between whole words too", arguments: 0...20)
    func equality(count: Int) {
        let bytes = (0..<count).map { UInt8($0) }
        #expect(EightBytes.areEqual(bytes, bytes.map { $0 }))
        #expect(!EightBytes.areEqual(bytes, bytes + [0]))
        #expect(!EightBytes.areEqual(bytes + [0], bytes))
        for index in bytes.indices {
            var others = bytes
            others[index] ^= 0x80
            #expect(!EightBytes.areEqual(bytes, others), "\(index)")
        }
    }
}
