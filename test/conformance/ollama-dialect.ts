import { createOllamaProvider } from "../../src/providers/ollama/create-ollama-provider";
import type { Dialect, Part, Payload } from "./dialect";

/** `/api/chat` as Ollama streams it. */
export const OLLAMA: Dialect = {
  id: "ollama",
  name: "ollama",
  format: "ndjson",
  contentType: "application/x-ndjson",
  path: "/api/chat",
  create: createOllamaProvider,
  open: () => [],
  say: (parts) => parts.flatMap((part) => sayPart(part).map((message) => line({ message }))),
  close: (word, usage) => [
    line({
      message: { role: "assistant", content: "" },
      done: true,
      done_reason: word,
      ...(usage === null
        ? {}
        : { prompt_eval_count: usage.promptTokens, eval_count: usage.replyTokens }),
    }),
  ],
  reasons: [
    ["stop", "stop"],
    ["length", "length"],
    ["load", "stop"],
    ["a_word_of_tomorrow", "stop"],
  ],
  fail: (text) => ({ data: JSON.stringify({ error: text }) }),
  describedErrors: [
    {
      status: 404,
      body: JSON.stringify({ error: "model 'm' not found" }),
      code: "provider-model-missing",
    },
    { status: 500, body: JSON.stringify({ error: "out of memory" }), code: "provider-cannot-run" },
  ],
  cutsArguments: false,
  namesCalls: false,
  unknown: [
    line({ message: { role: "assistant", content: "" } }),
    line({ message: { role: "assistant", content: "", images: null, of_tomorrow: {} } }),
    { data: "" },
  ],
};

function sayPart(part: Part): readonly object[] {
  const role = "assistant";
  switch (part.type) {
    case "text":
      return part.chunks.map((content) => ({ role, content }));
    case "thinking":
      return part.chunks.map((thinking) => ({ role, content: "", thinking }));
    case "call": {
      const invocation = { name: part.name, arguments: JSON.parse(part.chunks.join("")) };
      return [{ role, content: "", tool_calls: [{ function: invocation }] }];
    }
  }
}

/** One line of an answer. */
export function line(fields: object): Payload {
  const about = { model: "m", created_at: "2026-01-01T00:00:00Z" };
  return { data: JSON.stringify({ ...about, done: false, ...fields }) };
}
