/// The edges of a box that can carry text.
package enum BoxEdge: Sendable {
    case top, bottom
}
