/// Wherever keys go somewhere else, as what is typed to come there.
enum AppPlaces {
    static let all = [
        "", "k", "kk", "km", ":categories\r", "/", "/zzz", "/wa\r", "2", "2\t", "3", "3k", "n", "n\r",
        "n\r\t", "n\r\t\r", "n\r\t\rm",
        "n\r\t\rn",
        "n\r\t\r" + "d",
        "n\r\t\t\r", "n\rx\u{1B}", "e", "c", "f", "m", "i", "d", "?", ":", " ", "dy", "o", ":set ",
        ":set theme ",
    ]
}
