import Samples
import TestKit
import Testing
import TrackerDomain

/// `DaySet` against the plainest thing it could be: a set of numbers.
@Suite struct DaySetModelTests {
    @Test(
        "any sequence of operations gives what a set of numbers gives",
        arguments: 1...12 as ClosedRange<UInt64>)
    func operations(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var days = DaySet()
        var model: Set<Int> = []
        for _ in 0..<120 {
            let number = Self.number(&random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2:
                let wasMissing = days.insert(Day(number))
                #expect(wasMissing == model.insert(number).inserted)
            case 3...4:
                let wasThere = days.remove(Day(number))
                #expect(wasThere == (model.remove(number) != nil))
            case 5:
                guard let present = model.randomElement(using: &random) else { continue }
                let wasThere = days.remove(Day(present))
                #expect(wasThere)
                model.remove(present)
            case 6:
                let bits = random.next()
                days.insert(bits: bits, from: Day(number))
                model.formUnion((0..<64).filter { bits >> $0 & 1 == 1 }.map { number + $0 })
                #expect(days.bits(from: Day(number)) & bits == bits)
            case 7:
                let other = Self.numbers(&random)
                days.formUnion(DaySet(other.map { Day($0) }))
                model.formUnion(other)
            case 8:
                let other = Self.numbers(&random)
                days.subtract(DaySet(other.map { Day($0) }))
                model.subtract(other)
            default:
                let end = number + Int.random(in: 0...150, using: &random)
                days.subtract(DaySet(Day(number)...Day(end)))
                model.subtract(number...end)
            }
            Self.expect(days, equals: model, using: &random)
        }
    }

    @Test("supersets and disjoint sets are told", arguments: 1...40 as ClosedRange<UInt64>)
    func comparisons(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let left = Self.numbers(&random)
        // A part of the left, often with something beside it, so that both answers come up.
        var right = left.filter { _ in Bool.random(using: &random) }
        if Bool.random(using: &random) { right.insert(Self.number(&random)) }
        let apart = Self.numbers(&random).subtracting(left)
        let (leftDays, rightDays, apartDays) = (DaySet.of(left), DaySet.of(right), DaySet.of(apart))
        #expect(leftDays.isSuperset(of: rightDays) == left.isSuperset(of: right))
        #expect(rightDays.isSuperset(of: leftDays) == right.isSuperset(of: left))
        #expect(leftDays.isDisjoint(with: rightDays) == left.isDisjoint(with: right))
        #expect(leftDays.isDisjoint(with: apartDays) && apartDays.isDisjoint(with: leftDays))
    }

    @Test("what sets share and what one lacks", arguments: 1...60 as ClosedRange<UInt64>)
    func algebra(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let left = Self.numbers(&random)
        let right = Self.numbers(&random).union(left.filter { _ in Bool.random(using: &random) })
        let (leftDays, rightDays) = (DaySet.of(left), DaySet.of(right))
        Self.expect(leftDays.intersection(rightDays), equals: left.intersection(right), using: &random)
        Self.expect(leftDays.subtracting(rightDays), equals: left.subtracting(right), using: &random)
        let first = Self.number(&random)
        let range = first...first + Int.random(in: 0...300, using: &random)
        Self.expect(
            leftDays.intersection(Day(range.lowerBound)...Day(range.upperBound)),
            equals: left.filter(range.contains), using: &random)
    }

    private static func expect(_ days: DaySet, equals model: Set<Int>, using random: inout SeededRandom) {
        let sorted = model.sorted()
        #expect(Array(days).map(\.number) == sorted)
        #expect(days.count == sorted.count)
        #expect(days.isEmpty == sorted.isEmpty)
        #expect(days.first?.number == sorted.first)
        #expect(days.last?.number == sorted.last)
        let rebuilt = DaySet(sorted.shuffled(using: &random).map { Day($0) })
        #expect(days == rebuilt)
        #expect(days.hashValue == rebuilt.hashValue)
        for _ in 0..<4 {
            let probe = number(&random)
            #expect(days.contains(Day(probe)) == model.contains(probe))
            #expect(days.count(through: Day(probe)) == sorted.filter { $0 <= probe }.count)
        }
    }

    /// Mostly near day 0 and around the edges of words, now and then far away.
    private static func number(_ random: inout SeededRandom) -> Int {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: Int.random(in: -4000...4000, using: &random)
        case 1...2: Int.random(in: -4...4, using: &random) * 64 - Int.random(in: 0...1, using: &random)
        default: Int.random(in: -200...200, using: &random)
        }
    }

    private static func numbers(_ random: inout SeededRandom) -> Set<Int> {
        Set((0..<Int.random(in: 0...20, using: &random)).map { _ in number(&random) })
    }
}

extension DaySet {
    fileprivate static func of(_ numbers: Set<Int>) -> DaySet { DaySet(numbers.map { Day($0) }) }
}
