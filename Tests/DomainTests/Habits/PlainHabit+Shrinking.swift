import TrackerDomain

extension PlainHabit {
    /// A smaller habit that still fails, for a person to look at.
    func shrunk(while fails: (PlainHabit) -> Bool) -> PlainHabit {
        var smallest = self
        while let smaller = smallest.smaller.first(where: fails) { smallest = smaller }
        return smallest
    }

    /// Without one thing or another.
    private var smaller: [PlainHabit] {
        let sets: [WritableKeyPath<PlainHabit, Set<Int>>] = [\.completions, \.skips, \.pausedDays]
        var smaller = sets.filter { !self[keyPath: $0].isEmpty }.map { set in
            changed { $0[keyPath: set] = [] }
        }
        if status != .active { smaller.append(changed { $0.status = .active }) }
        if rules.count > 1 {
            smaller += rules.indices.map { index in changed { $0.rules.remove(at: index) } }
        }
        for set in sets {
            smaller += self[keyPath: set].sorted().map { day in changed { $0[keyPath: set].remove(day) } }
        }
        smaller += amounts.keys.sorted().map { day in changed { $0.amounts[day] = nil } }
        return smaller
    }

    private func changed(_ change: (inout PlainHabit) -> Void) -> PlainHabit {
        var habit = self
        change(&habit)
        return habit
    }
}

extension PlainHabit: CustomStringConvertible {
    var description: String {
        func days(_ days: Set<Int>) -> String { days.sorted().map { Day($0).iso }.joined(separator: " ") }
        return """
            created \(Day(created).iso) \(Day(created).weekday.code)
            \(rules.map { "from \(Day($0.from).iso): \($0.rule)" }.joined(separator: "\n"))
            done \(days(completions))
            skipped \(days(skips))
            rests \(days(pausedDays))
            amounts \(amounts.map { "\(Day($0.key).iso)=\($0.value)" }.sorted().joined(separator: " "))
            \(status) \(restsSince.map { Day($0).iso } ?? "")
            """
    }
}
