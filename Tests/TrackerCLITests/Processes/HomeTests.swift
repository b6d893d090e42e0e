import TestKit
import Testing

/// Where the built program finds the home folder.
@Suite struct HomeTests {
    @Test(
        "S14: without HOME, or with a relative one, it is the account's",
        arguments: ["unset HOME", "HOME=here"])
    func account(change: String) throws {
        let program = try Program()
        // The shell finds out by itself whose home folder it is.
        let script = "\(change); \"$0\" paths --plain; eval \"echo ~$(id -un)\""
        let lines = try program.shell(script).run().output.split(separator: "\n")
        let home = try #require(lines.last)
        #expect(try #require(lines.first).hasPrefix("library\t\(home)/"))
        #expect(program.home.list() == [])
    }
}
