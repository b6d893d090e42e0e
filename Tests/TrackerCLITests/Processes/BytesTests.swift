import TestKit
import Testing

/// C9: is not valid UTF-8, as a shell in another encoding hands them over.
@Suite struct BytesTests {
    @Test(
        "C9: a word that is no UTF-8 is refused, wherever it stands, and nothing is kept of it",
        arguments: [
            #""$0" add "$(printf 'bad\377')" --category Home --event"#,
            #""$0" add Run --category "$(printf '\317\356')" --event"#,
            #""$0" category add "$(printf '\300\257')""#, #""$0" list --search "$(printf '\355\240\200')""#,
            #""$0" --library="$(printf '\377')" list"#,
        ])
    func refused(script: String) throws {
        let program = try Program()
        let outcome = try program.shell(script).run()
        #expect(outcome.status == .exited(2) && outcome.output == "")
        #expect(outcome.errors.contains("is not valid UTF-8"))
        #expect(program.home.list() == [])
    }

    @Test("C9: with --json it is a document, and -h helps whatever else there is")
    func forms() throws {
        let program = try Program(language: "ru_RU.UTF-8")
        let json = try program.shell(#""$0" add "$(printf 'bad\377')" --json"#).run()
        #expect(try ParsedJSON(json.errors)["error"]?["code"]?.string == "invalid")
        #expect(json.errors.contains("не в кодировке UTF-8"))
        #expect(try program.shell(#""$0" add "$(printf 'bad\377')" -h"#).run().status == .exited(0))
    }

    @Test("C9: the sign � itself is text")
    func replacementCharacter() throws {
        let program = try Program()
        #expect(try program.tracker("add", "a\u{FFFD}", "--category", "Home", "--event").status == .exited(0))
    }

    @Test("C9: an answer that is no UTF-8 is asked for again")
    func answer() throws {
        let program = try Program()
        let terminal = try program.onTerminal("add", "Run", "--schedule", "daily")
        #expect(try terminal.read(until: "Name the first:") != nil)
        try terminal.write([0xCF, 0xEE, 0x0A])
        #expect(try terminal.read(until: "type it again") != nil)
        try terminal.write("Sport\n")
        #expect(try terminal.finish().status == .exited(0))
        #expect(try program.tracker("category", "list", "--plain").output.contains("\tSport\t1\n"))
    }
}
