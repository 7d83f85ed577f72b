import { useCallback, useEffect, useState } from "react";
import type { ContextCount } from "../../contract/data";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { useAct } from "../use-act";
import { words } from "../words/words";
import { ContextRow } from "./context-row";

/** The contexts with what they hold, each with its purge. */
export function ContextList({ client }: { readonly client: Pick<Client, "call"> }) {
  const [contexts, setContexts] = useState<readonly ContextCount[] | null>(null);
  const [purged, setPurged] = useState<number | null>(null);
  const { failure, run } = useAct();
  const list = useCallback(
    () =>
      run(async () => {
        setContexts((await runTwice(() => client.call("context.list", {}))).contexts);
      }),
    [client, run],
  );
  useEffect(() => {
    list();
  }, [list]);
  const { dataPage } = words;
  return (
    <>
      {contexts?.length === 0 && <p className="text-small text-muted">{dataPage.noContexts}</p>}
      {contexts !== null && contexts.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-raised">
          {contexts.map((context) => (
            <ContextRow
              key={context.id}
              client={client}
              context={context}
              onPurged={(messages) => {
                setPurged(messages);
                list();
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
      <FailureLine failure={failure} onAgain={list} />
    </>
  );
}
