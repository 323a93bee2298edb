import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite, test } from "node:test";
import { cannotProbe, normalUser, run, underFilter } from "./seccomp-probes.ts";

/** Each is a bash text that ends with 0 and prints `done` where the tool works; `needs` is asked of the machine first. */
const works: readonly { readonly tool: string; readonly needs: string; readonly text: string }[] = [
  {
    tool: "bash, with pipes, process substitution, coprocesses and jobs",
    needs: "true",
    text: `set -e; seq 9 | sort -r | head -1 > a; diff <(echo 1) <(echo 1); coproc cat; echo x >&"\${COPROC[1]}"
      read -r x <&"\${COPROC[0]}"; sleep 0.01 & wait $!; (cd /; true); [ "$(cat a)$x" = 9x ]; echo done`,
  },
  {
    tool: "node, with child processes, threads, a server and the list of interfaces",
    needs: "node --version",
    text: `cat > a.mjs <<'END'
      import { execFileSync, fork } from "node:child_process";
      import { createServer } from "node:http";
      import { networkInterfaces } from "node:os";
      import { Worker } from "node:worker_threads";
      if (process.send) { process.send("from the child"); process.disconnect(); } else {
        execFileSync("/bin/true");
        await new Promise((go) => fork("a.mjs").once("message", go));
        await new Promise((go) => new Worker("0", { eval: true }).once("exit", go));
        const server = createServer((_, answer) => answer.end("done"));
        await new Promise((go) => server.listen(0, "127.0.0.1", go));
        networkInterfaces();
        const answer = await fetch("http://127.0.0.1:" + server.address().port);
        console.log(await answer.text());
        server.close();
        server.closeAllConnections();
      }
END
      node a.mjs`,
  },
  {
    tool: "git, with commits, a clone and a worktree",
    needs: "git --version",
    text: `set -e; git init -q a; cd a; echo 1 > f; git add -A
      git -c user.name=n -c user.email=e@example.org commit -qm one; git worktree add -q ../b; cd ..
      git clone -q a c; git -C c gc -q; git -C c fsck --no-progress; git -C c status --short; echo done`,
  },
  {
    tool: "python, with processes, a forked pool, threads, loopback and a look-up",
    needs: "python3 --version",
    text: `cat > a.py <<'END'
import asyncio, multiprocessing, socket, subprocess, threading
subprocess.run(["true"], check=True)
with multiprocessing.get_context("fork").Pool(2) as pool: assert pool.map(abs, [-1, -2]) == [1, 2]
threading.Thread(target=lambda: None).start()
socket.getaddrinfo("localhost", 80)
server = socket.create_server(("127.0.0.1", 0))
socket.create_connection(server.getsockname()).close()
async def say():
    process = await asyncio.create_subprocess_exec("echo", "done")
    await process.wait()
asyncio.run(say())
END
      python3 a.py`,
  },
  {
    tool: "gcc and make, in parallel",
    needs: "gcc --version && make --version",
    text: `set -e; echo '#include <stdio.h>
      int main(void) { puts("done"); }' > a.c; cp a.c b.c
      printf 'all: a b\\n%%: %%.c\\n\\tgcc -O2 -o $@ $<\\n' > Makefile; make -s -j2; ./a > /dev/null; ./b`,
  },
];

suite("Tools under the filter, without unix sockets", { skip: cannotProbe }, () => {
  for (const { tool, needs, text } of works) {
    test(`Works as ever: ${tool}`, (context) => {
      const bash = (script: string): readonly string[] => ["bash", "-c", script];
      if (run([...normalUser.prefix, ...bash(needs)]).status !== 0) {
        context.skip("it is not on this machine");
        return;
      }
      const filtered = runInFolder(context, underFilter(bash(text)));
      const control = runInFolder(context, bash(text));
      assert.equal(control.stdout, "done\n", control.stderr);
      assert.deepEqual(filtered, control);
    });
  }
});

function runInFolder(
  context: { readonly after: (cleanup: () => void) => void },
  words: readonly string[],
): ReturnType<typeof run> {
  const folder = mkdtempSync(join(tmpdir(), "seccomp-test-"));
  context.after(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o777);
  return run([...normalUser.prefix, ...words], { cwd: folder });
}
