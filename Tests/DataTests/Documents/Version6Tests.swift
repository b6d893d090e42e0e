import Samples
import Testing
import TrackerData
import TrackerDomain

/// The version of an order of one's own: what needs it, and what of it older versions do not have.
struct Version6Tests {
    private static let none = History()

    private static func library(_ order: CategoryOrder) throws -> Library {
        try Library(
            id: .library,
            categories: [
                Category(id: .category(1), name: "Sport"), Category(id: .category(2), name: "Home"),
            ], trackers: [], categoryOrder: order)
    }

    private static func written(_ library: Library) throws -> String {
        String(decoding: try LibraryEncoder.encode(library, history: none, generation: 1), as: UTF8.self)
    }

    private static func read(_ text: String) throws -> Library {
        try InMemoryLibraryStore(
            contents: Array(text.utf8), today: { Stand.today }, newIdentifier: { .library }
        ).load().library
    }

    @Test("ORD-3: the order of the categories stands under a key of version 6, only while it is their own")
    func key() throws {
        let (plain, own) = (try Self.written(Self.library(.byName)), try Self.written(Self.library(.own)))
        #expect(plain.contains("<key>version</key>\n\t<integer>2</integer>"))
        #expect(!plain.contains("categoryOrder"))
        #expect(own.contains("<key>version</key>\n\t<integer>6</integer>"))
        #expect(own.contains("\t<key>categoryOrder</key>\n\t<string>own</string>\n"))
        #expect(try Self.read(plain) == Self.library(.byName))
        #expect(try Self.read(own) == Self.library(.own))
        #expect(try Self.read(own).sortedCategories.map(\.name) == ["Sport", "Home"])
        #expect(try Self.read(plain).sortedCategories.map(\.name) == ["Home", "Sport"])
    }

    @Test("ORD-3: older versions do not have the key, and no other value is taken", arguments: 2...5)
    func refused(version: Int) throws {
        func file(_ version: Int, _ value: String) -> String {
            var text = Version2Text()
            text.version = "<integer>\(version)</integer>"
            text.extra = "<key>categoryOrder</key>\(value)"
            return text.file
        }
        let error = StoreError.unreadable(path: "memory", .invalid(at: "categoryOrder"))
        #expect(throws: error) { try Self.read(file(version, "<string>own</string>")) }
        #expect(try Self.read(file(6, "<string>own</string>")).categoryOrder == .own)
        for value in ["<string>name</string>", "<string>mine</string>", "<true/>"] {
            #expect(throws: error) { try Self.read(file(6, value)) }
        }
    }
}
