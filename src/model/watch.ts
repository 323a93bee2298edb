/** Ends what takes too long: `signal` is aborted by the caller's signal, or when nothing was heard for too long. */
export interface Watch {
  readonly signal: AbortSignal;
  /** Something was heard. */
  touch(): void;
  /** From now on there are only so many milliseconds, whatever is heard. */
  limit(milliseconds: number): void;
  /** Nothing was heard for too long. */
  hasFired(): boolean;
  /** Must be called in the end: it lets go of the timer and of the caller's signal. */
  stop(): void;
}

export function startWatch(idleMs: number, outer: AbortSignal): Watch {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let fired = false;
  const start = (milliseconds: number): NodeJS.Timeout =>
    setTimeout(() => {
      fired = !outer.aborted;
      controller.abort();
    }, milliseconds);
  let timer = start(idleMs);
  let isLimited = false;
  if (outer.aborted) abort();
  // A listener, not AbortSignal.any: the caller's signal lives as long as the run and would collect one dependant a request.
  outer.addEventListener("abort", abort, { once: true });
  return {
    signal: controller.signal,
    touch: () => {
      if (isLimited) return;
      clearTimeout(timer);
      timer = start(idleMs);
    },
    limit(milliseconds) {
      clearTimeout(timer);
      isLimited = true;
      timer = start(milliseconds);
    },
    hasFired: () => fired,
    stop() {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
    },
  };
}
