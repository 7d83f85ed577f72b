import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Store } from "../create-store";
import { answerTemporaryTurn } from "./answer-temporary-turn";
import { type TemporaryConversation, temporaryMessage } from "./temporary-conversation";
import type { TemporaryStore } from "./temporary-store";
import {
  addTemporaryWords,
  closeTemporaryTurn,
  openIn,
  openTemporaryTurn,
  reopenTemporaryTurn,
  resumeTemporaryTurn,
  temporarySteps,
  withTemporaryStep,
} from "./temporary-turns";

type Deps = {
  readonly store: Pick<Store, "turns" | "contexts">;
  readonly temporary: TemporaryStore;
  readonly clock: { readonly now: () => number };
};

/** What the turns' use-cases need, of stored conversations and of those in memory. */
export function createTemporaryTurnStore({ store, temporary, clock }: Deps): Store["turns"] {
  const { turns } = store;
  const forgettings = () => turns.forgettings() + temporary.forgettings();
  const refuseAside = async ({ conversation }: TemporaryConversation) => {
    if (await store.contexts.isAside(conversation.contextId)) throw new AppError("archived");
  };
  /** Null for a stored one; fails with `archived` where its context does not answer. */
  const temporaryOf = async (messageId: Id) => {
    const held = await temporary.findByMessage(messageId);
    if (held !== null) await refuseAside(held);
    return held;
  };
  return {
    ...turns,
    ...createTemporaryWrites({ turns, temporary, clock }),
    openTurn: async (input) => {
      const held = await temporary.find(input.conversationId);
      if (held === null) return turns.openTurn(input);
      await refuseAside(held);
      return openIn(temporary, held, (now) => openTemporaryTurn(now, input, clock.now()));
    },
    reopenTurn: async (input) => {
      const held = await temporaryOf(input.turnId);
      if (held === null) return turns.reopenTurn(input);
      return openIn(temporary, held, (now) => reopenTemporaryTurn(now, input, clock.now()));
    },
    resumeTurn: async (input) => {
      const held = await temporaryOf(input.turnId);
      if (held === null) return turns.resumeTurn(input);
      return openIn(temporary, held, (now) => resumeTemporaryTurn(now, input, clock.now()));
    },
    answerTurn: async (input) => {
      const held = await temporaryOf(input.messageId);
      if (held === null) return turns.answerTurn(input);
      return openIn(temporary, held, (now) => answerTemporaryTurn(now, input, clock.now()));
    },
    readTurn: async (input) => {
      const held = await temporary.findByMessage(input.turnId);
      return held === null ? turns.readTurn(input) : readTemporaryTurn(store, held, input.turnId);
    },
    forgettings,
    keepPlan: async (input) => {
      const { turnId, plan, since = forgettings() } = input;
      const held = await temporary.findByMessage(turnId);
      // A message that was deleted in memory alone makes this one a conflict, too, and no harm.
      if (held === null)
        return turns.keepPlan({ ...input, since: since - temporary.forgettings() });
      const change = (now: TemporaryConversation) => {
        if (since !== forgettings()) throw new AppError("conflict");
        return { ...now, plans: { ...now.plans, [turnId]: plan } };
      };
      await temporary.change({ conversationId: held.conversation.id, change, grows: true });
    },
    listOpenTurns: async () => {
      const [stored, held] = await Promise.all([turns.listOpenTurns(), temporary.list()]);
      return [...stored, ...held.flatMap(runningIn)];
    },
  };
}

type Writes = Pick<Deps, "temporary" | "clock"> & { readonly turns: Store["turns"] };

/** What a running turn writes. */
function createTemporaryWrites({ turns, temporary, clock }: Writes) {
  return {
    checkpoint: async (input) => {
      const held = await temporary.findByMessage(input.turnId);
      if (held === null) return turns.checkpoint(input);
      const change = (now: TemporaryConversation) => addTemporaryWords(now, input.turnId, input);
      await temporary.change({ conversationId: held.conversation.id, change, grows: false });
    },
    endStep: async (input) => {
      const { turnId, ended } = input;
      const held = await temporary.findByMessage(turnId);
      if (held === null) return turns.endStep(input);
      const change = (now: TemporaryConversation) => {
        const kept = now.plans[turnId];
        const commandId = temporaryMessage(now, turnId)?.reply?.commandId;
        if (kept === undefined || commandId === undefined) throw new AppError("not-found");
        return withTemporaryStep(now, turnId, { ...ended, index: kept.step ?? 0, kept, commandId });
      };
      await temporary.change({ conversationId: held.conversation.id, change, grows: true });
    },
    keepResult: async (input) => {
      const { turnId, result } = input;
      const held = await temporary.findByMessage(turnId);
      if (held === null) return turns.keepResult(input);
      const change = (now: TemporaryConversation) => {
        const step = temporarySteps(now, turnId).at(-1);
        if (step === undefined) throw new AppError("not-found");
        const others = (step.results ?? []).filter(({ call }) => call !== result.call);
        return withTemporaryStep(now, turnId, { ...step, results: [...others, result] });
      };
      await temporary.change({ conversationId: held.conversation.id, change, grows: true });
    },
    closeTurn: async (input) => {
      const held = await temporary.findByMessage(input.turnId);
      if (held === null) return turns.closeTurn(input);
      const change = (now: TemporaryConversation) => closeTemporaryTurn(now, input, clock.now());
      await temporary.change({ conversationId: held.conversation.id, change, grows: false });
    },
  } satisfies Partial<Store["turns"]>;
}

function runningIn(held: TemporaryConversation) {
  return Object.keys(held.running).flatMap((id) => {
    const previous = temporaryMessage(held, id)?.previous;
    if (previous == null) return [];
    return [{ id, conversationId: held.conversation.id, userMessageId: previous }];
  });
}

async function readTemporaryTurn(
  { contexts }: Pick<Store, "contexts">,
  held: TemporaryConversation,
  turnId: Id,
) {
  const running = held.running[turnId];
  const reply = temporaryMessage(held, turnId);
  const userMessage = temporaryMessage(held, reply?.previous ?? "");
  if (running === undefined || reply === undefined || userMessage === undefined) {
    throw new AppError("not-found");
  }
  const { context } = await contexts.get(held.conversation.contextId);
  return {
    context,
    model: running.model,
    parameters: held.conversation.parameters,
    userMessage,
    begun: reply.text,
    begunThinking: reply.reply?.thinking ?? "",
    taint: reply.taint,
    steps: temporarySteps(held, turnId),
    maintainPersonality: running.maintainPersonality ?? context.maintainPersonality,
    temporary: true as const,
  };
}
