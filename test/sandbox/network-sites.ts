import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { strToU8, zipSync } from "fflate";
import { createFolder } from "../record/record-fixture.ts";
import { commitAll, git, writeFiles } from "../record/git-fixture.ts";

export interface Site {
  readonly port: number;
  /** The paths that it was asked for. */
  readonly seen: readonly string[];
}

/** Serves answers by path on the loopback address, by TLS when there is a certificate. */
export async function startSite(
  context: TestContext,
  answer: (path: string) => Buffer | string | { readonly location: string } | null,
  certificate?: { readonly key: Buffer; readonly cert: Buffer },
): Promise<Site> {
  const seen: string[] = [];
  const handle: RequestListener = (request, response) => {
    const path = new URL(request.url ?? "/", "http://any.test").pathname;
    seen.push(path);
    const body = answer(path);
    request.resume().on("end", () => {
      if (body === null) response.writeHead(404).end();
      else if (Buffer.isBuffer(body)) response.end(body);
      else if (typeof body === "string")
        response.writeHead(200, { "content-type": "text/html" }).end(body);
      else response.writeHead(302, { location: body.location }).end();
    });
  };
  const server =
    certificate === undefined ? createServer(handle) : createSecureServer(certificate, handle);
  await listening(server);
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, seen };
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
}

/** A key and a certificate that nobody trusts; null where there is no openssl. */
export function makeCertificate(
  context: TestContext,
): { readonly key: Buffer; readonly cert: Buffer } | undefined {
  const folder = createFolder(context);
  const [key, cert] = [join(folder, "key"), join(folder, "cert")];
  const words = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=site.test".split(" ");
  try {
    execFileSync("openssl", [...words, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    return undefined;
  }
}

/** Answers with the files of a bare repository, as any web server can. */
export function repositoryFiles(context: TestContext): (path: string) => Buffer | null {
  const folder = createFolder(context);
  const source = join(folder, "source");
  mkdirSync(source);
  writeFiles(source, { "readme.md": "From afar.\n" });
  git(source, "init", "--quiet", "--initial-branch=main");
  commitAll(source);
  git(folder, "clone", "--quiet", "--bare", source, "code.git");
  git(join(folder, "code.git"), "update-server-info");
  return (path) => {
    const file = join(folder, path);
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file) : null;
  };
}

/** A registry of npm with one package, `afar`, whose tarball is at the address that the registry was asked by. */
export function registryOf(
  context: TestContext,
  base: () => string,
): (path: string) => Buffer | string | null {
  const folder = createFolder(context);
  mkdirSync(join(folder, "package"));
  const description = { name: "afar", version: "1.0.0", main: "main.js" };
  writeFileSync(join(folder, "package/package.json"), JSON.stringify(description));
  writeFileSync(join(folder, "package/main.js"), 'console.log("from afar");\n');
  execFileSync("tar", ["-czf", "afar.tgz", "package"], { cwd: folder });
  const tarball = readFileSync(join(folder, "afar.tgz"));
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  return (path) => {
    if (path === "/afar/-/afar-1.0.0.tgz") return tarball;
    const dist = { tarball: `${base()}/afar/-/afar-1.0.0.tgz`, integrity };
    const versions = { "1.0.0": { ...description, dist } };
    return path === "/afar"
      ? JSON.stringify({ name: "afar", "dist-tags": { latest: "1.0.0" }, versions })
      : null;
  };
}

/** A simple index of Python packages with one, `afar`. */
export function packageIndex(): (path: string) => Buffer | string | null {
  const info = "afar-1.0.dist-info";
  const wheel = Buffer.from(
    zipSync({
      "afar.py": strToU8('print("from afar")\n'),
      [`${info}/METADATA`]: strToU8("Metadata-Version: 2.1\nName: afar\nVersion: 1.0\n"),
      [`${info}/WHEEL`]: strToU8("Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"),
      [`${info}/RECORD`]: strToU8(""),
    }),
  );
  const name = "afar-1.0-py3-none-any.whl";
  return (path) => {
    if (path === `/files/${name}`) return wheel;
    return path === "/simple/afar/"
      ? `<!DOCTYPE html><html><body><a href="/files/${name}">${name}</a></body></html>`
      : null;
  };
}
