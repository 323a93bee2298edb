/** Why a request gave no response. */
export type ServiceFault =
  /** The service answered with an HTTP error. `type` and `message` are its own words, empty when it had none. */
  | {
      readonly kind: "status";
      readonly status: number;
      readonly type: string;
      readonly message: string;
      readonly retryAfterMs: number | null;
      readonly advice?: Advice;
    }
  /** It reported an error in the middle of a stream. */
  | {
      readonly kind: "error_event";
      readonly type: string;
      readonly message: string;
      readonly advice?: Advice;
    }
  /** The proxy on the way did not let us through. `proxy` is its address, without a password. */
  | { readonly kind: "proxy"; readonly status: number; readonly proxy: string }
  /** We found ourselves that no request can be made. */
  | { readonly kind: "refused"; readonly reason: string }
  /** There was no connection, or it ended too early. */
  | { readonly kind: "connection"; readonly message: string }
  /** What came is not the stream of a response. */
  | { readonly kind: "broken_stream"; readonly problem: string }
  /** Nothing came for so long. */
  | { readonly kind: "idle"; readonly afterMs: number };

/** What to do about a lasting error, by its status; a text each, for the end of a line. */
export interface Advice {
  readonly [status: number]: string;
}

/** Whether another try may help. Reasons are one line. */
export type Verdict =
  | { readonly kind: "retry"; readonly reason: string; readonly retryAfterMs: number | null }
  | {
      readonly kind: "reject";
      readonly cause: "rejected" | "no_model" | "context_window_exceeded";
      readonly reason: string;
    };

/** Decides by the kinds of errors of the page "Errors"; a kind that is not named there and is no client error is tried again. */
export function verdictOn(fault: ServiceFault): Verdict {
  switch (fault.kind) {
    case "status":
      return verdictOnStatus(fault);
    case "error_event":
      return verdictOnErrorEvent(fault);
    case "connection":
      return retry(`the connection to the service failed: ${fault.message}`);
    case "proxy":
      return verdictOnProxy(fault);
    case "refused":
      return reject(fault.reason);
    case "broken_stream":
      return retry(`the service sent no valid response: ${fault.problem}`);
    case "idle":
      return retry(`the service was silent for ${fault.afterMs / 1000} s`);
  }
}

/** Text of others as part of one line: white space made single, cut at 500 characters. */
export function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 500 ? `${line.slice(0, 500)} ...` : line;
}

/**
 * The delay that `retry-after-ms` (milliseconds) or `retry-after` (seconds, or a date) asks for, in milliseconds; null when neither says
 * anything that can be read. `now` is the time in milliseconds since 1970.
 */
export function retryAfterOf(
  headers: { get(name: string): string | null },
  now: number,
): number | null {
  const milliseconds = numberOf(headers.get("retry-after-ms"));
  if (milliseconds !== null) return milliseconds;
  const text = headers.get("retry-after");
  const seconds = numberOf(text);
  if (seconds !== null) return seconds * 1000;
  // A date of HTTP begins with the name of the day; Date.parse alone would take a bare number for a year.
  const date = /^[a-z]{3}/i.test(text ?? "") ? Date.parse(text ?? "") : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** 408, 409, 424 (Bedrock: the model failed) and 429 are the client errors that pass by themselves. */
const passingStatuses: readonly number[] = [408, 409, 424, 429];

/** Kinds of errors that stay as they are, with the status that they have outside of a stream. */
const lastingErrors: { readonly [type: string]: number } = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  // Bedrock's own, in a stream (API reference, "ResponseStream" and "Common errors").
  validationException: 400,
  accessDeniedException: 403,
  expiredTokenException: 403,
  unrecognizedClientException: 403,
  resourceNotFoundException: 404,
};

const ownAdvice: Advice = {
  400: "the request is not what the service accepts: check model and max-output-tokens",
  401: "check anthropic-api-key",
  402: "check the billing of the account that the key belongs to",
  403: "the key may not use this model or service: check its permissions",
  404: "check model and base-url",
  413: "the conversation is larger than the service accepts",
  422: "the request is not what the service accepts: check model and max-output-tokens",
};

function retry(reason: string, retryAfterMs: number | null = null): Verdict {
  return { kind: "retry", reason: oneLine(reason), retryAfterMs };
}

function verdictOnStatus({
  status,
  type,
  message,
  retryAfterMs,
  advice,
}: Extract<ServiceFault, { kind: "status" }>): Verdict {
  const said = message === "" ? type : message;
  const reason = `the service answered with status ${status}${said === "" ? "" : `: ${oneLine(said)}`}`;
  if (status >= 500 || passingStatuses.includes(status)) return retry(reason, retryAfterMs);
  if (status >= 300 && status < 400)
    return reject(`${reason}; redirects are not followed: check base-url`);
  if (status === 407) return reject(`${reason}; ${proxyAdvice}`);
  return rejectLasting(status, message, { reason, advice });
}

const proxyAdvice = "check the name and password in HTTPS_PROXY";

/** A gateway error may pass; a refusal stays. */
function verdictOnProxy({ status, proxy }: Extract<ServiceFault, { kind: "proxy" }>): Verdict {
  const reason = `the proxy ${proxy} answered with status ${status} instead of connecting`;
  if (status >= 500 || status === 429) return retry(reason);
  return reject(
    status === 407
      ? `${reason}; ${proxyAdvice}`
      : `${reason}; it must let the service's host through, or NO_PROXY name it`,
  );
}

function verdictOnErrorEvent({
  type,
  message,
  advice,
}: Extract<ServiceFault, { kind: "error_event" }>): Verdict {
  const reason = `the service reported ${type} while it answered: ${oneLine(message)}`;
  const status = lastingErrors[type];
  return status === undefined ? retry(reason) : rejectLasting(status, message, { reason, advice });
}

function rejectLasting(
  status: number,
  message: string,
  { reason, advice = ownAdvice }: { reason: string; advice: Advice | undefined },
): Verdict {
  if (status === 400 && saysPromptIsTooLong(message)) {
    return {
      kind: "reject",
      cause: "context_window_exceeded",
      reason: `${reason}; the conversation no longer fits into the context window`,
    };
  }
  const help = advice[status];
  return {
    kind: "reject",
    // Another model may be there for this key.
    cause:
      status === 403 || status === 404 || saysModelIsUnknown(message) ? "no_model" : "rejected",
    reason: help === undefined ? reason : `${reason}; ${help}`,
  };
}

function reject(reason: string): Verdict {
  return { kind: "reject", cause: "rejected", reason };
}

/** Bedrock says so with status 400. */
function saysModelIsUnknown(message: string): boolean {
  return /model identifier is invalid/i.test(message);
}

/** The service has no error type of its own for it (pages "Errors" and "Context windows"). */
function saysPromptIsTooLong(message: string): boolean {
  return /(prompt|input) is too long|exceeds? (the )?context (limit|window)|context window exceeded/i.test(
    message,
  );
}

function numberOf(text: string | null): number | null {
  const number = text === null || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= 0 ? number : null;
}
