import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import type { Channel } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { TurnDeps } from "../branches/turn-deps";
import type { ContextCache } from "../contexts/context-cache";
import { defaultContextFields } from "../contexts/default-context";
import { putsToNote } from "../contexts/last-used";
import type { Put } from "../rows/changes";
import type { Head } from "../rows/set-state";
import type { Commit } from "../rows/writer";
import type { SettingsCache } from "../settings/settings-cache";
import { newHeadFields } from "./new-head";

/** What the operations on conversations work with. */
export type ConversationDeps = TurnDeps & {
  readonly keys: Pick<KeySet, "current" | "hasFormer">;
  readonly contexts: Pick<ContextCache, "list" | "peek">;
  readonly knownSettings: Pick<SettingsCache, "read">;
};

type Input = {
  readonly id: Id;
  readonly channel: Channel;
  /** Null for a new one, made from the default preset. */
  readonly contextId: Id | null;
  /** Whether the context notes it as the one used last. */
  readonly isNoted: boolean;
};

/**
 * Stores a new conversation at the next place of the log, with its context where that is new, too, in
 * one strict commit.
 */
export async function addConversation(
  deps: ConversationDeps,
  commit: Commit,
  { id, channel, contextId, isNoted }: Input,
): Promise<Head> {
  const now = deps.clock.now();
  const parent = contextId ?? crypto.randomUUID();
  const { payload } = await deps.state.manifest();
  const order = payload.lastOrder + 1;
  await commit({
    durability: "strict",
    lastOrder: order,
    heads: [
      {
        columns: { id, parent, order },
        replaces: null,
        payload: newHeadFields({ channel, now }),
      },
    ],
    puts: [
      ...(contextId === null ? [newContextPut(parent, now)] : []),
      ...(isNoted ? await putsToNote(deps, { id, channel, contextId: parent }) : []),
    ],
  });
  return headThere(deps, id);
}

function newContextPut(id: Id, now: number): Put {
  const payload = { ...defaultContextFields(now), first: true };
  return { table: "contexts", columns: { id }, replaces: null, payload };
}

/** The head of a conversation; `not-found` where there is none, `row-tampered` if it does not open. */
export async function headThere(deps: Pick<ConversationDeps, "state">, id: Id): Promise<Head> {
  const head = await deps.state.head(id);
  if (head === null) throw new AppError("not-found", { data: { kind: "conversation" } });
  return head;
}
