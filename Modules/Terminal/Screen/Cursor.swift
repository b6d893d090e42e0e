/// Where the terminal's own cursor stands.
///
/// It belongs on the focused row or field even while it is hidden: screen readers and input methods follow it.
package struct Cursor: Hashable, Sendable {
    package var position: Point
    package var isVisible: Bool

    package init(position: Point = .zero, isVisible: Bool = false) {
        self.position = position
        self.isVisible = isVisible
    }
}
