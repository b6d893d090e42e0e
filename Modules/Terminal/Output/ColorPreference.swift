/// What the person asked for on the command line.
package enum ColorPreference: String, CaseIterable, Sendable {
    case auto, always, never
}
