import { useCallback, useSyncExternalStore } from "react";
import { drawNext } from "../draw-next";
import { isPageCovered } from "../page-covered";
import type { ConversationState } from "./conversation-state";
import type { ConversationStore } from "./conversation-store";

type Followed = Pick<ConversationStore, "get" | "subscribe">;

/**
 * The conversation's state as it changes. What a running reply says further is drawn once a frame,
 * however often it is told; the state itself has it at once, and all else is drawn at once.
 */
export function useConversation({ get, subscribe }: Followed): ConversationState {
  const follow = useCallback(
    (listener: () => void) => followInFrames({ get, subscribe }, listener),
    [get, subscribe],
  );
  return useSyncExternalStore(follow, get, get);
}

/** Calls back at once, or with the next frame where nothing but a running reply has gone on. */
export function followInFrames(
  { get, subscribe }: Followed,
  listener: () => void,
  { draw = drawNext, isCovered = isPageCovered } = {},
): () => void {
  let told = get();
  let cancel: (() => void) | null = null;
  const tell = () => {
    cancel?.();
    cancel = null;
    told = get();
    listener();
  };
  const stop = subscribe(() => {
    if (isCovered() || hasOnlyGoneOn(told, get())) cancel ??= draw(tell);
    else tell();
  });
  return () => {
    stop();
    cancel?.();
  };
}

function hasOnlyGoneOn(
  before: ConversationState,
  { liveById, ...others }: ConversationState,
): boolean {
  const names = Object.keys(others) as (keyof typeof others)[];
  return names.every((name) => others[name] === before[name]);
}
