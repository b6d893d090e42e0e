package import Terminal

/// A frame with the targets of its cells for the mouse.
package struct Rendering {
    package var frame: Frame
    /// Later ones lie over earlier ones.
    package private(set) var targets: [(area: Rect, target: Target)] = []
    /// The scroll bars, by their index in `Target.scrollBar`.
    package private(set) var tracks: [ScrollTrack] = []
    /// The visible rows of a page that keys scroll, all its rows, and those of its focus.
    package var page: (rows: Int, total: Int, focus: Range<Int>?)?

    package init(size: Size) {
        frame = Frame(size: size)
    }

    package mutating func mark(_ area: Rect, as target: Target) {
        targets.append((area, target))
    }

    /// Makes a scroll bar reachable for the mouse.
    mutating func mark(_ track: ScrollTrack) {
        tracks.append(track)
        mark(track.area, as: .scrollBar(tracks.count - 1))
    }

    /// Makes everything below unreachable for the mouse, as a dialog does.
    mutating func coverTargets() {
        targets = []
    }

    package func target(at point: Point) -> Target? {
        targets.last { $0.area.contains(point) }?.target
    }

    /// Shows another rendering with its targets, as far as the rectangle has room.
    mutating func place(_ content: Rendering, in rect: Rect) {
        var window = Frame(size: rect.size)
        window.overlay(content.frame, at: Point(column: 0, row: 0))
        frame.overlay(window, at: rect.origin)
        for (area, target) in content.targets {
            let shown = Rect(origin: area.origin + rect.origin, size: area.size).intersection(rect)
            if !shown.isEmpty { mark(shown, as: target) }
        }
    }
}
