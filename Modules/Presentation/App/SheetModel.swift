public import TrackerDomain

/// Something that lies over the screens: a form, a list to choose from, a question.
///
/// A sheet knows what it shows and does; what reaches beyond it, it asks of the app as effects. Whatever a sheet does
/// not say holds as the defaults below.
@MainActor
public protocol SheetModel: AnyObject {
    /// The actions that have something to act on now.
    var actions: [AppAction] { get }
    /// Whether leaving the sheet would lose something.
    var hasUnsavedInput: Bool { get }
    /// The tracker or category without which the sheet makes no sense; forms keep what they hold.
    var subject: Identifier? { get }

    /// Puts the focus on a row, as a click does.
    func focus(onRow index: Int)
    /// Takes away what the last intent brought up.
    func dismissErrors()
    /// Follows a change of the library.
    func follow(_ library: Library)

    /// Opens or chooses what has the focus, or else saves; it switches nothing.
    func confirm() -> [Effect]
    /// Does what a click on what has the focus does: as confirming, where a sheet does not tell the two apart.
    func press() -> [Effect]
    /// Closes the sheet, once nothing is left to ask.
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

/// What a sheet asks of the app; several are carried out in their order.
public enum Effect: Sendable {
    /// Closes the sheet on top.
    case close
    /// One level back, after a question where input would be lost.
    case leave
    case open(Sheet)
    case run(AppAction)
    /// Does what a front has added to the commands.
    case call(@MainActor @Sendable () -> Void)
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
