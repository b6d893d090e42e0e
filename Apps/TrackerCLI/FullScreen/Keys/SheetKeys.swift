import TrackerPresentation

/// The effects of keys in a sheet, with defaults below.
@MainActor
protocol SheetKeys: SheetModel {
    /// The keys and buttons that work now, the most important first.
    func offers(_ input: SheetInput) -> [KeyHint]
    /// The field that letters go into; `nil` while they are commands.
    var field: FieldAccess? { get }
    /// The number of rows, from the first one on, with a digit that works as a click on them; at most 9.
    var numberedRows: Int { get }

    func move(_ move: Move, _ input: inout SheetInput)
    /// The effects of an intent with a meaning of its own in this sheet; `nil` for other intents.
    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]?
}

extension SheetKeys {
    var field: FieldAccess? { nil }
    var numberedRows: Int { 0 }
    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? { nil }
}
