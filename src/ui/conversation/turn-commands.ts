import { toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";
import type { ConversationSync } from "./conversation-sync";
import { runTwice } from "./run-twice";

export type TurnCommands = {
  /** Whether the message was stored; if not, the state tells the problem. */
  readonly send: (text: string) => Promise<boolean>;
  /** Whether another version of a message was stored; if not, the state tells the problem. */
  readonly edit: (messageId: Id, text: string) => Promise<boolean>;
  readonly cancel: (turnId: Id) => Promise<void>;
  readonly retry: (turnId: Id) => Promise<void>;
  readonly continue: (turnId: Id) => Promise<void>;
};

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly store: ConversationStore;
  readonly sync: Pick<ConversationSync, "ready" | "follow" | "refresh">;
  readonly newId: () => Id;
};

/** What the person can do with a turn; every failure ends up in the state, none is thrown. */
export function createTurnCommands(deps: Deps): TurnCommands {
  return {
    send: createSend(deps),
    edit: createEdit(deps),
    cancel: (turnId) =>
      attempt(deps, () => runTwice(() => deps.client.call("turn.cancel", { turnId }))),
    retry: createAgain(deps, "turn.retry"),
    continue: createAgain(deps, "turn.continue"),
  };
}

function createSend({ client, store, sync, newId }: Deps): TurnCommands["send"] {
  // A message that came back keeps its id: had it been stored after all, sending it once more
  // finds it there instead of storing it twice.
  let returned: { readonly id: Id; readonly text: string } | null = null;
  return async (text) => {
    const id = returned?.text === text ? returned.id : newId();
    returned = null;
    store.dispatch({ type: "sending", id, text });
    try {
      const { conversation } = await sync.ready();
      const input = { id, conversationId: conversation.id, text };
      const turn = await runTwice(() => client.call("turn.send", input));
      store.dispatch({ type: "acknowledged", id });
      sync.follow(turn.id);
      sync.refresh();
      return true;
    } catch (error) {
      returned = { id, text };
      store.dispatch({ type: "refused", id, failure: toFailure(error) });
      return false;
    }
  };
}

function createEdit({ client, store, sync, newId }: Deps): TurnCommands["edit"] {
  // As with a message that came back.
  let returned: { readonly id: Id; readonly messageId: Id; readonly text: string } | null = null;
  return async (messageId, text) => {
    const isSame = returned?.messageId === messageId && returned.text === text;
    const id = isSame && returned !== null ? returned.id : newId();
    returned = null;
    try {
      store.dispatch({ type: "problem", failure: null });
      const turn = await runTwice(() => client.call("turn.edit", { id, messageId, text }));
      sync.follow(turn.id);
      sync.refresh();
      return true;
    } catch (error) {
      returned = { id, messageId, text };
      store.dispatch({ type: "problem", failure: toFailure(error) });
      return false;
    }
  };
}

function createAgain(deps: Deps, name: "turn.retry" | "turn.continue") {
  const asked = new Set<Id>();
  return async (turnId: Id) => {
    if (asked.has(turnId)) return;
    asked.add(turnId);
    const input = { id: deps.newId(), turnId };
    await attempt(deps, async () => {
      const turn = await runTwice(() => deps.client.call(name, input));
      deps.sync.follow(turn.id);
      deps.sync.refresh();
    });
    asked.delete(turnId);
  };
}

async function attempt({ store }: Deps, act: () => Promise<unknown>): Promise<void> {
  try {
    store.dispatch({ type: "problem", failure: null });
    await act();
  } catch (error) {
    store.dispatch({ type: "problem", failure: toFailure(error) });
  }
}
