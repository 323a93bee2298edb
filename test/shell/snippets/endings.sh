Traps, syntax errors, exit, signals and background jobs.
%%
trap 'echo usr' USR1; kill -USR1 $$; echo after; trap - USR1
%%
( trap 'echo bye' EXIT; echo hi )
%%
( trap 'echo bye $?' EXIT; exit 3 ); echo $?
%%
( trap 'echo err' ERR; false; echo after )
%%
( trap 'echo debug' DEBUG; echo a; echo b )
%%
trap 'echo debug' DEBUG; echo a; trap - DEBUG; echo b
%%
( f() { trap 'echo ret' RETURN; echo in; }; f )
%%
( trap '' TERM; kill -TERM $BASHPID; echo survived )
%%
( trap 'echo term; exit 5' TERM; kill -TERM $BASHPID; echo not ); echo $?
%%
trap 'echo int' INT; kill -INT $$; trap - INT; echo ok
%%
trap 'exit 9' USR2; kill -USR2 $$; echo not reached
%%
trap - EXIT; echo x
%%
trap 'x' NOSUCHSIGNAL
%%
trap 'echo e' ERR; false; trap - ERR; false
%%
set -e; trap 'echo on error' ERR; false; echo not
%%
set -E; trap 'echo on error' ERR; f() { false; }; f; trap - ERR; set +E; unset -f f
%%
trap 'echo bye; exit 4' EXIT; exit 3
%%
set -e; trap 'echo cleaned up' EXIT; false
%%
kill -l | head -1
%%
kill -TERM 999999999
%%
( kill -SEGV $BASHPID ); echo $?
%%
( kill -9 $BASHPID ); echo $?
%%
( kill -INT $BASHPID ); echo $?
%%
( kill -PIPE $BASHPID ); echo $?
%%
bash -c 'kill -TERM $$'; echo $?
%%
sh -c 'kill -SEGV $$' 2>/dev/null; echo $?
%%
kill -9 $$
%%
kill -TERM $$; echo not reached
%%
kill -SEGV $$
%%
kill -PIPE $$
%%
kill -HUP $$
%%
exit
%%
exit 3
%%
exit 300
%%
exit -1
%%
exit abc
%%
echo a; exit 3
%%
false; exit
%%
(exit 3)
%%
{ exit 4; }
%%
if exit 5; then :; fi
%%
echo $(exit 6) $?
%%
exit 7 | cat; echo $?
%%
exit 8 &
wait $!; echo $?
%%
f() { exit 9; }; f
%%
eval 'exit 10'
%%
for i in 1 2; do exit 11; done
%%
while :; do exit 12; done
%%
exec true
%%
exec false
%%
exec sh -c 'echo replaced; exit 13'
%%
exec /nonexistent
%%
exec /etc/passwd
%%
( exec /nonexistent ); echo $?
%%
. /nonexistent; echo $?
%%
set -o posix; . /nonexistent; echo not reached
%%
nonexistentcommand
%%
/etc/passwd
%%
/
%%
./nonexistent-here
%%
true; nonexistentcommand; echo $?
%%
if
%%
if true; then echo a
%%
fi
%%
)
%%
(
%%
}
%%
{ echo a
%%
{ echo a }
%%
echo a)
%%
echo a; )
%%
;
%%
echo a;; echo b
%%
&
%%
& echo a
%%
&& echo a
%%
echo a &&
%%
echo a ||
%%
| cat
%%
echo a |
%%
echo a | | cat
%%
for
%%
for i in 1 2 3
%%
for i in 1; echo $i; done
%%
for 1x in a; do echo; done
%%
while true; do
%%
do
%%
done
%%
case x in
%%
case x in x) echo a
%%
esac
%%
f( {
%%
f() {
%%
f()
%%
function
%%
echo ${}
%%
echo ${x!y}
%%
echo "${x
%%
echo $((
%%
echo $(( 1 + ))
%%
(( 1 + ))
%%
[[ a
%%
echo <
%%
echo >
%%
echo > > a
%%
cat <<
%%
a=(1 ; 2)
%%
echo first
echo "second
%%
echo first
if
%%
echo first; fi
%%
echo good
)
echo never
%%
if true; then
  echo 'a'
fi fi
%%
echo ok
for i in 1 2; do
  echo $i
dome
%%
let 1+
%%
let "x = "
%%
a[=3
%%
1a=3
%%
declare 1a=3
%%
export 'a b=c'
%%
unset '1a'
%%
time
%%
!
%%
! !  true; echo $?
%%
coproc
%%
sleep 0.01 & wait; echo $?
%%
(exit 3) & wait $!; echo $?
%%
sleep 0.02 & wait -n; echo $?
%%
{ sleep 0.02; exit 4; } & p=$!; wait $p; echo $?; unset p
%%
wait 999999999; echo $?
%%
echo bg & wait
%%
( echo one; sleep 0.03; echo two ) & wait; echo three
%%
for i in 1 2 3; do (exit $i) & done; wait; echo $?; unset i
%%
sleep 30 & kill $!; wait $! 2>/dev/null; echo $?
%%
sleep 30 & disown; kill $!; echo killed
%%
sleep 0.01 & echo $! | grep -c '^[0-9]*$'; wait
%%
( sleep 0.01; echo sub ) & ( sleep 0.05; echo sub2 ) & wait
%%
x=$(sleep 0.01 & echo immediate); echo "$x"; wait; unset x
%%
cat & wait; echo $?
%%
read -r x < <(echo y) & wait; echo "[$x]"
%%
true & false & wait -n; wait; echo done
%%
( set -m; sleep 0.01 & fg ) 
%%
nohup echo a 2>/dev/null
%%
setsid echo b
%%
timeout 0.05 sleep 30; echo $?
%%
coproc { echo from the coprocess; sleep 0.3; }; cat <&${COPROC[0]}; wait
%%
trap 'echo bye' EXIT; exit 3
