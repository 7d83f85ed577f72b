import * as z from "zod/mini";
import { type Id, idSchema } from "../domain/id";
import { createOneByOne } from "../domain/one-by-one";
import type { Badge } from "../platform/badge";
import type { KeyValueArea } from "../platform/key-value-area";
import type { Store } from "../store/create-store";
import type { ConversationHub } from "./conversation-hub";

/** Marks the toolbar's button while an answer waits that was shown nowhere when it ended. */
export type AnsweredMark = {
  /** An answer has ended there. */
  readonly ended: (conversationId: Id) => void;
  /** The conversation is shown now. */
  readonly seen: (conversationId: Id) => void;
  /** Conversations may be gone. */
  readonly look: () => void;
  /** The conversations whose answers wait; none where that does not read. */
  readonly waiting: () => Promise<readonly Id[]>;
};

type Deps = {
  readonly session: Pick<KeyValueArea, "get" | "set" | "remove">;
  readonly badge: Pick<Badge, "showAnswered">;
  readonly hub: Pick<ConversationHub, "isShown">;
  readonly conversations: Pick<Store["conversations"], "find">;
  /** Aborted when the vault is locked: nothing is told from then on. */
  readonly signal: AbortSignal;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
  /** Told which conversations have answers that wait, whenever it is others. */
  readonly onChange: (waiting: readonly Id[]) => void;
  readonly onError: (error: unknown) => void;
};

/** Where answers wait: ids alone, in the memory of this browser session. */
const KEY = "answered";

const keptSchema = z.array(idSchema);

/** The mark of one open vault; it outlives the worker, and no lock. */
export function createAnsweredMark(deps: Deps): AnsweredMark {
  const { session, hub, conversations, signal } = deps;
  const line = createOneByOne();
  signal.addEventListener("abort", () => void forgetAnswered(session));
  const change = (to: (waiting: readonly Id[]) => Promise<readonly Id[]>) => {
    void line.run(() => quietly(deps, to));
  };
  return {
    ended: (id) =>
      change(async (waiting) => {
        const found = await conversations.find(id);
        // What a client of the operations has asked is answered to that.
        if (found === null || found.channel.startsWith("mcp:")) return waiting;
        return hub.isShown(id) || waiting.includes(id) ? waiting : [...waiting, id];
      }),
    seen: (id) => change(async (waiting) => waiting.filter((one) => one !== id)),
    look: () =>
      change(async (waiting) => {
        const found = await Promise.all(waiting.map((id) => conversations.find(id)));
        return waiting.filter((_id, at) => found[at]?.archivedAt === null);
      }),
    waiting: () => line.run(() => readWaiting(session).catch(() => [])),
  };
}

/** Forgets that any answer waits: part of every lock. */
export async function forgetAnswered(session: Pick<KeyValueArea, "remove">): Promise<void> {
  await session.remove(KEY).catch(() => undefined);
}

async function readWaiting(session: Pick<KeyValueArea, "get">): Promise<readonly Id[]> {
  return keptSchema.safeParse(await session.get(KEY)).data ?? [];
}

async function quietly(
  { session, badge, signal, keepAlive, onChange, onError }: Deps,
  to: (waiting: readonly Id[]) => Promise<readonly Id[]>,
): Promise<void> {
  if (signal.aborted) return;
  const release = keepAlive();
  try {
    const waiting = await readWaiting(session);
    const next = await to(waiting);
    signal.throwIfAborted();
    if (next.length === waiting.length) return;
    badge.showAnswered(next.length > 0);
    await session.set(KEY, next);
    if (signal.aborted) await forgetAnswered(session);
    else onChange(next);
  } catch (error) {
    if (!signal.aborted) onError(error);
  } finally {
    release();
  }
}
