Texts that do not behave as in `bash -c`; docs/shell.md says why.
%%
echo "${unset_name?}"
%%
echo $SHLVL; bash -c 'echo $SHLVL'
%%
echo "${PIPESTATUS[@]}"; true | false | true; echo "${PIPESTATUS[@]}"
%%
set -u; echo "${unset_name-}"; echo "$unset_name"; echo not reached
%%
( set -x; echo a )
%%
echo $-
%%
echo "$_"
%%
bash -c 'kill -9 $$'
%%
[[ a == ]]
%%
[[ -f ]]
%%
[[ a b ]]
%%
[[ ( a ]]
%%
set -m; sleep 0.01 & wait; set +m; echo monitored
%%
timeout -s KILL 0.05 sleep 30
%%
trap 'echo at the end of the shell' EXIT; echo a
