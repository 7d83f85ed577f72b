/** @typedef {import("./ollama-chat.mjs").Chat} Chat */

/**
 * The same tools of a script, which write server-sent events of chat completions instead.
 * @param {Chat} chat
 * @returns {Chat}
 */
export function toOpenaiChat(chat) {
  const { response, request } = chat;
  const about = {
    id: "chatcmpl-fake",
    object: "chat.completion.chunk",
    created: 1_767_225_600,
    model: String(request.json?.model ?? ""),
  };
  const chunk = (/** @type {object} */ fields) =>
    `data: ${JSON.stringify({ ...about, ...fields })}\n\n`;
  return {
    ...chat,
    line: ({ text, thinking }) => {
      const delta = {
        ...(text === undefined ? {} : { content: text }),
        ...(thinking === undefined ? {} : { reasoning_content: thinking }),
      };
      return chunk({ choices: [{ index: 0, delta, finish_reason: null }] });
    },
    doneLine: ({ done_reason: reason = "stop", eval_count: count = 5 } = {}) => {
      const usage = {
        prompt_tokens: 10,
        completion_tokens: count,
        total_tokens: 10 + Number(count),
      };
      const end = chunk({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });
      return `${end}${chunk({ choices: [], usage })}data: [DONE]\n\n`;
    },
    send: async (...chunks) => {
      if (!response.headersSent && !response.destroyed) {
        response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
      }
      await chat.send(...chunks);
    },
  };
}
