Expansions of parameters, names of files, commands and words.
%%
( x=abc; echo ${x} ${#x} ${x:1} ${x:0:2} ${x: -1} )
%%
( x=abcabc; echo ${x#a} ${x##*b} ${x%c} ${x%%b*} )
%%
( x=abcabc; echo ${x/b/X} ${x//b/X} ${x/#a/Y} ${x/%c/Z} )
%%
( x='Hello World'; echo ${x^^} ${x,,} ${x^} ${x,} ${x~~} )
%%
( unset x; echo "${x-u}" "${x:-v}" "${x+w}" "${x:+z}" )
%%
( x=; echo "${x-u}" "${x:-v}" "${x+w}" "${x:+z}" )
%%
( unset x; echo "${x=set}" "$x" )
%%
( unset x; echo "${x:?is missing}"; echo not here )
%%
( x=y; y=z; echo ${!x} )
%%
( aa1=1 aa2=2; echo ${!aa*} "${!aa@}" )
%%
( x='a b'; echo "${x@Q}" "${x@U}" "${x@u}" "${x@L}" )
%%
( x='$y'; y=1; echo "${x@P}" "${x@E}" "${x@A}" )
%%
echo ${x:-a b c} | wc -w
%%
echo "$(printf 'a\n\n\n')" end
%%
echo $(echo a; echo b)
%%
echo "$(exit 3)"; echo $?
%%
x=$(exit 4); echo $?; unset x
%%
echo $(< /etc/hostname) | wc -l
%%
echo "$(cat <<'E'
in a heredoc
E
)"
%%
( cd /; echo et[c] us? | head -c 100 )
%%
( cd /; echo nothing-like-this-* )
%%
( cd /; shopt -s nullglob; echo nothing-like-this-* )
%%
( cd /; shopt -s failglob; echo nothing-like-this-*; echo not reached )
%%
( shopt -s extglob
x=aaab; echo ${x##+(a)} )
%%
( set -f; cd /; echo * )
%%
( cd /; shopt -s dotglob nocaseglob; echo ET[C] )
%%
( shopt -s globstar; cd /etc; echo **/hostname )
%%
echo ~ ~root ~nobody_like_that
%%
( HOME=/x; echo ~ ~/y a~ )
%%
echo ~+ | grep -c /
%%
( IFS=:; x=a:b:c; echo $x; set -- $x; echo $# )
%%
( IFS=; x='a b'; set -- $x; echo $# )
%%
( IFS=,; set -- a b c; echo "$*" "$@" )
%%
( set -- a 'b c' ''; for i in "$@"; do echo "[$i]"; done )
%%
( set -- a 'b c'; for i in $*; do echo "[$i]"; done; for i in "$*"; do echo "[$i]"; done )
%%
( set -- 1 2 3 4 5 6 7 8 9 10 11; echo $11 ${11} $# ${@:2:3} )
%%
( set -- a b c; shift; echo $1; shift 5; echo $? $1 )
%%
echo $# "$@" "$*"
%%
echo $0
%%
true; echo $?
%%
false; echo $?
%%
true && echo $? || echo no
%%
( x=5; echo $((x+1)) $((x*2)) $((x**2)) $((x%3)) $((x<<2)) $((x>3?1:0)) )
%%
( x=3; (( x++ )); echo $x; (( x += 10 )); echo $x; (( x == 14 )) && echo yes )
%%
echo $((0x1f)) $((010)) $((2#101)) $((36#z))
%%
echo $((1/0))
%%
echo before; echo $((1/0)); echo after
%%
echo $((08))
%%
(( 0 )); echo $?; (( 1 )); echo $?
%%
let 'a=1+2' b=a*2; echo $a $b; unset a b
%%
let 0; echo $?
%%
( declare -i n=5; n+=3; echo $n; n='2*4'; echo $n )
%%
echo $((9223372036854775807+1))
%%
( i=0; while (( i < 3 )); do echo $i; ((i++)); done )
%%
for ((i=0; i<3; i++)); do echo $i; done; unset i
%%
echo $(( (1,2), 3 )) $((~5)) $((!0)) $((-7/2)) $((-7%3))
%%
( x=1; echo $((x=x+5, x*2)) $x )
%%
x='a[$(echo 0)]'; a=(7); echo $((x)); unset x a
%%
echo {1..3}$(echo x){a,b}
%%
echo "${BASH_VERSION%%.*}" | grep -c '[45]'
%%
echo $RANDOM | grep -c '^[0-9]*$'
%%
( RANDOM=42; echo $RANDOM $RANDOM )
%%
echo $SECONDS | grep -c '^[0-9]*$'
%%
echo $BASH_SUBSHELL $(echo $BASH_SUBSHELL) ; ( echo $BASH_SUBSHELL )
%%
echo $LINENO
echo $LINENO

echo $LINENO
%%
( echo $BASHPID ) | grep -c .; [ "$$" = "$BASHPID" ] && echo same
%%
echo "$BASH_EXECUTION_STRING"
%%
echo "${FUNCNAME[0]}" "${BASH_SOURCE[0]}" "${#BASH_LINENO[@]}"
%%
echo "$OPTIND $OPTERR"
%%
echo "$EUID $UID $HOSTTYPE $OSTYPE"
%%
echo "[$PS4]" "[$IFS]" | od -c | head -3
%%
echo "$PATH"; echo "$PWD"
%%
( x=$'a\nb'; echo $x; echo "$x" )
%%
diff <(echo a) <(echo b)
%%
cat <(echo one; echo two) <(echo three)
%%
x=$(cat <(echo sub)); echo "$x"; unset x
%%
echo "a$(echo b)c`echo d`e"
%%
time_of() { :; }; declare -f time_of; unset -f time_of
%%
( set -- -a -b val; while getopts 'ab:' o; do echo "$o ${OPTARG-}"; done )
%%
( x="a b  c"; arr=($x); echo ${#arr[@]} )
%%
( x=héllo; echo ${#x} ${x:1:1} )
%%
( LC_ALL=C; x=héllo; echo ${#x} )
%%
echo ${!nothing_at_all}
%%
echo "${x[}"
%%
echo ${1:-none} "${2-none}"
