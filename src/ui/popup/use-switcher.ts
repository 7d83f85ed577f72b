import { useState } from "react";
import type { ContextCard } from "../../contract/context";
import type { Id } from "../../domain/id";
import { findContexts, firstChoice, type PopupContexts } from "./popup-contexts";

/** As many as are laid out at once; a few letters find the rest. */
const SHOWN = 50;

export type Switcher = {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Those that are found and shown. */
  readonly shown: readonly ContextCard[];
  /** How many are found beyond those shown. */
  readonly more: number;
  /** What Enter takes; null where nothing is found. */
  readonly chosen: ContextCard | null;
  /** Whether the person has looked for it or moved to it: until then it only is what Enter would take. */
  readonly isSought: boolean;
  /** Chooses the next one, or the one before. */
  readonly move: (by: 1 | -1) => void;
};

/** What is looked for among the contexts, and which one is chosen. */
export function useSwitcher(contexts: PopupContexts | null, activeId: Id | null): Switcher {
  const [query, setQuery] = useState("");
  const [picked, setPicked] = useState<Id | null>(null);
  const found = findContexts(contexts?.cards ?? [], query);
  const shown = found.slice(0, SHOWN);
  const isPicked = shown.some(({ context }) => context.id === picked);
  const chosenId = isPicked ? picked : firstChoice(shown, { activeId, query });
  const at = shown.findIndex(({ context }) => context.id === chosenId);
  return {
    query,
    setQuery: (next) => {
      setPicked(null);
      setQuery(next);
    },
    shown,
    more: found.length - shown.length,
    chosen: shown[at] ?? null,
    isSought: isPicked || query.trim() !== "",
    move: (by) => {
      const next = shown[(at + by + shown.length) % shown.length];
      if (next !== undefined) setPicked(next.context.id);
    },
  };
}
