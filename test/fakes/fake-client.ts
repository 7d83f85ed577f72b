import type { ContextCard } from "../../src/contract/context";
import type { ConversationCard } from "../../src/contract/conversation";
import type { MessagePage, OpenedConversation } from "../../src/contract/opened-conversation";
import type { PromptTotals, PromptView } from "../../src/contract/prompt";
import type { ShownSummaries } from "../../src/contract/summary";
import type { VaultStatus } from "../../src/contract/vault";
import type { Failure } from "../../src/domain/app-error";
import type { Message, Reply, TurnStatus } from "../../src/domain/message";
import { GUIDE_MODEL } from "../../src/domain/model";
import type { PromptPlan } from "../../src/domain/prompt-plan";
import type { Summary } from "../../src/domain/summary";
import type { TurnState } from "../../src/domain/turn";
import type { Client } from "../../src/messaging/client";
import { makeContext } from "../builders/make-context";
import { makeConversation } from "../builders/make-conversation";

/** An id that is the same for the same number. */
export function idOf(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

export const CONVERSATION = idOf(1);

export function makeMessage(n: number, over: Partial<Message> = {}): Message {
  return {
    id: idOf(n),
    conversationId: CONVERSATION,
    previous: idOf(n - 1),
    order: n,
    depth: n,
    role: "user",
    text: `text ${n}`,
    createdAt: 0,
    taint: [],
    metadata: null,
    deletedAt: null,
    reply: null,
    ...over,
  };
}

export function makeReply(n: number, status: TurnStatus, over: Partial<Reply> = {}): Message {
  const reply: Reply = {
    status,
    provider: "ollama",
    model: "m",
    thinking: "",
    thinkingMs: 0,
    failure: null,
    finish: null,
    usage: null,
    seenFrom: null,
    overflow: 0,
    commandId: idOf(n),
    firstTokenMs: null,
    replyMs: null,
    ...over,
  };
  return makeMessage(n, { role: "assistant", reply });
}

export function makeTurnState(n: number, over: Partial<TurnState> = {}): TurnState {
  return {
    turnId: idOf(n),
    status: "streaming",
    text: "",
    thinking: "",
    thinkingMs: 0,
    failure: null,
    finish: null,
    usage: null,
    ...over,
  };
}

export function makePage(messages: readonly Message[], more = false): MessagePage {
  return { messages: [...messages], more, damaged: [], forks: [] };
}

export function makeSummary(n: number, over: Partial<Summary> = {}): Summary {
  return {
    id: idOf(n),
    conversationId: CONVERSATION,
    contextId: idOf(2),
    order: 8,
    version: 1,
    kind: "range",
    state: "active",
    text: `summary ${n}`,
    throughId: idOf(8),
    messages: 8,
    folds: null,
    foldedInto: null,
    writtenBy: "model",
    provider: "ollama",
    model: "m",
    former: null,
    taint: [],
    createdAt: 0,
    updatedAt: 0,
    ...over,
  };
}

export const NO_SUMMARIES: ShownSummaries = { active: null, dropped: [], failure: null };

export function makePlan(over: Partial<PromptPlan> = {}): PromptPlan {
  return {
    mode: "general",
    sections: [
      {
        kind: "base",
        source: { type: "context", id: idOf(2), name: "Calm Counselor" },
        text: "You are calm.",
        tokens: 40,
      },
      {
        kind: "summary",
        source: { type: "summary", id: idOf(70), messages: 8 },
        text: "They talked.",
        tokens: 60,
      },
    ],
    history: [
      { id: idOf(9), role: "user", text: "What I asked", tokens: 100 },
      { id: idOf(10), role: "assistant", text: "The answer", tokens: 150 },
    ],
    message: { id: null, text: "And now?", tokens: 20 },
    begun: "",
    leftOut: [],
    redacted: 0,
    budget: { window: 1_000, windowSource: "provider", reply: 200, history: 500, memory: 100 },
    tokens: { system: 100, history: 260, message: 30, total: 400 },
    overflow: 0,
    warnings: [],
    ...over,
  };
}

export function makeTotals(over: Partial<PromptTotals> = {}): PromptTotals {
  const { mode, budget, tokens, overflow, warnings, leftOut } = makePlan();
  return { mode, budget, tokens, overflow, warnings, leftOut, ...over };
}

export function makeView(over: Partial<PromptView> = {}): PromptView {
  return {
    plan: makePlan(),
    model: { ...GUIDE_MODEL, provider: "ollama", name: "calm:1b", url: "http://127.0.0.1:11434" },
    nowUtc: Date.UTC(2026, 0, 2, 3, 4),
    request: {
      method: "POST",
      url: "http://127.0.0.1:11434/api/chat",
      headers: { "content-type": "application/json" },
      body: '{"model":"calm:1b"}',
    },
    ...over,
  };
}

export const OPENED: OpenedConversation = {
  conversation: makeConversation({ id: CONVERSATION, contextId: idOf(2) }),
  contextName: "Confidant",
  card: null,
  draft: "",
  draftAttachments: [],
};

export const UNLOCKED: VaultStatus = {
  state: "unlocked",
  protection: "lock",
  methods: [{ id: idOf(3), kind: "passphrase", createdAt: 0, passkey: null }],
  generation: 1,
  sealing: null,
  retryAfter: 0,
  autoLockMinutes: 15,
  failure: null,
  damaged: 0,
};

/** A context whose time is far from over; its id is the one of OPENED. */
export function makeCard(over: Partial<ContextCard["context"]> = {}): ContextCard {
  const now = Date.now();
  const context = makeContext({ id: idOf(2), renewedAt: now, ...over });
  return {
    context,
    lastChatAt: null,
    expiry: { at: context.renewedAt + context.expiryDays * 86_400_000, state: "fresh" },
  };
}

/** A conversation as a list tells it. */
export function makeListed(n: number, over: Partial<ConversationCard> = {}): ConversationCard {
  const conversation = makeConversation({
    id: idOf(n),
    contextId: idOf(2),
    title: `title ${n}`,
    order: n,
  });
  return { conversation, contextName: "Confidant", pinned: false, ...over };
}

/** What is opened for a conversation of that number, in the context of OPENED. */
export function makeOpened(n: number): OpenedConversation {
  const { conversation } = OPENED;
  return { ...OPENED, conversation: { ...conversation, id: idOf(n) } };
}

type Watch = {
  readonly name: string;
  /** Whether the page has ended it. */
  readonly stopped: () => boolean;
  readonly input: { readonly turnId?: string };
  readonly event: (event: unknown) => void;
  readonly end: (failure: Failure | null) => void;
};

/** What is answered where a test sets nothing else. */
const ANSWERS: Record<string, (input: never) => unknown> = {
  "conversation.open": () => OPENED,
  "context.get": () => makeCard(),
  "context.list": () => ({ contexts: [], total: 0, tags: [] }),
  "conversation.list": () => ({ conversations: [], pinned: [], next: null }),
  "conversation.count": () => ({ total: 0 }),
  "conversation.lastWords": () => ({ words: [] }),
  "message.list": () => makePage([]),
  "conversation.title": () => ({ title: OPENED.conversation.title }),
  "summary.list": () => NO_SUMMARIES,
  "prompt.measure": () => makeTotals(),
  "prompt.preview": () => makeView(),
  "connection.list": () => ({ connections: [], hidesOrigin: false }),
  "model.status": () => ({
    model: GUIDE_MODEL,
    ollamaUrl: "http://127.0.0.1:11434",
    isOwn: false,
  }),
  "model.list": () => ({ models: [GUIDE_MODEL], failure: null, connections: [] }),
  "modelFile.list": () => ({ files: [], quota: null, used: null, threads: 1 }),
};

/** A client whose answers a test sets by name and whose streams it drives by hand. */
export function createFakeClient(answers: Record<string, (input: never) => unknown> = {}) {
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const watches: Watch[] = [];
  const startListeners = new Set<() => void>();
  const vaultListeners = new Set<() => void>();
  const listsListeners = new Set<() => void>();
  const listening = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const client = {
    call: async (name: string, input: never) => {
      calls.push({ name, input });
      return (answers[name] ?? ANSWERS[name] ?? (() => ({})))(input);
    },
    watch: (name: string, input: object, on: Pick<Watch, "event" | "end">) => {
      let stopped = false;
      watches.push({ name, input, ...on, stopped: () => stopped });
      return () => {
        stopped = true;
      };
    },
    onWorkerStart: listening(startListeners),
    onVaultChange: listening(vaultListeners),
    onListsChange: listening(listsListeners),
  } as unknown as Client;
  return {
    client,
    calls,
    watches,
    startWorker: () => {
      for (const listener of startListeners) listener();
    },
    changeVault: () => {
      for (const listener of vaultListeners) listener();
    },
    /** How many of the page's listeners are left. */
    listeners: () => startListeners.size + vaultListeners.size,
    named: (name: string) => calls.filter((call) => call.name === name),
    watched: (name: string) => watches.filter((watch) => watch.name === name),
  };
}

/** Lets everything that is already settled run on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
