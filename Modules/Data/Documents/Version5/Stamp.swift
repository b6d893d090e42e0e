internal import TrackerDomain

/// Who set a text and when, as one word: `p3xx@2026-10-02/2/1`, passes and edits left out if they are 0.
struct Stamp: Hashable {
    var passes = 0
    var day: Day
    /// Nil for a text older than being in step.
    var device: DeviceID?
    var edit = 0

    /// The stamp of a text older than being in step.
    static let old = Stamp(day: .earliest, device: nil)

    init(day: Day, device: DeviceID?) {
        (self.day, self.device) = (day, device)
    }

    init(_ cell: Register) {
        (passes, day, device, edit) = (cell.passes, cell.day, cell.device, cell.edit)
    }

    func cell(_ text: String) -> Register {
        Register(passes: passes, day: day, device: device, edit: edit, text: text)
    }

    private static let at = UInt8(ascii: "@")
    private static let noDevice = "-"

    /// - Parameter usual: The day that need not be written.
    func word(_ usual: Day? = nil) -> String {
        let counts = edit > 0 ? "/\(passes)/\(edit)" : passes > 0 ? "/\(passes)" : ""
        return (device?.text ?? Self.noDevice) + "@" + (day == usual ? "" : day.iso) + counts
    }

    /// True if a word has the sign of a stamp.
    static func isStamp(_ word: StepWord) -> Bool {
        word.label.isEmpty && !word.isQuoted && word.value.utf8.contains(at)
    }

    init?(_ word: StepWord, _ usual: Day? = nil, _ numbers: inout FactNumbers) {
        let parts = word.value.utf8.split(
            separator: Self.at, maxSplits: 1, omittingEmptySubsequences: false)
        guard Self.isStamp(word), parts.count == 2 else { return nil }
        let tail = parts[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard tail.count <= 3, let day = tail[0].isEmpty ? usual : Day(iso: Substring(tail[0])) else {
            return nil
        }
        let isOld = parts[0].elementsEqual(Self.noDevice.utf8)
        self.init(day: day, device: isOld ? nil : numbers.device(parts[0]))
        guard isOld || device != nil else { return nil }
        for (index, digits) in tail.dropFirst().enumerated() {
            guard let count = FactNumbers.count(digits) else { return nil }
            if index == 0 { passes = count } else { edit = count }
        }
    }
}
