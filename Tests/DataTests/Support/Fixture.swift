import TrackerDomain

/// Places of files that lie beside the tests and are never generated again.
enum Fixture {
    static func path(_ name: String, testFile: String = #filePath) -> String {
        let folder = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        return (folder.map(String.init) + ["__Fixtures__", name]).joined(separator: "/")
    }
}

extension Identifier {
    static func tracker(_ number: UInt64) -> Identifier {
        Identifier(high: 0x7000_0000_0000_4000, low: 0x8000_0000_0000_0000 | number)
    }

    static func category(_ number: UInt64) -> Identifier {
        Identifier(high: 0xC000_0000_0000_4000, low: 0x8000_0000_0000_0000 | number)
    }

    static let library = Identifier(high: 0x11B0_A1E5_0000_4000, low: 0x8000_0000_0000_000A)
}
