/// Whether colours stand on a light or a dark background.
public enum Appearance: String, CaseIterable, Sendable {
    case light, dark
}
