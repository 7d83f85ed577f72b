import { useContext } from "react";
import type { Shortcut } from "../../domain/shortcut";
import { keyName } from "./key-name";
import { KeysInUse } from "./keys-in-use";

/** Gives the keys of a shortcut as this system writes them. */
export type KeyName = (shortcut: Shortcut) => string;

/** The names of the keys in use. */
export function useKeyName(): KeyName {
  const keys = useContext(KeysInUse);
  return (shortcut) => keyName(keys[shortcut]);
}
