import type { CallResult, ToolCall, ToolDeclaration } from "../model/model.ts";
import type { RunRecorder } from "../record/recorder.ts";

/** What a tool is told besides the call itself. */
export interface ToolContext {
  readonly turn: number;
  readonly recorder: RunRecorder;
  /** Aborted when the run is to end: the tool then stops what it does and still gives a result. */
  readonly signal: AbortSignal;
}

/** Something that the model can call. It records what it does, before and after, and answers every call, a malformed one too. */
export interface Tool {
  readonly declaration: ToolDeclaration;
  run(call: ToolCall, context: ToolContext): Promise<CallResult>;
}
