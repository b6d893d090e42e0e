import Terminal
import Testing

@Suite struct ColorTests {
    /// Each worked out by hand as the nearest of the cube's levels 0 95 135 175 215 255 and the greys 8, 18, … 238.
    @Test(
        "T80: the nearest of 256",
        arguments: [
            (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x5F87AF, 67),
            (0xFD4C49, 203),  // 255 95 95
            (0x2FD058, 41),  // 0 215 95: 47 is nearer to 0 than to 95
            (0xAEAFB4, 145),  // 175 175 175 at distance 26, grey 178 at 29
            (0x414141, 238),  // grey 68; the cube's next is 95
            (0x1A1B22, 234),  // grey 28; the cube's next is 0
            (0x080808, 232), (0xEEEEEE, 255), (0x737373, 243),
        ] as [(UInt32, UInt8)])
    func nearestIndexed(_ rgb: UInt32, _ indexed: UInt8) {
        #expect(Color(rgb, basic: nil).indexed == indexed)
    }

    @Test func handPickedIndexWins() {
        #expect(Color(0xFFFFFF, indexed: 15, basic: .brightWhite).indexed == 15)
    }
}
