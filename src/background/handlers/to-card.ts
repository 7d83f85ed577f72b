import type { ContextCard } from "../../contract/context";
import type { Context, ContextUse } from "../../domain/context";
import { expiryOf } from "../../domain/expiry";

/** A context as the store gives it. */
export type Entry = {
  readonly context: Context;
  readonly use: Pick<ContextUse, "lastChatAt">;
};

/** The context with its expiry as it is at that time (M-066; milliseconds since 1970, UTC). */
export function toCard({ context, use }: Entry, now: number): ContextCard {
  return { context, expiry: expiryOf(context, use, now), lastChatAt: use.lastChatAt };
}

/** Pinned ones first, then those that were talked in or made last, then by name; archived ones last. */
export function compareCards(left: ContextCard, right: ContextCard): number {
  return (
    Number(isCardAside(left)) - Number(isCardAside(right)) ||
    Number(right.context.pinned) - Number(left.context.pinned) ||
    lastUsed(right) - lastUsed(left) ||
    left.context.name.localeCompare(right.context.name)
  );
}

/** Archived, or past its time: it is restored before it answers (D-24). */
function isCardAside({ context, expiry }: ContextCard): boolean {
  return context.archived !== null || expiry.state === "expired";
}

function lastUsed({ context, lastChatAt }: ContextCard): number {
  return Math.max(lastChatAt ?? 0, context.createdAt);
}
