import type { MessagePage } from "../../contract/opened-conversation";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { keepSame, keepSameMap, keepSameRows } from "../keep-same";

/** The shown branch as far as it is loaded. */
export type Loaded = {
  readonly messages: readonly Message[];
  readonly more: boolean;
  readonly damaged: readonly Id[];
  readonly forks: ReadonlyMap<Id, readonly Id[]>;
  /** By a question without an answer: what is to be answered. */
  readonly unanswered: ReadonlyMap<Id, Id>;
};

/**
 * What is loaded after a page of the newest messages: earlier ones stay where it joins them, and what
 * was read before and is the same stays the very same.
 */
export function mergeNewest(loaded: Loaded, page: MessagePage): Loaded {
  // A page with nothing before it is all there is: what was loaded and is not in it was removed.
  const joint = page.more ? joinAt(loaded.messages, page.messages) : null;
  const kept = joint === null ? [] : loaded.messages.slice(0, joint);
  return {
    messages: keepSameRows(loaded.messages, [...kept, ...page.messages]),
    more: joint === null || joint === 0 ? page.more : loaded.more,
    damaged: keepSame(loaded.damaged, union(joint === null ? [] : loaded.damaged, page.damaged)),
    forks: keepSameMap(loaded.forks, withForks(kept, loaded, page)),
    unanswered: keepSameMap(loaded.unanswered, withUnanswered(kept, loaded, page)),
  };
}

/** What is loaded after the page before it. */
export function mergeEarlier(loaded: Loaded, page: MessagePage): Loaded {
  const known = new Set(loaded.messages.map((message) => message.id));
  return {
    messages: [...page.messages.filter((message) => !known.has(message.id)), ...loaded.messages],
    more: page.more,
    damaged: union(loaded.damaged, page.damaged),
    forks: withForks(loaded.messages, loaded, page),
    unanswered: withUnanswered(loaded.messages, loaded, page),
  };
}

/** How many loaded messages stay before a page of the newest ones; null where none connects. */
function joinAt(loaded: readonly Message[], newest: readonly Message[]): number | null {
  const first = newest[0];
  if (first === undefined) return null;
  const same = loaded.findIndex((message) => message.id === first.id);
  if (same >= 0) return same;
  const before = loaded.findIndex((message) => message.id === first.previous);
  return before >= 0 ? before + 1 : null;
}

/** The forks of the messages that stay, and those of the page. */
function withForks(
  kept: readonly Message[],
  { forks }: Loaded,
  page: MessagePage,
): Loaded["forks"] {
  const next = new Map<Id, readonly Id[]>();
  for (const { id } of kept) {
    const siblings = forks.get(id);
    if (siblings !== undefined) next.set(id, siblings);
  }
  for (const { messageId, siblings } of page.forks) next.set(messageId, siblings);
  return next;
}

function withUnanswered(
  kept: readonly Message[],
  { unanswered }: Loaded,
  page: MessagePage,
): Loaded["unanswered"] {
  const ids = new Set(kept.map(({ id }) => id));
  const stay = [...unanswered].filter(([id]) => ids.has(id));
  const found = (page.unanswered ?? []).map(
    ({ messageId, answer }) => [messageId, answer] as const,
  );
  return new Map([...stay, ...found]);
}

function union(one: readonly Id[], other: readonly Id[]): readonly Id[] {
  return [...new Set([...one, ...other])];
}
