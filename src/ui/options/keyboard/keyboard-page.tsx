import { useContext, useEffect, useState } from "react";
import { DEFAULT_KEYS, SHORTCUTS, type Shortcut } from "../../../domain/shortcut";
import { chosenKeys, findConflict, refuseKeys } from "../../../domain/shortcut-rules";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import { FailureLine } from "../../failure-line";
import { type BrowserKey, fromBrowser, readBrowserKeys } from "../../keys/browser-keys";
import { FIXED_KEYS } from "../../keys/fixed-keys";
import { keyName } from "../../keys/key-name";
import { KeyTable } from "../../keys/key-table";
import { KeysInUse } from "../../keys/keys-in-use";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useAnswer } from "../../use-answer";
import { shortcutWords } from "../../words/shortcut-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { heldNames } from "./held-names";
import { ShortcutRow } from "./shortcut-row";

const NONE: readonly BrowserKey[] = [];

/** Every key, and how it is changed; what the browser keeps is named with the way to it. */
export function KeyboardPage({ client }: { readonly client: Pick<Client, "call"> }) {
  const { value, again } = useAnswer(readBrowserKeys);
  const browserKeys = value ?? NONE;
  useEffect(() => {
    // They are changed on a page of the browser's own.
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, [again]);
  const { page, fixed, none } = shortcutWords;
  return (
    <main>
      <SectionHead section="keyboard" lead={page.lead} />
      <OwnKeys client={client} browserKeys={browserKeys} />
      <PagePart title={page.browser}>
        <p className="text-small text-muted">{page.browserWhy}</p>
        <KeyTable rows={browserKeys.map(({ name, keys }) => [keys || none, page.commands[name]])} />
        <QuietButton data-browser-keys="" onClick={openBrowserKeys}>
          {page.openBrowser}
        </QuietButton>
      </PagePart>
      <PagePart title={page.fixed}>
        <KeyTable rows={FIXED_KEYS.map(([keys, name]) => [keyName(keys), fixed[name]])} />
      </PagePart>
    </main>
  );
}

type OwnProps = {
  readonly client: Pick<Client, "call">;
  readonly browserKeys: readonly BrowserKey[];
};

function OwnKeys({ client, browserKeys }: OwnProps) {
  const changes = useKeyChanges(client, browserKeys);
  const { all, busy, failure, captured, said, capture, change, resetAll } = changes;
  const { page } = shortcutWords;
  return (
    <PagePart title={page.own}>
      <p className="text-small text-muted">{page.ownWhy}</p>
      <ul>
        {SHORTCUTS.map((shortcut) => (
          <ShortcutRow
            key={shortcut}
            shortcut={shortcut}
            keys={all[shortcut]}
            capture={captured?.shortcut === shortcut ? captured : null}
            busy={busy}
            onChange={() => capture(captured?.shortcut === shortcut ? null : shortcut)}
            onKeys={(keys) => change(shortcut, keys, keyName(keys ?? DEFAULT_KEYS[shortcut]))}
            onLeave={() => capture(null)}
          />
        ))}
      </ul>
      <p role="status" data-keys-said="" className="text-small text-muted empty:hidden">
        {said}
      </p>
      <FailureLine failure={failure} />
      <QuietButton
        data-reset-all=""
        disabled={busy || Object.keys(chosenKeys(all)).length === 0}
        onClick={resetAll}
      >
        {page.resetAll}
      </QuietButton>
    </PagePart>
  );
}

type Commands = typeof chrome.commands & { readonly openShortcutSettings?: () => void };

/** The browser's own page of them; Firefox has no address for it. */
function openBrowserKeys(): void {
  const commands: Commands = chrome.commands;
  if (commands.openShortcutSettings !== undefined) commands.openShortcutSettings();
  else chrome.tabs.create({ url: "chrome://extensions/shortcuts" });
}

type Captured = { readonly shortcut: Shortcut; readonly problem: string | null };

/** The keys in use on this page, and changing them; every open page takes a change up by itself. */
function useKeyChanges(client: Pick<Client, "call">, browserKeys: readonly BrowserKey[]) {
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
  const keep = async (shortcut: Shortcut | null, keys: string | null, notice: string) => {
    const ask = () => client.call("shortcut.change", { shortcut, keys });
    const isKept = await run(() => runTwice(ask));
    if (isKept) {
      setCaptured(null);
      setSaid(notice);
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
