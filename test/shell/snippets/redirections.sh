Heredocs, pipelines and redirections.
%%
cat <<E
x
E
%%
cat <<'E'
$HOME `no` $(no) \n it's "quoted"
E
%%
x=val; cat <<E
$x $(echo sub) $((1+2)) \$x \\ "q" 'q'
E
unset x
%%
cat <<-E
	tabs are
		taken away
	E
%%
cat <<"E F"
a b
E F
%%
cat <<A; cat <<B
a
A
b
B
%%
cat <<A <<B
a
A
b
B
%%
cat <<E | tr a-z A-Z
piped
E
%%
echo t && cat <<'E'
x
E
%%
if true; then cat <<E
inside
E
fi
%%
f() { cat <<E
from a function: $1
E
}; f one; unset -f f
%%
while read -r a b; do echo "$b $a"; done <<E
1 2
3 4
E
unset a b
%%
cat <<E
no end of the heredoc
%%
cat <<'E'
E
%%
cat <<E
line \
joined
E
%%
cat <<E
trailing
E
echo after
%%
cat <<E >&2
to stderr
E
%%
cat <<'PY'
print("it's a \"test\"")
PY
%%
python3 - <<'E'
print("from python")
E
%%
cat <<< "a here string"
%%
cat <<< 'a'"b"$(echo c)
%%
read -r a <<< "x y"; echo "$a"; unset a
%%
wc -c <<< ""
%%
grep b <<E && echo found
a
b
E
%%
cat <<E1 | cat - <(cat <<E2
two
E2
)
one
E1
%%
echo a | cat
%%
echo a | tr a b | tr b c
%%
echo a |
cat
%%
false | true; echo $?
%%
true | false; echo $?
%%
false | tail -1
%%
( set -o pipefail; false | true; echo $? )
%%
! true; echo $?
%%
! false | true; echo $?
%%
echo a |& cat; nonexistent-program-here |& cat
%%
{ echo out; echo err >&2; } | sed 's/^/p:/'
%%
{ echo out; echo err >&2; } 2>&1 | sed 's/^/p:/'
%%
seq 100000 | head -1
%%
yes | head -3
%%
seq 1000 | tail -2 | sort -r
%%
( shopt -s lastpipe; echo x | read -r v; echo "$v" )
%%
echo x | read -r v; echo "[$v]"
%%
echo a | while read -r l; do echo "got $l"; done
%%
cat /nonexistent-file | wc -l
%%
true | true | false | true; echo "${PIPESTATUS[*]}"
%%
echo x >/dev/stderr
%%
echo y > /dev/stdout
%%
echo x >>/dev/stderr; echo y >>/dev/stdout; echo z
%%
echo a | tee /dev/stderr
%%
echo a | tee /dev/stdout | cat
%%
echo a 2>&1 | cat
%%
echo one; echo two >/dev/stdout; echo three >/dev/fd/1; echo four >/dev/fd/2; echo five > /proc/self/fd/1
%%
cat /dev/stdin
%%
cat < /dev/stdin
%%
cat /dev/fd/0
%%
echo in | cat /dev/stdin
%%
echo in | cat /dev/fd/0 -
%%
cat
%%
cat -
%%
read -r x; echo "$? [$x]"
%%
read -p 'ok? ' a; echo "$?"
%%
python3 -c 'input()' 2>&1 | tail -1
%%
head -c 1; echo "$?"
%%
while read -r line; do echo "$line"; done; echo end
%%
mapfile -t lines; echo ${#lines[@]}; unset lines
%%
select x in a b; do echo $x; done
%%
tty
%%
test -t 0; echo $?; test -t 1; echo $?; test -t 2; echo $?
%%
echo err >&2
%%
echo a >&2; echo b; echo c >&2
%%
ls /nonexistent-file
%%
ls /nonexistent-file 2>/dev/null; echo $?
%%
ls /nonexistent-file 2>&1 | wc -l
%%
{ echo a; echo b >&2; } 2>/dev/null
%%
{ echo a; echo b >&2; } >/dev/null
%%
{ echo a; echo b >&2; } &>/dev/null; echo $?
%%
f=$(mktemp); echo a > $f; echo b >> $f; cat $f; rm $f; unset f
%%
echo a > f; ( set -C; echo b > f; echo c >| f ); cat f; rm f
%%
f=$(mktemp); printf 'a\nb\n' > $f; while read -r l; do echo "$l"; done < $f; rm $f; unset f l
%%
f=$(mktemp); exec 5>$f; echo five >&5; exec 5>&-; cat $f; rm $f; unset f
%%
exec {fd}>/dev/null; echo x >&$fd; exec {fd}>&-; echo ok; unset fd
%%
f=$(mktemp); ( exec > $f; echo inside; echo err 2>&1 >&2 ); cat $f; rm $f; unset f
%%
f=$(mktemp); exec 6<$f 7>>$f; echo seven >&7; cat <&6; exec 6<&- 7>&-; rm $f; unset f
%%
echo a 3>&1 1>&2 2>&3
%%
echo closed >&-
%%
echo closed >&-; echo $?
%%
( exec 1>&-; echo lost; echo "$?" >&2 )
%%
( exec 2>&-; nonexistent-program-here; echo $? )
%%
( exec 0<&-; cat; echo $? ) 2>&1 | tail -1
%%
cat < /nonexistent-file; echo $?
%%
echo x > /nonexistent-dir/file; echo $?
%%
echo x > ""
%%
echo x > $unset_name
%%
echo x >&9
%%
for d in 0 1 2 4 5 6 7 8 9; do [ -e /proc/self/fd/$d ] && printf '%s ' $d; done
%%
ls /proc/$$/fd | wc -l >/dev/null; echo counted
%%
stat -Lc %F /dev/stdin
%%
echo 'to the log' | logger --no-act --stderr 2>/dev/null || true
%%
: > /dev/null < /dev/null
%%
< /dev/null
%%
> /dev/null echo first
%%
echo a > /dev/null 2>&1 & wait; echo done
%%
exec 2>&1; echo x >&2
%%
exec 3>&1; echo three >&3; exec 3>&-
%%
coproc cat; echo through >&${COPROC[1]}; read -r -u ${COPROC[0]} x; echo "$x"; kill $COPROC_PID; wait $COPROC_PID 2>/dev/null; unset x
%%
cat <(sleep 0.05; echo slow)
%%
echo a > >(cat)
sleep 0.1
%%
echo data | { cat; } 2>&1; echo more | ( cat )
%%
dd if=/dev/zero bs=10 count=1 2>/dev/null | od -An -c
%%
echo x | xargs -I{} echo "[{}]"
%%
printf 'a\0b\0' | xargs -0 -n1 echo
%%
find /etc/hostname -exec echo {} \;
%%
sh -c 'echo out; echo err >&2'
%%
bash -c 'echo $0 $1' name arg
%%
bash <<'E'
echo from a shell in a shell
cd /
E
%%
env -i /bin/echo clean
%%
awk 'BEGIN { print "awk"; print "err" > "/dev/stderr" }'
%%
sed -n 2p <<E
1
2
E
