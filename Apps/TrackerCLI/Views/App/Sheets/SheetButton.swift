import TrackerPresentation

/// A button of a sheet.
struct SheetButton {
    let title: String
    let target: Target
    var isFocused = false
    var isOn = true
    var role = Role.text
}
