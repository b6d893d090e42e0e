public import Observation
internal import TrackerDomain

/// The form of a tracker with the focus in it: fields, two grids of eighteen, and buttons.
@MainActor
@Observable
public final class FormSheetViewModel {
    public typealias Part = FormSheetState.Part

    public let form: TrackerFormViewModel
    public private(set) var focus = Part.name
    public private(set) var field: TextField

    /// Grids have three rows of six.
    private static let gridWidth = 6
    private static let gridCount = 18

    @ObservationIgnored private let conventions: Conventions

    public init(_ form: TrackerFormViewModel, conventions: Conventions) {
        self.form = form
        self.conventions = conventions
        field = TextField(form.draft.name)
    }

    public var state: FormSheetState {
        FormSheetState(
            form: form.state, field: field, focus: focus, notice: form.notice, labels: labels)
    }

    private var labels: FormSheetState.Labels {
        let language = conventions.language
        return FormSheetState.Labels(
            name: Phrase.section(.name)(language), namePlaceholder: Phrase.namePlaceholder(language),
            category: Phrase.section(.category)(language), schedule: Phrase.section(.schedule)(language),
            emoji: Phrase.section(.emoji)(language), color: Phrase.section(.color)(language),
            cancel: Phrase.cancel(language),
            colorName: shownColor.map { "\($0.number) \(Phrase.name(of: $0)(language))" })
    }

    private var shownColor: PaletteColor? {
        if case .color(let index) = focus { return PaletteColor.all[index] }
        return form.draft.color
    }

    // MARK: Focus

    /// Puts the focus on a part that the form has, as a click does.
    public func focus(on part: Part) {
        switch part {
        case .emoji(let index), .color(let index):
            guard (0..<Self.gridCount).contains(index) else { return }
        default: break
        }
        guard stops.contains(where: { $0.stop == part.stop }) else { return }
        form.dismissErrors()
        focus = part
    }

    public func move(_ move: Move) {
        form.dismissErrors()
        switch (focus, move) {
        case (.name, .left): edit(.moveLeft)
        case (.name, .right): edit(.moveRight)
        case (.name, .toStart): edit(.moveToStart)
        case (.name, .toEnd): edit(.moveToEnd)
        case (_, .next): step(1)
        case (_, .previous): step(-1)
        case (.emoji(let index), _): moveInGrid(index, move) { .emoji($0) }
        case (.color(let index), _): moveInGrid(index, move) { .color($0) }
        case (.cancel, .left), (.cancel, .right), (.save, .left), (.save, .right):
            focus = focus == .save ? .cancel : .save
        case (.removeCompletion, .right): focus = .addCompletion
        case (.addCompletion, .left): focus = .removeCompletion
        case (_, .down): step(1)
        case (_, .up): step(-1)
        case (_, .toStart), (_, .pageUp): focus = stops.first ?? focus
        case (_, .toEnd), (_, .pageDown): focus = stops.last ?? focus
        case (_, .left), (_, .right): break
        }
    }

    /// The places that Tab stops at, in order; a grid is one of them.
    private var stops: [Part] {
        let edit: [Part] = form.state.daysText == nil ? [] : [.removeCompletion, .addCompletion]
        let schedule: [Part] = form.draft.isEvent ? [] : [.schedule]
        return edit + [.name, .category] + schedule + [emojiStop, colorStop, .cancel, .save]
    }

    private var emojiStop: Part {
        .emoji(form.draft.emoji.flatMap(Emoji.palette.firstIndex) ?? 0)
    }

    private var colorStop: Part { .color((form.draft.color?.number ?? 1) - 1) }

    private func step(_ distance: Int) {
        let stops = stops
        let here = stops.firstIndex { $0.stop == focus.stop } ?? 0
        focus = stops[(here + distance + stops.count) % stops.count]
    }

    private func moveInGrid(_ index: Int, _ move: Move, part: (Int) -> Part) {
        let wanted =
            switch move {
            case .left: index - 1
            case .right: index + 1
            case .up: index - Self.gridWidth
            case .down: index + Self.gridWidth
            case .toStart, .pageUp: 0
            case .toEnd, .pageDown: Self.gridCount - 1
            case .next, .previous: index
            }
        if (0..<Self.gridCount).contains(wanted) {
            focus = part(wanted)
        } else if move == .up || move == .down {
            step(move == .up ? -1 : 1)
        }
    }

    // MARK: Text

    /// Letters typed or pasted: a name in its field, any single emoji elsewhere.
    public func insert(_ text: String) {
        guard focus == .name else { return choose(emoji: Name.collapsingSpace(text)) }
        let isWhole = field.insert(text, limit: Name.limit)
        takeName(wasCut: !isWhole)
    }

    private func choose(emoji: String) {
        // Beyond the grid a letter is a wrong key, and no attempt at an emoji.
        if case .emoji = focus {} else if !Emoji.isValid(emoji) { return }
        form.choose(emoji: emoji)
    }

    public func edit(_ edit: TextField.Edit) {
        guard focus == .name else { return }
        field.apply(edit)
        takeName()
    }

    public func clearName() {
        focus = .name
        field = TextField()
        takeName()
    }

    private func takeName(wasCut: Bool = false) {
        form.enter(name: field.text, wasCut: wasCut)
        field.replace(with: form.draft.name)
    }

    // MARK: Choice

    /// Chooses what the focus is on in a grid, or presses − or +; tells whether it did.
    public func press() -> Bool {
        switch focus {
        case .emoji(let index): form.choose(emoji: Emoji.palette[index])
        case .color(let index): form.choose(color: PaletteColor.all[index])
        case .removeCompletion: form.removeCompletion()
        case .addCompletion: form.addCompletion()
        case .name, .category, .schedule, .cancel, .save: return false
        }
        return true
    }
}

extension FormSheetState.Part {
    /// The part with the place in a grid left out.
    fileprivate var stop: FormSheetState.Part {
        switch self {
        case .emoji: .emoji(0)
        case .color: .color(0)
        default: self
        }
    }
}
