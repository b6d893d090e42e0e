# Lists each arm of a switch that names four cases or more only to say no, nothing or the value itself, where no
# `default` says it: whoever adds a case has to look at it.

FNR == 1 { arm = ""; awaits = 0 }

{
    line = $0
    sub(/^ +/, "", line)
    indent = length($0) - length(line)
}

line ~ /^\/\// { next }

# The value alone on the line after the colon.
awaits {
    awaits = 0
    weigh(line)
}

# Cases may go on for lines, and what they bind may have colons.
line ~ /^case \./ { arm = ""; at = indent; place = FILENAME ":" FNR }
line ~ /^case \./ || arm != "" {
    arm = arm " " line
    while (gsub(/\([^()]*\)/, "", arm)) { }
    if (arm ~ /:/) {
        value = arm
        sub(/^[^:]*: */, "", value)
        sub(/:.*/, "", arm)
        cases = gsub(/,/, ",", arm) + 1
        arm = ""
        if (value == "") awaits = 1
        else weigh(value)
    }
}

line ~ /^default:/ { delete found[indent] }

line ~ /^}/ && indent in found {
    printf "%s", found[indent]
    delete found[indent]
}

function weigh(value) {
    sub(/^return /, "", value)
    if (cases > 3 && value ~ /^(nil|false|\[\]|break|0|""|self|return)$/) found[at] = found[at] place "\n"
}
