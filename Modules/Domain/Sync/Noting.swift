/// Who makes changes, and when.
struct Noting {
    let device: DeviceID
    let today: Day

    /// The cell with a new text.
    func overwriting(_ cell: Cell?, by text: String) -> Cell {
        cell?.overwritten(by: text, device: device, today: today)
            ?? Cell(day: today, device: device, text: text)
    }
}
