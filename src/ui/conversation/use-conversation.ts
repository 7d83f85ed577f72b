import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { ContextCard } from "../../contract/context";
import type { OpenedConversation } from "../../contract/opened-conversation";
import type { Id } from "../../domain/id";
import { drawNext } from "../draw-next";
import { isPageCovered } from "../page-covered";
import type { ConversationState, ShownConversation } from "./conversation-state";
import type { ConversationStore } from "./conversation-store";
import { runningTurn } from "./entries";

type Followed = Pick<ConversationStore, "get" | "subscribe">;

/** The conversation's state without what a running reply says and when its context was used. */
export type SettledConversation = Omit<ConversationState, "liveById" | "opened"> & {
  readonly opened: ShownConversation | null;
};

/**
 * The conversation's state as it changes. What a running reply says further is drawn once a frame,
 * however often it is told; the state itself has it at once, and all else is drawn at once.
 */
export function useConversation(store: Followed): ConversationState {
  return useFollowed(store, store.get);
}

/** The state without what is said further: who asks for it is not drawn anew with each word. */
export function useSettledConversation(store: Followed): SettledConversation {
  return useFollowed(
    store,
    useMemo(() => settledOf(store), [store]),
  );
}

/** The shown conversation's context with its times; null while none is shown, and for one that does not open. */
export function useContextCard(store: Followed): ContextCard | null {
  return useFollowed(store, () => store.get().opened?.card ?? null);
}

/** The turn that Stop means; null when all have ended. */
export function useRunningTurn(store: Followed): Id | null {
  return useFollowed(store, () => runningTurn(store.get()));
}

function useFollowed<T>({ get, subscribe }: Followed, read: () => T): T {
  const follow = useCallback(
    (listener: () => void) => followInFrames({ get, subscribe }, listener),
    [get, subscribe],
  );
  return useSyncExternalStore(follow, read, read);
}

/** Tells the same state as long as nothing but a running reply or its context's time has gone on. */
export function settledOf({ get }: Pick<Followed, "get">): () => SettledConversation {
  let settled = get();
  return () => {
    if (!hasOnlyGoneOn(settled, get())) settled = get();
    return settled;
  };
}

/** Calls back at once, or with the next frame where nothing but a running reply has gone on. */
export function followInFrames(
  { get, subscribe }: Followed,
  listener: () => void,
  { draw = drawNext, isCovered = isPageCovered } = {},
): () => void {
  let delivered = get();
  let cancel: (() => void) | null = null;
  const deliver = () => {
    cancel?.();
    cancel = null;
    delivered = get();
    listener();
  };
  const stop = subscribe(() => {
    if (isCovered() || hasOnlyGoneOn(delivered, get())) cancel ??= draw(deliver);
    else deliver();
  });
  return () => {
    stop();
    cancel?.();
  };
}

function hasOnlyGoneOn(
  before: SettledConversation,
  { liveById, opened, ...others }: ConversationState,
): boolean {
  return isSameIn(before, others) && isSameButItsTimes(before.opened, opened);
}

function isSameButItsTimes(before: ShownConversation | null, after: OpenedConversation | null) {
  if (before === null || after === null) return before === after;
  const { card, ...others } = after;
  return isSameIn(before, others);
}

function isSameIn<Part extends object>(before: Part, part: Part): boolean {
  const names = Object.keys(part) as (keyof Part)[];
  return names.every((name) => part[name] === before[name]);
}
