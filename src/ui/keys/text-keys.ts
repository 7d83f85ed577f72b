import { type KeyboardEvent, useContext } from "react";
import { keysOf, type Shortcut } from "../../domain/shortcut";
import { KeysInUse } from "./keys-in-use";

export type TextKeys = {
  /** The shortcut's keys. */
  readonly of: (shortcut: Shortcut) => string;
  /** Whether these are the shortcut's keys. */
  readonly is: (event: KeyboardEvent, shortcut: Shortcut) => boolean;
  /** Breaks the line where the keys for that are pressed; whether they were. */
  readonly breakLine: (event: KeyboardEvent) => boolean;
};

/** The keys in use in a field whose text is sent. */
export function useTextKeys(): TextKeys {
  const keys = useContext(KeysInUse);
  const is: TextKeys["is"] = ({ nativeEvent }, shortcut) => keysOf(nativeEvent) === keys[shortcut];
  return {
    of: (shortcut) => keys[shortcut],
    is,
    breakLine: (event) => {
      if (!is(event, "newLine")) return false;
      // With no more than Shift held, the field does it itself.
      if (event.ctrlKey || event.metaKey || event.altKey) typeText(event, "\n");
      return true;
    },
  };
}

/** Types a text in a key's place: the field tells of it as of any, and can undo it. */
export function typeText(event: KeyboardEvent, text: string): void {
  event.preventDefault();
  document.execCommand("insertText", false, text);
}
