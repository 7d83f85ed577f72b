import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import type { KeptPlan, PlannedMessage, PromptPlan } from "../domain/prompt-plan";
import type { PromptSource } from "./prompt-source";

type Sent = {
  readonly plan: PromptPlan;
  readonly source: PromptSource;
  /** Milliseconds since 1970, UTC: the time that the model was told. */
  readonly nowUtc: number;
  /** SHA-256 of the body (base64). */
  readonly bodyDigest: string;
  readonly cached: boolean;
};

/**
 * The plan as it is kept: a message's text stands in it only where its row will not give the same
 * one later. Fails with `bad-request` where the message has no id yet.
 */
export function toKeptPlan({ plan, source, nowUtc, bodyDigest, cached }: Sent): KeptPlan {
  const { id } = plan.message;
  if (id === null) throw new AppError("bad-request");
  const finalTexts = finalTextsById(source);
  const keep = ({ id, role, text, tokens }: PlannedMessage) => {
    return { id, role, tokens, text: finalTexts.get(id) === text ? null : text };
  };
  return {
    plan: {
      ...plan,
      history: plan.history.map(keep),
      message: keep({ ...plan.message, id, role: "user" }),
    },
    model: source.model,
    temperature: source.context.temperature,
    nowUtc,
    bodyDigest,
    cached,
  };
}

function finalTextsById({ pieces, message }: PromptSource): Map<Id, string> {
  const texts = new Map<Id, string>();
  for (const piece of pieces) {
    if (piece.type === "message" && isFinal(piece.message)) {
      texts.set(piece.message.id, piece.message.text);
    }
  }
  if (message.id !== null) texts.set(message.id, message.text);
  return texts;
}

/** A reply that ended early may still be gone on with, and then says more than the model saw. */
function isFinal({ reply }: Message): boolean {
  return reply === null || (reply.status === "complete" && reply.finish !== "length");
}

/**
 * The plan again, with the texts that its messages' rows give; `missing` counts those that are gone
 * (their text is then empty).
 */
export function restorePlan(
  { plan }: KeptPlan,
  textOf: (id: Id) => string | null,
): { plan: PromptPlan; missing: number } {
  let missing = 0;
  const textFor = ({ id, text }: { id: Id; text: string | null }) => {
    const found = text ?? textOf(id);
    if (found === null) missing += 1;
    return found ?? "";
  };
  const { id, tokens } = plan.message;
  const restored = {
    ...plan,
    history: plan.history.map((kept) => ({ ...kept, text: textFor(kept) })),
    message: { id, tokens, text: textFor(plan.message) },
  };
  return { plan: restored, missing };
}
