import { type KeyboardEvent, useState } from "react";

/** Options that Page up and Page down pass by. */
const PAGE = 10;

export type OptionKeys = {
  /** The option that Enter takes; 0 where there is none. */
  readonly at: number;
  readonly setAt: (at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** The keys of a list of options, whose search field keeps its own; `isHeld` where Ctrl or Cmd is. */
export function useOptionKeys(
  count: number,
  onChoose: (at: number, isHeld: boolean) => void,
): OptionKeys {
  const [chosen, setAt] = useState(0);
  const at = Math.min(chosen, Math.max(0, count - 1));
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
    setAt(next);
  };
  return { at, setAt, onKeyDown };
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
