import type { Context } from "./context";
import type { Id } from "./id";

type Shown = Pick<Context, "id" | "archived" | "createdAt">;

/** Whether the person has put it aside; what time has archived is still what they talk in (D-24). */
export function isLeft({ archived }: Pick<Context, "archived">): boolean {
  return archived?.by === "person";
}

/**
 * What a new panel shows: the active context, else the one used last, the newest of those never used;
 * one that the person has archived only where there is no other. Null where there is none at all.
 */
export function chooseShown<T>(
  entries: readonly T[],
  activeId: Id | null,
  read: (entry: T) => { readonly context: Shown; readonly lastChatAt: number | null },
): T | null {
  const known = entries.map((entry) => ({ entry, ...read(entry) }));
  const kept = known.filter(({ context }) => !isLeft(context));
  const active = kept.find(({ context }) => context.id === activeId);
  if (active !== undefined) return active.entry;
  const [last] = (kept.length > 0 ? kept : known).sort(
    (one, other) =>
      (other.lastChatAt ?? -1) - (one.lastChatAt ?? -1) ||
      other.context.createdAt - one.context.createdAt,
  );
  return last?.entry ?? null;
}
