internal import TrackerDomain

/// Reads the numbers and devices of facts, within their limits; of a device once only.
struct FactNumbers {
    /// More changes than a person makes.
    private static let greatest = 1_000_000_000
    /// In thousandths; as many devices as there may be can add so much without overflow.
    private static let greatestSum = 1_000_000_000_000_000
    /// The most devices that may add to one amount.
    static let mostAdding = 1_000

    /// The devices by the bytes of their ids.
    private var devices: [UInt32: DeviceID] = [:]

    /// Nil if it is no device.
    mutating func device(_ text: some Collection<UInt8>) -> DeviceID? {
        guard text.count == 4 else { return nil }
        let key = text.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        if let known = devices[key] { return known }
        guard let device = DeviceID(String(decoding: text, as: UTF8.self)) else { return nil }
        devices[key] = device
        return device
    }

    static func count(_ digits: some Collection<UInt8>) -> Int? {
        DecimalDigits.value(digits).flatMap { $0 <= greatest ? $0 : nil }
    }

    static func sum(_ digits: some Collection<UInt8>) -> Int? {
        DecimalDigits.value(digits).flatMap { $0 <= greatestSum ? $0 : nil }
    }
}

extension Identifier {
    /// Reads the id of a line as it is written.
    init?(line word: ArraySlice<UInt8>?) {
        guard let word else { return nil }
        self.init(utf8: word)
    }
}

extension StepLine {
    /// The line of facts of one subject.
    init(_ line: String) { self.init(Array(line.utf8)) }
}

extension [StepWord] {
    /// Quoted words as the lines of one text: nil if there are none, or they are no text of ours.
    ///
    /// Takes them from the end.
    mutating func takeText() -> String? {
        let start = (lastIndex { !$0.isQuoted || !$0.label.isEmpty } ?? -1) + 1
        guard start < count else { return nil }
        defer { removeSubrange(start...) }
        return self[start...].map(\.value).joined(separator: "\n")
    }

    /// A text as quoted words, one for each of its lines.
    static func text(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { StepWord.quoted(String($0)) }
    }
}
