public import TrackerDomain

/// Something that lies over the screens and takes the keys: a form, a list to choose from, a question.
///
/// A sheet knows what it shows and what keys do in it; what reaches beyond it, it asks of the app as effects. Whatever
/// is not told here of a sheet holds as the defaults below say it.
@MainActor
public protocol SheetModel: AnyObject {
    /// What keys and buttons do now, the most important first.
    var offers: [KeyOffer] { get }
    /// The actions that have something to act on now.
    var actions: [AppAction] { get }
    /// Whether letters go into a field instead of being commands.
    var takesText: Bool { get }
    /// Whether leaving the sheet would lose something.
    var hasUnsavedInput: Bool { get }
    /// The tracker or category without which the sheet makes no sense; forms keep what they hold.
    var subject: Identifier? { get }
    /// How many rows, from the first one on, have a digit that does what a click on them does; at most 9.
    var numberedRows: Int { get }

    /// An arrow, a page key, Home, End, Tab or Shift-Tab.
    func move(_ move: Move)
    /// Puts the focus on a row, as a click does.
    func focus(onRow index: Int)
    /// Letters typed or pasted.
    func insert(_ text: String)
    /// A key that edits the text of a field.
    func edit(_ edit: TextField.Edit)
    /// Takes away what the last key brought up.
    func dismissErrors()
    /// Follows a change of the library.
    func follow(_ library: Library)

    /// Enter: opens or chooses what has the focus, or else saves; it switches nothing.
    func confirm() -> [Effect]
    /// Does what the row with the digit is for.
    func press(digit: Int) -> [Effect]
    /// Turns all switches on, or off where all are on.
    func chooseAll()
    /// Space or a click: what Enter does, where a sheet does not tell the two apart.
    func press() -> [Effect]
    /// Esc, once nothing is left to ask: closes the sheet.
    func leave() -> [Effect]
    /// Saves from anywhere in the sheet.
    func save() -> [Effect]
    /// Does one of `actions`; `nil` for those that the app does for every sheet, as undo.
    func perform(_ action: AppAction) -> [Effect]?
}

extension SheetModel {
    public var actions: [AppAction] { [] }
    public var takesText: Bool { false }
    public var hasUnsavedInput: Bool { false }
    public var subject: Identifier? { nil }
    public var numberedRows: Int { 0 }

    public func focus(onRow index: Int) {}
    public func insert(_ text: String) {}
    public func edit(_ edit: TextField.Edit) {}
    public func dismissErrors() {}
    public func follow(_ library: Library) {}
    public func chooseAll() {}

    public func press(digit: Int) -> [Effect] {
        dismissErrors()
        guard 1 <= digit, digit <= numberedRows else { return [] }
        focus(onRow: digit - 1)
        return confirm()
    }

    public func press() -> [Effect] { confirm() }
    public func leave() -> [Effect] { [.close] }
    public func save() -> [Effect] { [] }
    public func perform(_ action: AppAction) -> [Effect]? { nil }
}

/// What a sheet asks of the app; several are carried out in their order.
public enum Effect {
    /// Closes the sheet on top.
    case close
    /// As Esc: one level back, after a question where input would be lost.
    case leave
    case open(Sheet)
    case run(AppAction)
    case perform([Edit])
    /// Shows a library that the sheet has changed, with what there is to tell of it.
    case follow(Library, telling: Notice?)
    case tell(Notice)
    /// Keeps values of settings.
    case keep([SettingKey: String])
    /// Shows what a form has saved.
    case showSaved(TrackerFormViewModel)
    case showDay(Day)
    case filter(TrackerFilter)
    /// Opens the form of a new habit or event.
    case create(isEvent: Bool)
    /// Does with a tracker what an action of its card is for.
    case act(CardAction.Effect, on: Identifier)
}
