extension PropertyListWriter {
    /// The bytes of a list.
    ///
    /// - Parameter size: About how many there will be, so that they need not move as they become more.
    package static func bytes(of value: PropertyListValue, expecting size: Int = 0) -> [UInt8] {
        bytes(expecting: size) { $0.write(value) }
    }

    private mutating func write(_ value: PropertyListValue) {
        switch value {
        case .string(let text): string(text)
        case .integer(let number): integer(number)
        case .boolean(let flag): boolean(flag)
        case .real(let text): real(text)
        case .date(let text): date(text)
        case .data(let text): data(text)
        case .array(let values): array(values) { $0.write($1) }
        case .dictionary(let values):
            dictionary { list in
                for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                    list.entry(key) { $0.write(value) }
                }
            }
        }
    }
}
