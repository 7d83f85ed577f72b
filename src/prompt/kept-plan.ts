import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Message } from "../domain/message";
import type {
  KeptPlan,
  LeftOut,
  PlannedImage,
  PlannedMessage,
  PlannedSection,
  PromptPlan,
} from "../domain/prompt-plan";
import type { Quoted } from "../domain/quote";
import type { StepContent } from "../domain/turn-store";
import { withImages } from "./plan-images";
import type { PromptSource } from "./prompt-source";
import { renderMessageText } from "./render-message-text";
import { type ResolvedQuote, renderQuotes } from "./render-quotes";
import { resolveParameters } from "./resolve-parameters";
import { toPlannedSteps } from "./to-planned-steps";

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
  const finals = finalMessagesById(source);
  const keep = ({ id, role, text, tokens, images = [], untrusted }: PlannedMessage) => {
    const final = finals.get(id);
    const isAnswered = id === plan.message.id;
    const isFinal =
      final !== undefined && renderMessageText(final, idsOf(images), { isAnswered }) === text;
    const own = { ...withImages(images), ...(untrusted ? { untrusted } : {}) };
    return { id, role, tokens, text: isFinal ? null : text, ...own };
  };
  const parameters = resolveParameters(source);
  const { steps, ...rest } = plan;
  // Those whose rows give the same are read from there: each would lie once more with every later step.
  const isDerivable = JSON.stringify(steps) === JSON.stringify(toPlannedSteps(source).steps);
  return {
    plan: {
      ...rest,
      ...(isDerivable || steps === undefined ? {} : { steps }),
      sections: plan.sections.map(withoutQuotes),
      leftOut: plan.leftOut.map(withoutTitle),
      history: plan.history.map(keep),
      message: keep({ ...plan.message, id, role: "user" }),
    },
    model: source.model,
    temperature: parameters.temperature,
    ...(Object.keys(parameters.sampling).length === 0 ? {} : { sampling: parameters.sampling }),
    nowUtc,
    bodyDigest,
    cached,
  };
}

/** Nothing of it but where the words lie: what is deleted there is quoted nowhere any more. */
function withoutQuotes(section: PlannedSection): PlannedSection {
  const { source } = section;
  if (source.type !== "quotes") return section;
  const quotes = source.quotes.map(({ title: _title, ...quote }) => quote);
  return { ...section, source: { ...source, quotes }, text: "" };
}

function withoutTitle(leftOut: LeftOut): LeftOut {
  const { label: _label, ...rest } = leftOut;
  return leftOut.quoted === undefined ? leftOut : rest;
}

type Words = Pick<PromptSource["message"], "text" | "attachments">;

function finalMessagesById({ parts, message }: PromptSource): Map<Id, Words> {
  const finals = new Map<Id, Words>();
  for (const part of parts) {
    if (part.type === "message" && isFinal(part.message)) {
      finals.set(part.message.id, part.message);
    }
  }
  if (message.id !== null) finals.set(message.id, message);
  return finals;
}

function idsOf(images: readonly PlannedImage[]): ReadonlySet<Id> {
  return new Set(images.map(({ id }) => id));
}

/** A reply that ended early may still be gone on with, and then says more than the model saw. */
function isFinal({ reply }: Message): boolean {
  return reply === null || (reply.status === "complete" && reply.finish !== "length");
}

type RestorePlanOptions = {
  /**
   * What a message's row tells of it, given the images that were shown and whether it is the one that
   * was answered; null where it is gone.
   */
  readonly textOf: (
    id: Id,
    shown: ReadonlySet<Id>,
    options: { readonly isAnswered: boolean },
  ) => string | null;
  /** The turn's steps before this request. */
  readonly steps?: readonly StepContent[];
  /** What the rows of a quoted message say; what is gone is null. Left out where nothing is quoted. */
  readonly quoted?: QuotedOf | undefined;
  /** Hides what the person's rules do not let out. */
  readonly hide?: ((text: string) => string) | undefined;
};

type QuotedOf = (quote: Quoted) => Omit<ResolvedQuote, "quote">;

const NOTHING_SAID: QuotedOf = () => ({ text: null, title: null, hasForeignTitle: false });

/**
 * The plan again, with what the rows tell of its messages and steps; `missing` counts messages that
 * are gone (their text is then empty).
 */
export function restorePlan(
  { plan, model }: KeptPlan,
  { textOf, steps: rows = [], quoted = NOTHING_SAID, hide = (text) => text }: RestorePlanOptions,
): { plan: PromptPlan; missing: number } {
  let missing = 0;
  const textFor = ({ id, text, images = [] }: KeptPlan["plan"]["message"]) => {
    const found = text ?? textOf(id, idsOf(images), { isAnswered: id === plan.message.id });
    if (found === null) missing += 1;
    return found ?? "";
  };
  const { id, tokens, images = [], untrusted } = plan.message;
  const own = { ...withImages(images), ...(untrusted ? { untrusted } : {}) };
  const { steps = plan.steps } =
    plan.steps === undefined ? toPlannedSteps({ steps: rows, model }) : plan;
  const restored = {
    ...plan,
    ...(steps === undefined ? {} : { steps }),
    sections: plan.sections.map((section) => withQuotes(section, quoted, hide)),
    leftOut: plan.leftOut.map((leftOut) => withTitle(leftOut, quoted)),
    history: plan.history.map((kept) => ({ ...kept, text: textFor(kept) })),
    message: { id, tokens, text: textFor(plan.message), ...own },
  };
  return { plan: restored, missing };
}

function withQuotes(
  section: PlannedSection,
  quoted: QuotedOf,
  hide: (text: string) => string,
): PlannedSection {
  const { source } = section;
  if (source.type !== "quotes") return section;
  const resolved = source.quotes.map((quote) => ({ quote, ...quoted(quote) }));
  const quotes = resolved.map(({ quote, title }) => ({
    ...quote,
    ...(title === null ? {} : { title }),
  }));
  const hidden = resolved.map((one) => ({
    ...one,
    title: one.title === null ? null : hide(one.title),
  }));
  return { ...section, source: { ...source, quotes }, text: hide(renderQuotes(hidden)) };
}

function withTitle(leftOut: LeftOut, quotedOf: QuotedOf): LeftOut {
  const { quoted } = leftOut;
  const title = quoted === undefined ? null : quotedOf(quoted).title;
  return title === null ? leftOut : { ...leftOut, label: title };
}
