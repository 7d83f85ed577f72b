import type { ContextCard } from "../../contract/context";
import type { CallOutput } from "../../contract/contract";
import type { Id } from "../../domain/id";
import { matchesQuery } from "../../domain/matches-query";
import { chooseShown } from "../../domain/shown-context";

/** The contexts to choose from, in the order in which they are shown. */
export type PopupContexts = {
  readonly cards: readonly ContextCard[];
  /** The one that answers now; null where there is none. */
  readonly activeId: Id | null;
};

/** What the popup works with, of the worker's list; what is active is what a new panel shows. */
export function toPopupContexts({
  contexts,
  activeId = null,
}: Pick<CallOutput<"context.list">, "contexts" | "activeId">): PopupContexts {
  const shown = chooseShown(contexts, activeId, (card) => card);
  return { cards: contexts, activeId: shown?.context.id ?? null };
}

/** Those whose name or tags the query finds, in the order given. */
export function findContexts(cards: readonly ContextCard[], query: string): readonly ContextCard[] {
  return cards.filter(({ context }) => matchesQuery(context, query));
}

/** Archived, or past its time: it is restored before it answers (D-24). */
export function isCardAside({ context, expiry }: ContextCard): boolean {
  return context.archived !== null || expiry.state === "expired";
}

/**
 * The one that Enter takes at once: what was used last beside the active one, so that opening the
 * popup and Enter go back and forth between two; where something is looked for, the first found.
 */
export function firstChoice(
  found: readonly ContextCard[],
  { activeId, query }: { readonly activeId: Id | null; readonly query: string },
): Id | null {
  if (query.trim() !== "") return found[0]?.context.id ?? null;
  const others = found.filter(({ context }) => context.id !== activeId);
  const other = newest(others.filter((card) => !isCardAside(card))) ?? newest(others);
  return (other ?? found[0])?.context.id ?? null;
}

function newest(cards: readonly ContextCard[]): ContextCard | undefined {
  return cards.reduce<ContextCard | undefined>(
    (best, card) => (best === undefined || usedAt(card) > usedAt(best) ? card : best),
    undefined,
  );
}

function usedAt({ lastChatAt, context }: ContextCard): number {
  return lastChatAt ?? context.createdAt;
}
