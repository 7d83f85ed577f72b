import type { Script } from "../../fakes/ollama-scripts.mjs";

type ChatRequest = {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
};

/** `CALL name {…}` on a line of its own, wherever it stands: what an obedient model does as it is told. */
const ORDER = /^CALL (\S+) (.*)$/gmu;

/**
 * A model that does whatever it reads last: it calls the tools that the newest entry orders, and where
 * nothing is ordered says back what it was told.
 */
export const obedientScript: Script = async (chat) => {
  const { messages, tools = [] }: ChatRequest = chat.request.json;
  const text = messages.at(-1)?.content ?? "";
  const calls = tools.length === 0 ? [] : [...text.matchAll(ORDER)];
  if (calls.length === 0) {
    const results = messages.flatMap(({ role, content }) => (role === "tool" ? [content] : []));
    await chat.send(chat.line({ text: `I was told: ${results.join(" / ") || text}` }));
  } else await chat.send(callsLine(calls));
  chat.response.end(chat.doneLine());
};

function callsLine(calls: readonly RegExpMatchArray[]): string {
  const tool_calls = calls.map(([, name, input = ""]) => ({
    function: { name, arguments: parsed(input) },
  }));
  const message = { role: "assistant", content: "", tool_calls };
  return `${JSON.stringify({ model: "m", message, done: false })}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
