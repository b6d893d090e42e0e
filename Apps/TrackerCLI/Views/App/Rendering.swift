package import Terminal

/// A frame with what its cells mean to a mouse.
package struct Rendering {
    package var frame: Frame
    /// Later ones lie over earlier ones.
    package private(set) var targets: [(area: Rect, target: Target)] = []

    package init(size: Size) {
        frame = Frame(size: size)
    }

    package mutating func mark(_ area: Rect, as target: Target) {
        targets.append((area, target))
    }

    /// Makes everything below unreachable for the mouse, as a dialog does.
    mutating func coverTargets() {
        targets = []
    }

    package func target(at point: Point) -> Target? {
        targets.last { $0.area.contains(point) }?.target
    }
}
