import { useState } from "react";
import type { Context } from "../../domain/context";
import type { Client } from "../../messaging/client";
import { ROWS } from "../kit/rows-style";
import { optionsWords } from "../words/options-words";
import { ContextRow } from "./context-row";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly contexts: readonly Context[];
  readonly onPurged: () => void;
};

/** The contexts by name, each with what it holds and its purge. */
export function ContextList({ client, contexts, onPurged }: Props) {
  const [purged, setPurged] = useState<number | null>(null);
  const { dataPage } = optionsWords;
  return (
    <>
      {contexts.length === 0 && <p className="text-small text-muted">{dataPage.noContexts}</p>}
      {contexts.length > 0 && (
        <ul className={`${ROWS} max-h-160 overflow-y-auto`}>
          {contexts.map((context) => (
            <ContextRow
              key={context.id}
              client={client}
              context={context}
              onPurged={(messages) => {
                setPurged(messages);
                onPurged();
              }}
            />
          ))}
        </ul>
      )}
      {purged !== null && (
        <p role="status" data-purged="" className="text-small">
          {dataPage.purged(purged)}
        </p>
      )}
    </>
  );
}
