import type { Model } from "../domain/model";
import type { Prompt } from "../domain/prompt";
import type { ModelRequest } from "../domain/provider";
import type { Budget } from "./context-plan";

/** Long enough for a person to think between two messages without the model being loaded again. */
const KEEP_ALIVE = "15m";

type ChatMessage = { role: string; content: string };

/** The request for Ollama's /api/chat, which (unlike its /v1) honours num_ctx. */
export function renderOllama(
  prompt: Prompt,
  options: { model: Model; budget: Budget; temperature: number },
): ModelRequest {
  const { model, budget, temperature } = options;
  return {
    provider: "ollama",
    url: `${model.url}/api/chat`,
    body: JSON.stringify({
      model: model.name,
      messages: chatMessages(prompt),
      stream: true,
      ...(model.thinks ? { think: true } : {}),
      keep_alive: KEEP_ALIVE,
      options: { num_ctx: budget.window, num_predict: budget.reply, temperature },
    }),
  };
}

/** System text, history, time note and current message, once each, in D-11's order. */
function chatMessages(prompt: Prompt): ChatMessage[] {
  return [
    ...(prompt.system === "" ? [] : [{ role: "system", content: prompt.system }]),
    ...prompt.context.map(({ role, text }) => ({ role, content: text })),
    { role: "system", content: timeNote(prompt.nowUtc) },
    { role: "user", content: prompt.userInput },
    // A last message of the assistant's makes Ollama go on with it.
    ...(prompt.begun === "" ? [] : [{ role: "assistant", content: prompt.begun }]),
  ];
}

function timeNote(nowUtc: number): string {
  return `Current time: ${new Date(nowUtc).toISOString()} (UTC).`;
}
