import Testing
import TrackerCLI
import TrackerExchange

/// What `tracker --version` tells: the number, and of a packaged program its commit and day.
@Suite struct VersionTests {
    @Test("a packaged program tells its commit and day, any other the number alone")
    func text() throws {
        let build = try #require(Version.build("1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b 2026-11-26"))
        #expect(build == ("1a2b3c4", "2026-11-26"))
        #expect(Version.text(build) == "\(Version.number) (1a2b3c4, 2026-11-26)")
        #expect(Version.text(nil) == Version.number)
    }

    @Test(
        "what git has written nothing into tells nothing",
        arguments: ["$Format:%H %cs$", "", "1a2b3c4", "a b c"])
    func plain(archived: String) { #expect(Version.build(archived) == nil) }

    @Test("in the document they stand apart, and are left out where there are none")
    func document() throws {
        let packaged = JSON.version.json(("1.0.0", ("1a2b3c4", "2026-11-26")))
        #expect(
            packaged.text
                == #"{"schemaVersion":1,"version":"1.0.0","commit":"1a2b3c4","built":"2026-11-26"}"#)
        #expect(JSON.version.json(("1.0.0", nil)).text == #"{"schemaVersion":1,"version":"1.0.0"}"#)
        #expect(try JSONSchema(named: "version").violations(in: try ParsedJSON(packaged.text)) == [])
    }
}
