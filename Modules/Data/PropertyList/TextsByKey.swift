/// A dictionary of texts, in ascending order of its keys.
///
/// Keys and texts are places in bytes, of a file as far as possible: a library may have hundreds of thousands of them,
/// few of which any command needs as text.
package struct TextsByKey: Sendable {
    private struct Place {
        let key, text: Range<UInt32>
    }

    private var bytes: [UInt8] = []
    private var places: [Place] = []

    package init() {}

    private init(bytes: [UInt8], places: [Place]) {
        (self.bytes, self.places) = (bytes, places)
    }

    package var isEmpty: Bool { places.isEmpty }
    package var count: Int { places.count }

    /// Adds a text with a key after all others.
    package mutating func append(_ key: some Collection<UInt8>, _ text: some Collection<UInt8>) {
        let start = UInt32(bytes.count)
        bytes += key
        let middle = UInt32(bytes.count)
        bytes += text
        places.append(Place(key: start..<middle, text: middle..<UInt32(bytes.count)))
    }

    /// Takes texts in any order, with keys that differ.
    package init(_ texts: some Sequence<(key: String, text: String)>) {
        self.init()
        for (key, text) in texts.sorted(by: { $0.key < $1.key }) { append(key.utf8, text.utf8) }
    }
}

extension TextsByKey: Sequence {
    package func makeIterator() -> some IteratorProtocol<(key: ArraySlice<UInt8>, text: ArraySlice<UInt8>)> {
        places.lazy.map { [bytes] place in
            (
                key: bytes[Int(place.key.lowerBound)..<Int(place.key.upperBound)],
                text: bytes[Int(place.text.lowerBound)..<Int(place.text.upperBound)]
            )
        }.makeIterator()
    }
}

extension TextsByKey: Hashable {
    package static func == (left: TextsByKey, right: TextsByKey) -> Bool {
        left.elementsEqual(right) { $0.key == $1.key && $0.text == $1.text }
    }

    package func hash(into hasher: inout Hasher) {
        for (key, text) in self {
            hasher.combine(key)
            hasher.combine(text)
        }
    }
}

extension TextsByKey: Codable {
    package init(from decoder: any Decoder) throws {
        if let decoder = decoder as? PropertyListElementDecoder {
            try self.init(decoder.element)
        } else {
            self.init(try [String: String](from: decoder).map { (key: $0.key, text: $0.value) })
        }
    }

    package func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? PropertyListValueEncoder {
            encoder.encode(.texts(self))
        } else {
            let texts = map {
                (String(decoding: $0.key, as: UTF8.self), String(decoding: $0.text, as: UTF8.self))
            }
            try Dictionary(uniqueKeysWithValues: texts).encode(to: encoder)
        }
    }

    /// More than the days of three centuries; the limit of a file's size alone would allow hundreds of megabytes.
    private static let maxCount = 1 << 17

    /// Reads a dictionary, and copies it only if it has escapes or its keys do not ascend.
    private init(_ element: PropertyListElement) throws(PropertyListFault) {
        let (tape, keys) = (element.tape, try element.keyNodes)
        guard keys.count <= Self.maxCount else { throw element.fault("too many") }
        var isPlain = tape.nodes[element.node].hasAscendingKeys
        var places: [Place] = []
        places.reserveCapacity(keys.count)
        for key in keys {
            let (name, value) = (tape.nodes[key], tape.nodes[key + 1])
            guard value.kind == .string else {
                throw PropertyListElement(tape: tape, node: key + 1).fault("not text")
            }
            if name.isEscaped || value.isEscaped { isPlain = false }
            places.append(Place(key: name.place, text: value.place))
        }
        if isPlain {
            self.init(bytes: tape.bytes, places: places)
        } else {
            self.init(keys.map { (key: tape.text(at: $0), text: tape.text(at: $0 + 1)) })
        }
    }
}
