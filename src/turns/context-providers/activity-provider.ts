import type { ContextProvider } from "../../domain/context-provider";
import { type Conversation, hasForeignTitle } from "../../domain/conversation";
import { isForOthers } from "../../domain/for-others";
import { oneLine } from "../../domain/one-line";
import { MAX_ACTIVITY_ENTRIES } from "../../domain/prompt-settings";
import type { ContextStore } from "../context-store";

type Deps = Pick<ContextStore, "listConversations"> & {
  /** Whether the context's conversations know of each other. */
  readonly remembers: boolean;
  /** Since when they do, where that was switched on. */
  readonly remembersSince?: number | undefined;
  /** Events that are told at most (P-073). */
  readonly limit?: number | undefined;
};

/**
 * What happened lately in the context's other conversations, newest first, a line each (P-007): days
 * and titles, so that the text stays the same from turn to turn. No title is told that was imported or
 * made from foreign text: those may be a stranger's words. None where the context does not remember, and
 * nothing from before it did, not the title of what was begun then either.
 */
export function createActivityProvider({
  listConversations,
  remembers,
  remembersSince,
  limit = MAX_ACTIVITY_ENTRIES,
}: Deps): ContextProvider {
  return {
    name: "activity",
    getContext: async ({ contextId, conversationId }) => {
      if (!remembers || limit === 0) return [];
      // One of them may be the one that is asked in.
      const found = await listConversations({ contextId, limit: limit + 1 });
      const others = found.filter(({ id, temporary }) => id !== conversationId && !temporary);
      const events = others
        .flatMap((one) => eventsOf(one, { remembersSince }))
        .filter(({ at }) => isForOthers(at, { remembersSince }))
        .sort((left, right) => right.at - left.at)
        .slice(0, limit);
      if (events.length === 0) return [];
      const source = { type: "provider", name: "activity" } as const;
      const text = events.map(({ at, what }) => `- ${dayOf(at)}: ${what}`).join("\n");
      return [{ type: "section", kind: "activity", source, text }];
    },
  };
}

type Event = { readonly at: number; readonly what: string };

type Since = Parameters<typeof isForOthers>[1];

function eventsOf(conversation: Conversation, since: Since): readonly Event[] {
  const { title, origin, createdAt, updatedAt } = conversation;
  const isOwn = !hasForeignTitle(conversation) && isForOthers(createdAt, since);
  const isNamed = isOwn && title !== "";
  const name = isNamed ? `“${oneLine(title)}”` : "a conversation";
  const begun = { at: createdAt, what: `${name} was ${origin === null ? "begun" : "imported"}` };
  if (dayOf(createdAt) === dayOf(updatedAt)) return [begun];
  return [begun, { at: updatedAt, what: `${name} went on` }];
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, "2026-01-01".length);
}
