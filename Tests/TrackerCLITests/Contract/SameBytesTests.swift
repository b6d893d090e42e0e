import Testing
import TrackerCLI

/// Documents are the same bytes under every locale, width and colour setting but for title, text and message.
@Suite struct SameBytesTests {
    private static let lines = [
        ["list", "--date", "2026-03-06"], ["list", "--search", "zzz"], ["stats"], ["show", "Run"],
        ["calendar"],
        ["category", "list"], ["history"], ["config", "list"], ["done", "Swim"], ["lisst"],
    ]

    /// Settings that must not show; each over what the shell has.
    private static let surroundings: [[String: String]] = [
        ["LANG": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "en_US.ISO-8859-1"], ["LC_TIME": "en_US.UTF-8"],
        ["TERM": "dumb"], ["TERM": ""], ["NO_COLOR": "1"], ["FORCE_COLOR": "1"], ["CLICOLOR_FORCE": "1"],
        ["COLUMNS": "20"], ["COLUMNS": "400"], ["COLORFGBG": "0;15"], ["TZ": "Asia/Tokyo"],
    ]

    @Test("locale, colours and width leave every byte", arguments: lines)
    func surroundings(line: [String]) throws {
        let shell = try WorkedExample.shell()
        let expected = shell.run(line + ["--json"])
        for change in Self.surroundings {
            for isTerminal in [false, true] {
                let other = try WorkedExample.shell()
                other.environment.merge(change) { $1 }
                other.isTerminal = isTerminal
                other.columns = 40
                #expect(other.run(line + ["--json"]) == expected, "\(change)")
            }
        }
        for option in [
            ["--screen-color", "always"], ["--ascii"], ["--theme", "light"], ["-q"], ["--no-pager"],
        ] {
            #expect(shell.run(option + line + ["--json"]) == expected, "\(option)")
        }
    }

    @Test("the language changes title, text and message, and nothing else", arguments: lines)
    func language(line: [String]) throws {
        let english = try WorkedExample.shell(language: "en").run(line + ["--json"])
        let russian = try WorkedExample.shell(language: "ru").run(line + ["--json"])
        #expect(russian.code == english.code)
        #expect(try masked(russian) == masked(english))
        #expect((russian == english) == !["list", "done", "lisst"].contains(line[0]))
    }

    @Test("T6: options before the command mean the same as after it")
    func order() throws {
        let shell = try WorkedExample.shell()
        #expect(
            shell.tracker("--json", "list", "--date", "fri")
                == shell.tracker("list", "--date", "fri", "--json"))
        #expect(
            shell.tracker("--date", "fri", "--json", "list")
                == shell.tracker("list", "--json", "--date", "fri"))
        #expect(shell.tracker("--json") == shell.tracker("list", "--json"))
    }

    private func masked(_ run: Shell.Run) throws -> ParsedJSON {
        masked(try ParsedJSON(run.output.isEmpty ? run.errors : run.output))
    }

    private func masked(_ value: ParsedJSON) -> ParsedJSON {
        switch value {
        case .array(let items): .array(items.map(masked))
        case .object(let members):
            .object(
                members.map {
                    let isWords = ["title", "text", "message"].contains($0.key)
                    return .init(key: $0.key, value: isWords ? .null : masked($0.value))
                })
        default: value
        }
    }
}
