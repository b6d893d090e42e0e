import Terminal
import TestKit
import Testing

@Suite struct TerminalDeviceTests {
    @Test func terminalHasAWindow() throws {
        let pair = try TerminalPair(columns: 100, rows: 30)
        let device = TerminalDevice(descriptor: try #require(pair.other).number)
        #expect(device.isTerminal)
        #expect(device.windowSize == Size(columns: 100, rows: 30))
        try pair.resize(columns: 1, rows: 2)
        #expect(device.windowSize == Size(columns: 1, rows: 2))
    }

    @Test func sizeOfZeroIsUnknown() throws {
        let pair = try TerminalPair(columns: 0, rows: 0)
        #expect(TerminalDevice(descriptor: try #require(pair.other).number).windowSize == nil)
    }

    @Test func pipeIsNoTerminal() throws {
        let pipe = try Pipe()
        let device = TerminalDevice(descriptor: pipe.reading.number)
        #expect(!device.isTerminal)
        #expect(device.windowSize == nil)
    }
}
