// src/leave.ts
const patienceMs = 5e3;
async function leave(exitCode) {
	await Promise.all([process.stdout, process.stderr].map(drained));
	process.exit(exitCode);
}
async function drained(stream) {
	stream.on("error", () => void 0);
	await new Promise((resolve) => {
		let left = stream.writableLength;
		const timer = setInterval(() => {
			if (stream.writableLength === left) resolve();
			left = stream.writableLength;
		}, patienceMs);
		stream.write("", () => {
			clearInterval(timer);
			resolve();
		});
	});
}
export { leave as t };
