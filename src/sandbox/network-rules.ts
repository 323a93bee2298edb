import { BlockList, isIPv4, isIPv6 } from "node:net";

/** What commands can reach: nothing, what the runner can, or what a list allows, through our proxy. An empty list allows nothing. */
export type Network = "none" | "host" | NetworkRules;
export type NetworkRules = readonly NetworkRule[];

/** One entry of the list. */
export interface NetworkRule {
  /** `name`: this very name; `below`: names that end with a dot and this one; `address`: this very address. */
  readonly kind: "name" | "below" | "address";
  /** In lower case and without a dot at the end; an address in its shortest form. */
  readonly host: string;
  readonly ports: readonly number[];
}

/** Where a request wants to go. */
export interface NetworkTarget {
  readonly kind: "name" | "address";
  readonly host: string;
  readonly port: number;
}

export type NetworkVerdict =
  | { readonly verdict: "allowed"; readonly rule: NetworkRule }
  | { readonly verdict: "denied"; readonly reason: string };

/** Of an entry that names no port. */
const usualPorts = [80, 443];

/**
 * Reads the input: `none`, `host`, or entries, one a line: `name`, `*.name`, `name:port`, or an IP address (IPv6 in brackets), which
 * allows that very address also where a listed name has it. Gives what is accepted, with the entry that is not, when one is bad.
 */
export function parseNetwork(
  text: string,
): { readonly value: Network } | { readonly accepted: string } {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const [first] = lines;
  if (lines.length === 1 && (first === "none" || first === "host")) return { value: first };
  const rules: NetworkRule[] = [];
  for (const line of lines) {
    const rule = parseRule(line);
    if ("problem" in rule) {
      const form = "none, host, or domains, one a line, such as example.com, *.example.com:8443";
      return { accepted: `${form}; the entry ${JSON.stringify(line)} ${rule.problem}` };
    }
    rules.push(rule);
  }
  return { value: rules };
}

/** Where `name:port` or `[address]:port` leads; null when that is not a name or an address. Without a port it is the fallback. */
export function parseTarget(authority: string, fallbackPort: number | null): NetworkTarget | null {
  const parts = partsOf(authority);
  const host = parts === null ? null : parseHost(parts.host);
  const port = parts?.port === undefined ? fallbackPort : parsePort(parts.port);
  return host === null || port === null ? null : { ...host, port };
}

/** Whether the list has it. The addresses of an allowed name are another question (`isReachable`). */
export function judge(rules: NetworkRules, target: NetworkTarget): NetworkVerdict {
  const fitting = rules.filter((rule) => fits(rule, target));
  const rule = fitting.find(({ ports }) => ports.includes(target.port));
  if (rule !== undefined) return { verdict: "allowed", rule };
  if (fitting.length > 0) return { verdict: "denied", reason: "this port of it is not allowed" };
  return target.kind === "address"
    ? { verdict: "denied", reason: "it is an address, and only names are allowed" }
    : { verdict: "denied", reason: "it is not in the list of allowed names" };
}

/**
 * Whether a listed name may be reached at this address: public ones may; others (private, loopback, link-local, shared, multicast,
 * unspecified, reserved, in another address's disguise, of the cloud's own services) only where the list has that address, and loopback
 * for the name localhost. So a name that the world's DNS points at the runner's neighbours leads nowhere.
 */
export function isReachable(rules: NetworkRules, target: NetworkTarget, resolved: string): boolean {
  const address = parseAddress(resolved);
  if (address === null) return false;
  if (judge(rules, { kind: "address", host: address, port: target.port }).verdict === "allowed")
    return true;
  if (target.host === "localhost") return loopback.includes(address);
  return isIPv4(address)
    ? !closedAddresses.check(address)
    : openAddresses.check(address, "ipv6") && !closedAddresses.check(address, "ipv6");
}

/** The entry as a person would write it, without ports where they are the usual ones. */
export function ruleText({ kind, host, ports }: NetworkRule): string {
  const name = kind === "below" ? `*.${host}` : isIPv6(host) ? `[${host}]` : host;
  return ports === usualPorts ? name : `${name}:${ports.join(",")}`;
}

/** `none`, `host`, or the entries. */
export function networkText(network: Network): string {
  if (typeof network === "string") return network;
  return network.map(ruleText).join(", ");
}

function parseRule(text: string): NetworkRule | { readonly problem: string } {
  if (text === "none" || text === "host") return { problem: "stands alone" };
  const parts = partsOf(text);
  if (parts === null) return { problem: "is no domain" };
  const isBelow = parts.host.startsWith("*.");
  const host = parseHost(isBelow ? parts.host.slice(2) : parts.host);
  if (host === null || (isBelow && host.kind === "address")) return { problem: "is no domain" };
  const port = parts.port === undefined ? null : parsePort(parts.port);
  if (parts.port !== undefined && port === null) return { problem: "has no valid port" };
  return {
    kind: isBelow ? "below" : host.kind,
    host: host.host,
    ports: port === null ? usualPorts : [port],
  };
}

function fits(rule: NetworkRule, { kind, host }: NetworkTarget): boolean {
  if (rule.kind === "below") return kind === "name" && host.endsWith(`.${rule.host}`);
  return rule.kind === kind && rule.host === host;
}

function partsOf(text: string): { readonly host: string; readonly port?: string } | null {
  const [, host, port] = /^(\[[^[\]]*\]|[^:[\]]*)(?::(\d*))?$/.exec(text) ?? [];
  if (host === undefined) return null;
  return port === undefined ? { host } : { host, port };
}

function parsePort(text: string): number | null {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65_535 ? port : null;
}

function parseHost(text: string): Pick<NetworkTarget, "kind" | "host"> | null {
  const inBrackets = /^\[(.*)\]$/.exec(text)?.[1];
  const address = parseAddress(inBrackets ?? text);
  // An address with colons needs brackets, another one has none.
  if (address !== null && isIPv6(address) === (inBrackets !== undefined))
    return { kind: "address", host: address };
  const name = inBrackets === undefined && address === null ? parseName(text) : null;
  return name === null ? null : { kind: "name", host: name };
}

/** An IP address in its shortest form. Other spellings of IPv4 (`127.1`, `0x7f.1`) are none, and no names either. */
function parseAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  if (!isIPv6(text) || text.includes("%")) return null;
  return new URL(`http://[${text}]`).hostname.slice(1, -1);
}

/**
 * A domain as it stands in DNS, in lower case: punycode and no other letters than ASCII's, for what looks alike or is folded together
 * differs from one program to the next. Names whose last label is a number are read as addresses by many programs.
 */
function parseName(text: string): string | null {
  if (!/^[\w.-]+$/.test(text)) return null;
  const name = text.toLowerCase().replace(/\.$/, "");
  const labels = name.split(".");
  const isSound = labels.every((label) => /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/.test(label));
  const isNumber = /^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1) ?? "");
  return isSound && !isNumber && name.length <= 253 ? name : null;
}

const loopback: readonly string[] = ["127.0.0.1", "::1"];

/** Of IPv6 only what is given out for the world (2000::/3); in it, what leads to another address or to documentation. */
const openAddresses = blockList(["2000::/3"]);
const closedAddresses = blockList([
  // The special-purpose registries of IANA.
  ..."0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24".split(
    " ",
  ),
  ..."192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3".split(
    " ",
  ),
  ..."2001::/23 2001:db8::/32 2002::/16 3fff::/20".split(" "),
  // Azure's own service for its machines, where hosted runners are.
  "168.63.129.16/32",
]);

function blockList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [address = "", bits = ""] = subnet.split("/");
    list.addSubnet(address, Number(bits), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return list;
}
