/// The descriptors 0, 1 and 2 of a child; it has no others.
enum StandardStreams {
    case descriptors(input: Descriptor, output: Descriptor, error: Descriptor)
    /// All three are the terminal of this path, which becomes the controlling terminal.
    case terminal(path: String)
}
