import type { CallInput } from "../../contract/contract";
import type { SentPrompt } from "../../contract/prompt";
import { lastUsageOf, type Message } from "../../domain/message";
import type { Step } from "../../domain/step";
import { renderPrompt } from "../../prompt/render-prompt";
import { bodyDigest } from "../../turns/body-digest";
import type { App } from "../app";
import { toShownRequest } from "./preview-prompt";
import { restoreSent } from "./restore-sent";

/** What the model saw when it wrote this reply, and whether that can still be shown byte for byte. */
export async function promptSent(
  app: Pick<App, "store">,
  input: CallInput<"prompt.sent">,
): Promise<SentPrompt> {
  const { kept, step, at, requests, reply, plan, prompt, options } = await restoreSent(app, input);
  const request = renderPrompt(prompt, options);
  const isSame = (await bodyDigest(request.body)) === kept.bodyDigest;
  // A turn goes on only after an answer.
  const isAnswered = step !== undefined || hasAnswered(reply);
  return {
    plan,
    model: kept.model,
    nowUtc: kept.nowUtc,
    step: at,
    requests,
    request: toShownRequest(request, prompt),
    match: isSame ? (isAnswered ? "sent" : "no-answer") : "changed",
    ...(step === undefined ? figuresOf(reply) : figuresOfStep(step)),
  };
}

type Figures = Pick<SentPrompt, "usage" | "firstTokenMs" | "replyMs" | "cost">;

/** What the reply has cost is told with its last request. */
function figuresOf({ reply }: Message): Figures {
  return {
    usage: reply === null ? null : lastUsageOf(reply),
    firstTokenMs: reply?.firstTokenMs ?? null,
    replyMs: reply?.replyMs ?? null,
    cost: reply?.cost,
  };
}

function figuresOfStep({ usage, firstTokenMs, replyMs }: Step): Figures {
  return { usage, firstTokenMs, replyMs };
}

/** A plan is kept before its request goes out: only an answer proves that it did. */
function hasAnswered({ reply }: Message): boolean {
  return reply?.status === "complete" || (reply?.firstTokenMs ?? null) !== null;
}
