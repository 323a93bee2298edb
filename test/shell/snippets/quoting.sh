Texts for bash. A line of two percent signs stands between them; what stands before the first is no text.
%%
echo a
%%
echo a # b
%%
echo 'a b'  "c  d"
%%
echo "a'b" 'c"d'
%%
echo 'a'\''b'
%%
echo "\$HOME \\ \" \`"
%%
echo \$HOME \* \~ \#
%%
echo $'a\tb\nc\x41\u00e9\e[0m'
%%
echo $'it\'s'
%%
echo $"translated"
%%
echo a\
b
%%
echo "a\
b"
%%
echo 'a\
b'
%%
echo a\ b
%%
echo 'a != b'
%%
echo "a!b" !! !x
%%
echo '`'
%%
echo "it's"
%%
printf '%s\n' "a  b" 'c	d' e\	f
%%
printf no-newline
%%
printf '%s|' a "" '' b; echo
%%
echo ""
%%
echo
%%
true
%%
false
%%
:
%%
# only a comment
%%
   
%%

echo after an empty line

%%
	echo after a tab
%%
echo a;
%%
echo a ; echo b ;# c
%%
echo trailing backslash \
%%
echo "unicode: é ü 日本 🎉"
%%
echo 日本 | cat
%%
printf '%q\n' "a b" $'c\nd' "é" '' '*'
%%
x='a  b'; echo $x; echo "$x"; unset x
%%
( x='*'; cd /; echo "$x" )
%%
echo '$(echo no)' "$(echo yes)"
%%
echo "$(echo "nested $(echo "deep er")")"
%%
echo `echo back \`echo nested\``
%%
echo "a"b'c'd$'e'
%%
echo -n a; echo -e 'b\tc'; echo -E 'd\te'
%%
echo -- -n
%%
printf '%b' 'a\nb\x41\n'
%%
printf '%5.2f|%-5s|%05d|%x\n' 3.14159 ab 42 255
%%
printf '%s %s\n' 1 2 3
%%
printf -v y '%03d' 7; echo "$y"
%%
printf '%d\n' abc
%%
echo 'line1
line2
  line3'
%%
echo "a	tab"
%%
echo {a,b}{1,2} {1..3} {a..e..2} {01..03} a{,b}
%%
echo '{a,b}' {a} {}
%%
echo a=b c=d; a=b c=d env | grep -E '^[ac]=' | sort
%%
'echo' quoted; "echo" also; \echo too
%%
echo 1>&1 two
%%
echo "${x:-"in ner"}" "${x:-'sq'}"
%%
echo "a
%%
echo 'a
%%
echo `a
%%
echo "a" "b
%%
echo ${a b}
%%
echo $((1+
