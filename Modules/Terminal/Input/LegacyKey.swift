/// The keys that are one byte.
enum LegacyKey {
    /// U+0000 to U+001F but escape, and U+007F.
    static func control(_ byte: UInt8) -> Key {
        switch byte {
        case 0x00: Key(" ", .control)
        case 0x08, 0x7F: Key(.backspace)
        case 0x09: Key(.tab)
        // Typed before the terminal stopped translating it, a carriage return is a newline.
        case 0x0A, 0x0D: Key(.enter)
        case 0x01...0x1A: Key(Character(Unicode.Scalar(byte | 0x60)), .control)
        default: Key(Character(Unicode.Scalar(byte | 0x40)), .control)
        }
    }
}
