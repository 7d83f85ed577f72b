import type { KeyboardEvent, RefObject } from "react";
import { popupWords } from "../words/popup-words";
import type { Switcher } from "./use-switcher";

type Props = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly switcher: Switcher;
  readonly listId: string;
  readonly optionId: string | undefined;
  readonly onSwitch: () => void;
  readonly onOpenPanel: () => void;
};

/** Where a context is looked for: Enter switches, forward at the end of the text opens the panel. */
export function ContextSearch(props: Props) {
  const { field, switcher, listId, optionId, onSwitch, onOpenPanel } = props;
  const { query, setQuery, move } = switcher;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const act = actOf(event, {
      move,
      clear: query === "" ? null : () => setQuery(""),
      onSwitch,
      onOpenPanel,
    });
    if (act === null) return;
    event.preventDefault();
    act();
  };
  return (
    <input
      ref={field}
      // biome-ignore lint/a11y/noAutofocus: the popup is opened to choose a context.
      autoFocus
      role="combobox"
      data-context-search=""
      aria-label={popupWords.search}
      aria-expanded="true"
      aria-controls={listId}
      aria-activedescendant={optionId}
      aria-autocomplete="list"
      placeholder={popupWords.placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      dir="auto"
      value={query}
      onChange={(event) => setQuery(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      className="h-9 w-full shrink-0 rounded-md border border-field bg-raised px-2.5 placeholder:text-muted"
    />
  );
}

type Acts = Pick<Props, "onSwitch" | "onOpenPanel"> & {
  readonly move: Switcher["move"];
  /** Null where there is nothing to clear: Escape then closes the popup. */
  readonly clear: (() => void) | null;
};

function actOf(event: KeyboardEvent<HTMLInputElement>, acts: Acts): (() => void) | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key === "Enter") return ctrlKey || metaKey ? acts.onOpenPanel : acts.onSwitch;
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  if (key === "ArrowDown") return () => acts.move(1);
  if (key === "ArrowUp") return () => acts.move(-1);
  if (key === "Escape") return acts.clear;
  return isForward(event) && isAtEnd(event.currentTarget) ? acts.onOpenPanel : null;
}

/** The arrow towards the end of a text, which is the left one where it is written from the right. */
function isForward({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  return key === (isRightToLeft ? "ArrowLeft" : "ArrowRight");
}

function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}
