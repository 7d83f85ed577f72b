import * as z from "zod/mini";
import type { ChatDelta } from "./chat-chunk";

/** What a delta says; null where its content has no form that is known. */
export type SaidText = { readonly thinking: string; readonly text: string };

const thoughtsSchema = z.array(
  z.object({ text: z.optional(z.unknown()), summary: z.optional(z.unknown()) }),
);

/** Mistral's models that think tell content as parts, the thinking as parts of a part. */
const partsSchema = z.array(
  z.object({ text: z.optional(z.unknown()), thinking: z.optional(z.unknown()) }),
);

/** The text and the thinking of a delta, in the dialects of several servers. */
export function readSaid(delta: ChatDelta): SaidText | null {
  const content = readContent(delta.content);
  if (content === null) return null;
  return { thinking: readReasoning(delta) + content.thinking, text: content.text };
}

/** Servers that tell it twice tell the same: the first that is there counts. */
function readReasoning(delta: ChatDelta): string {
  return (
    textOf(delta.reasoning_content) ||
    textOf(delta.reasoning) ||
    joinThoughts(delta.reasoning_details)
  );
}

function readContent(content: unknown): SaidText | null {
  if (content === undefined || content === null) return { thinking: "", text: "" };
  if (typeof content === "string") return { thinking: "", text: content };
  const parts = partsSchema.safeParse(content);
  if (!parts.success) return null;
  return {
    thinking: parts.data.map(({ thinking }) => joinThoughts(thinking)).join(""),
    text: parts.data.map(({ text }) => textOf(text)).join(""),
  };
}

function joinThoughts(told: unknown): string {
  if (typeof told === "string") return told;
  // Most deltas have none, and this is asked for every token.
  if (told === undefined || told === null) return "";
  const parts = thoughtsSchema.safeParse(told);
  if (!parts.success) return "";
  return parts.data.map(({ text, summary }) => textOf(text) || textOf(summary)).join("");
}

function textOf(told: unknown): string {
  return typeof told === "string" ? told : "";
}
