import Terminal
import TrackerDomain
import TrackerPresentation

/// Which intent a key has where.
///
/// Letters are found by their place on the keyboard: with the Russian layout on, the key with й is the key with q.
/// Nothing is bound to `.` `,` `` ` `` and `\`, as layouts disagree about them.
enum KeyMap {
    static func intent(of key: Key, in context: InputContext) -> Intent? {
        if let intent = everywhere(key, context) { return intent }
        switch context {
        case .text: return inText(key)
        case .question: return inQuestion(latin(key))
        case .sheet: return vi(latin(key)) ?? inSheet(latin(key))
        case .screen: return vi(latin(key)) ?? onScreen(latin(key))
        }
    }

    /// Keys that no text field wants.
    private static func everywhere(_ key: Key, _ context: InputContext) -> Intent? {
        let key = latin(key)
        if key == Key("z", .control) { return .suspend }
        if key == Key("s", .control) { return .save }
        if key == Key("c", .control) {
            return [.screen, .sheet].contains(context) ? .action(.quit) : .cancel
        }
        if key == Key("l", .control) { return .action(.repaint) }
        guard key.modifiers.isEmpty else { return nil }
        switch key.code {
        case .enter: return .confirm
        case .escape: return .cancel
        case .tab: return .move(.next)
        case .backTab: return .move(.previous)
        case .up: return .move(.up)
        case .down: return .move(.down)
        case .pageUp: return .move(.pageUp)
        case .pageDown: return .move(.pageDown)
        case .function(1): return .action(.showHelp)
        case .left where context != .text: return .move(.left)
        case .right where context != .text: return .move(.right)
        case .home where context != .text: return .move(.toStart)
        case .end where context != .text: return .move(.toEnd)
        default: return nil
        }
    }

    private static func inText(_ key: Key) -> Intent? {
        if let character = key.text { return .insert(String(character)) }
        let key = latin(key)
        switch (key.code, key.modifiers) {
        case (.left, []): return .move(.left)
        case (.right, []): return .move(.right)
        case (.left, .alt), (.left, .control), (.character("b"), .alt): return .edit(.moveWordLeft)
        case (.right, .alt), (.right, .control), (.character("f"), .alt): return .edit(.moveWordRight)
        case (.home, []), (.character("a"), .control): return .edit(.moveToStart)
        case (.end, []), (.character("e"), .control): return .edit(.moveToEnd)
        case (.backspace, []), (.character("h"), .control): return .edit(.deleteBackward)
        case (.delete, []), (.character("d"), .control): return .edit(.deleteForward)
        case (.character("w"), .control), (.backspace, .alt): return .edit(.deleteWord)
        case (.character("u"), .control): return .edit(.deleteToStart)
        case (.character("k"), .control): return .edit(.deleteToEnd)
        default: return nil
        }
    }

    private static func inQuestion(_ key: Key) -> Intent? {
        switch key {
        case Key("y"): .answer(true)
        case Key("n"): .answer(false)
        case Key("h"): .move(.left)
        case Key("l"): .move(.right)
        case Key(" "): .confirm
        case Key("?"): .action(.showHelp)
        default: nil
        }
    }

    /// Moves without the arrow keys.
    private static func vi(_ key: Key) -> Intent? {
        switch key {
        case Key("h"): .move(.left)
        case Key("j"): .move(.down)
        case Key("k"): .move(.up)
        case Key("l"): .move(.right)
        case Key("g"): .move(.toStart)
        case Key("G"): .move(.toEnd)
        default: nil
        }
    }

    /// Over a sheet only those actions that sheets know are reached.
    private static func inSheet(_ key: Key) -> Intent? {
        if key == Key(" ") { return .press }
        if let character = key.text, Emoji.isValid(String(character)) { return .insert(String(character)) }
        let known: [AppAction] = [
            .newTracker, .editTracker, .deleteTracker, .togglePin, .openMenu, .openDetails, .goToToday, .undo,
            .redo, .showHelp, .quit,
        ]
        guard case .action(let action) = onScreen(key), known.contains(action) else { return nil }
        return .action(action)
    }

    private static func onScreen(_ key: Key) -> Intent? {
        KeyBinding.all.first { $0.keys.contains(key) }.map { .action($0.action) }
    }

    /// The key as the Latin layout has it.
    private static func latin(_ key: Key) -> Key { key.onLatinLayout ?? key }
}
