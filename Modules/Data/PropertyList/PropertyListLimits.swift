/// What bounds the time and the memory that a hostile list can ask for.
package struct PropertyListLimits: Sendable {
    /// The most bytes.
    package var size: Int
    /// The most arrays and dictionaries inside each other.
    package var depth: Int
    /// The most elements, keys included.
    package var elements: Int

    package init(size: Int, depth: Int, elements: Int) {
        self.size = size
        self.depth = depth
        self.elements = elements
    }

    /// 64 MiB, 64 deep, and sixteen times the elements of a thousand trackers over twenty years in version 1.
    package static let standard = PropertyListLimits(size: 64 << 20, depth: 64, elements: 4 << 20)
}
