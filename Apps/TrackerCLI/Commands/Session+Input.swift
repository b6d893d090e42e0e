import TrackerDomain
import TrackerPresentation

/// Trackers that come in on standard input, a line each: `tracker list --plain | tracker done -`.
extension Session {
    private static let mostNames = 10_000

    /// Runs the command with the names on standard input in place of its `-`.
    func runWithNamesFromInput() throws(Failure) -> ExitCode {
        try readOptions()
        var session = self
        session.invocation.operands = try namesFromInput()
        guard session.invocation.operands.isEmpty else { return try session.command.run() }
        try change { _ in
        } report: {
            ChangeReport(entries: [], said: .noTrackerNamed)
        }
        return .done
    }

    /// Reads days and amount of the line, so that wrong ones are refused without any name, too.
    private func readOptions() throws(Failure) {
        _ = try days()
        _ = try amount()
        // The days of `--from` and `--until`, which other commands do not have.
        _ = try StatusChange.pause.edit(self)
    }

    /// The lines up to their first tab, without empty ones.
    private func namesFromInput() throws(Failure) -> [String] {
        if environment.input.isTerminal { throw .unsupported(.namesFromTerminal(repeated)) }
        var names: [String] = []
        for line in try Failure.unlessStored(try environment.input.bytes()).split(separator: 0x0A) {
            guard let text = String(validating: line.prefix { $0 != 0x09 }, as: UTF8.self) else {
                throw .invalid(.namesNotUTF8)
            }
            let name = Name.collapsingSpace(text)
            if name.isEmpty { continue }
            names.append(name)
            if names.count > Self.mostNames { throw .invalid(.tooManyNames(Self.mostNames)) }
        }
        return names
    }
}

extension Phrase {
    fileprivate static let noTrackerNamed = Phrase("No tracker named.", "Ни один трекер не назван.")

    fileprivate static func namesFromTerminal(_ repeated: RepeatedOptions) -> Phrase {
        let (list, done) = (
            repeated.line("tracker list --filter due --plain"), repeated.line("tracker done -")
        )
        return Phrase(
            "“-” reads the trackers from a pipe: \(list) | \(done).",
            "«-» читает трекеры из канала: \(list) | \(done).")
    }

    fileprivate static let namesNotUTF8 = Phrase(
        "Standard input is not valid UTF-8: hand over names or ids, a line each.",
        "В стандартном вводе есть байты не в кодировке UTF-8: передайте названия или идентификаторы, по одному в строке."
    )

    fileprivate static func tooManyNames(_ limit: Int) -> Phrase {
        Phrase(
            "Standard input names more than \(NumberText.whole(limit, .english)) trackers: hand over fewer.",
            "В стандартном вводе больше \(NumberText.whole(limit, .russian)) трекеров: передайте меньше.")
    }
}
