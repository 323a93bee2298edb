Texts that leave the memory of bash 5.2 damaged, so that it may crash later: for fresh sessions only.
%%
echo $(a
%%
echo ${a
%%
echo "unfinished $(echo a
%%
echo $(
%%
echo ${
%%
echo `echo a
