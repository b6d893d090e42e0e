package import TrackerDomain

/// A reminder in the words of a system: made, and read back if it is made so.
protocol UnitFileText {
    /// The files by their names, or the lines for cron.
    static func texts(of reminder: Reminder) -> [(name: String, bytes: [UInt8])]

    /// The reminder of texts that are made by `texts(of:)`; nil for any others.
    static func reminder(of texts: [[UInt8]]) -> Reminder?
}

extension UnitFileText {
    /// The reminder if these are its texts byte by byte.
    static func checked(_ reminder: Reminder?, _ texts: [[UInt8]]) -> Reminder? {
        reminder.flatMap { Self.texts(of: $0).map(\.bytes) == texts ? $0 : nil }
    }

    /// The reminder that runs words such as `/bin/tracker remind now --by mail`.
    static func reminder(
        _ words: [String], _ variables: [String: String], at minutes: [Int], by system: ReminderSystem
    ) -> Reminder? {
        guard words.count >= 3, let times = ReminderTimes(minutes: minutes) else { return nil }
        let delivery = words.count == 5 ? ReminderDelivery(rawValue: words[4]) : .notification
        guard let delivery else { return nil }
        var variables = variables
        let library = variables.removeValue(forKey: Reminder.libraryVariable) ?? ""
        let reminder = Reminder(
            system: system, times: times, delivery: delivery, program: words[0], library: library,
            variables: variables)
        return reminder.words == words ? reminder : nil
    }
}

/// Units of systemd; quoting as in systemd.syntax(7), systemd.service(5).
enum SystemdText: UnitFileText {
    static let names = ["tracker-remind.service", "tracker-remind.timer"]

    static func texts(of reminder: Reminder) -> [(name: String, bytes: [UInt8])] {
        let variables = reminder.environment.sorted { $0.key < $1.key }
            .map { "Environment=\(quoted("\($0.key)=\($0.value)"))\n" }.joined()
        // Nothing is put in place of a variable in the path of the program.
        let words =
            [quoted(reminder.words[0])]
            + reminder.words.dropFirst().map { quoted($0).replacingDollars() }
        let service = """
            # By tracker remind; tracker remind off takes it away.
            [Unit]
            Description=What is still due today

            [Service]
            Type=oneshot
            \(variables)ExecStart=\(words.joined(separator: " "))

            """
        let times = reminder.times.texts.map { "OnCalendar=*-*-* \($0):00\n" }.joined()
        let timer = """
            # By tracker remind; tracker remind off takes it away.
            [Unit]
            Description=When to say what is still due today

            [Timer]
            \(times)Persistent=true

            [Install]
            WantedBy=timers.target

            """
        return Array(zip(names, [Array(service.utf8), Array(timer.utf8)]))
    }

    static func reminder(of texts: [[UInt8]]) -> Reminder? {
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
        let words = values("ExecStart", texts[0]).first.map(unquoted) ?? []
        let minutes = values("OnCalendar", texts[1]).compactMap {
            ReminderTimes(String($0.dropFirst("*-*-* ".count).dropLast(":00".count)))?.minutes[0]
        }
        let read = words.prefix(1) + words.dropFirst().map { $0.parts("$$").joined(separator: "$") }
        return checked(reminder(Array(read), variables, at: minutes, by: .systemd), texts)
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

/// A property list of launchd, launchd.plist(5).
enum LaunchdText: UnitFileText {
    static let label = "tracker-remind"

    static func texts(of reminder: Reminder) -> [(name: String, bytes: [UInt8])] {
        let times = reminder.times.minutes.map { minute in
            PropertyListValue.dictionary(["Hour": .integer(minute / 60), "Minute": .integer(minute % 60)])
        }
        let list = PropertyListValue.dictionary([
            "Label": .string(label), "ProgramArguments": .array(reminder.words.map { .string($0) }),
            "EnvironmentVariables": .dictionary(reminder.environment.mapValues { .string($0) }),
            "StartCalendarInterval": .array(times),
        ])
        return [(label + ".plist", PropertyListWriter.bytes(of: list))]
    }

    static func reminder(of texts: [[UInt8]]) -> Reminder? {
        guard texts.count == 1, let tape = try? PropertyListTape(texts[0]),
            case .dictionary(let list)? = PropertyListValue(tape),
            case .array(let words)? = list["ProgramArguments"],
            case .dictionary(let variables)? = list["EnvironmentVariables"],
            case .array(let times)? = list["StartCalendarInterval"]
        else { return nil }
        let minutes = times.map { time in
            guard case .dictionary(let numbers) = time, case .integer(let hour)? = numbers["Hour"],
                case .integer(let minute)? = numbers["Minute"]
            else { return -1 }
            return hour * 60 + minute
        }
        let reminder = reminder(
            words.compactMap(\.text), variables.compactMapValues(\.text), at: minutes, by: .launchd)
        return checked(reminder, texts)
    }
}

extension PropertyListValue {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension Reminder {
    fileprivate static let libraryVariable = "TRACKER_LIBRARY"

    /// What the system runs.
    var words: [String] {
        [program, "remind", "now"] + (delivery == .notification ? [] : ["--by", delivery.rawValue])
    }

    /// The variables that the system gives it.
    var environment: [String: String] { variables.merging([Self.libraryVariable: library]) { $1 } }

    /// The files by their names, or the lines for cron.
    package var texts: [(name: String, bytes: [UInt8])] { system.text.texts(of: self) }

    /// The reminder of texts as this program writes them; nil for any others.
    package init?(_ system: ReminderSystem, texts: [[UInt8]]) {
        guard let reminder = system.text.reminder(of: texts) else { return nil }
        self = reminder
    }
}

extension ReminderSystem {
    var text: any UnitFileText.Type {
        switch self {
        case .systemd: SystemdText.self
        case .launchd: LaunchdText.self
        case .cron: CronText.self
        }
    }
}
