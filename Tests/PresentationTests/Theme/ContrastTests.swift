import Testing
import TrackerPresentation

@Suite struct ContrastTests {
    @Test("T35: the measure is that of the guidelines for every grey, and for every channel alone")
    func measure() {
        for value in UInt32(0)...255 {
            for rgb in [value << 16, value << 8, value, value * 0x010101] {
                #expect(abs(Contrast.ratio(rgb, 0xFFFFFF) - contrast(rgb, 0xFFFFFF)) < 1e-9)
            }
        }
        #expect(Contrast.ratio(0x1A1B22, 0x1A1B22) == 1)
    }

    @Test("Black or white is read on every colour with 4.5 : 1")
    func blackOrWhite() {
        #expect(Contrast.blackOrWhite(on: 0xFFFF00) == 0x000000)
        #expect(Contrast.blackOrWhite(on: 0x35347C) == 0xFFFFFF)
        for rgb in stride(from: UInt32(0), through: 0xFFFFFF, by: 4099) {
            #expect(contrast(Contrast.blackOrWhite(on: rgb), rgb) >= 4.5)
        }
    }
}
