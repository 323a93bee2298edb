import {
  type ArithmeticWord,
  type Assignment,
  type Command,
  forEachChild,
  type ParameterExpansionPart,
  parse,
  type SyntaxNode,
  type TestBinaryExpression,
  type TestUnaryExpression,
  type Word,
} from "unbash";
import { objectionToCall } from "./call-check.ts";
import type { CommandList, KnownWord } from "./command-list.ts";
import { firstObjection, type Objection, type Rule, shown } from "./objection.ts";
import { objectionToEnvironment, objectionToVariable } from "./variables.ts";

/** Why this text of bash may not run; null when every command in it is written out and on the list. */
export function objectionToText(text: string, list: CommandList): Objection | null {
  try {
    return objectionTo(parse(text), list);
  } catch (error) {
    // Nested too deep for the parser or for the walk.
    if (error instanceof RangeError)
      return objection("cannot be parsed", "the command is nested too deep");
    throw error;
  }
}

function objectionTo(node: SyntaxNode, list: CommandList): Objection | null {
  const own = node.type === "Command" ? objectionToCommand(node, list) : objectionToNode(node);
  return own ?? firstObjection(childrenOf(node), (child) => objectionTo(child, list));
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  forEachChild(node, (child) => children.push(child));
  return children;
}

/** What is wrong with a node itself, whatever is in it. */
function objectionToNode(node: Exclude<SyntaxNode, Command>): Objection | null {
  switch (node.type) {
    case "Script": {
      const [error] = node.errors ?? [];
      return error === undefined
        ? null
        : objection("cannot be parsed", `the command cannot be parsed (${error.message})`);
    }
    case "Function":
      return objection("definition", `the function ${shown(node.name.text)} may not be defined`);
    case "Coproc":
      return objection("definition", "coproc is not accepted");
    case "For":
    case "Select":
      return objectionToVariable(node.name.text);
    case "Assignment":
      return objectionToSubscripts(node);
    case "ParameterExpansion":
      return objectionToParameter(node);
    case "ArithmeticCommandExpansion":
      return objectionToArithmetic(node.text);
    case "CommandExpansion":
    case "ProcessSubstitution":
      return node.script === undefined ? unreadable(node.text) : null;
    case "ArithmeticExpansion":
      return node.expression === undefined ? unreadable(node.text) : null;
    case "ArithmeticWord":
      return objectionToNumber(node);
    case "TestUnary":
      return objectionToUnary(node);
    case "TestBinary":
      return objectionToBinary(node);
    case "FileDescriptorVariable":
      return objection("redirection", `{${shown(node.name)}} before a redirection is not accepted`);
    case "Redirect":
    case "HereString":
      return node.target === undefined ? unreadable("a redirection") : null;
    case "HereDoc":
      return node.closing === undefined ? unreadable("a heredoc without its end") : null;
    case "LocaleString":
      return objection("hidden code", `${shown(node.text)} is not accepted: write it without $`);
    case "Word":
    case "BraceExpansion":
    case "ExtendedGlob":
    case "Glob":
      return node.parts === undefined ? objectionToLeaf(node.text) : null;
    case "Literal":
      return objectionToLeaf(node.text);
    default:
      return null;
  }
}

/** A command: the variables set in front of it, and what it runs. */
function objectionToCommand(command: Command, list: CommandList): Objection | null {
  const { name, prefix } = command;
  const assignments = prefix.filter((part): part is Assignment => part.type === "Assignment");
  if (name === undefined)
    return firstObjection(assignments, (part) => objectionToVariable(part.name));
  if (name.text.includes("\\\n"))
    return objection("not written out", "a command name may not go over the end of a line");
  return (
    firstObjection(assignments, (part) => objectionToEnvironment(part.name)) ??
    objectionToCall(
      {
        words: [name, ...command.args].map(literalOf),
        areOneWord: [name, ...command.args].map(isOneWord),
      },
      { list, objectionToText: (text) => objectionToText(text, list) },
    )
  );
}

/** The text of a word that is the same whenever it runs, without its quotes; null when it is not. */
function literalOf(word: Word | Assignment): KnownWord {
  if (word.type === "Assignment") {
    if (word.value.type === "ArrayValue" || word.index !== undefined) return null;
    const value = literalOf(word.value);
    return value === null ? null : `${word.name}${word.append === true ? "+" : ""}=${value}`;
  }
  if (word.text.startsWith("~")) return null;
  const isLiteral = (word.parts ?? []).every(
    (part) =>
      part.type === "Literal" ||
      part.type === "SingleQuoted" ||
      part.type === "AnsiCQuoted" ||
      (part.type === "DoubleQuoted" && part.parts.every(({ type }) => type === "Literal")),
  );
  return isLiteral ? word.value : null;
}

/** Whether a word stays one word, whatever its variables hold. */
function isOneWord(word: Word | Assignment): boolean {
  if (literalOf(word) !== null) return true;
  if (word.type === "Assignment") return false;
  return (word.parts ?? []).every(
    (part) => part.type === "DoubleQuoted" && !/[$][@]|[[][@][\]]|[$]\{[@]/.test(part.text),
  );
}

/** A subscript is arithmetic, and that of a text in quotes too: it may hide a command. */
function objectionToSubscripts({ index, value, text }: Assignment): Objection | null {
  const hasSubscripts =
    (index !== undefined && !/^\d+$/.test(index.text)) ||
    (value.type === "ArrayValue" && value.elements.some((element) => element.text.startsWith("[")));
  return hasSubscripts ? hidden(`the subscript in ${shown(text)}`) : null;
}

function objectionToParameter(part: ParameterExpansionPart): Objection | null {
  const { index, operation, parameter, prefix } = part;
  if (prefix === "!") return hidden(`the indirect ${shown(part.text)}`);
  if (index !== undefined && !/^(?:\d+|[@*])$/.test(index.text))
    return hidden(`the subscript in ${shown(part.text)}`);
  switch (operation?.type) {
    case "Default":
      return operation.operator.includes("=") ? objectionToVariable(parameter) : null;
    case "Slice":
      return [operation.offset, operation.length].every(
        (word) => word === undefined || /^ *-?\d+$/.test(word.text),
      )
        ? null
        : hidden(`the variable offset in ${shown(part.text)}`);
    case "Transform":
      return /^[QULu]$/.test(operation.operand.text)
        ? null
        : hidden(`the operator of ${shown(part.text)}`);
    case "Names":
    case "Unknown":
      return unreadable(part.text);
    default:
      return null;
  }
}

/** bash evaluates what a name stands for in arithmetic, again as arithmetic: a variable may hide a command. */
function objectionToNumber({ value }: ArithmeticWord): Objection | null {
  return /^(?:\d+|0[xX][0-9a-fA-F]+|\d+#[0-9a-zA-Z]+)$/.test(value.trim())
    ? null
    : objectionToArithmetic(value);
}

function objectionToArithmetic(text: string): Objection {
  return hidden(`${shown(text)} in arithmetic (only numbers are accepted there)`);
}

/** Operators of `[[ ]]` that take texts and file names, and evaluate neither. */
const textOperators = new Set(["=", "==", "!=", "=~", "<", ">", "-nt", "-ot", "-ef"]);
const isFileOrTextOperator = /^-[abcdefghkLnNoOGprsStuwxz]$/;

function objectionToUnary({ operator }: TestUnaryExpression): Objection | null {
  return isFileOrTextOperator.test(operator) ? null : hidden(`[[ ${shown(operator)} ]]`);
}

function objectionToBinary({ operator, left, right }: TestBinaryExpression): Objection | null {
  if (textOperators.has(operator)) return null;
  const areNumbers = [left, right].every(({ text }) => /^-?\d+$/.test(text));
  return areNumbers ? null : hidden(`[[ ${shown(operator)} ]], which evaluates arithmetic`);
}

/** Text that was taken for plain, but would be more if the parser were wrong about it. */
function objectionToLeaf(text: string): Objection | null {
  const unescaped = text.replaceAll(/\\[\s\S]/g, "");
  return /`|[$][({[]|[<>]\(/.test(unescaped) ? unreadable(text) : null;
}

function hidden(what: string): Objection {
  return objection("hidden code", `${what} is not accepted, since bash may run code that it hides`);
}

function unreadable(text: string): Objection {
  return objection("cannot be parsed", `${shown(text)} cannot be read for certain`);
}

function objection(rule: Rule, what: string): Objection {
  return { rule, what };
}
