import Processes
import TrackerDomain

/// A list of 20 habits and a log of three years as harsh keeps them.
struct HarshFiles {
    private static let habits = 20
    private static let frequencies = ["1", "3/7", "1w", "2/5"]

    let lastDay: Day

    func write(in folder: String) throws {
        var random = SeededRandom(seed: 1)
        let habits = (0..<Self.habits).map { index in
            (name: "Habit \(index + 1)", frequency: Self.frequencies[index % Self.frequencies.count])
        }
        let days = (lastDay - 3 * 365)...lastDay
        let log = days.flatMap { day in
            habits.map { habit in
                let mark = ["y", "y", "y", "n", "s"][Int(random.next() % 5)]
                return "\(day.iso) : \(habit.name) : \(mark) :  : \n"
            }
        }
        let list = ["! Benchmark\n"] + habits.map { "\($0.name): \($0.frequency)\n" }
        try File(path: "\(folder)/habits").replace(with: Array(list.joined().utf8))
        try File(path: "\(folder)/log").replace(with: Array(log.joined().utf8))
    }
}
