import { useContext, useState } from "react";
import { DEFAULT_KEYS, type Shortcut } from "../../../domain/shortcut";
import { findConflict, refuseKeys } from "../../../domain/shortcut-rules";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { type BrowserKey, fromBrowser } from "../../keys/browser-keys";
import { keyName } from "../../keys/key-name";
import { KeysInUse } from "../../keys/keys-in-use";
import { useAct } from "../../use-act";
import { shortcutWords } from "../../words/shortcut-words";
import { heldNames } from "./held-names";

type Captured = { readonly shortcut: Shortcut; readonly problem: string | null };

/** The keys in use on this page, and changing them; every open page takes a change up by itself. */
export function useKeyChanges(client: Pick<Client, "call">, browserKeys: readonly BrowserKey[]) {
  const all = useContext(KeysInUse);
  const { busy, failure, run } = useAct();
  const [captured, setCaptured] = useState<Captured | null>(null);
  const [said, setSaid] = useState("");
  const { page, what } = shortcutWords;
  const problemOf = (shortcut: Shortcut, given: string | null): string | null => {
    const keys = given ?? DEFAULT_KEYS[shortcut];
    const refused = refuseKeys(shortcut, keys);
    if (refused !== null) {
      const { mod, alt } = heldNames();
      return page.refused[refused](keyName(keys), mod, alt);
    }
    const other = findConflict(all, shortcut, keys);
    if (other !== null)
      return (given === null ? page.resetTaken : page.taken)(keyName(keys), what[other]);
    const browsers = browserKeys.find((one) => fromBrowser(one.keys) === keys);
    return browsers === undefined || browsers.name === shortcut
      ? null
      : page.takenByBrowser(keyName(keys), page.commands[browsers.name]);
  };
  const keep = async (shortcut: Shortcut | null, keys: string | null, told: string) => {
    const ask = () => client.call("shortcut.change", { shortcut, keys });
    const isKept = await run(() => runTwice(ask));
    if (isKept) {
      setCaptured(null);
      setSaid(told);
    }
    return isKept;
  };
  return {
    all,
    busy,
    failure,
    captured,
    said,
    capture: (shortcut: Shortcut | null) => {
      setSaid("");
      setCaptured(shortcut === null ? null : { shortcut, problem: null });
    },
    /** Null gives back those that it comes with; resolves with whether that is kept. */
    change: async (shortcut: Shortcut, keys: string | null, shown: string) => {
      setSaid("");
      const problem = problemOf(shortcut, keys);
      if (problem === null) return keep(shortcut, keys, page.saved(what[shortcut], shown));
      setCaptured({ shortcut, problem });
      return false;
    },
    resetAll: () => keep(null, null, page.allReset),
  };
}
