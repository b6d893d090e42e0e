import Synchronization
package import TestKit

extension ModelDisk {
    /// The possible states of the disk if the power failed now, each once.
    ///
    /// Of name changes that were not synchronized any may have happened, in any order; of bytes all, none, a
    /// part, or zeros in place of any half. In the first state nothing is lost, as after a kill.
    ///
    /// - Parameter limit: The greatest number of states; those that are left out are chosen at random.
    package func survivors(limit: Int, using random: inout SeededRandom) -> [ModelDisk] {
        let now = contents.withLock { $0 }
        var seen: Set<[String: [UInt8]]> = [now.tree]
        var survivors = [now.synchronized]
        for choice in now.choices(limit: limit, using: &random) {
            let contents = choice.synchronized
            if seen.insert(contents.tree).inserted { survivors.append(contents) }
        }
        return survivors.map(ModelDisk.init)
    }
}

extension ModelDisk.Contents {
    /// More name changes than this in one folder are ordered at random.
    private static let allOrders = 5

    fileprivate func choices(limit: Int, using random: inout SeededRandom) -> [ModelDisk.Contents] {
        let names = nodes.indices.filter { !nodes[$0].pending.isEmpty }.map { node in
            (node, nameChoices(of: nodes[node], using: &random))
        }
        let bytes = nodes.indices.filter { nodes[$0].bytes != nodes[$0].durableBytes }.map { node in
            (node, Self.byteChoices(of: nodes[node]))
        }
        let counts = names.map(\.1.count) + bytes.map(\.1.count)
        let all = counts.reduce(1, *)
        let numbers =
            all <= limit ? Array(0..<all) : (0..<limit).map { _ in .random(in: 0..<all, using: &random) }
        return numbers.map { number in
            var (copy, rest) = (self, number)
            for (node, choices) in names {
                copy.nodes[node].names = choices[rest % choices.count]
                rest /= choices.count
            }
            for (node, choices) in bytes {
                copy.nodes[node].bytes = choices[rest % choices.count]
                rest /= choices.count
            }
            return copy
        }
    }

    private func nameChoices(of folder: ModelDisk.Node, using random: inout SeededRandom) -> [[String: Int]] {
        let count = folder.pending.count
        let orders =
            count <= Self.allOrders
            ? Self.orderedSubsets(of: count)
            : (0..<300).map { _ in
                Array((0..<count).shuffled(using: &random).prefix(.random(in: 0...count, using: &random)))
            }
        let choices = orders.map { order in
            order.reduce(into: folder.durableNames) { names, change in
                for (name, node) in folder.pending[change] { names[name] = node }
            }
        }
        return Array(Set(choices)).sorted {
            "\($0.sorted { $0.key < $1.key })" < "\($1.sorted { $0.key < $1.key })"
        }
    }

    /// Every subset of the numbers below a count, in every order.
    private static func orderedSubsets(of count: Int) -> [[Int]] {
        var all: [[Int]] = [[]]
        var next = 0
        while next < all.count {
            let start = all[next]
            all += (0..<count).filter { !start.contains($0) }.map { start + [$0] }
            next += 1
        }
        return all
    }

    private static func byteChoices(of file: ModelDisk.Node) -> [[UInt8]] {
        let half = file.bytes.count / 2
        let (first, second) = (file.bytes[..<half], file.bytes[half...])
        func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }
        return [
            file.durableBytes, file.bytes, Array(first), zeros(file.bytes.count), first + zeros(second.count),
            zeros(half) + second,
        ]
    }
}
