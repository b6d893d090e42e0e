/// A register: a text that one device has set last, with the order in which texts of several devices replace each other.
package struct Register: Hashable, Sendable {
    /// The number of times that a device replaced the text of another one.
    package var passes = 0
    /// The day on which the device set it last.
    package var day: Day
    /// Nil for a text older than being in step.
    package var device: DeviceID?
    /// The number of texts before it, each replaced by the next: of a text that knew another one it is greater.
    package var edit = 0
    package var text: String

    package init(passes: Int = 0, day: Day, device: DeviceID?, edit: Int = 0, text: String) {
        self.passes = passes
        self.day = day
        self.device = device
        self.edit = edit
        self.text = text
    }

    /// The register with a new text of a device.
    func overwritten(by text: String, device: DeviceID, today: Day) -> Register {
        device == self.device
            ? Register(passes: passes, day: max(day, today), device: device, edit: edit + 1, text: text)
            : Register(passes: passes + 1, day: today, device: device, edit: edit + 1, text: text)
    }
}

/// The greater register stands. Equal passes mean that neither device knew of the other's text; only then the day decides.
extension Register: Comparable {
    package static func < (left: Register, right: Register) -> Bool {
        (left.passes, left.day, left.device?.text ?? "", left.edit, left.text)
            < (right.passes, right.day, right.device?.text ?? "", right.edit, right.text)
    }
}

/// Who makes changes, and when.
struct Noting {
    let device: DeviceID
    let today: Day

    /// The register with a new text.
    func overwriting(_ register: Register?, by text: String) -> Register {
        register?.overwritten(by: text, device: device, today: today)
            ?? Register(day: today, device: device, text: text)
    }
}
