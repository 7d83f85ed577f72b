import { useEffect, useRef } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { LinkButton } from "../../link-button";
import { openPanelAt } from "../../open-panel";
import { PrimaryButton } from "../../primary-button";
import { readWindow } from "../../read-window";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import type { CameConversation } from "./find-came";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly came: readonly CameConversation[];
  /** How many came in all. */
  readonly total: number;
};

/** The way to what came: each conversation, shown in the side panel with its context. */
export function CameList({ client, came, total }: Props) {
  const { busy, failure, run } = useAct();
  const windowId = useRef<number | null>(null);
  // Asked for beforehand: a click that waits for it is none any more for the browser.
  useEffect(() => {
    readWindow().then((id) => {
      windowId.current = id;
    });
  }, []);
  const [newest] = came;
  if (newest === undefined) return null;
  const { importPart, exportPart } = optionsWords;
  // Said above where it is one.
  const areApart = came.some(({ contextId }) => contextId !== newest.contextId);
  const open = ({ contextId, conversationId }: CameConversation) =>
    run(() => openPanelAt(client, { contextId, conversationId, windowId: windowId.current }));
  return (
    <div className="flex flex-col gap-2">
      <PrimaryButton data-open-came="" disabled={busy} onClick={() => open(newest)}>
        {importPart.open}
      </PrimaryButton>
      <FailureLine failure={failure} />
      <h4 className="font-semibold">{importPart.cameTitle}</h4>
      <ul className="flex flex-col gap-1">
        {came.map((one) => (
          <li key={one.conversationId} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <LinkButton data-came={one.conversationId} onClick={() => open(one)}>
              <bdi className="wrap-anywhere">{one.title || exportPart.untitled}</bdi>
            </LinkButton>
            {areApart && <bdi className="text-meta text-muted">{one.contextName}</bdi>}
          </li>
        ))}
      </ul>
      {total > came.length && <p className="text-muted">{importPart.more(total - came.length)}</p>}
    </div>
  );
}
