public import TrackerDomain

/// A sheet over the screens: a form, a list to choose from, a question.
///
/// A sheet changes itself alone, and asks the app for everything else by effects.
@MainActor
public protocol SheetModel: AnyObject, Sendable {
    /// Its type tells a front which sheet it is, so no two models share one.
    associatedtype State: Hashable & Sendable

    /// The contents, for a front to draw.
    var state: State { get }
    /// The actions that have something to act on now.
    var actions: [AppAction] { get }
    /// Leaving the sheet would lose input.
    var hasUnsavedInput: Bool { get }
    /// The tracker or category of the sheet, which closes once that is deleted; `nil` for forms, which keep their input.
    var subject: Identifier? { get }

    /// Puts the focus on a row, as a click does.
    func focus(onRow index: Int)
    /// Dismisses the errors of the last intent.
    func dismissErrors()
    /// Follows a change of the library.
    func follow(_ library: Library)

    /// Opens or chooses what has the focus, or else saves; it switches nothing.
    func confirm() -> [Effect]
    /// Does the same as a click on the focused row; the same as confirming by default.
    func press() -> [Effect]
    /// Closes the sheet without a question.
    func leave() -> [Effect]
    /// Saves from anywhere in the sheet.
    func save() -> [Effect]
    /// Does one of `actions`; `nil` for those that the app does for every sheet, as undo.
    func perform(_ action: AppAction) -> [Effect]?
}

extension SheetModel {
    public var actions: [AppAction] { [] }
    public var hasUnsavedInput: Bool { false }
    public var subject: Identifier? { nil }

    public func focus(onRow index: Int) {}
    public func dismissErrors() {}
    public func follow(_ library: Library) {}

    public func press() -> [Effect] { confirm() }
    public func leave() -> [Effect] { [.close] }
    public func save() -> [Effect] { [] }
    public func perform(_ action: AppAction) -> [Effect]? { nil }
}

/// A request of a sheet to the app; several are carried out in their order.
public enum Effect: Sendable {
    /// Closes the sheet on top.
    case close
    /// One level back, after a question if input would be lost.
    case leave
    case open(any SheetModel)
    case run(AppAction)
    /// Calls a command that only the front has, or opens the next of several lines.
    case call(@MainActor @Sendable () -> Void)
    case perform([Edit])
    /// Shows a library that the sheet has changed, with a notice.
    case follow(Library, telling: Notice?)
    case tell(Notice)
    /// Undoes or redoes just these steps, the next one first, and closes the sheet once that is done.
    case replay(Replay, [Step])
    /// Keeps values of settings.
    case keep([SettingKey: String])
    /// Shows what a form has saved.
    case showSaved(TrackerFormViewModel)
    case showDay(Day)
    /// Shows the list of a day, with the focus on a tracker.
    case openDay(Day, of: Identifier)
    /// Shows the details of a tracker of the screen below, by its distance from the one shown.
    case showDetails(after: Int)
    case filter(TrackerFilter)
    /// Carries out the effect of a card's action on a tracker.
    case act(CardAction.Effect, on: Identifier)
}
