/// A calendar taken apart as RFC 5545 has it: physical lines, unfolded lines, components with their properties.
struct PlainCalendar {
    struct Component {
        let name: String
        /// By name with parameters, as written.
        private(set) var properties: [String: String] = [:]

        fileprivate mutating func add(_ line: String) {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            properties[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
        }

        subscript(name: String) -> String? { properties[name] }
    }

    let physicalLines: [[UInt8]]
    let lines: [String]
    /// Those inside the calendar.
    let components: [Component]

    init(_ text: String) {
        var physical: [[UInt8]] = [[]]
        for byte in text.utf8 {
            physical[physical.count - 1].append(byte)
            if physical[physical.count - 1].suffix(2) == [0x0D, 0x0A] {
                physical[physical.count - 1].removeLast(2)
                physical.append([])
            }
        }
        physicalLines = physical.last == [] ? physical.dropLast() : physical
        var unfolded: [[UInt8]] = []
        for line in physicalLines {
            if line.first == 0x20, !unfolded.isEmpty {
                unfolded[unfolded.count - 1] += line.dropFirst()
            } else {
                unfolded.append(line)
            }
        }
        lines = unfolded.map { String(decoding: $0, as: UTF8.self) }
        var components: [Component] = []
        var open: Component?
        for line in lines where line != "BEGIN:VCALENDAR" {
            if line.hasPrefix("BEGIN:") {
                open = Component(name: String(line.dropFirst(6)))
            } else if let component = open, line == "END:\(component.name)" {
                components.append(component)
                open = nil
            } else {
                open?.add(line)
            }
        }
        self.components = components
    }
}
