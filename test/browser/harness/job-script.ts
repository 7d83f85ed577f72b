import type { Script } from "../../fakes/ollama-scripts.mjs";

export const SUMMARY = "The person asks day by day about herons: Kq4w.";

/** What a model is asked in the background; null for a person's own message. */
export type JobKind = "title" | "summary" | "facts" | null;

type Answer = (request: {
  /** The newest message, or the whole instruction with the transcript. */
  readonly text: string;
  readonly job: JobKind;
}) => string | Promise<string>;

/** A script that answers in one chunk, by what is asked; it fails with a 500 where that throws. */
export function answerBy(answer: Answer): Script {
  return async (chat) => {
    const text = newestText(chat.request.json);
    try {
      const said = await answer({ text, job: jobOf(text) });
      await chat.send(chat.line({ text: said }));
    } catch {
      chat.response.writeHead(500, { "content-type": "application/json" });
      return void chat.response.end(JSON.stringify({ error: "it is out of its depth" }));
    }
    const words = Math.ceil(chat.request.body.length / 4);
    chat.response.end(chat.doneLine({ prompt_eval_count: words, eval_count: 12 }));
  };
}

/** Answers as a model would: a title, a summary, or an answer. */
export const jobScript = answerBy(({ job }) => {
  if (job === null) return "The herons stand still, as on any other day.";
  return job === "title" ? "Herons at the lake" : SUMMARY;
});

/** Which job a request's newest message belongs to. */
export function jobOf(text: string): JobKind {
  if (text.startsWith("Give this conversation a title")) return "title";
  if (text.startsWith("Below are messages that one person wrote")) return "facts";
  const isSummary = /^(?:Below is the beginning of a conversation|Summarize this conversation)/;
  return isSummary.test(text) ? "summary" : null;
}

/** The newest message of a request to /api/chat. */
export function newestText(body: {
  readonly messages: readonly { readonly content: string }[];
}): string {
  return body.messages.at(-1)?.content ?? "";
}
