import { type ReactNode, useEffect, useState } from "react";
import { DEFAULT_KEYS } from "../../domain/shortcut";
import type { Gate, Session } from "../gate/gate";
import { useGate } from "../gate/use-gate";
import { KeysInUse } from "./keys-in-use";

type Props<S extends Session> = { readonly gate: Gate<S>; readonly children: ReactNode };

/** Lets the keys that the person has chosen work in what it holds, while the vault is open. */
export function ShortcutProvider<S extends Session>({ gate, children }: Props<S>) {
  const [keys, setKeys] = useState(DEFAULT_KEYS);
  const isOpen = useGate(gate).session !== null;
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    // Where they cannot be read, those that worked go on working.
    const ask = async () => {
      const listed = await gate.client.call("shortcut.list", {}).catch(() => null);
      if (!isOver && listed !== null) setKeys(listed);
    };
    ask();
    const unhear = gate.client.onVaultChange(ask);
    return () => {
      isOver = true;
      unhear();
      setKeys(DEFAULT_KEYS);
    };
  }, [gate, isOpen]);
  return <KeysInUse value={keys}>{children}</KeysInUse>;
}
