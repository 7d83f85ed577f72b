import type { Script } from "../../fakes/ollama-scripts.mjs";

export const SUMMARY = "The person asks day by day about herons: Kq4w.";

/** Answers as a model would: a title, a summary, or an answer, by what is asked. */
export const jobScript: Script = async (chat) => {
  const asked: string = chat.request.json.messages.at(-1)?.content ?? "";
  await chat.send(chat.line({ text: answerTo(asked) }));
  const words = Math.ceil(chat.request.body.length / 4);
  chat.response.end(chat.doneLine({ prompt_eval_count: words, eval_count: 12 }));
};

function answerTo(asked: string): string {
  if (asked.startsWith("Question")) return "The herons stand still, as on any other day.";
  return /title/i.test(asked) ? "Herons at the lake" : SUMMARY;
}
