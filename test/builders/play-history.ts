import type { Id } from "../../src/domain/id";
import { summariseTurns } from "../model/summarise-turns";
import { makeImage } from "./make-attached";
import { makeKeptPlan } from "./make-plan";
import type { Vault } from "./make-restore";
import { closeTurn, MODEL, openTurn } from "./make-store";
import * as fc from "./steady-check";

const TYPES = [
  ...(["say", "say", "say", "edit", "retry", "show", "delete", "draft", "attach"] as const),
  ...(["summarise", "plan", "mention", "rename", "tag", "pin", "conversation", "move"] as const),
  ...(["context", "rename-context", "settings", "preset", "run"] as const),
];

export type HistoryStep = {
  readonly type: (typeof TYPES)[number];
  readonly at: number;
  readonly text: string;
};

/** What a person does in a vault: a place is chosen among what is there by `at`. */
export const histories = (most: number): fc.Arbitrary<HistoryStep[]> =>
  fc.array(
    fc.record({
      type: fc.constantFrom(...TYPES),
      at: fc.nat({ max: 100 }),
      text: fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).map((text) => `t${text}`),
    }),
    { minLength: 1, maxLength: most },
  );

/** Plays the steps one after the other; one for which there is no place does nothing. */
export async function playHistory(vault: Vault, steps: readonly HistoryStep[]): Promise<void> {
  for (const step of steps) await play(vault, step);
}

async function play(vault: Vault, step: HistoryStep): Promise<void> {
  const { store } = vault;
  const { type, at, text } = step;
  const heads = await vault.database.rows("conversations").orderBy("id").primaryKeys();
  const conversationId = pick(heads, at);
  const id = crypto.randomUUID();
  vault.clock.time += 1_000;
  switch (type) {
    case "conversation":
      await store.conversations.create({ id, channel: "side-panel", contextId: null });
      return;
    case "context": {
      const fields = { name: text, systemPrompt: "You help." };
      await store.contexts.create({ id, fields, nameTaken: "number" });
      await store.conversations.create({ id, channel: "side-panel", contextId: id });
      return;
    }
    case "preset":
      await store.presets.create({ id, fields: { name: id, systemPrompt: text } });
      return;
    case "settings":
      await store.settings.update((now) => ({ ...now, autoLockMinutes: at + 1 }));
      return;
    default:
      if (conversationId !== undefined) await playIn({ ...vault, conversationId }, step);
  }
}

type Target = Vault & { readonly conversationId: Id };

async function playIn(target: Target, { type, at, text }: HistoryStep): Promise<void> {
  const { store, conversationId } = target;
  const page = await store.listMessages({ conversationId, before: null, limit: 200 });
  const live = page.messages.filter(({ deletedAt }) => deletedAt === null);
  const isRunning = live.some(({ reply }) => reply?.status === "open");
  const user = pick(
    live.filter(({ role }) => role === "user"),
    at,
  );
  const reply = pick(
    live.filter((one) => one.reply?.status === "complete"),
    at,
  );
  const id = crypto.randomUUID();
  if (isRunning && !["draft", "rename", "tag", "pin"].includes(type)) return;
  switch (type) {
    case "say":
    case "run": {
      await openTurn(target, text, id);
      if (type === "say") await closeTurn(target, id, `a ${text}`);
      else await store.turns.checkpoint({ turnId: id, text, thinking: "" });
      return;
    }
    case "edit":
      if (user === undefined) return;
      await store.turns.openTurn({ id, conversationId, text, model: MODEL, edits: user.id });
      return closeTurn(target, id, `b ${text}`);
    case "retry": {
      const question = reply?.previous == null ? null : await store.findMessage(reply.previous);
      if (reply === undefined || question?.deletedAt !== null) return;
      await store.turns.reopenTurn({ id, turnId: reply.id, model: MODEL });
      return closeTurn(target, id, `r ${text}`);
    }
    case "show": {
      const fork = pick(page.forks, at);
      const to = fork?.siblings[at % fork.siblings.length];
      if (fork === undefined || to === undefined || to === fork.messageId) return;
      return store.branches.show({ conversationId, from: fork.messageId, to });
    }
    default:
      return playBeside(target, { type, at, text }, { message: pick(live, at), reply });
  }
}

type Found = {
  readonly message: { readonly id: Id; readonly previous: Id | null } | undefined;
  readonly reply: { readonly id: Id; readonly previous: Id | null } | undefined;
};

async function playBeside(
  target: Target,
  { type, at, text }: HistoryStep,
  { message, reply }: Found,
): Promise<void> {
  const { store, conversationId } = target;
  const { context } = await store.branches.readPosition({ conversationId });
  switch (type) {
    case "delete":
      if (message === undefined) return;
      await store.deleteMessages({
        contextId: context.id,
        conversationId,
        what: { type: "ids", ids: [message.id] },
      });
      return;
    case "draft":
      await store.saveDraft({ conversationId, text });
      return;
    case "attach": {
      const drafted = await store.attachments.listDraft(conversationId);
      if (drafted.length >= 3) return;
      const id = crypto.randomUUID();
      await store.attachments.add({ id, conversationId, attached: makeImage() });
      return;
    }
    case "summarise":
      return summariseTurns(store, conversationId, text);
    case "plan":
      if (reply?.previous == null) return;
      return store.turns.keepPlan({ turnId: reply.id, plan: makeKeptPlan(reply.previous) });
    case "mention":
      await store.references.note({
        ...{ conversationId, kind: "page", target: `t${at % 3}`, name: text, action: "discussed" },
        ...{ aliases: [], mentionedAt: target.clock.now() },
      });
      return;
    case "rename":
      await store.conversations.rename({ conversationId, title: text.trim() });
      return;
    case "tag":
      await store.conversations.setTags({ conversationId, tags: [`tag${at % 3}`] });
      return;
    case "pin":
      return store.conversations.pin({ conversationId, pinned: at % 3 > 0 });
    case "move":
      return move(target, at);
    case "rename-context": {
      const { context: now } = await store.contexts.get(context.id);
      const fields = { systemPrompt: text };
      await store.contexts.update({ id: now.id, version: now.version, fields });
      return;
    }
    default:
      return;
  }
}

async function move({ store, conversationId, database }: Target, at: number): Promise<void> {
  const contextId = pick(await database.rows("contexts").orderBy("id").primaryKeys(), at);
  if (contextId !== undefined) await store.conversations.move({ conversationId, contextId });
}

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % Math.max(1, list.length)];
}
