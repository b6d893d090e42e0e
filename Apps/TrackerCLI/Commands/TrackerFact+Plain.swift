import TrackerDomain
import TrackerExchange
import TrackerPresentation

extension TrackerFact.Value {
    /// Its texts in `--plain`: one, or one per note, as notes may contain any separator.
    var fields: [String] {
        switch self {
        case .id, .text, .flag, .count, .ratio, .strength, .day: [JSON(self).field]
        case .days(let days): [days.map(\.iso).joined(separator: ",")]
        case .span(let days): [days.map { "\($0.lowerBound.iso)..\($0.upperBound.iso)" } ?? ""]
        case .amounts(let amounts):
            [amounts.entries.map { "\($0.day.iso)=\($0.value.text)" }.joined(separator: ",")]
        case .notes(let notes):
            notes.isEmpty ? [""] : notes.entries.map { "\($0.day.iso)=\($0.value.text)" }
        case .color(let color): [String(color.number)]
        case .category(let category): [category.name]
        case .schedule(let schedule): [schedule?.typed ?? ""]
        case .rule(let schedule, _): [schedule?.text ?? ""]
        case .goal(let goal): [goal?.text ?? ""]
        case .weekdayRates(let rates):
            [
                Weekday.allCases.compactMap { weekday in
                    rates?[weekday].map { "\(weekday.code)=\(JSON.hundredths($0).field)" }
                }.joined(separator: ",")
            ]
        }
    }
}
