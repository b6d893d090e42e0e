import Testing
import TrackerData

/// The vectors are those that the xxHash project publishes.
struct XXH64Tests {
    @Test(
        arguments: [
            ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
            ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
        ] as [(String, UInt64)])
    func texts(text: String, hash: UInt64) {
        #expect(XXH64.hash(text.utf8) == hash)
    }

    /// Prefixes of the project's own test buffer.
    @Test(
        arguments: [
            (1, 0xE934_A84A_DB05_2768), (4, 0x9136_A0DC_A574_57EE), (14, 0x8282_DCC4_994E_35C8),
            (222, 0xB641_AE8C_B691_C174),
        ] as [(Int, UInt64)])
    func buffers(length: Int, hash: UInt64) {
        var generator: UInt64 = 2_654_435_761
        let bytes = (0..<length).map { _ in
            defer { generator &*= 11_400_714_785_074_694_797 }
            return UInt8(truncatingIfNeeded: generator >> 56)
        }
        #expect(XXH64.hash(bytes) == hash)
        #expect(XXH64.hash(bytes[...]) == hash)
    }
}
