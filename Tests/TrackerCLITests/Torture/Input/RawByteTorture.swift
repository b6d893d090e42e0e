import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The program itself, with bytes in arguments and variables that are no text.
@Suite struct RawByteTorture {
    @Test(
        "random bytes as arguments and environment: it ends with a code of the contract, and what it says is text"
    )
    func bytes() throws {
        let program = try Program.tortured()
        try program.addHabits(2)
        var hostile = HostileText(seed: 80)
        let tries = Torture.tries(brief: 25, full: 2000)
        let commands = [
            "", "list", "list --search", "done", "add --event --category", "show", "config get",
            "category rename T", "help",
            "list --date", "undo", "calendar --month", "--lang", "history", "__complete", "stats --sort",
        ]
        let variables = [
            "TRACKER_LANG", "TRACKER_TODAY", "LANG", "LC_ALL", "COLUMNS", "TZ", "TERM", "COLORFGBG", "PAGER",
            "LANGUAGE",
        ]
        var codes: [Int32: Int] = [:]
        for number in 0..<tries {
            let (word, value) = (hostile.bytes(upTo: 40), hostile.bytes(upTo: 40))
            let variable = hostile.one(of: variables)
            let script = """
                \(variable)="$(printf '\(Self.octal(value))')" "$0" \(hostile.one(of: commands)) "$(printf '\(Self.octal(word))')"
                """
            let outcome = try program.shell(script).run()
            guard case .exited(let code) = outcome.status, [0, 1, 2, 130].contains(code) else {
                Issue.record("\(number): \(script) \(outcome)")
                continue
            }
            codes[code, default: 0] += 1
            for bytes in [outcome.stdout, outcome.stderr] {
                #expect(String(validating: bytes, as: UTF8.self) != nil, "\(script)")
                #expect(ControlCodes.found(in: bytes.text) == [], "\(script)")
            }
            if code != 0 { #expect(OneSentence(outcome.errors).faults("en") == [], "\(script)") }
        }
        #expect(try program.store.load().warnings.isEmpty)
        let told = codes.sorted { $0.key < $1.key }.map { "rc \($0.key): \($0.value)" }.joined(
            separator: ", ")
        Torture.report(
            item: 8, "random bytes to the program itself", tries: tries, outcome: "no crash; \(told)")
    }

    /// Bytes as `printf` of any shell takes them; an argument ends at NUL.
    private static func octal(_ bytes: [UInt8]) -> String {
        bytes.filter { $0 != 0 }.map { byte in
            "\\" + String(byte / 64) + String(byte / 8 % 8) + String(byte % 8)
        }.joined()
    }
}
