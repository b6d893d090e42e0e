internal import TrackerDomain

/// Lines of cron, crontab(5): a `%` ends a command there, unless a backslash stands before it.
enum CronText: TimerText {
    static let system = TimerSystem.cron
    /// The line behind those of a timer.
    static let end = "# end"
    /// The longest line in bytes; cron of Debian and of BSD cuts the rest of a longer command off (MAX_COMMAND).
    static let maxLine = 999

    /// The line before those of a timer.
    static func begin(_ label: TimerLabel) -> String { "# tracker " + label.rawValue }

    static func names(of label: TimerLabel) -> [String] { [] }

    static func texts(of job: TimerJob) -> [[UInt8]] {
        let variables = job.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\(quoted($0.value)) " }
        let command =
            variables.joined() + job.words.map(quoted).joined(separator: " ") + job.task.redirection
        let lines = times(job.task.schedule).map { "\($0) \(command)\n" }
        return [Array("\(begin(job.task.label))\n\(lines.joined())\(end)\n".utf8)]
    }

    /// The five fields of each line.
    private static func times(_ schedule: TimerSchedule) -> [String] {
        switch schedule {
        case .daily(let minutes): minutes.map { "\($0 % 60) \($0 / 60) * * *" }
        case .every(60): ["0 * * * *"]
        case .every(1440): ["0 0 * * *"]
        case .every(let minutes): [minutes < 60 ? "*/\(minutes) * * * *" : "0 */\(minutes / 60) * * *"]
        }
    }

    static func parts(of texts: [[UInt8]]) -> TimerParts? {
        guard texts.count == 1 else { return nil }
        let lines = String(decoding: texts[0], as: UTF8.self).split(separator: "\n").dropFirst().dropLast()
        let fields = lines.map { $0.split(separator: " ", maxSplits: 5).map(String.init) }
        guard let command = fields.first?.last, fields.allSatisfy({ $0.count == 6 }) else { return nil }
        let minutes = fields.map { (Int($0[1]) ?? -1) * 60 + (Int($0[0]) ?? -1) }
        var variables: [String: String] = [:]
        for word in unquoted(command.parts("\\%").joined(separator: "%")) {
            let name = word.prefix { $0 != "=" }
            guard !word.hasPrefix("/"), name.count < word.count else {
                return TimerParts(program: word, variables: variables, minutes: minutes)
            }
            variables[String(name)] = String(word.dropFirst(name.count + 1))
        }
        return nil
    }

    /// A word for a shell in single quotes.
    ///
    /// They are left for a quote, for a `%`, whose backslash cron takes away, and between two backslashes, of which some
    /// crons make one.
    private static func quoted(_ word: String) -> String {
        let plain = word.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-")
        }
        if plain, !word.isEmpty { return word }
        var text = ""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "'": text += "'\\''"
            case "%": text += "''\\%"
            case "\\" where text.hasSuffix("\\"): text += "''\\"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "'\(text)'"
    }

    /// The words of a command, as cron and a shell read it.
    private static func unquoted(_ command: String) -> [String] {
        var words = [""]
        var (isQuoted, isEscaped) = (false, false)
        for scalar in command.unicodeScalars {
            if isEscaped {
                words[words.count - 1].unicodeScalars.append(scalar)
                isEscaped = false
            } else if scalar == "\\", !isQuoted {
                isEscaped = true
            } else if scalar == "'" {
                isQuoted.toggle()
            } else if scalar == " ", !isQuoted {
                words.append("")
            } else {
                words[words.count - 1].unicodeScalars.append(scalar)
            }
        }
        return words
    }
}

extension TimerTask {
    /// What cron prints is mailed: an exchange would send a letter at each failure.
    fileprivate var redirection: String {
        switch self {
        case .reminder: ""
        case .exchange: " >/dev/null 2>&1"
        }
    }
}
