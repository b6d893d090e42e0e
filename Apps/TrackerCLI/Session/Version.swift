/// The program's version.
package enum Version {
    package static let current = "1.0.0"
}
