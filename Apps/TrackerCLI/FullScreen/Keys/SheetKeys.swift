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

extension Sheet {
    /// The model with the effects of keys.
    @MainActor var keys: any SheetKeys {
        switch self {
        case .onboarding(let model): model
        case .calendar(let model): model
        case .pickList(let model): model
        case .form(let model): model
        case .categories(let model): model
        case .schedule(let model): model
        case .rest(let model): model
        case .line(let model): model
        case .question(let model): model
        case .details(let model): model
        case .actions(let model): model
        case .settings(let model): model
        case .history(let model): model
        case .sync(let model): model
        }
    }
}
