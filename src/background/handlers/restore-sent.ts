import { hasForeignTitle } from "../../domain/conversation";
import { isForOthers } from "../../domain/for-others";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { Prompt } from "../../domain/prompt";
import type { KeptPlan, PromptPlan } from "../../domain/prompt-plan";
import type { Quoted } from "../../domain/quote";
import { redact } from "../../domain/redaction";
import type { Step } from "../../domain/step";
import { assemblePrompt, imageIdsOf } from "../../prompt/assemble-prompt";
import { restorePlan } from "../../prompt/kept-plan";
import { renderMessageText } from "../../prompt/render-message-text";
import type { RenderOptions } from "../../prompt/render-options";
import type { ResolvedQuote } from "../../prompt/render-quotes";
import type { App } from "../app";
import { noTurn } from "./no-turn";

export type SentPlan = {
  readonly kept: KeptPlan;
  /** Set where the turn went on after this request. */
  readonly step: Step | undefined;
  /** Which of the turn's requests this is, from 0, and how many there are. */
  readonly at: number;
  readonly requests: number;
  readonly reply: Message;
  readonly plan: PromptPlan;
  readonly prompt: Prompt;
  /** What a request is rendered with. */
  readonly options: RenderOptions;
};

type Which = {
  readonly turnId: Id;
  /** From 0; the last one where it is left out. */
  readonly step?: number | undefined;
};

/**
 * The plan of one of a turn's requests with its texts and images put back; `not-found` where none was
 * kept.
 */
export async function restoreSent(
  { store }: Pick<App, "store">,
  { turnId, step: wanted }: Which,
): Promise<SentPlan> {
  const found = await store.plans.read(turnId);
  if (found === null) throw noTurn();
  const { reply, steps } = found;
  const last = found.kept.step ?? 0;
  const at = wanted ?? last;
  const step = steps.find(({ index }) => index === at);
  const kept = step?.kept ?? (at === last ? found.kept : null);
  if (kept === null) throw noTurn();
  const said = await store.plans.readSaid(namedBy(kept));
  const memory = await memoryOf(store, kept);
  const titles = await titlesOf(store, kept, reply.conversationId);
  const { redactions } = (await store.settings.read()).prompt;
  const sources = {
    textOf: (id: Id, shown: ReadonlySet<Id>, options: { readonly isAnswered: boolean }) => {
      const message = said.get(id);
      return message === undefined ? null : renderMessageText(message, shown, options);
    },
    steps: steps.filter(({ index }) => index < at),
    quoted: ({ messageId, conversationId }: Quoted) => ({
      text: said.get(messageId)?.text || memory.get(messageId) || null,
      ...(titles.get(conversationId) ?? { title: null, hasForeignTitle: false }),
    }),
    hide: (text: string) => redact(text, redactions, "sent").text,
  };
  const { plan } = restorePlan(kept, sources);
  const images = await store.attachments.readImages(imageIdsOf(plan));
  const prompt = assemblePrompt(plan, kept.nowUtc, images);
  const { budget, tools = [] } = plan;
  const { temperature, sampling } = kept;
  const options = { model: kept.model, budget, temperature, sampling, tools };
  return { kept, step, at, requests: last + 1, reply, plan, prompt, options };
}

/** The messages whose own rows have the texts. */
function namedBy({ plan }: KeptPlan): readonly Id[] {
  const own = [...plan.history, plan.message].filter(({ text }) => text === null);
  return [...own.map(({ id }) => id), ...quotedIn(plan).map(({ messageId }) => messageId)];
}

function quotedIn({ sections, leftOut }: KeptPlan["plan"]): readonly Quoted[] {
  const quotes = sections.flatMap(({ source }) => (source.type === "quotes" ? source.quotes : []));
  return [...quotes, ...leftOut.flatMap(({ quoted }) => quoted ?? [])];
}

/** What quoted facts, notes and pages say today. */
async function memoryOf({ searchTexts }: App["store"], { plan }: KeptPlan) {
  const hits = quotedIn(plan).flatMap(({ kind, messageId: id }) => (kind ? [{ kind, id }] : []));
  const docs = hits.length === 0 ? [] : await searchTexts.openShown(hits);
  return new Map(docs.map(({ id, text }) => [id, text]));
}

/** Of the conversations that are quoted, as they are called today; those that are gone have none. */
async function titlesOf(
  { contexts, conversations }: App["store"],
  { plan, nowUtc }: KeptPlan,
  here: Id,
) {
  const titles = new Map<Id | null, Pick<ResolvedQuote, "title" | "hasForeignTitle">>();
  for (const id of new Set(quotedIn(plan).map(({ conversationId }) => conversationId))) {
    const found = await conversations.find(id ?? here).catch(() => null);
    if (found === null) continue;
    const entry = id === null ? null : await contexts.get(found.contextId).catch(() => null);
    const context = entry?.context ?? {};
    // A request from before the context remembered anew told the title as it was for others then.
    const isShown = isForOthers(found.createdAt, context) || !isForOthers(nowUtc, context);
    titles.set(id, { title: found.title, hasForeignTitle: hasForeignTitle(found) || !isShown });
  }
  return titles;
}
