/** What the scripted model says, in the order of the requests; a function decides by the request instead. */
export type Script =
  | readonly Step[]
  | ((request: ScriptedRequest, index: number) => Step | Promise<Step>);

/** One answer: a reply, its blocks alone, or a fault. All of it is JSON, but for `reached`. */
export type Step = Reply | readonly ReplyBlock[] | Fault;

/** A request as the server received it. `body` is the parsed JSON, undefined when it was none. */
export interface ScriptedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** The bytes of the body, to compare requests. */
  readonly text: string;
  readonly body: unknown;
}

export interface Reply {
  readonly blocks: readonly ReplyBlock[];
  /** `tool_use` when a block is one, else `end_turn`. */
  readonly stopReason?: string;
  readonly stopDetails?: { readonly type: string; readonly [key: string]: unknown };
  readonly stopSequence?: string;
  /** How long the server waits before it answers, in milliseconds. */
  readonly delayMs?: number;
  /** Pings that are sent before the content, as while the model thinks. */
  readonly pings?: { readonly count: number; readonly everyMs: number };
  /** How long the stream stays open after its last event, in milliseconds. */
  readonly lingerMs?: number;
  /** The model that answers; the one asked for when absent. */
  readonly model?: string;
  /** Instead of what the server counts. */
  readonly usage?: { readonly [field: string]: unknown };
  /** The last block is not ended, as when a stream is cut off by a refusal. */
  readonly lastBlockOpen?: boolean;
}

export type ReplyBlock = TextReply | ThinkingReply | RedactedThinkingReply | ToolUseReply;

export interface TextReply {
  readonly type: "text";
  readonly text: string;
}

export interface ThinkingReply {
  readonly type: "thinking";
  readonly thinking: string;
  /** Made from the text when absent; empty for a block that was cut off before its signature. */
  readonly signature?: string;
}

export interface RedactedThinkingReply {
  readonly type: "redacted_thinking";
  readonly data: string;
}

export interface ToolUseReply {
  readonly type: "tool_use";
  /** Counted by the server when absent. */
  readonly id?: string;
  readonly name: string;
  readonly input: unknown;
  /** Text that is streamed instead of the JSON of `input`: an input that was cut off, or is no JSON. */
  readonly inputText?: string;
}

/** What goes wrong. `afterEvents` counts events of `reply`'s stream that are sent before. */
export type Fault =
  /** An HTTP error; a body that is a string is sent as HTML. */
  | {
      readonly fault: "status";
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: { readonly [name: string]: string };
    }
  /** The connection is reset before there are headers. */
  | { readonly fault: "reset" }
  /** Nothing is ever answered. `reached` is called once the request is here. */
  | { readonly fault: "silent"; readonly reached?: () => void }
  /** The connection ends in the middle of the stream. */
  | { readonly fault: "break"; readonly afterEvents: number; readonly reply?: Reply }
  /** The stream goes silent and stays open. `reached` is called once it has. */
  | {
      readonly fault: "stall";
      readonly afterEvents: number;
      readonly reply?: Reply;
      readonly reached?: () => void;
    }
  /** An error event in the stream, such as `overloaded_error`. */
  | {
      readonly fault: "error_event";
      readonly afterEvents: number;
      readonly reply?: Reply;
      readonly error: { readonly type: string; readonly message: string };
    }
  /** An event whose data is no JSON, and the rest of the stream after it. */
  | { readonly fault: "malformed_event"; readonly afterEvents: number; readonly reply?: Reply }
  /** Any text with status 200. */
  | { readonly fault: "raw"; readonly body: string; readonly contentType?: string }
  /** These bytes and no others, the status line included, a character a byte; then the connection ends, is reset, or stays open. */
  | {
      readonly fault: "wire";
      readonly bytes: string;
      readonly ending: "end" | "reset" | "open";
    }
  /** `head`, and then the same text again and again until the client goes away, or `limitBytes` are sent. */
  | {
      readonly fault: "endless";
      readonly status: number;
      readonly contentType: string;
      readonly head: string;
      readonly text: string;
      readonly limitBytes: number;
      /** The pause after each text, in milliseconds; none when absent. */
      readonly everyMs?: number;
    };

export function say(text: string): TextReply {
  return { type: "text", text };
}

/** A call of bash: a command, or the restart of the session. */
export function bash(command: string | { readonly restart: true }): ToolUseReply {
  return {
    type: "tool_use",
    name: "bash",
    input: typeof command === "string" ? { command } : command,
  };
}

export function think(summary: string): ThinkingReply {
  return { type: "thinking", thinking: summary };
}

/** An error in the shape of the Messages API (page "Errors"). */
export function serviceError(
  status: number,
  {
    type,
    message,
    headers = {},
  }: {
    readonly type: string;
    readonly message: string;
    readonly headers?: { readonly [name: string]: string };
  },
): Fault {
  return { fault: "status", status, body: { type: "error", error: { type, message } }, headers };
}

/** A page in HTML with status 200, as a proxy or a captive portal gives it. */
export function htmlPage(): Fault {
  return {
    fault: "raw",
    contentType: "text/html",
    body: "<!doctype html><title>Please sign in</title>",
  };
}

/** A step in its full form. */
export function fullStep(step: Step): Reply | Fault {
  return isBlocks(step) ? { blocks: step } : step;
}

function isBlocks(step: Step): step is readonly ReplyBlock[] {
  return Array.isArray(step);
}
