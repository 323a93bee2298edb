// node_modules/p-timeout/index.js
var TimeoutError = class TimeoutError extends Error {
	name = "TimeoutError";
	constructor(message, options) {
		super(message, options);
		Error.captureStackTrace?.(this, TimeoutError);
	}
};
const getAbortedReason = (signal) => "reason" in signal ? signal.reason : new DOMException("This operation was aborted.", "AbortError");
const maximumDelay = 2 ** 31 - 1;
const getOptionsError = (milliseconds, customTimers) => {
	if (typeof milliseconds !== "number" || Math.sign(milliseconds) !== 1) return new TypeError(`Expected \`milliseconds\` to be a positive number, got \`${milliseconds}\``);
	if (typeof customTimers?.setTimeout !== "function" || typeof customTimers?.clearTimeout !== "function") return new TypeError("Expected `customTimers` to have a `setTimeout` and a `clearTimeout` function");
};
function pTimeout(promise, options) {
	const { milliseconds, fallback, message, customTimers = {
		setTimeout,
		clearTimeout
	}, signal } = options;
	let timer;
	let abortHandler;
	const cancelInput = () => {
		try {
			promise.cancel?.();
		} catch {}
	};
	const cancelablePromise = new Promise((resolve, reject) => {
		const abort = () => {
			reject(getAbortedReason(signal));
			cancelInput();
		};
		const optionsError = getOptionsError(milliseconds, customTimers);
		const isAborted = !optionsError && signal?.aborted;
		if (optionsError) reject(optionsError);
		else if (isAborted) abort();
		promise.then(resolve, reject);
		if (optionsError || isAborted) return;
		if (signal) {
			abortHandler = abort;
			signal.addEventListener("abort", abortHandler, { once: true });
		}
		if (milliseconds > maximumDelay) return;
		const timeoutError = fallback || message === false || message instanceof Error ? void 0 : new TimeoutError(message ?? `Promise timed out after ${milliseconds} milliseconds`);
		timer = customTimers.setTimeout.call(void 0, () => {
			if (fallback) try {
				resolve(fallback());
			} catch (error) {
				reject(error);
			}
			else if (message === false) resolve();
			else reject(message instanceof Error ? message : timeoutError);
			cancelInput();
		}, milliseconds);
	}).finally(() => {
		try {
			cancelablePromise.clear();
		} catch {}
		try {
			if (abortHandler) signal.removeEventListener("abort", abortHandler);
		} catch {}
	});
	cancelablePromise.clear = () => {
		if (timer === void 0) return;
		customTimers.clearTimeout.call(void 0, timer);
		timer = void 0;
	};
	return cancelablePromise;
}
export { pTimeout as t };
