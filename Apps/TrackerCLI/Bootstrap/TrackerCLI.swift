import Terminal
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The command line: one composition root, from arguments to an exit code.
package enum TrackerCLI {
    /// Runs a command.
    package static func run(_ arguments: Arguments, world: World) -> ExitCode {
        let line = ArgumentLine(arguments.words)
        switch Request(arguments, line) {
        case .version:
            // Scripts ask for it often: nothing is looked up for it.
            let outcome = world.output.write(Array("tracker \(Version.current)\n".utf8))
            guard case .failed(let code) = outcome else { return .done }
            return answer(line, world) { () throws(Failure) in throw .output(code) }
        case .understood(let invocation):
            return answer(line, world) { invocation }
        case .refused(let failure):
            return answer(line, world) { () throws(Failure) in throw failure }
        }
    }

    /// What the words came to. For the library's `Result` a start would look through all conformances of the program.
    private enum Request {
        case version
        case understood(Invocation)
        case refused(Failure)

        init(_ arguments: Arguments, _ line: ArgumentLine) {
            guard arguments.areKnown else {
                self = .refused(.notFound(.noCommandLine))
                return
            }
            // Alone, as scripts have it, it needs no grammar.
            if arguments.words == ["--version"] {
                self = .version
                return
            }
            if let word = arguments.notUTF8, !line.asksForHelp {
                self = .refused(.invalid(.notUTF8(word)))
                return
            }
            do throws(UsageError) {
                let invocation = try Parser.parse(line)
                self =
                    invocation.globals.showsVersion && invocation.command != .help
                    ? .version : .understood(invocation)
            } catch {
                self = .refused(.usage(error))
            }
        }
    }

    /// Runs what was asked for in its surroundings, or says there why that cannot be.
    private static func answer(
        _ line: ArgumentLine, _ world: World, _ invocation: () throws(Failure) -> Invocation
    ) -> ExitCode {
        let globals = Parser.globals(of: line)
        let surroundings = Surroundings(globals, world: world)
        let console = Console(
            globals, language: surroundings.conventions.language, appearance: surroundings.appearance,
            world: world)
        do throws(Failure) {
            let session = try Session(
                invocation(), surroundings: surroundings, console: console, world: world)
            let code = try session.answer()
            if let failure = console.failure { throw .output(failure) }
            return code
        } catch {
            let text = error.text(surroundings.conventions.language, meant: MeantLine(error, in: line))
            report(error, text, globals: globals, console: console)
            return error.code.exitCode
        }
    }

    private static func report(_ failure: Failure, _ text: String, globals: GlobalOptions, console: Console) {
        if console.form == .json {
            console.report(.failed(failure.code, text))
        } else {
            console.say(text, .error)
        }
        if globals.showsDetailsOfErrors { console.say(String(reflecting: failure), .secondary) }
    }
}
