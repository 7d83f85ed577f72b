import { DEFAULT_PRESET_ID } from "../../domain/built-in-presets";
import type { Context } from "../../domain/context";
import { isLeft } from "../../domain/shown-context";
import type { ContextEntry } from "./context-cache";

type WithFirst = {
  readonly entries: readonly ContextEntry[];
  /** The first one, marked, where no row says so yet. */
  readonly found: Context | null;
};

/**
 * The contexts with the first one marked (D-24). Stores of earlier releases have no mark: there it is
 * the oldest that was made from the default preset before that was noted, as the product makes it, and
 * that the person has not archived. Where it was purged there is none any more.
 */
export function withFirst(entries: readonly ContextEntry[]): WithFirst {
  const contexts = entries.map(({ context }) => context);
  if (contexts.some(({ first }) => first === true)) return { entries, found: null };
  const [oldest] = contexts
    .filter((context) => isUnnoted(context) && !isLeft(context))
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  if (oldest === undefined) return { entries, found: null };
  const found = { ...oldest, first: true };
  const marked = entries.map((entry) =>
    entry.context.id === found.id ? { ...entry, context: found } : entry,
  );
  return { entries: marked, found };
}

function isUnnoted({ first, presetId }: Context): boolean {
  return first === undefined && presetId === DEFAULT_PRESET_ID;
}
