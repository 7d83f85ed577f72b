import type { CallInput } from "../../contract/contract";
import type { SentPrompt } from "../../contract/prompt";
import { lastUsageOf, type Message } from "../../domain/message";
import { renderPrompt } from "../../prompt/render-prompt";
import { bodyDigest } from "../../turns/body-digest";
import type { App } from "../app";
import { toShownRequest } from "./preview-prompt";
import { restoreSent } from "./restore-sent";

/** What the model saw when it wrote this reply, and whether that can still be shown byte for byte. */
export async function promptSent(
  app: Pick<App, "store">,
  { turnId }: CallInput<"prompt.sent">,
): Promise<SentPrompt> {
  const { kept, reply, plan, prompt, options } = await restoreSent(app, turnId);
  const request = renderPrompt(prompt, options);
  const isSame = (await bodyDigest(request.body)) === kept.bodyDigest;
  return {
    plan,
    model: kept.model,
    nowUtc: kept.nowUtc,
    request: toShownRequest(request, prompt),
    match: isSame ? (hasAnswered(reply) ? "sent" : "no-answer") : "changed",
    usage: reply.reply === null ? null : lastUsageOf(reply.reply),
    firstTokenMs: reply.reply?.firstTokenMs ?? null,
    replyMs: reply.reply?.replyMs ?? null,
    cost: reply.reply?.cost,
  };
}

/** A plan is kept before its request goes out: only an answer proves that it did. */
function hasAnswered({ reply }: Message): boolean {
  return reply?.status === "complete" || (reply?.firstTokenMs ?? null) !== null;
}
