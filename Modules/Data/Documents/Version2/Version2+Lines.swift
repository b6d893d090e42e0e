internal import TrackerDomain

extension Version2 {
    /// A list of steps; a file may have a million, which as text would take seconds and 300 MB.
    package struct Lines: Codable, Hashable, Sendable {
        /// The last lines, as many as a history has steps.
        package var newest: [String] = []
        /// The number of lines before them.
        package var skipped = 0

        init(_ lines: [String] = []) {
            newest = lines
        }

        package init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            while !list.isAtEnd, let count = list.count {
                if count - list.currentIndex > TrackerDomain.History.limit {
                    _ = try list.decode(Unread.self)
                    skipped += 1
                } else {
                    newest.append(try list.decode(String.self))
                }
            }
        }

        package func encode(to encoder: any Encoder) throws {
            try newest.encode(to: encoder)
        }

        /// Decodes any value without reading it.
        private struct Unread: Decodable {
            init(from decoder: any Decoder) {}
        }
    }
}
