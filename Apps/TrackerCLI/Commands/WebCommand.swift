import TrackerDesk
import TrackerDomain
import TrackerExchange
import TrackerPresentation
import TrackerWeb
import Web

extension CommandSpec {
    static let web = CommandSpec(
        in: .everyDay, makeCommand: WebCommand.init, fields: ["address"],
        summary: Phrase("show your trackers in a browser", "показать трекеры в браузере"),
        alsoCalled: ["browser", "phone", "http", "server", "app", "serve", "браузер", "телефон", "сервер"],
        options: [
            OptionSpec(
                .port, .count,
                Phrase("the port (default: 8722; 0: any)", "порт (по умолчанию: 8722; 0: любой)")),
            OptionSpec(
                .name, .host,
                Phrase(
                    "a name by which requests may come; may be repeated",
                    "имя, по которому можно обращаться; можно указать несколько раз")),
            OptionSpec(
                .socket, .socket,
                Phrase("a Unix socket in place of the port", "сокет Unix вместо порта")),
            OptionSpec(.open, nil, Phrase("open the address in the browser", "открыть адрес в браузере")),
            OptionSpec(
                .stdio, nil,
                Phrase(
                    "answer one request that another program hands over",
                    "ответить на один запрос, который передаёт другая программа")),
            OptionSpec(.link, nil, Phrase("print the address, and end", "показать адрес и завершиться")),
            OptionSpec(
                .newToken, nil,
                Phrase(
                    "make a new address, which all devices need then, and print it",
                    "сделать новый адрес, он понадобится всем устройствам, и показать его")),
        ],
        exclusive: [
            [.port, .socket], [.open, .socket], [.stdio, .link], [.stdio, .newToken], [.stdio, .open],
            [.stdio, .port], [.stdio, .socket],
        ],
        details: [
            .text(
                Phrase(
                    """
                    The page is for this computer alone, and for whoever has its address. A phone opens it through \
                    Tailscale (tailscale serve --bg 8722), ssh (ssh -L 8722:127.0.0.1:8722 HOST) or a web server of \
                    yours, whose name is allowed by --name. On a computer that others use, too, take --socket.
                    """,
                    """
                    Страница доступна с этого компьютера и всем, кто знает адрес. Телефон откроет её через Tailscale \
                    (tailscale serve --bg 8722), ssh (ssh -L 8722:127.0.0.1:8722 HOST) или ваш веб-сервер, имя \
                    которого разрешает --name. На компьютере, где работают и другие, возьмите --socket.
                    """))
        ],
        examples: [
            Example(
                ["web", "--open"], needsTerminal: true,
                Phrase("open your trackers in the browser", "открыть трекеры в браузере")),
            Example(["web", "--link"], Phrase("print the address again", "ещё раз показать адрес")),
            Example(
                ["web", "--name", "laptop.tail1234.ts.net"],
                Phrase("let the phone in through Tailscale", "пустить телефон через Tailscale")),
        ])
}

/// `tracker web`: listens for browsers on this machine, or answers one request.
struct WebCommand: Command {
    private static let standardPort: UInt16 = 8722

    let session: Session

    private var invocation: Invocation { session.invocation }

    func run() throws(Failure) -> ExitCode {
        let (hosts, port) = (try hosts(), try port())
        if invocation.has(.stdio) { return try answer(hosts) }
        let token = try token()
        func link(_ origin: String) -> String { "\(origin)/?token=\(token.text)" }
        if invocation.has(.link) || invocation.has(.newToken) {
            show((["http://127.0.0.1:\(port)"] + hosts.map { "https://" + $0 }).map(link))
            return .done
        }
        guard let program = session.desk.program else { throw .unsupported(.unknownProgram) }
        return try listen([program] + wordsOfAnswer(hosts), port) { link("http://127.0.0.1:\($0)") }
    }

    // MARK: Serving

    /// The arguments of the process that answers a connection.
    private func wordsOfAnswer(_ hosts: [String]) -> [String] {
        let language = session.globals.settings[.language].map { ["--lang", $0] } ?? []
        return ["web", "--stdio", "--library", session.timerLibrary] + language
            + hosts.flatMap { ["--name", $0] }
    }

    private func listen(
        _ arguments: [String], _ port: UInt16, _ link: (UInt16) -> String
    ) throws(Failure) -> ExitCode {
        let socket = invocation.value(.socket)
        do throws(Environment.ListenFault) {
            try session.environment.listen(socket.map { .socket($0) } ?? .port(port), arguments) { port in
                let link = port.map(link)
                show([link].compactMap(\.self), socket: socket)
                session.console.say(Phrase.webSecret(session.language))
                if invocation.has(.open), let link, !session.environment.openFile(link) {
                    session.console.say(Phrase.noBrowser(session.language))
                }
            }
        } catch {
            switch error {
            case .taken: throw .busy(socket.map(Phrase.busySocket) ?? .busyPort(port, session.repeated))
            case .notASocket: throw .conflict(.noSocket(socket ?? ""))
            case .tooLong: throw .invalid(.longSocket)
            case .system(let cause):
                let place = socket ?? "127.0.0.1:\(port)"
                throw .store(.disk(DiskFault(operation: .writeFile, path: place, cause: cause)))
            }
        }
        return .done
    }

    private func show(_ links: [String], socket: String? = nil) {
        let lines = socket.map { [$0] } ?? links
        session.show(
            json: JSON.web.json((links, socket)), records: lines.map { [$0] },
            lines: lines.map { session.console.context.line($0) })
    }

    /// Answers the request on standard input, whose language may be the browser's.
    private func answer(_ hosts: [String]) throws(Failure) -> ExitCode {
        guard !session.environment.input.isTerminal else {
            throw .unsupported(.webNeedsRequest(session.repeated))
        }
        let content = try? session.desk.webToken()
        let token: Token? = if case .text(let text)? = content { Token(text) } else { nil }
        let globals = session.globals
        nonisolated(unsafe) let (desk, environment) = (session.desk, session.environment)
        MainActor.assumeIsolated {
            let paths = desk.paths
            let front = WebFront(
                hosts: hosts, token: token,
                hiding: [paths.library.parentFolder, paths.backups, paths.state, paths.settings.parentFolder]
            ) { language in
                let desk = Desk(
                    library: globals.library, option: { globals.settings[$0] }, preferring: language,
                    in: desk.system)
                // The day was checked when the command began.
                guard let workspace = try? desk.workspace() else { preconditionFailure("The day is known.") }
                return workspace
            }
            environment.answerRequest({ front.answer($0) }, { front.answer($0, nil) })
        }
        return .done
    }

    // MARK: Values

    private func hosts() throws(Failure) -> [String] {
        let hosts = invocation.values(.name)
        if let word = hosts.first(where: { !Request.isHostName($0) }) { throw .invalid(.noHost(word)) }
        return hosts
    }

    private func port() throws(Failure) -> UInt16 {
        guard let word = invocation.value(.port) else { return Self.standardPort }
        guard let port = UInt16(word) else { throw .invalid(.noPort(word)) }
        return port
    }

    /// The token of this account, made by its first use.
    private func token() throws(Failure) -> Token {
        let content = try Failure.unlessStored(try session.desk.webToken())
        if !invocation.has(.newToken) {
            if content == .exposed { throw .conflict(.exposedToken(session.paths.webToken)) }
            if case .text(let text) = content, let token = Token(text) { return token }
        }
        let token = Token()
        try Failure.unlessStored(try session.desk.storeWebToken(token.text + "\n"))
        return token
    }
}
