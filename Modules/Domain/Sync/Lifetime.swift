/// Whether a tracker or a category lives, told by what each device did and what each deletion had seen of it, its tombstone.
package struct Lifetime: Hashable, Sendable {
    /// The number of changes of each device.
    package var touched: Counts = [:]
    /// The tombstone: the changes of each device that a deletion had seen.
    package var gone: Counts = [:]
    /// True once the history was cleared while it did not live.
    package var isForgotten = false

    package init(touched: Counts = [:], gone: Counts = [:], isForgotten: Bool = false) {
        self.touched = touched
        self.gone = gone
        self.isForgotten = isForgotten
    }

    /// True if some change was not seen by any deletion.
    package var lives: Bool { touched.contains { $0.value > gone[$0.key, default: 0] } }

    mutating func touch(by device: DeviceID) {
        touched[device] = 1 + max(touched[device, default: 0], gone[device, default: 0])
    }

    mutating func delete() { gone = gone.joined(with: touched) }

    func joined(with other: Lifetime) -> Lifetime {
        Lifetime(
            touched: touched.joined(with: other.touched), gone: gone.joined(with: other.gone),
            isForgotten: isForgotten || other.isForgotten)
    }
}
