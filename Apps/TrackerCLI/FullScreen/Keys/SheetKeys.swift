import TrackerPresentation

/// What keys do in a sheet; the defaults below hold for all that a sheet does not declare.
@MainActor
protocol SheetKeys: SheetModel {
    /// What keys and buttons do now, the most important first.
    func offers(_ input: SheetInput) -> [KeyHint]
    /// The field that letters go into; `nil` while they are commands.
    var field: FieldAccess? { get }
    /// How many rows, from the first one on, have a digit that does what a click on them does; at most 9.
    var numberedRows: Int { get }

    func move(_ move: Move, _ input: inout SheetInput)
    /// What an intent does in this sheet alone; `nil` for those that mean the same in every sheet.
    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]?
}

extension SheetKeys {
    var field: FieldAccess? { nil }
    var numberedRows: Int { 0 }
    func handle(_ intent: Intent, _ input: inout SheetInput) -> [Effect]? { nil }
}

extension Sheet {
    /// What keys do in it.
    @MainActor var keys: any SheetKeys {
        switch self {
        case .onboarding(let model): model
        case .calendar(let model): model
        case .pickList(let model): model
        case .form(let model): model
        case .categories(let model): model
        case .schedule(let model): model
        case .line(let model): model
        case .question(let model): model
        case .details(let model): model
        case .actions(let model): model
        case .settings(let model): model
        }
    }
}
