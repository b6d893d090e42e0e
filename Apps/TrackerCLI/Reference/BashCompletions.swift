package import TrackerPresentation

/// The completion script for bash 3.2 and newer.
package enum BashCompletions {
    package static func script(in language: Language) -> String {
        let model = CompletionModel(language: language)
        return """
            # Completions of tracker for bash: commands, options, fixed words, names of trackers and categories.

            # Sets typed to what a word of the line means, quote to the quotation mark left open in it, and inner
            # where a quotation mark stands anywhere but at the beginning.
            __tracker_unquote() {
                local text=$1 letter i
                typed= quote= inner=
                for ((i = 0; i < ${#text}; i++)); do
                    letter=${text:i:1}
                    if [[ $letter == "$quote" ]]; then
                        quote= inner=1
                    elif [[ -z $quote && ($letter == '"' || $letter == "'") ]]; then
                        quote=$letter
                        ((i == 0)) || inner=1
                    elif [[ $letter == \\\\ && $quote != "'" ]]; then
                        ((i++))
                        letter=${text:i:1}
                        [[ -z $quote || $letter == [\\\\\\"\\$\\`] ]] || typed+=\\\\
                        typed+=$letter
                    else
                        typed+=$letter
                    fi
                done
            }

            # Sets reply to a word as it must be typed after the quotation mark left open, if any.
            __tracker_quote() {
                local letter i special='[][ !"#$&'\\''()*,:;<=>?@\\\\^`{|}~]'
                case $quote in
                \\") special='[\\\\"$`]' ;;
                \\') special="'" ;;
                esac
                reply=
                for ((i = 0; i < ${#1}; i++)); do
                    letter=${1:i:1}
                    if [[ $letter != $special ]]; then
                        reply+=$letter
                    elif [[ $quote == "'" ]]; then
                        reply+="'\\\\''"
                    else
                        reply+=\\\\$letter
                    fi
                done
            }

            # Offers those of its arguments that begin as typed; if none does, those that do so in another case.
            __tracker_words() {
                local word reply ignores=
                [[ -z $inner ]] || return 0
                for word; do
                    [[ $word == "$typed"* ]] && __tracker_quote "${word:skip}" && COMPREPLY+=("$lead$reply")
                done
                [[ ${COMPREPLY[0]+x} ]] && return
                shopt -q nocasematch || ignores=1
                shopt -s nocasematch
                for word; do
                    [[ $word == "$typed"* ]] && __tracker_quote "${word:skip}" && COMPREPLY+=("$lead$reply")
                done
                [[ $ignores ]] && shopt -u nocasematch
                return 0
            }

            # Offers the names of one kind from the library.
            __tracker_names() {
                local name names=() n=0
                while IFS= read -r name; do
                    # A name that begins with a dash would be taken for an option; one that was given is not meant again.
                    [[ $operand && ($name == -* && -z $ended || $given == *$'\\n'"$name"$'\\n'*) ]] || names[n++]=$name
                done < <("$program" ${library:+--library "$library"} __complete "$@" 2>/dev/null)
                ((n == 0)) || __tracker_words "${names[@]}"
            }

            # Offers files, with -d folders alone.
            __tracker_files() {
                local name
                compopt -o filenames 2>/dev/null
                while IFS= read -r name; do
                    COMPREPLY+=("$lead${name:skip}")
                done < <(compgen "${1:--f}" -- "$typed")
            }

            # Offers the values of an option; the key is option:command.
            __tracker_values() {
                case $1 in
            \(cases.offers(model.values))
                esac
            }

            # Offers what may follow a command; the key is command:operands before:first of them.
            __tracker_operands() {
                case $1 in
            \(cases.offers(model.operands))
                esac
            }

            # Offers the options of a command.
            __tracker_options() {
                local own=()
                case $1 in
            \(cases.options(model.options))
                esac
                __tracker_words ${own[0]+"${own[@]}"} \(list(model.generalOptions))
            }

            _tracker() {
                local program=$1 words=() n=0 glue= word last i
                local typed quote inner lead= skip=0
                local command= option= ended= library= first= count=0 operand= given=$'\\n'
                COMPREPLY=()
                [[ $program == \\~/* ]] && program=$HOME/${program:2}

                # Bash splits the line at colons and at the sign of --option=value too.
                for ((i = 1; i <= COMP_CWORD; i++)); do
                    word=${COMP_WORDS[i]}
                    if [[ $n -gt 0 && ($word == : || $word == = && ${words[n - 1]} == -*) ]]; then
                        words[n - 1]+=$word
                        glue=1
                    elif [[ $glue ]]; then
                        words[n - 1]+=$word
                        glue=
                    else
                        words[n++]=$word
                    fi
                done

                for ((i = 0; i < n - 1; i++)); do
                    __tracker_unquote "${words[i]}"
                    word=$typed
                    if [[ $option ]]; then
                        [[ $option == --library ]] && library=$word
                        option=
                        continue
                    fi
                    if [[ -z $ended ]]; then
                        case $word in
                        --) ended=1 && continue ;;
                        --library=*) library=${word#*=} && continue ;;
                        \(model.valueOptions.joined(separator: " | "))) option=$word && continue ;;
                        \(model.letters.map { "\($0.letter)) option=\($0.option) && continue ;;" }.joined(separator: " "))
                        -?*) continue ;;
                        esac
                    fi
                    if [[ -z $command ]]; then
                        command=$word
                    elif [[ $count == 0 && \(isFamily(model)) ]]; then
                        command+=" $word"
                    else
                        [[ $count == 0 ]] && first=$word
                        given+=$word$'\\n'
                        ((count++))
                    fi
                done
                [[ $library == \\~/* ]] && library=$HOME/${library:2}

                word=${words[n - 1]} last=${COMP_WORDS[COMP_CWORD]}
                [[ $last == [:=] ]] && last=
                if [[ -z $ended && -z $option && $word == -*=* ]]; then
                    option=${word%%=*} word=${word#*=}
                    [[ $last == -*=* ]] && lead=$option= last=$word
                    case $option in
                    \(model.letters.map { "\($0.letter)) option=\($0.option) ;;" }.joined(separator: " "))
                    esac
                fi
                # What stands before the last colon stays as it is: a reply replaces the rest.
                __tracker_unquote "${word%"$last"}"
                skip=${#typed}
                __tracker_unquote "$word"
                if [[ $option ]]; then
                    __tracker_values "$option:$command"
                elif [[ -z $ended && $typed == -* ]]; then
                    __tracker_options "$command"
                else
                    operand=1
                    __tracker_operands "$command:$count:$first"
                fi
                return 0
            }

            complete -F _tracker tracker

            """
    }

    private static let cases = CompletionCases(files: "__tracker_files", folders: "__tracker_files -d") {
        list($0)
    }

    private static func list(_ words: [CompletionModel.Word]) -> String {
        words.map { ShellWord.typed($0.text) }.joined(separator: " ")
    }

    private static func isFamily(_ model: CompletionModel) -> String {
        "(" + model.families.map { "$command == \($0)" }.joined(separator: " || ") + ")"
    }
}
