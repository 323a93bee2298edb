// src/model/cache-marks.ts
const markable = new Set([
	"text",
	"tool_result",
	"tool_use",
	"image",
	"document"
]);
function withMarkedEnd({ cache_control: mark, ...body }) {
	const index = body.messages.findLastIndex(({ content }) => lastMarkable(content) >= 0);
	const message = body.messages[index];
	if (message === void 0) return body;
	const at = lastMarkable(message.content);
	const content = message.content.map((block, place) => place === at ? {
		...block,
		cache_control: mark
	} : block);
	return {
		...body,
		messages: body.messages.with(index, {
			...message,
			content
		})
	};
}
function lastMarkable(content) {
	return content.findLastIndex(({ type }) => markable.has(type));
}
export { withMarkedEnd as t };
