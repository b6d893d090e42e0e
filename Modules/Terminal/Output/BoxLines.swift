/// The pieces of a frame, each one cell wide.
package struct BoxLines: Hashable, Sendable {
    package let horizontal: String
    package let vertical: String
    package let topLeft: String
    package let topRight: String
    package let bottomLeft: String
    package let bottomRight: String

    package static let rounded = BoxLines(
        horizontal: "─", vertical: "│", topLeft: "╭", topRight: "╮", bottomLeft: "╰", bottomRight: "╯")
    package static let square = BoxLines(
        horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘")
    package static let heavy = BoxLines(
        horizontal: "━", vertical: "┃", topLeft: "┏", topRight: "┓", bottomLeft: "┗", bottomRight: "┛")
    package static let ascii = BoxLines(
        horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+")
    /// Stands for the heavy frame.
    package static let heavyASCII = BoxLines(
        horizontal: "=", vertical: "#", topLeft: "#", topRight: "#", bottomLeft: "#", bottomRight: "#")
}
