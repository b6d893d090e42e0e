/// A clock for each day of a set: how often each device has marked and unmarked it, where odd is marked, a day is there if any device has it so.
package struct DayClock: Hashable, Sendable {
    /// The counts of one device. Nearly all are 1, so these are a set.
    package struct Device: Hashable, Sendable {
        package var once = DaySet()
        /// The counts from 2 on.
        package var more: [Day: Int] = [:]

        package init() {}

        package subscript(day: Day) -> Int {
            get { once.contains(day) ? 1 : more[day, default: 0] }
            set {
                if newValue == 1 { once.insert(day) } else { once.remove(day) }
                more[day] = newValue > 1 ? newValue : nil
            }
        }

        var isEmpty: Bool { once.isEmpty && more.isEmpty }

        /// The days with an odd count.
        var marked: DaySet {
            var days = once
            for (day, count) in more where !count.isMultiple(of: 2) { days.insert(day) }
            return days
        }

        mutating func mark(_ days: DaySet) {
            var fresh = days
            for (day, count) in more where days.contains(day) {
                fresh.remove(day)
                if count.isMultiple(of: 2) { more[day] = count + 1 }
            }
            once.formUnion(fresh)
        }

        mutating func unmark(_ days: DaySet) {
            for (day, count) in more where days.contains(day) && !count.isMultiple(of: 2) {
                more[day] = count + 1
            }
            for day in once.intersection(days) { more[day] = 2 }
            once.subtract(days)
        }

        func joined(with other: Device) -> Device {
            var joined = self
            joined.once.formUnion(other.once)
            for (day, count) in other.more { joined.more[day] = max(count, more[day, default: 0]) }
            for day in joined.more.keys { joined.once.remove(day) }
            return joined
        }
    }

    /// None of them is empty.
    package private(set) var devices: [DeviceID: Device] = [:]

    package init() {}

    package subscript(device: DeviceID) -> Device {
        get { devices[device] ?? Device() }
        set { devices[device] = newValue.isEmpty ? nil : newValue }
    }

    /// The days that some device has marked.
    package var marked: DaySet { devices.values.reduce(into: DaySet()) { $0.formUnion($1.marked) } }

    /// The days that a device other than this one has marked.
    func marked(byOthersThan device: DeviceID) -> DaySet {
        devices.reduce(into: DaySet()) { if $1.key != device { $0.formUnion($1.value.marked) } }
    }

    /// Marks the days that no device has marked.
    mutating func mark(_ days: DaySet, by device: DeviceID) {
        let new = days.subtracting(marked)
        if !new.isEmpty { self[device].mark(new) }
    }

    /// Takes away the marks of all devices on these days.
    mutating func unmark(_ days: DaySet) {
        for device in devices.keys { self[device].unmark(days) }
    }

    func joined(with other: DayClock) -> DayClock {
        var joined = self
        for (device, theirs) in other.devices {
            joined[device] = devices[device].map { $0 == theirs ? $0 : $0.joined(with: theirs) } ?? theirs
        }
        return joined
    }
}
