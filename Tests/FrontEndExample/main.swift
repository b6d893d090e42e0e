import TrackerDesk
import TrackerPresentation

// The app as lines that are read and printed: frontend [LIBRARY]. All else comes as for the program itself.
let front = try LineFront(Desk(library: CommandLine.arguments.dropFirst().first))
front.list()
while let line = readLine() { front.handle(line) }
