import TestKit
import Testing

/// Where the built program finds the home folder.
@Suite struct HomeTests {
    @Test(
        "S14: without HOME, or with a relative one, it is the account's",
        arguments: ["unset HOME", "HOME=here"])
    func account(change: String) throws {
        let program = try Program.withUsualPlaces()
        // The shell finds out by itself whose home folder it is.
        let script = "\(change); \"$0\" paths --plain; eval \"echo ~$(id -un)\""
        let lines = try program.shell(script).run().output.split(separator: "\n")
        let home = try #require(lines.last)
        #expect(try #require(lines.first).hasPrefix("library\t\(home)/"))
        #expect(program.home.list() == [])
    }

    #if os(Linux)  // Elsewhere a name is UTF-8.
        @Test("S14: a home folder or library whose path is no UTF-8 is used by its very bytes")
        func bytes() throws {
            let program = try Program.withUsualPlaces()
            let script = """
                name=$(printf 'h\\377\\233\\364\\217\\276\\200'); export HOME="$HOME/$name"; mkdir "$HOME"
                "$0" add Run --category Sport --event -q && "$0" done Run -q && "$0" config set theme dark -q
                "$0" config get theme; "$0" list --plain | cut -f 3; "$0" doctor; "$0" paths --json
                export TRACKER_LIBRARY="$HOME/$name.plist"; "$0" add Read --category Work --event -q
                cd "$HOME" && "$0" list --plain --library .local/share/tracker/Library.plist | cut -f 3
                find .. -type f | LC_ALL=C sed "s/$name/NAME/g;s/[0-9A-F-]\\{36\\}/ID/" | sort
                """
            let outcome = try program.shell(script).run()
            #expect(outcome.stderr == [])
            let lines = outcome.output.split(separator: "\n").map(String.init)
            #expect(lines.prefix(3) == ["dark", "Run", "All is well."])
            let shown = program.home.path("h\u{10FFFF}\u{10FF9B}\u{10FFF4}\u{10FF8F}\u{10FFBE}\u{10FF80}")
            #expect(try ParsedJSON(lines[3])["log"]?.string == shown + "/.local/state/tracker/usage.log")
            #expect(lines[4] == "Run")
            let backups = "../NAME/.local/state/tracker/backups/ID/"
            #expect(
                lines[5...].sorted() == [
                    "../NAME/.config/tracker/Settings.plist", "../NAME/.local/share/tracker/Library.plist",
                    backups + "0000000001.plist", backups + "origin", backups + "origin",
                    "../NAME/NAME.plist",
                ])
        }

        @Test("R10: a path that is no UTF-8 is told in a document by its bytes, and can be given back")
        func givenBack() throws {
            var program = try Program()
            let script = """
                export TRACKER_LIBRARY="$HOME/$(printf 'h\\377').plist"; "$0" add Run --category Sport --event -q
                "$0" paths --json
                """
            let output = try program.shell(script).run().output
            #expect(output.contains("/h\\udbff\\udfff.plist\""))
            let path = try #require(try ParsedJSON(output)["library"]?.string)
            #expect(path == program.home.path("h\u{10FFFF}.plist"))
            let list = try program.tracker("list", "--plain", "--date", "today", "--library", path).output
            #expect(list.contains("\tRun\t"))
            program.environment["TRACKER_LIBRARY"] = path
            #expect(try program.tracker("list", "--plain").output == list)
            #expect(try program.tracker("doctor").output == "All is well.\n")
        }
    #endif
}

extension Program {
    /// One whose environment names no folder but the home folder.
    fileprivate static func withUsualPlaces() throws -> Program {
        var program = try Program()
        for variable in HomePlaces.environment("").keys { program.environment[variable] = nil }
        return program
    }
}
