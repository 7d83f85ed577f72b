import { type KeyboardEvent, useRef, useState } from "react";

/** Options that Page up and Page down pass by. */
const PAGE = 10;

export type OptionKeys = {
  /** The option that Enter takes; 0 where there is none. */
  readonly at: number;
  /** Another one whenever another option was gone to; options that move are none. */
  readonly chosen: unknown;
  /** Goes to an option; 0 for the first one, whichever that will be. */
  readonly setAt: (at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The keys of a list of options, whose search field keeps its own; `isHeld` where Ctrl or Cmd is. */
export function useOptionKeys<T>(
  options: readonly T[],
  idOf: (option: T) => string,
  onChoose: (at: number, isHeld: boolean) => void,
): OptionKeys {
  const count = options.length;
  const [chosen, setChosen] = useState({ at: 0, id: "" });
  const last = useRef(0);
  // The list may be read anew with others before it.
  const found = chosen.id === "" ? -1 : options.findIndex((one) => idOf(one) === chosen.id);
  if (found >= 0) last.current = found;
  const at = Math.min(last.current, Math.max(0, count - 1));
  const go = (to: number, option: T | undefined) => {
    const id = option === undefined ? "" : idOf(option);
    last.current = to;
    setChosen((now) => (now.at === to && now.id === id ? now : { at: to, id }));
  };
  const setAt = (to: number) => go(to, to === 0 ? undefined : options[to]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === "Enter") {
      event.preventDefault();
      onChoose(at, event.ctrlKey || event.metaKey);
      return;
    }
    const next = nextOption(event.key, { at, count, inText: isInText(event.currentTarget) });
    if (next === null) return;
    event.preventDefault();
    go(next, options[next]);
  };
  return { at, chosen, setAt, onKeyDown };
}

type OptionPosition = {
  readonly at: number;
  readonly count: number;
  /** Whether the key moves in a text, where Home and End have a meaning of their own. */
  readonly inText: boolean;
};

/** The option that a key leads to; null where it is none of the list's keys. */
export function nextOption(key: string, { at, count, inText }: OptionPosition): number | null {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return (at - 1 + count) % count;
    case "PageDown":
      return Math.min(count - 1, at + PAGE);
    case "PageUp":
      return Math.max(0, at - PAGE);
    case "Home":
      return inText ? null : 0;
    case "End":
      return inText ? null : count - 1;
    default:
      return null;
  }
}

function isInText(element: HTMLElement): boolean {
  return element instanceof HTMLInputElement && element.value !== "";
}
