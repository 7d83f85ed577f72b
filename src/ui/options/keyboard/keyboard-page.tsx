import { useEffect } from "react";
import { DEFAULT_KEYS, SHORTCUTS } from "../../../domain/shortcut";
import { chosenKeys } from "../../../domain/shortcut-rules";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { type BrowserKey, readBrowserKeys } from "../../keys/browser-keys";
import { FIXED_KEYS } from "../../keys/fixed-keys";
import { keyName } from "../../keys/key-name";
import { KeyTable } from "../../keys/key-table";
import { QuietButton } from "../../quiet-button";
import { useAnswer } from "../../use-answer";
import { shortcutWords } from "../../words/shortcut-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { ShortcutRow } from "./shortcut-row";
import { useKeyChanges } from "./use-key-changes";

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
