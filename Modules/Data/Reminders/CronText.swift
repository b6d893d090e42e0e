internal import TrackerDomain

/// Lines of cron, crontab(5): a `%` ends a command there, unless a backslash stands before it.
enum CronText: UnitFileText {
    /// The lines around those of a reminder.
    static let begin = "# tracker remind"
    static let end = "# end"
    /// The longest line in bytes; cron of Debian and of BSD cuts the rest of a longer command off (MAX_COMMAND).
    static let maxLine = 999

    static func texts(of reminder: Reminder) -> [(name: String, bytes: [UInt8])] {
        let variables = reminder.environment.sorted { $0.key < $1.key }.map {
            "\($0.key)=\(quoted($0.value)) "
        }
        let command = variables.joined() + reminder.words.map(quoted).joined(separator: " ")
        let lines = reminder.times.minutes.map { "\($0 % 60) \($0 / 60) * * * \(command)\n" }
        return [("crontab", Array("\(begin)\n\(lines.joined())\(end)\n".utf8))]
    }

    static func reminder(of texts: [[UInt8]]) -> Reminder? {
        guard texts.count == 1 else { return nil }
        let lines = String(decoding: texts[0], as: UTF8.self).split(separator: "\n").dropFirst().dropLast()
        let fields = lines.map { $0.split(separator: " ", maxSplits: 5).map(String.init) }
        guard let command = fields.first?.last, fields.allSatisfy({ $0.count == 6 }) else { return nil }
        let minutes = fields.map { (Int($0[1]) ?? -1) * 60 + (Int($0[0]) ?? -1) }
        var variables: [String: String] = [:]
        var words: [String] = []
        for word in unquoted(command.parts("\\%").joined(separator: "%")) {
            let name = word.prefix { $0 != "=" }
            if words.isEmpty, !word.hasPrefix("/"), name.count < word.count {
                variables[String(name)] = String(word.dropFirst(name.count + 1))
            } else {
                words.append(word)
            }
        }
        return checked(reminder(words, variables, at: minutes, by: .cron), texts)
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
