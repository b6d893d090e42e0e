# What the shipped program is built with: the array `release`. For scripts to read.
release=(-c release)
# A type such as an array of ours is asked for by a call; by its name the runtime would have to spell it out first,
# at every start.
release+=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)
if [[ $(uname -s) == Linux ]]; then
    # A fully static program starts in half the time; macOS has no static system library.
    release+=(-Xswiftc -static-executable)
    # A page that is used brings its neighbours into memory. With the functions that commands use side by side
    # they need two thirds of it; only this linker puts them there.
    release+=(
        -Xswiftc -use-ld=lld
        -Xlinker --symbol-ordering-file="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)/functions"
        -Xlinker --no-warn-symbol-ordering
    )
    # Days are counted by an instruction that processors have had since 2008.
    if [[ $(uname -m) == x86_64 ]]; then release+=(-Xcc -mpopcnt); fi
fi
