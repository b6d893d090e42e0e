/// Why a text cannot be a name.
public enum NameFault: Error, Hashable, Sendable {
    /// Nothing is left after trimming.
    case blank
    /// More than `Name.limit` characters or `Name.byteLimit` bytes; the number there are.
    case tooLong(Int)
    /// A control character or a bidirectional override.
    case forbiddenCharacter(Unicode.Scalar)
}
