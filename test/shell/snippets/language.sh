Options, functions, arrays, conditions and loops.
%%
set -e
false
echo not reached
%%
set -e; false || true; echo reached; exit 0
%%
set -e; if false; then :; fi; ! true; echo still; (exit 3); echo not
%%
set -eu; echo $unset_name; echo not reached
%%
set -euo pipefail; false | true; echo not reached
%%
( set -e; false; echo no ); echo $?
%%
( set -u; echo $unset_name; echo no ); echo $?
%%
set -e; f() { false; echo in f; }; f || echo handled; f; echo not reached
%%
set -e; x=$(false); echo not reached
%%
set -e; echo $(false) reached; local_x() { local y=$(false); echo also; }; local_x; exit
%%
set -e; while false; do :; done; for i in; do :; done; echo reached; exit
%%
( set -x; echo a ) 2>/dev/null
%%
( set -v; echo a ) 2>/dev/null
%%
set -o | head -3
%%
( set -o noglob; set -o | grep noglob )
%%
shopt nullglob; shopt -q extglob; echo $?
%%
( shopt -s nocasematch; [[ ABC == abc ]] && echo match )
%%
( shopt -u expand_aliases; alias x='echo y'; x )
%%
( shopt -s expand_aliases
alias hello='echo hi'
hello there )
%%
shopt -s expand_aliases; alias hello='echo hi'
hello
unalias hello; shopt -u expand_aliases
%%
set -o nonexistent
%%
shopt -s nonexistent
%%
( set -n; echo no )
%%
( set -k; echo a b=c )
%%
( set -a; y=1; env | grep '^y=' )
%%
( set -f; echo *; set +f )
%%
( set -B; echo {a,b}; set +B; echo {a,b} )
%%
( set -H; echo '!x' )
%%
( set -o posix; f() { echo p; }; f; echo ${POSIXLY_CORRECT+set} )
%%
( POSIXLY_CORRECT=1; set -o | grep posix )
%%
( set -- -x -y; echo "$@"; set --; echo $# )
%%
f() { echo "f: $1 $# $@"; }; f a b; unset -f f
%%
f() { return 5; }; f; echo $?; unset -f f
%%
f() { local x=1; echo $x; }; x=2; f; echo $x; unset -f f; unset x
%%
f() { local -n r=$1; r=changed; }; v=old; f v; echo $v; unset -f f; unset v
%%
function g { echo "${FUNCNAME[0]}"; }; g; unset -f g
%%
f() { g() { echo inner; }; g; }; f; g; unset -f f g
%%
f() (echo "in a subshell"; exit 4); f; echo $?; unset -f f
%%
fact() { (( $1 <= 1 )) && echo 1 || echo $(( $1 * $(fact $(( $1 - 1 ))) )); }; fact 6; unset -f fact
%%
f() { echo "${BASH_LINENO[0]} ${FUNCNAME[*]}"; }
f
unset -f f
%%
f() { caller; caller 0; }
f
unset -f f
%%
f() { exit 6; }; f; echo not reached
%%
f() { unset -f f; echo once; }; f; f
%%
f() { :; }; declare -F f; type f; unset -f f; type f
%%
echo() { builtin echo "mine: $*"; }; echo a; unset -f echo; echo b
%%
printf() { builtin echo faked; }; printf x; unset -f printf
%%
( eval() { builtin echo fake; }; read() { :; }; builtin() { :; }; echo fine )
%%
f() { echo $LINENO
echo $LINENO
}
f; unset -f f
%%
return
%%
return 3; echo not a function
%%
break; echo after break
%%
continue 2; echo after continue
%%
a=(1 2 3); echo ${a[0]} ${a[@]} ${#a[@]} ${a[-1]}; unset a
%%
a=(a b c d); echo "${a[@]:1:2}" "${!a[@]}"; unset 'a[1]'; echo "${!a[@]}"; unset a
%%
a=(x); a+=(y z); a[10]=far; declare -p a; unset a
%%
declare -A m=([one]=1 [two]=2); echo ${m[one]} ${#m[@]}; for k in "${!m[@]}"; do echo $k; done | sort; unset m
%%
declare -A m; m["a b"]=c; echo "${m[a b]}"; [[ -v m["a b"] ]] && echo set; unset m
%%
mapfile -t a < <(printf '1\n2\n3\n'); echo "${a[@]}" ${#a[@]}; unset a
%%
read -ra a <<< "x y z"; echo "${a[2]}"; unset a
%%
a=("a b" "c"); for x in "${a[@]}"; do echo "$x"; done; printf '%s\n' "${a[*]}"; unset a x
%%
a=(3 1 2); IFS=$'\n'; sorted=($(sort <<<"${a[*]}")); unset IFS; echo "${sorted[@]}"; unset a sorted
%%
a=(1 2); echo "${a[5]-unset}" "${a[@]/#/n}"; unset a
%%
a=(1 2 3); unset 'a[@]'; echo "${#a[@]}"; unset a
%%
( readonly r=1; r=2; echo not reached ); echo $?
%%
( readonly r=1; unset r; echo $? )
%%
declare -i i=3*4; echo $i; declare -l l=ABC; echo $l; declare -u u=abc; echo $u; unset i l u
%%
declare -x EXPORTED=yes; bash -c 'echo $EXPORTED'; unset EXPORTED
%%
export A_B=1; env | grep '^A_B'; unset A_B
%%
x=1 y=2; echo $x$y; unset x y
%%
x=5 bash -c 'echo $x'; echo "[$x]"
%%
x=1; x=2 :; echo $x; unset x
%%
declare -p nothing_here
%%
if true; then echo yes; else echo no; fi
%%
if false; then echo yes; elif true; then echo elif; fi
%%
if [ -f /etc/passwd ] && [ -d / ]; then echo both; fi
%%
[[ abc == a* ]]; echo $?; [[ abc == "a*" ]]; echo $?
%%
[[ abc =~ ^a(b)c$ ]] && echo ${BASH_REMATCH[1]}
%%
[[ 3 -lt 10 && b > a || -z "" ]] && echo ok
%%
[ 1 -eq 1 -a 2 -eq 2 ] && echo and; [ a = b -o c = c ] && echo or
%%
[ a b ]; echo $?
%%
[ ; echo $?
%%
test; echo $?; test x; echo $?
%%
[[ -v HOME ]] && echo set; [[ -n $HOME ]] && echo nonempty
%%
case abc in a*) echo a;; *) echo other;; esac
%%
case x in x) echo 1;& y) echo 2;; z) echo 3;; esac
%%
case x in x) echo 1;;& [a-z]) echo 2;; *) echo 3;; esac
%%
case "a b" in "a b") echo spaced;; esac
%%
A=(1 2); f(){ :; }; case x in x) ;; esac
%%
for i in 1 2 3; do [ $i = 2 ] && continue; echo $i; done; unset i
%%
for i in 1 2 3; do [ $i = 2 ] && break; echo $i; done; unset i
%%
for i in 1 2; do for j in a b; do [ $j = b ] && continue 2; echo $i$j; done; done; unset i j
%%
for i in 1 2; do for j in a b; do [ $i$j = 1b ] && break 2; echo $i$j; done; done; unset i j
%%
i=0; until [ $i -ge 3 ]; do echo $i; i=$((i+1)); done; unset i
%%
while :; do break; done; echo out
%%
for x in; do echo never; done; echo $?
%%
for x in *.nothing; do echo "$x"; done; unset x
%%
for i in {1..3}; do echo $i; done | tac
%%
{ echo a; echo b; }; ( echo c; echo d )
%%
(exit 1) && grep a /dev/null
%%
(exit 7); echo $?
%%
true && false || echo c
%%
false && echo a; echo $?
%%
eval 'echo evaluated; x=9'; echo $x; unset x
%%
eval 'eval "echo deep"'
%%
eval 'echo "unfinished'; echo $?
%%
f=$(mktemp); echo 'echo sourced $1; return 4' > $f; . $f arg; echo $?; rm $f; unset f
%%
source /nonexistent-file; echo $?
%%
command -v ls cd if; command echo x; type -t echo ls if
%%
hash -r; hash ls; type ls | grep -c hashed
%%
enable -n echo; type -t echo; enable echo; type -t echo
%%
builtin echo b; builtin nonexistent
%%
cd /nonexistent-dir; echo $?
%%
cd /tmp && pwd && cd - >/dev/null
%%
( cd /; cd usr; pwd; cd ..; pwd )
%%
pushd / >/dev/null; dirs | wc -l; popd >/dev/null
%%
umask; ( umask 077; umask -S )
%%
ulimit -n | grep -c .
%%
TIMEFORMAT=; time echo timed; unset TIMEFORMAT
%%
let x=3; echo $x; unset x
%%
pwd | wc -l
%%
history | wc -l
%%
fc -l
%%
echo "[${BASH_SOURCE[@]}]"
%%
help : | head -1
%%
compgen -A builtin | head -2
%%
declare -f nothing; echo $?
%%
unset -v nothing; unset -f nothing; echo $?
%%
x=1; unset x; echo "[${x-}]"
%%
IFS=: read -r a b <<< "1:2"; echo "$a-$b"; unset a b
%%
printf '%(%Y)T\n' 0
%%
echo {1..5} | xargs -n2
%%
test -e /dev/null && test -c /dev/null && echo device
%%
wait; echo $?
%%
jobs; echo $?
%%
disown; echo $?
%%
bg; fg
%%
suspend
%%
logout
%%
exec nonexistent-program-here; echo not reached
%%
trap
%%
a() { b; }; b() { c; }; c() { nonexistent-program-here; }; a; unset -f a b c
