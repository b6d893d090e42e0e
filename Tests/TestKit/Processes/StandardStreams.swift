/// What a child finds at its descriptors 0, 1 and 2; it finds nothing at others.
enum StandardStreams {
    case descriptors(input: Descriptor, output: Descriptor, error: Descriptor)
    /// All three are the terminal of this path, which becomes the controlling terminal.
    case terminal(path: String)
}
