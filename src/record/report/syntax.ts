import bash from "refractor/bash";
import c from "refractor/c";
import cpp from "refractor/cpp";
import csharp from "refractor/csharp";
import css from "refractor/css";
import docker from "refractor/docker";
import go from "refractor/go";
import ini from "refractor/ini";
import java from "refractor/java";
import javascript from "refractor/javascript";
import json from "refractor/json";
import jsx from "refractor/jsx";
import kotlin from "refractor/kotlin";
import makefile from "refractor/makefile";
import markdown from "refractor/markdown";
import markup from "refractor/markup";
import php from "refractor/php";
import python from "refractor/python";
import ruby from "refractor/ruby";
import rust from "refractor/rust";
import sql from "refractor/sql";
import toml from "refractor/toml";
import tsx from "refractor/tsx";
import typescript from "refractor/typescript";
import yaml from "refractor/yaml";
import { refractor } from "refractor/core";
import { linesOfPieces, merged, type StyledPiece } from "./styled-text.ts";

/** The grammars, with the ends of the names of their files. */
const grammars = [
  [bash, "bash sh zsh bats"],
  [c, "c h"],
  [cpp, "cc cpp cxx hpp hh"],
  [csharp, "cs"],
  [css, "css scss less"],
  [docker, "dockerfile"],
  [go, "go"],
  [ini, "ini cfg conf properties"],
  [java, "java"],
  [javascript, "js cjs mjs"],
  [json, "json jsonc"],
  [jsx, "jsx"],
  [kotlin, "kt kts"],
  [makefile, "makefile mk"],
  [markdown, "md markdown"],
  [markup, "html htm xml svg vue"],
  [php, "php"],
  [python, "py pyi"],
  [ruby, "rb gemspec rakefile gemfile"],
  [rust, "rs"],
  [sql, "sql"],
  [toml, "toml"],
  [tsx, "tsx"],
  [typescript, "ts cts mts"],
  [yaml, "yaml yml"],
] as const;

const languages = new Map(
  grammars.flatMap(([grammar, names]) =>
    names.split(" ").map((name) => [name, grammar.displayName] as const),
  ),
);
for (const [grammar] of grammars) refractor.register(grammar);

/** Gives code its colours, as long as its budget lasts. */
export interface Highlighter {
  /** The styled pieces of each line; null when the file's language is not known, or when the code is too much to be read in time. */
  lines(path: string, code: string): readonly (readonly StyledPiece[])[] | null;
}

const longestCode = 12_000;
const longestLine = 600;
const mostCharacters = 400_000;
/** Code is foreign: one that takes a grammar long must not hold up the end of a run. */
const longestMs = 1500;

export function createHighlighter(): Highlighter {
  let characters = 0;
  let spentMs = 0;
  return {
    lines(path, code) {
      const language = languageOf(path);
      if (language === null || code.length > longestCode) return null;
      if (characters + code.length > mostCharacters || spentMs > longestMs) return null;
      if (code.split("\n").some((line) => line.length > longestLine)) return null;
      characters += code.length;
      const startedAt = performance.now();
      const pieces = highlighted(language, code);
      spentMs += performance.now() - startedAt;
      return pieces;
    },
  };
}

function languageOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return languages.get(name.slice(name.lastIndexOf(".") + 1)) ?? null;
}

function highlighted(language: string, code: string): readonly (readonly StyledPiece[])[] | null {
  try {
    const pieces: StyledPiece[] = [];
    collect(refractor.highlight(code, language).children, "", pieces);
    return linesOfPieces(merged(pieces));
  } catch {
    return null;
  }
}

type Nodes = ReturnType<typeof refractor.highlight>["children"];

function collect(nodes: Nodes, inherited: string, pieces: StyledPiece[]): void {
  for (const node of nodes) {
    if (node.type === "text") pieces.push([node.value, inherited]);
    else if (node.type === "element") {
      const names = node.properties["className"];
      const known = Array.isArray(names) ? names.map((name) => classes[name]) : [];
      collect(node.children, known.find((name) => name !== undefined) ?? inherited, pieces);
    }
  }
}

/** The grammars' kinds of tokens by the classes of the page. */
const classes: { readonly [kind: string]: string } = {
  keyword: "k",
  boolean: "k",
  atrule: "k",
  important: "k",
  selector: "k",
  tag: "k",
  string: "s",
  char: "s",
  regex: "s",
  "attr-value": "s",
  "template-string": "s",
  url: "s",
  comment: "c",
  prolog: "c",
  doctype: "c",
  number: "n",
  constant: "n",
  symbol: "n",
  function: "t",
  "class-name": "t",
  builtin: "t",
  "maybe-class-name": "t",
  title: "t",
  property: "a",
  "attr-name": "a",
  key: "a",
  variable: "a",
  decorator: "m",
  annotation: "m",
  macro: "m",
  shebang: "m",
  interpolation: "",
};
