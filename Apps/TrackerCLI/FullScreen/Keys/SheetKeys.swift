import TrackerPresentation

/// What keys do in a sheet; whatever a sheet does not say holds as the defaults below.
@MainActor
protocol SheetKeys: SheetModel {
    /// What keys and buttons do now, the most important first.
    func offers(_ input: SheetInput) -> [KeyOffer]
    /// The field that letters go into; `nil` where they are commands.
    var field: FieldAccess? { get }
    /// How many rows, from the first one on, have a digit that does what a click on them does; at most 9.
    var numberedRows: Int { get }

    func move(_ move: Move, _ input: inout SheetInput)
    /// Letters typed or pasted.
    func insert(_ text: String, _ input: inout SheetInput)
    func edit(_ edit: TextField.Edit, _ input: inout SheetInput)
    func type(_ digit: Int, _ input: inout SheetInput) -> [Effect]
    func confirm(_ input: inout SheetInput) -> [Effect]
    func press(_ input: inout SheetInput) -> [Effect]
    func save(_ input: inout SheetInput) -> [Effect]
}

extension SheetKeys {
    var field: FieldAccess? { nil }
    var numberedRows: Int { 0 }

    func insert(_ text: String, _ input: inout SheetInput) {
        guard let field else { return }
        input.edit(field) { typed in
            if let limit = field.limit { return typed.insert(text, limit: limit) }
            typed.insert(text)
            return true
        }
    }

    func edit(_ edit: TextField.Edit, _ input: inout SheetInput) {
        guard let field else { return }
        input.edit(field) {
            $0.apply(edit)
            return true
        }
    }

    func type(_ digit: Int, _ input: inout SheetInput) -> [Effect] {
        guard 1 <= digit, digit <= numberedRows else { return [] }
        focus(onRow: digit - 1)
        return confirm()
    }

    func confirm(_ input: inout SheetInput) -> [Effect] { confirm() }
    func press(_ input: inout SheetInput) -> [Effect] { press() }
    func save(_ input: inout SheetInput) -> [Effect] { save() }
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
        case .categoryForm(let model): model
        case .schedule(let model): model
        case .line(let model): model
        case .question(let model): model
        case .details(let model): model
        case .actions(let model): model
        case .settings(let model): model
        }
    }
}
