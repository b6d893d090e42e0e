import Terminal
import Testing

@Suite struct ReportedColorTests {
    @Test(
        "T77: dark and light backgrounds",
        arguments: [
            (0x0000, 0x0000, 0x0000, true), (0x1E1E, 0x1E1E, 0x2E2E, true), (0x0000, 0x2B2B, 0x3636, true),
            (0xFFFF, 0xFFFF, 0xFFFF, false), (0xFDFD, 0xF6F6, 0xE3E3, false), (0x0000, 0x0000, 0xFFFF, true),
            (0x0000, 0xFFFF, 0x0000, false), (0x7F7F, 0x7F7F, 0x7F7F, true), (0x8080, 0x8080, 0x8080, false),
        ])
    func darkness(_ red: Int, _ green: Int, _ blue: Int, _ isDark: Bool) {
        #expect(ReportedColor(red: red, green: green, blue: blue).isDark == isDark)
    }
}
