import Testing
import TrackerCLI
import TrackerPresentation

/// HLP-3: letters for the options that are typed most.
@Suite struct ShortOptionTests {
    private static let letters: [(String, OptionName)] = [
        ("-d", .date), ("-c", .category), ("-n", .note), ("-a", .amount),
    ]

    @Test("HLP-3: a letter is its option wherever that goes, its value the next word or behind the sign")
    func everywhere() throws {
        for (letter, option) in Self.letters {
            let commands = CommandName.visible.filter { $0.spec.ownOption(option) != nil }
            #expect(!commands.isEmpty)
            for command in commands {
                let first = try #require(command.spec.examples.first).arguments(.english)
                for words in [[letter, "-3"], [letter + "=-3"]] {
                    #expect(try parse(first + words).get().value(option) == "-3", "\(command)")
                    #expect(try parse(words + first).get().has(option), "\(command)")
                }
            }
        }
    }

    @Test("HLP-3: letters with a value are not joined, and one without a value is refused as its option is")
    func joined() {
        for word in ["-dmon", "-qd", "-dq"] {
            #expect(
                parse("list", word, "mon") == .failure(.unknownOption(word, .list, nearest: nil)), "\(word)")
        }
        #expect(parse("list", "-d") == .failure(.missingValue(.date, .list)))
        let owners = CommandName.visible.filter { $0.spec.ownOption(.category) != nil }
        #expect(
            parse("pin", "Run", "-c", "Home")
                == .failure(.foreignOption(.category, .pin, owners: owners, letter: "-c")))
    }

    @Test("HLP-3: a line of letters does what the long one does")
    func line() throws {
        let (short, long) = (try Shell(), try Shell())
        for shell in [short, long] {
            shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily", "--goal", "5 km")
        }
        #expect(
            short.tracker("done", "Run", "-d", "yesterday", "-a=3", "-n", "wind")
                == long.tracker("done", "Run", "--date", "yesterday", "--amount", "3", "--note", "wind"))
        #expect(short.library == long.library)
    }

    @Test("HLP-3: -h and tracker help print one text")
    func help() throws {
        let shell = try Shell()
        #expect(shell.tracker("done", "-h") == shell.tracker("help", "done"))
        #expect(shell.tracker("-h") == shell.tracker("help"))
    }
}
