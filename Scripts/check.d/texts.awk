# Prints the texts of Swift sources with their places: what stands in quotation marks, each interpolation as a dot.
FNR == 1 { isMultiline = 0 }

/"""/ {
    isMultiline = !isMultiline
    next
}

/^ *\/\// && !isMultiline { next }

{
    rest = $0
    gsub(/\\"/, "'", rest)
    while (match(rest, /\\\([^()]*\)/)) {
        rest = substr(rest, 1, RSTART - 1) "…" substr(rest, RSTART + RLENGTH)
    }
    if (isMultiline) {
        sub(/^ +/, "", rest)
        print FILENAME ":" FNR ": " rest
        next
    }
    while (match(rest, /"[^"]*"/)) {
        print FILENAME ":" FNR ": " substr(rest, RSTART + 1, RLENGTH - 2)
        rest = substr(rest, RSTART + RLENGTH)
    }
}
