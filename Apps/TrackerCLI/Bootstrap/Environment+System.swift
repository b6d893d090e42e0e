import Terminal
import TrackerData
import TrackerDesk
import TrackerDomain
import Web

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Environment {
    /// The process's own environment, clock and streams.
    package static var system: Environment {
        // Makes a write beyond the shell's limit of file size fail like one to a full disk. The signal is not ignored,
        // as programs started from here would inherit that.
        signal(SIGXFSZ) { _ in }
        let reader = SharedReader()
        let system = DeskSystem.current
        return Environment(
            system: system, workingFolder: { WorkingFolder.path(named: system.variable("PWD")) },
            input: Input(
                isTerminal: TerminalDevice(descriptor: STDIN_FILENO).isTerminal, answer: reader.answer,
                bytes: FileSystem.system.readStandardInput),
            output: stream(STDOUT_FILENO),
            errors: stream(STDERR_FILENO),
            leaveAtInterrupt: { bytes in
                if let bytes { InterruptExit.begin(leaving: bytes) } else { InterruptExit.end() }
            },
            holdInterrupts: InterruptExit.hold, releaseInterrupts: InterruptExit.release,
            openTerminal: { TerminalSession($0) },
            page: { Pager.show($0, with: $1) },
            openFile: FileOpener.open,
            answerRequest: { Exchange.answer(from: STDIN_FILENO, to: STDOUT_FILENO, $0, refusal: $1) },
            listen: listen, startCommand: { SideCommand($0).map { $0.state } },
            holdPipeSignal: holdPipeSignal,
            appendLine: appendLine)
    }

    /// Ends by the signal that came, as a program without a handler does.
    private static func listen(
        _ address: ListenerAddress, _ arguments: [String], _ ready: (UInt16?) -> Void
    ) throws(ListenFault) {
        let listener: Listener
        do throws(ListenerError) {
            listener =
                switch address {
                case .port(let port): try Listener.open(port: port)
                case .socket(let path): try Listener.open(path: path)
                }
        } catch {
            throw switch error {
            case .busy: .taken
            case .notASocket: .notASocket
            case .tooLong: .tooLong
            case .failed(let code): .system(.init(systemError: code))
            }
        }
        let number = listener.run(arguments) { ready(listener.port) }
        signal(number, SIG_DFL)
        raise(number)
    }

    private static func stream(_ descriptor: Int32) -> Output {
        let device = TerminalDevice(descriptor: descriptor)
        let writer = ByteWriter(descriptor: descriptor)
        return Output(
            isTerminal: device.isTerminal, columns: { device.windowSize?.columns },
            rows: { device.windowSize?.rows },
            write: { writer.write($0) })
    }

    /// Blocks SIGPIPE; one that came meanwhile arrives when it is let through again.
    private static func holdPipeSignal(_ isHeld: Bool) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(isHeld ? SIG_BLOCK : SIG_UNBLOCK, &signals, nil)
    }

    private static func appendLine(_ path: String, _ line: String) {
        makeFolders(for: path)
        // Never waits for a pipe's reader, never makes a terminal the controlling one.
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        let descriptor = open(PathText.path(path), flags, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        ByteWriter(descriptor: descriptor).write(line + "\n")
    }

    /// Creates missing folders: the first line may come before any other file in that folder.
    private static func makeFolders(for path: String) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            mkdir(PathText.path(String(path[..<index])), 0o700)
        }
    }
}

/// A single reader for all questions, as it keeps the bytes after a line.
private final class SharedReader {
    private var reader = InputLineReader(descriptor: STDIN_FILENO)

    func answer(_ interruptNotice: [UInt8], to question: () -> Void) -> InputLine {
        InterruptExit.whileAsking(interruptNotice: interruptNotice) {
            question()
            return reader.next()
        }
    }
}
