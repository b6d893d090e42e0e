public import TrackerDomain

extension Reminders {
    /// The reminders of this device.
    public static func system(
        _ places: TimerPlaces, programs: ProgramRunner, fileSystem: FileSystem
    ) -> Reminders {
        let sender = ReminderSender(places: places, programs: programs, fileSystem: fileSystem)
        return Reminders(
            timer: .system(.remind, places, programs: programs, fileSystem: fileSystem),
            deliver: { sender.deliver($0, by: $1) }, record: { sender.record($0) },
            lastRecord: { sender.lastRecord })
    }
}

/// Brings a reminder to the person by programs of the machine; names go as arguments or as input, never into a shell.
struct ReminderSender: Sendable {
    private static let limit = 10_000

    let places: TimerPlaces
    let programs: ProgramRunner
    let fileSystem: FileSystem

    /// The program that took it; nil if it has to be printed.
    func deliver(_ message: ReminderMessage, by delivery: ReminderDelivery) -> String? {
        let calls: [ProgramCall] =
            switch delivery {
            case .print: []
            case .notification: [notification(message), script(message)]
            case .mail: mails(message)
            }
        return calls.first { programs.run($0).isSuccess }?.program
    }

    private func notification(_ message: ReminderMessage) -> ProgramCall {
        // Bodies may have markup.
        let body = message.lines.joined(separator: "\n").unicodeScalars
            .map { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] ?? String($0) }.joined()
        var variables: [String: String?] = [:]
        if places.platform == .linux, !places.hasBus {
            let bus = "/run/user/\(places.account)/bus"
            if (try? fileSystem.statusOfPath(bus)) != nil {
                variables["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=" + bus
            }
        }
        return ProgramCall(
            "notify-send", ["--app-name=Tracker", "--", message.title, body], environment: variables,
            limit: ReminderSender.limit)
    }

    private func script(_ message: ReminderMessage) -> ProgramCall {
        ProgramCall(
            "osascript",
            [
                "-e", "on run words", "-e",
                "display notification (item 2 of words) with title (item 1 of words)", "-e", "end run",
                message.title, message.lines.joined(separator: "\n"),
            ], limit: ReminderSender.limit)
    }

    private func mails(_ message: ReminderMessage) -> [ProgramCall] {
        guard let name = places.accountName, !name.isEmpty, !name.hasPrefix("-") else { return [] }
        let body = ReminderSender.mailBody(message.lines)
        let letter = """
            To: \(name)
            Subject: =?UTF-8?B?\(Base64.text(Array(message.title.utf8)))?=
            MIME-Version: 1.0
            Content-Type: text/plain; charset=UTF-8
            Content-Transfer-Encoding: 8bit

            \(body)
            """
        return [
            ProgramCall(
                "mail", ["-s", message.title, name], input: Array(body.utf8), limit: ReminderSender.limit),
            ProgramCall("sendmail", ["-i", name], input: Array(letter.utf8), limit: ReminderSender.limit),
        ]
    }

    /// The lines with a blank before those that `mail` may take for its own: it obeys one that begins with a tilde, and
    /// a lone dot may end its input.
    private static func mailBody(_ lines: [String]) -> String {
        var body = ""
        for line in lines {
            // Bytes tell: a tilde with a combining mark is another character.
            if line.utf8.first == UInt8(ascii: "~") || line == "." { body += " " }
            body += line + "\n"
        }
        return body
    }

    // MARK: The last one

    private static let file = "reminded"

    func record(_ line: String) {
        // A reminder matters more than the note of it.
        try? places.keep(Array((line + "\n").utf8), as: ReminderSender.file, isFlushed: false, fileSystem)
    }

    var lastRecord: String? {
        guard let folder = try? OpenFolder(places.state, fileSystem),
            let bytes = (try? folder.image(of: ReminderSender.file))?.bytes
        else { return nil }
        return String(decoding: bytes.prefix(200).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

/// Bytes as 64 letters, RFC 4648, 4.
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

    static func text(_ bytes: [UInt8]) -> String {
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let piece = bytes[start..<min(start + 3, bytes.count)]
            let number = (0..<3).reduce(0) { $0 << 8 | ($1 < piece.count ? Int(piece[start + $1]) : 0) }
            for index in 0..<4 {
                text.append(index <= piece.count ? letters[number >> (18 - 6 * index) & 63] : "=")
            }
        }
        return text
    }
}
