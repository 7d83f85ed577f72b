import type { MessagePage, OpenedConversation } from "../../src/contract/conversation";
import type { VaultStatus } from "../../src/contract/vault";
import type { Failure } from "../../src/domain/app-error";
import type { Message, Reply, TurnStatus } from "../../src/domain/message";
import type { TurnState } from "../../src/domain/turn";
import type { Client } from "../../src/messaging/client";

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
  return { messages: [...messages], more, damaged: [] };
}

export const OPENED: OpenedConversation = {
  conversation: {
    id: CONVERSATION,
    contextId: idOf(2),
    channel: "side-panel",
    title: "",
    activeLeaf: null,
    messageCount: 0,
    createdAt: 0,
    updatedAt: 0,
  },
  contextName: "Professional Assistant",
  draft: "",
};

export const UNLOCKED: VaultStatus = {
  state: "unlocked",
  protection: "lock",
  ways: [{ id: idOf(3), kind: "passphrase", createdAt: 0, passkey: null }],
  generation: 1,
  sealing: null,
  retryAfter: 0,
  autoLockMinutes: 15,
  failure: null,
  damaged: 0,
};

type Watch = {
  readonly name: string;
  /** Whether the page has ended it. */
  readonly stopped: () => boolean;
  readonly input: { readonly turnId?: string };
  readonly event: (event: unknown) => void;
  readonly end: (failure: Failure | null) => void;
};

/** A client whose answers a test sets by name and whose streams it drives by hand. */
export function createFakeClient(answers: Record<string, (input: never) => unknown> = {}) {
  const calls: { readonly name: string; readonly input: unknown }[] = [];
  const watches: Watch[] = [];
  const startListeners = new Set<() => void>();
  const vaultListeners = new Set<() => void>();
  const listening = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const client = {
    call: async (name: string, input: never) => {
      calls.push({ name, input });
      return (answers[name] ?? (() => (name === "conversation.open" ? OPENED : {})))(input);
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
