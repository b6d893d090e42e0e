# Reports imports that a file may not have, and reads of the world that only the composition root makes.
#
# Comments do not count. An import stands at the beginning of a line, as the formatter has it, so that
# the word in a text is none.

function report(problem) {
    printf "%s:%d: %s\n", FILENAME, FNR, problem
    failed = 1
}

# The modules that a file may import, each between spaces; everything else is forbidden. A new entry
# is a decision about the architecture.
function allowed(file) {
    if (file ~ /^Modules\/Domain\//) return " "
    if (file ~ /^Modules\/Data\/FileSystem\//) return libc "TrackerDomain Synchronization "
    if (file ~ /^Modules\/Data\//) return " TrackerDomain Synchronization "
    if (file ~ /^Modules\/Presentation\//) return " TrackerDomain Observation "
    if (file ~ /^Modules\/Desk\//) return libc "TrackerDomain TrackerData TrackerPresentation "
    if (file ~ /^Modules\/Exchange\//) return " TrackerDomain TrackerData TrackerPresentation "
    if (file ~ /^Modules\/Terminal\/Device\//) return libc
    if (file ~ /^Modules\/Terminal\//) return " "
    if (file ~ /^Modules\/Web\/(Exchange|Listener|Child)[^\/]*$/) return libc
    if (file ~ /^Modules\/Web\//) return " "
    if (file ~ /^Apps\/TrackerWeb\//) return " TrackerDomain TrackerPresentation TrackerReport Web "
    if (file ~ /^Apps\/TrackerReport\//) return " TrackerDomain TrackerPresentation "
    if (file ~ /^Apps\/TrackerCLI\/Bootstrap\//) return libc "TrackerData TrackerDesk " layers
    if (file ~ /^Apps\/TrackerCLI\//) return " TrackerDesk " layers
    if (file ~ /^Apps\/tracker\//) return libc "TrackerCLI "
    return " "
}

function checkImport(module) {
    if (module ~ /^Foundation/) {
        report("imports " module ", which makes the program larger and slow to start")
    } else if (index(allowed(FILENAME), " " module " ") == 0) {
        report("may not import " module "; Scripts/check.d/imports.awk has the list")
    }
}

BEGIN {
    libc = " Glibc Musl Darwin "
    layers = "TrackerDomain TrackerPresentation TrackerExchange TrackerReport TrackerWeb Terminal Web Synchronization "
}

FNR == 1 { isInText = 0 }

{
    code = $0
    gsub(/\/\*.*\*\//, "", code)
    sub(/(^|[ \t])\/\/.*/, "", code)
    sub(/^[ \t]+/, "", code)
    sub(/[ \t]+$/, "", code)
}

!isInText && code ~ /^(@[A-Za-z_]+(\([^)]*\))? +)*((public|package|internal|fileprivate|private) +)?import / {
    module = code
    sub(/^.*import +/, "", module)
    sub(/^(typealias|struct|class|enum|actor|protocol|let|var|func) +/, "", module)
    gsub(/`/, "", module)
    sub(/[^A-Za-z0-9_].*/, "", module)
    checkImport(module)
}

gsub(/"""/, "", code) % 2 { isInText = !isInText }

FILENAME !~ /^(Modules\/Desk|Apps\/TrackerCLI\/Bootstrap)\// &&
code ~ /(^|[^A-Za-z0-9_])(Date\(\)|Date\.now|UUID\(\)|Locale\.|TimeZone\.|Calendar\.(current|autoupdatingCurrent)|getenv|ProcessInfo)/ {
    report("reads the clock, the zone, the locale or the environment; Modules/Desk and Apps/TrackerCLI/Bootstrap alone do, and pass values on")
}

END { exit failed }
