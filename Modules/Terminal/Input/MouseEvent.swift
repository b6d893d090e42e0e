/// What the mouse did.
package struct MouseEvent: Hashable, Sendable {
    package enum Button: Hashable, Sendable {
        case left, middle, right
    }

    package enum Action: Hashable, Sendable {
        case press(Button)
        case release(Button)
        /// Moved with the button held.
        case drag(Button)
        /// Moved with none held; arrives only from terminals that report more than they were asked for.
        case move
        case scrollUp, scrollDown, scrollLeft, scrollRight
    }

    package var action: Action
    package var position: Point
    package var modifiers: Modifiers

    package init(_ action: Action, at position: Point, _ modifiers: Modifiers = []) {
        self.action = action
        self.position = position
        self.modifiers = modifiers
    }
}
