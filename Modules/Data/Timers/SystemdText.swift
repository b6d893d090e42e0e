internal import TrackerDomain

/// Units of systemd; quoting as in systemd.syntax(7), systemd.service(5).
enum SystemdText: TimerText {
    static let system = TimerSystem.systemd

    static func names(of label: TimerLabel) -> [String] { [label.name + ".service", timer(of: label)] }

    /// The unit that is switched on and off.
    static func timer(of label: TimerLabel) -> String { label.name + ".timer" }

    static func texts(of job: TimerJob) -> [[UInt8]] {
        let variables = job.environment.sorted { $0.key < $1.key }
            .map { "Environment=\(quoted("\($0.key)=\($0.value)"))\n" }.joined()
        // Nothing is put in place of a variable in the path of the program.
        let words = [quoted(job.program)] + job.words.dropFirst().map { quoted($0).replacingDollars() }
        let label = job.task.label
        let service = """
            \(label.origin)
            [Unit]
            Description=\(label.description.service)

            [Service]
            Type=oneshot
            \(variables)ExecStart=\(words.joined(separator: " "))

            """
        let timer = """
            \(label.origin)
            [Unit]
            Description=\(label.description.timer)

            [Timer]
            \(schedule(job.task.schedule))
            [Install]
            WantedBy=timers.target

            """
        return [Array(service.utf8), Array(timer.utf8)]
    }

    private static func schedule(_ schedule: TimerSchedule) -> String {
        switch schedule {
        case .daily(let minutes):
            // A missed time is made up for.
            minutes.map { "OnCalendar=*-*-* \(ClockReading(date: Day(0), minute: $0).time):00\n" }.joined()
                + "Persistent=true\n"
        case .every(let minutes): "OnStartupSec=2min\nOnUnitActiveSec=\(minutes)min\n"
        }
    }

    static func parts(of texts: [[UInt8]]) -> TimerParts? {
        guard texts.count == 2 else { return nil }
        func values(_ key: String, _ text: [UInt8]) -> [String] {
            String(decoding: text, as: UTF8.self).split(separator: "\n")
                .filter { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
        }
        var variables: [String: String] = [:]
        for word in values("Environment", texts[0]).flatMap(unquoted) {
            let name = word.prefix { $0 != "=" }
            variables[String(name)] = String(word.dropFirst(name.count + 1))
        }
        guard let program = values("ExecStart", texts[0]).first.flatMap({ unquoted($0).first }) else {
            return nil
        }
        let minutes = values("OnCalendar", texts[1]).compactMap {
            ReminderTimes(String($0.dropFirst("*-*-* ".count).dropLast(":00".count)))?.minutes[0]
        }
        return TimerParts(program: program, variables: variables, minutes: minutes)
    }

    private static func quoted(_ word: String) -> String {
        var text = ""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "%": text += "%%"
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\""
    }

    /// The words between quotation marks.
    private static func unquoted(_ line: String) -> [String] {
        var words: [String] = []
        var word = ""
        var (isOpen, isEscaped, isPercent) = (false, false, false)
        for scalar in line.unicodeScalars {
            if isEscaped {
                word.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "\"" {
                if isOpen { words.append(word) }
                isOpen.toggle()
                word = ""
            } else if scalar == "%", !isPercent {
                isPercent = true
            } else if isOpen {
                word.unicodeScalars.append(scalar)
                isPercent = false
            }
        }
        return words
    }
}

extension TimerLabel {
    fileprivate var origin: String {
        let command =
            switch self {
            case .remind: "remind"
            case .sync: "sync every"
            }
        return "# By tracker \(command); tracker \(command) off takes it away."
    }

    fileprivate var description: (service: String, timer: String) {
        switch self {
        case .remind: ("What is still due today", "When to say what is still due today")
        case .sync: ("Exchange with other devices", "When to exchange with other devices")
        }
    }
}

extension String {
    fileprivate func replacingDollars() -> String { parts("$").joined(separator: "$$") }

    /// The parts between separators of one or two ASCII characters.
    func parts(_ separator: String) -> [String] {
        var parts = [""]
        var rest = Array(unicodeScalars)[...]
        let marks = Array(separator.unicodeScalars)
        while let scalar = rest.first {
            if rest.starts(with: marks) {
                parts.append("")
                rest = rest.dropFirst(marks.count)
            } else {
                parts[parts.count - 1].unicodeScalars.append(scalar)
                rest = rest.dropFirst()
            }
        }
        return parts
    }
}
