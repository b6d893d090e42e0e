package import TrackerDomain

/// The lines of an account for cron, of which other programs have most.
package struct CronTable {
    private let bytes: [UInt8]
    private let before: ArraySlice<UInt8>
    /// The lines of a timer of this program; nil if there are none.
    package let own: [UInt8]?
    private let after: ArraySlice<UInt8>

    package init(_ bytes: [UInt8], of label: TimerLabel) {
        self.bytes = bytes
        var lines: [Range<Int>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            lines.append(start..<end)
            start = end
        }
        func isLine(_ range: Range<Int>, _ text: String) -> Bool {
            bytes[range].elementsEqual(Array((text + "\n").utf8))
        }
        guard let begin = lines.firstIndex(where: { isLine($0, CronText.begin(label)) }),
            let end = lines[begin...].firstIndex(where: { isLine($0, CronText.end) })
        else {
            (before, own, after) = (bytes[...], nil, [])
            return
        }
        before = bytes[..<lines[begin].lowerBound]
        own = Array(bytes[lines[begin].lowerBound..<lines[end].upperBound])
        after = bytes[lines[end].upperBound...]
    }

    /// True if a timer of this program has lines there.
    static func hasOwn(_ bytes: [UInt8]) -> Bool {
        TimerLabel.allCases.contains { CronTable(bytes, of: $0).own != nil }
    }

    /// The same table with other lines of the timer, in the same place or at its end.
    package func with(_ lines: [UInt8]) -> [UInt8] {
        let isOpen = before.last.map { $0 != UInt8(ascii: "\n") } ?? false
        return before + (isOpen && !lines.isEmpty ? [UInt8(ascii: "\n")] : []) + lines + after
    }

    /// The step that puts other lines of the timer into the table, none to take them away.
    func step(to lines: [UInt8]) -> TimerPlan.Step {
        func texts(_ lines: [UInt8]) -> [String] {
            lines.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        }
        let change = lines.isEmpty ? texts(own ?? []).map { "-" + $0 } : texts(lines)
        return .schedule(bytes: with(lines), old: bytes, change: change)
    }
}
