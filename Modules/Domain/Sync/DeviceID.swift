/// A device that is in step with others: four lower-case letters or digits, `k7q2`.
public struct DeviceID: Hashable, Sendable {
    public let text: String

    /// Returns nil for any other text.
    public init?(_ text: some StringProtocol) {
        let isValid = text.utf8.allSatisfy {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
        guard isValid, text.utf8.count == 4 else { return nil }
        self.text = String(text)
    }
}

extension DeviceID: Comparable {
    public static func < (left: DeviceID, right: DeviceID) -> Bool { left.text < right.text }
}

/// A number for each device; a missing one is 0, and none is stored as 0.
package typealias Counts = [DeviceID: Int]

extension Counts {
    /// The greater number of each device.
    func joined(with other: Counts) -> Counts { merging(other, uniquingKeysWith: Swift.max) }
}
