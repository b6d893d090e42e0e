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
