import { type Failure, toFailure } from "../../domain/app-error";
import type { Attachment } from "../../domain/attachment";
import { destinationKey } from "../../domain/destination-key";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import type { Turn } from "../../domain/turn";
import type { Client } from "../../messaging/client";
import type { ShownModel } from "../models/shown-model";
import type { ConversationStore } from "./conversation-store";
import type { ConversationSync } from "./conversation-sync";
import { runTwice } from "./run-twice";

export type TurnCommands = {
  /**
   * Whether the message was stored; if not, the state tells the problem. The stored draft goes with it
   * where that is the one that is known here, and stays where none is (null).
   */
  readonly send: (
    text: string,
    attachments?: readonly Attachment[],
    known?: string | null,
  ) => Promise<boolean>;
  /** Whether another version of a message was stored; if not, the state tells the problem. */
  readonly edit: (messageId: Id, text: string, fromBlank?: boolean) => Promise<boolean>;
  readonly cancel: (turnId: Id) => Promise<void>;
  /** Writes a reply anew, where a model is named by that one alone. */
  readonly retry: (turnId: Id, by?: Model) => Promise<void>;
  readonly continue: (turnId: Id) => Promise<void>;
  /** Answers a question that has no answer, or its reply without a word. */
  readonly answer: (messageId: Id) => Promise<void>;
};

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly store: ConversationStore;
  readonly sync: Pick<ConversationSync, "ready" | "follow" | "refresh">;
  readonly newId: () => Id;
  /** What is shown as the one that answers; left out where none is. */
  readonly model?: Pick<ShownModel, "destination" | "refresh">;
};

/** What the person can do with a turn; every failure ends up in the state, none is thrown. */
export function createTurnCommands(deps: Deps): TurnCommands {
  return {
    send: createSend(deps),
    edit: createEdit(deps),
    cancel: (turnId) =>
      attempt(deps, () => runTwice(() => deps.client.call("turn.cancel", { turnId }))),
    retry: createAgain(deps, (turnId, command, by?: Model) =>
      deps.client.call("turn.retry", { ...command, turnId, ...(by && wanted(by)) }),
    ),
    continue: createAgain(deps, (turnId, command) =>
      deps.client.call("turn.continue", { ...command, turnId }),
    ),
    answer: createAgain(deps, (messageId, command) =>
      deps.client.call("turn.answer", { ...command, messageId }),
    ),
  };
}

function createSend(deps: Deps): TurnCommands["send"] {
  const { client, store, sync, newId } = deps;
  // A message that came back keeps its id: had it been stored after all, sending it once more
  // finds it there instead of storing it twice.
  let returned: { readonly id: Id; readonly said: string } | null = null;
  return async (text, attachments = [], known = null) => {
    const ids = attachments.map((one) => one.id);
    const said = JSON.stringify([text, ids]);
    const id = returned?.said === said ? returned.id : newId();
    returned = null;
    store.dispatch({ type: "sending", id, text, attachments });
    const seen = destinationOf(deps);
    try {
      const { conversation } = await sync.ready();
      const input = { id, conversationId: conversation.id, text, ...seen };
      const beside = {
        ...(ids.length > 0 && { attachments: ids }),
        ...(known !== null && { draft: known }),
      };
      const turn = await runTwice(() => client.call("turn.send", { ...input, ...beside }));
      store.dispatch({ type: "acknowledged", id });
      sync.follow(turn.id);
      sync.refresh();
      return true;
    } catch (error) {
      returned = { id, said };
      store.dispatch({ type: "refused", id, failure: failureOf(deps, error) });
      return false;
    }
  };
}

function createEdit(deps: Deps): TurnCommands["edit"] {
  const { client, store, sync, newId } = deps;
  // As with a message that came back.
  let returned: { readonly id: Id; readonly said: string } | null = null;
  return async (messageId, text, fromBlank = false) => {
    const said = JSON.stringify([messageId, text, fromBlank]);
    const id = returned?.said === said ? returned.id : newId();
    returned = null;
    try {
      store.dispatch({ type: "problem", failure: null });
      const input = {
        id,
        messageId,
        text,
        ...(fromBlank && { fromBlank }),
        ...destinationOf(deps),
      };
      const turn = await runTwice(() => client.call("turn.edit", input));
      sync.follow(turn.id);
      sync.refresh();
      return true;
    } catch (error) {
      returned = { id, said };
      store.dispatch({ type: "problem", failure: failureOf(deps, error) });
      return false;
    }
  };
}

type Command = { readonly id: Id; readonly destination?: string };

function createAgain<More extends readonly unknown[]>(
  deps: Deps,
  call: (of: Id, command: Command, ...more: More) => Promise<Turn>,
) {
  const going = new Set<Id>();
  return async (of: Id, ...more: More) => {
    if (going.has(of)) return;
    going.add(of);
    const command = { id: deps.newId(), ...destinationOf(deps) };
    await attempt(deps, async () => {
      const turn = await runTwice(() => call(of, command, ...more));
      deps.sync.follow(turn.id);
      deps.sync.refresh();
    });
    going.delete(of);
  };
}

/** It goes where the list says that this model is, whatever answers otherwise. */
function wanted(model: Model) {
  const { provider, name, connection: connectionId = null } = model;
  return { model: { provider, name, connectionId }, destination: destinationKey(model) };
}

async function attempt(deps: Deps, act: () => Promise<unknown>): Promise<void> {
  const { store } = deps;
  try {
    store.dispatch({ type: "problem", failure: null });
    await act();
  } catch (error) {
    store.dispatch({ type: "problem", failure: failureOf(deps, error) });
  }
}

/** Where the person sees that it goes at this moment. */
function destinationOf({ model }: Deps): { readonly destination?: string } {
  const destination = model?.destination();
  return destination === undefined ? {} : { destination };
}

/** What answers is elsewhere than it was shown: before it is tried again the person is to see where. */
function failureOf({ model }: Deps, error: unknown): Failure {
  const failure = toFailure(error);
  if (failure.code === "conflict" && failure.data.reason === "model-changed") model?.refresh();
  return failure;
}
