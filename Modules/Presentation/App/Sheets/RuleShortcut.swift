internal import TrackerDomain

/// The commonest rules of a habit, each chosen by one key or click.
public enum RuleShortcut: CaseIterable, Sendable {
    case everyDay, weekdays, timesAWeek

    public var title: Phrase {
        switch self {
        case .everyDay: Phrase("every day", "каждый день")
        case .weekdays: Phrase("weekdays", "будни")
        case .timesAWeek: Phrase("times a week", "число раз в неделю")
        }
    }

    /// The rule; `nil` while the number of times is still to be chosen.
    var schedule: Schedule? {
        switch self {
        case .everyDay: .weekdays(.everyDay)
        case .weekdays: .weekdays(.weekdays)
        case .timesAWeek: nil
        }
    }
}

extension RuleDraft {
    /// Takes a shortcut; the number of times stays as it was last chosen.
    mutating func choose(_ shortcut: RuleShortcut) {
        switch shortcut.schedule {
        case .weekdays(let weekdays)?: (kind, self.weekdays) = (.weekdays, weekdays)
        default: (kind, period) = (.quota, .week)
        }
    }

    /// The shortcut that leads to the rule; `nil` if none does.
    var shortcut: RuleShortcut? {
        if kind == .quota, period == .week { return .timesAWeek }
        return RuleShortcut.allCases.first { $0.schedule == schedule }
    }
}
