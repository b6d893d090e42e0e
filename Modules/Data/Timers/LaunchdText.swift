internal import TrackerDomain

/// A property list of launchd, launchd.plist(5).
enum LaunchdText: TimerText {
    static let system = TimerSystem.launchd

    static func names(of label: TimerLabel) -> [String] { [label.name + ".plist"] }

    static func texts(of job: TimerJob) -> [[UInt8]] {
        var list: [String: PropertyListValue] = [
            "Label": .string(job.task.label.name),
            "ProgramArguments": .array(job.words.map { .string($0) }),
            "EnvironmentVariables": .dictionary(job.environment.mapValues { .string($0) }),
        ]
        switch job.task.schedule {
        case .daily(let minutes):
            list["StartCalendarInterval"] = .array(
                minutes.map { .dictionary(["Hour": .integer($0 / 60), "Minute": .integer($0 % 60)]) })
        case .every(let minutes): list["StartInterval"] = .integer(minutes * 60)
        }
        return [PropertyListWriter.bytes(of: .dictionary(list))]
    }

    static func parts(of texts: [[UInt8]]) -> TimerParts? {
        guard texts.count == 1, let tape = try? PropertyListTape(texts[0]),
            case .dictionary(let list)? = PropertyListValue(tape),
            case .array(let words)? = list["ProgramArguments"], let program = words.first?.text,
            case .dictionary(let variables)? = list["EnvironmentVariables"]
        else { return nil }
        var times: [PropertyListValue] = []
        if case .array(let found)? = list["StartCalendarInterval"] { times = found }
        let minutes = times.map { time in
            guard case .dictionary(let numbers) = time, case .integer(let hour)? = numbers["Hour"],
                case .integer(let minute)? = numbers["Minute"]
            else { return -1 }
            return hour * 60 + minute
        }
        return TimerParts(
            program: program, variables: variables.compactMapValues(\.text), minutes: minutes)
    }
}

extension PropertyListValue {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}
