/// The value of one day of a tracker: what was set, and what was added since.
package struct DayValue: Hashable, Sendable {
    /// What a device has added to amounts, in thousandths.
    package struct Addition: Hashable, Comparable, Sendable {
        /// The number of additions.
        package var count: Int
        /// Their sum.
        package var sum: Int

        package init(count: Int, sum: Int) {
            self.count = count
            self.sum = sum
        }

        package static func < (left: Addition, right: Addition) -> Bool {
            (left.count, left.sum) < (right.count, right.sum)
        }
    }

    /// What was set; an empty text for a value that was removed, nil if none ever was.
    package var set: Register?
    /// The additions that the device which set it had seen.
    package var seen: [DeviceID: Addition] = [:]
    package var additions: [DeviceID: Addition] = [:]

    package init(set: Register?, seen: [DeviceID: Addition] = [:], additions: [DeviceID: Addition] = [:]) {
        self.set = set
        self.seen = seen
        self.additions = additions
    }

    /// The additions that were made without being seen by what was set.
    private var unseen: [DeviceID: Int] {
        if additions.isEmpty { return [:] }
        var sums: [DeviceID: Int] = [:]
        for (device, addition) in additions {
            let known = seen[device] ?? Addition(count: 0, sum: 0)
            if addition.count > known.count { sums[device] = addition.sum - known.sum }
        }
        return sums
    }

    /// The text of the value as shown; nil if nothing is set and nothing was added since.
    package var text: String? {
        if unseen.isEmpty { return set.flatMap { $0.text.isEmpty ? nil : $0.text } }
        return Amount(thousandths: min(max(0, total), Amount.most.inThousandths))?.text
    }

    /// What was set and what was added since, in thousandths; may be out of the range of amounts.
    private var total: Int {
        (set.flatMap { Amount(text: $0.text) }?.inThousandths ?? 0) + unseen.values.reduce(0, +)
    }

    /// Adds what makes the amount the one that the person was shown.
    mutating func add(upTo amount: Amount, device: DeviceID) {
        let known = additions[device] ?? Addition(count: 0, sum: 0)
        additions[device] = Addition(
            count: known.count + 1, sum: known.sum + amount.inThousandths - total)
    }

    /// Takes back all that was added where nothing is set, so that there is no amount.
    mutating func takeBack(device: DeviceID) {
        let known = additions[device] ?? Addition(count: 0, sum: 0)
        additions[device] = Addition(count: known.count + 1, sum: known.sum - total)
        set = .unset
        seen = additions
    }

    func joined(with other: DayValue) -> DayValue {
        if self == other { return self }
        let additions = additions.merging(other.additions, uniquingKeysWith: max)
        let (ours, theirs) = (set, other.set)
        guard let ours, let theirs else {
            return DayValue(set: ours ?? theirs, seen: ours == nil ? other.seen : seen, additions: additions)
        }
        // The same register has seen the same additions, except where two devices have one id.
        let seen =
            ours == theirs
            ? seen.merging(other.seen, uniquingKeysWith: max) : ours < theirs ? other.seen : seen
        return DayValue(set: max(ours, theirs), seen: seen, additions: additions)
    }
}

extension Register {
    /// Nothing, set by nobody: any other text stands instead.
    static let unset = Register(day: .earliest, device: nil, text: "")
}

extension DayValueField {
    /// How values of several devices become one.
    package enum Joining {
        /// The greater register stands.
        case text
        /// Additions of all devices count.
        case sum
    }

    package var joining: Joining {
        switch self {
        case .amount: .sum
        case .note: .text
        }
    }
}
