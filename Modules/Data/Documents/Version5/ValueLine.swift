internal import TrackerDomain

/// The amounts or notes of a tracker as a line: the usual ones by device, then those of single days.
///
///     0F8C… amount k7q2 2026: p3xx 11:3,5 k7q2=2 11:4 ; 2026-11-09 p3xx@/1 "5" k7q2=2+3000~ p3xx=1-1000~3+2000
///
/// A usual value was set once, on its day, by a device (`p3xx`), or nothing was set and one device added so often
/// (`k7q2=2`). Any other has the stamp of what was set, its text if the library does not show it, and what each device
/// added: how often and how many thousandths in all; after `~` what of it was seen by what was set, if not all.
enum ValueLine {
    /// - Parameter isShown: True if the tracker in the file has these values.
    static func write(
        _ id: Identifier, _ field: DayValueField, _ values: DayMap<DayValue>, isShown: Bool
    ) -> String? {
        guard !values.isEmpty else { return nil }
        var usual: [DaySource: DaySet] = [:]
        var rest: [String] = []
        for (day, value) in zip(values.days, values.values) {
            if isShown, let source = value.usualSource(on: day) {
                usual[source, default: DaySet()].insert(day)
            } else {
                rest.append(words(value, on: day, isShown ? value.text : nil))
            }
        }
        let first = "\(id) \(field.rawValue)" + SourceLine(alone: usual, others: [:]).words(.values)
        return ([first] + rest).joined(separator: " \(StepText.separator) ")
    }

    private static func words(_ value: DayValue, on day: Day, _ shown: String?) -> String {
        var words = [day.iso]
        if let cell = value.set {
            words.append(Stamp(cell).word(day))
            if cell.text != shown { words += [StepWord].text(cell.text) }
        }
        for device in Set(value.additions.keys).union(value.seen.keys).sorted() {
            let (added, seen) = (value.additions[device], value.seen[device])
            let suffix = seen.map { "~" + ($0 == added ? "" : $0.word) } ?? ""
            words.append("\(device.text)=" + (added ?? .none).word + suffix)
        }
        return words.joined(separator: " ")
    }

    /// - Parameter shown: The tracker in the file.
    static func read(
        _ line: inout StepLine, _ field: DayValueField, _ shown: Tracker, _ numbers: inout FactNumbers
    ) -> DayMap<DayValue>? {
        guard let lists = SourceLine(&line, .values, &numbers) else { return nil }
        let days = field.days(of: shown)
        var values: [DayMap<DayValue>.Entry] = []
        values.reserveCapacity(days.count)
        // The days that single words told, and those of the file whose source was not told yet.
        var (told, rest) = (DaySet(), days)
        while line.hasMore {
            guard let words = line.nextChange(), let first = words.first, let day = Day(iso: first.value),
                let value = self.value(
                    words.dropFirst(), field, on: day, field.text(of: shown, on: day), &numbers),
                told.insert(day)
            else { return nil }
            values.append(.init(day: day, value: value))
            rest.remove(day)
        }
        /// Gives days of the file to a source, and each to one only.
        func take(_ days: DaySet, _ source: DaySource) -> Bool {
            guard !days.isEmpty, rest.isSuperset(of: days), source.count == 0 || field.joining == .sum else {
                return false
            }
            rest.subtract(days)
            switch field {
            case .amount:
                for (day, amount) in shown.amounts.values(on: days) {
                    values.append(.init(day: day, value: DayValue(source, on: day, amount)))
                }
            case .note:
                for (day, note) in shown.notes.values(on: days) {
                    let cell = Register(day: day, device: source.device, text: note.text)
                    values.append(.init(day: day, value: DayValue(set: cell)))
                }
            }
            return true
        }
        for (source, days) in lists.listed { guard take(days, source) else { return nil } }
        for (year, source) in lists.ofYears {
            guard take(rest.intersection(year.days), source) else { return nil }
        }
        if !rest.isEmpty { guard let usual = lists.usual, take(rest, usual) else { return nil } }
        return values.isEmpty ? nil : DayMap(values)
    }

    private static func value(
        _ words: ArraySlice<StepWord>, _ field: DayValueField, on day: Day, _ shown: String?,
        _ numbers: inout FactNumbers
    ) -> DayValue? {
        var words = words
        var value = DayValue(set: nil)
        if let first = words.first, Stamp.isStamp(first) {
            guard let stamp = Stamp(words.removeFirst(), day, &numbers) else { return nil }
            var text = shown
            if let word = words.first, word.isQuoted, word.label.isEmpty {
                text = words.removeFirst().value
            }
            guard let text, text.isEmpty || field.isValid(text), text.isOfOurs else { return nil }
            value.set = stamp.cell(text)
        }
        for word in words {
            guard !word.isQuoted, field.joining == .sum, let device = numbers.device(word.label.utf8),
                value.additions[device] == nil, value.seen[device] == nil,
                let (added, seen) = DayValue.Addition.read(word.value.utf8)
            else { return nil }
            value.additions[device] = added
            value.seen[device] = seen
            guard added != nil || seen != nil, seen == nil || value.set != nil else { return nil }
        }
        let isValue = value.set != nil || !value.additions.isEmpty
        return isValue && value.additions.count <= FactNumbers.mostAdding ? value : nil
    }
}

extension DayValue {
    /// What did a shown value that is usual on its day; nil for any other.
    fileprivate func usualSource(on day: Day) -> DaySource? {
        guard seen.isEmpty else { return nil }
        if let set {
            guard additions.isEmpty, !set.text.isEmpty, let device = set.device, set.day == day,
                set.passes == 0, set.edit == 0
            else { return nil }
            return DaySource(device: device, count: 0)
        }
        guard additions.count == 1, let (device, added) = additions.first, added.count > 0,
            Amount(thousandths: added.sum) != nil
        else { return nil }
        return DaySource(device: device, count: added.count)
    }

    fileprivate init(_ source: DaySource, on day: Day, _ amount: Amount) {
        if source.count == 0 {
            self.init(set: Register(day: day, device: source.device, text: amount.text))
        } else {
            let added = Addition(count: source.count, sum: amount.inThousandths)
            self.init(set: nil, additions: [source.device: added])
        }
    }
}

extension DayValue.Addition {
    /// Stands for no additions at all.
    fileprivate static let none = DayValue.Addition(count: 0, sum: 0)

    /// `2+3000`, or `1-500` for what was taken away.
    fileprivate var word: String { "\(count)\(sum < 0 ? "-" : "+")\(sum.magnitude)" }

    /// Reads what was added and what of it was seen; nil if it is invalid.
    fileprivate static func read(
        _ text: String.UTF8View
    ) -> (added: DayValue.Addition?, seen: DayValue.Addition?)? {
        let parts = text.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
        guard parts.count <= 2, let added = DayValue.Addition(parts[0]) else { return nil }
        let isNone = added == .none
        guard parts.count == 2 else { return (isNone ? nil : added, nil) }
        if parts[1].isEmpty { return (added, added) }
        return DayValue.Addition(parts[1]).map { (isNone ? nil : added, $0) }
    }

    private init?(_ text: Substring.UTF8View) {
        guard let sign = text.firstIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }),
            let count = FactNumbers.count(text[..<sign]),
            let sum = FactNumbers.sum(text[text.index(after: sign)...])
        else { return nil }
        self.init(count: count, sum: text[sign] == UInt8(ascii: "-") ? -sum : sum)
    }
}

extension DayMap {
    /// The values of some days.
    fileprivate func values(on wanted: DaySet) -> some Sequence<(Day, Value)> {
        zip(days, values).lazy.filter { wanted.contains($0.0) }.map { ($0.0, $0.1) }
    }
}
