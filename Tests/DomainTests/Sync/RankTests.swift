import Samples
import TestKit
import Testing
import TrackerDomain

/// A place between two others.
@Suite struct RankTests {
    @Test(
        "ORD-5: the shortest decimal between, nearest the middle, ties the smaller",
        arguments: [
            ("1", "2", "1.5"), ("1", "3", "2"), ("1", "4", "2"), ("2", "7", "4"), ("0.5", "1", "0.7"),
            ("1.5", "2", "1.7"), ("1.5", "1.6", "1.55"), ("1.9", "2.1", "2"), ("1", "1.5", "1.2"),
            ("0.1", "0.12", "0.11"), ("9.99", "10", "9.995"), ("1", "100", "50"),
        ])
    func between(low: String, high: String, expected: String) throws {
        #expect(try Rank.between(#require(Rank(low)), #require(Rank(high)))?.text == expected)
    }

    @Test("ORD-5: at the beginning between 0 and the first, at the end the whole part and 1 more")
    func ends() throws {
        #expect(try Rank.between(.zero, #require(Rank("1")))?.text == "0.5")
        #expect(try Rank.between(.zero, #require(Rank("0.5")))?.text == "0.2")
        #expect(try Rank.between(.zero, #require(Rank("3")))?.text == "1")
        #expect(try #require(Rank("3")).next.text == "4")
        #expect(try #require(Rank("2.5")).next.text == "3")
        #expect(try #require(Rank("3.25")).next.text == "4")
    }

    @Test("ORD-5: between neighbours of nine decimals there is none")
    func exhausted() throws {
        let (one, next) = (try #require(Rank("1")), try #require(Rank("1.000000001")))
        #expect(Rank.between(one, next) == nil && Rank.between(one, one) == nil)
        #expect(try Rank.between(one, #require(Rank("1.000000002"))) == next)
    }

    @Test(
        "ORD-5: a text is a place only as it is written",
        arguments: [
            "", "0", "-1", "+1", "1.", ".5", "1.50", "01", "1,5", "1.5.2", "1e3", " 1", "1.0000000001",
            "1000000000", "one", "1.-5",
        ])
    func invalid(text: String) { #expect(Rank(text) == nil) }

    @Test("ORD-5: a place is written as it was read", arguments: ["1", "0.5", "12.000000001", "999999999"])
    func texts(text: String) throws { #expect(try #require(Rank(text)).text == text) }

    @Test("ORD-5: later twins of one place move up; without room for another all are numbered anew")
    func twins() throws {
        func list(_ texts: [String]) throws -> RankedList {
            RankedList(
                try zip([1, 2, 3, 4] as [Identifier], texts).map { ($0, try #require(Rank($1))) })
        }
        func told(_ moved: [(id: Identifier, rank: Rank)]) -> [String] {
            moved.map { "\($0.id.description.suffix(1)) \($0.rank.text)" }
        }
        // 1, 2 and 3 are twins: 3 moves up as at the end, 2 to below it, and 4 comes between 1 and 2.
        #expect(try told(list(["1", "1", "1", "2"]).moving(4, after: 1)) == ["4 1.2", "2 1.5", "3 2"])
        #expect(try told(list(["1", "1", "2", "3"]).moving(4, after: 1)) == ["4 1.2", "2 1.5"])
        #expect(try told(list(["1", "1", "2", "3"]).moving(4, after: 2)) == ["4 1.5"])
        #expect(try told(list(["1", "2", "3", "4"]).moving(4, after: nil)) == ["4 0.5"])
        let dense = ["0.000000001", "0.000000002", "3", "4"]
        #expect(try told(list(dense).moving(4, after: 1)) == ["4 2", "1 1", "2 3", "3 4"])
    }

    @Test("ORD-5: in 100 lists of 5 to 8 each of 20 moves lands where wished, and three decimals are enough")
    func randomMoves() throws {
        var random = SeededRandom(seed: 1)
        let ids: [Identifier] = [1, 2, 3, 4, 5, 6, 7, 8]
        for _ in 1...100 {
            let count = Int.random(in: 5...8, using: &random)
            // The places that `sync on` gives.
            var list = try ids.prefix(count).enumerated().map { index, id in
                (id: id, rank: try #require(Rank(String(index + 1))))
            }
            for _ in 1...20 {
                let index = Int.random(in: 0..<count, using: &random)
                let place = Int.random(in: 0..<count, using: &random)
                var wanted = list.map(\.id)
                let id = wanted.remove(at: index)
                let moved = RankedList(list).moving(id, after: place > 0 ? wanted[place - 1] : nil)
                wanted.insert(id, at: place)
                try #require(moved.count == 1 && moved[0].id == id)
                list[index].rank = moved[0].rank
                list.sort { ($0.rank, $0.id) < ($1.rank, $1.id) }
                #expect(list.map(\.id) == wanted)
                let decimals = moved[0].rank.text.split(separator: ".").dropFirst().joined()
                #expect(decimals.count <= 3, "\(decimals)")
            }
        }
    }
}
