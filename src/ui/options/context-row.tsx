import { useState } from "react";
import type { CallOutput } from "../../contract/contract";
import type { Context } from "../../domain/context";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { optionsWords } from "../words/options-words";
import { PurgeContext } from "./purge-context";

/** Tokens are told by a worker that counts them. */
type ContextContents = CallOutput<"context.holds"> & { readonly tokens?: number };

type Props = {
  readonly client: Pick<Client, "call">;
  readonly context: Context;
  /** Told with the number of messages that went. */
  readonly onPurged: (messages: number) => void;
};

/** One context: what it holds, counted when asked, and its purge. */
export function ContextRow({ client, context, onPurged }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const [holds, setHolds] = useState<ContextContents | null>(null);
  const { busy, failure, run } = useAct();
  const purge = useAct();
  const { id, name, archived } = context;
  const { dataPage, contextPage } = optionsWords;
  const count = () =>
    run(async () => setHolds(await runTwice(() => client.call("context.holds", { id }))));
  return (
    <li data-context={id} className="flex flex-col gap-3 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 grow">
          <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          <p role="status" className="text-meta text-muted empty:hidden">
            {archived !== null && `${contextPage.archivedMark} `}
            {holds !== null && dataPage.holds(holds.conversations, holds.messages, holds.tokens)}
          </p>
        </div>
        <QuietButton
          data-holds=""
          aria-label={contextPage.contentsName(name)}
          disabled={busy}
          onClick={count}
        >
          {contextPage.contentsAsk}
        </QuietButton>
        <QuietButton
          data-purge=""
          aria-label={`${dataPage.purge} ${name}`}
          aria-expanded={isConfirming}
          disabled={purge.busy}
          onClick={() => {
            purge.clear();
            setConfirming(!isConfirming);
          }}
        >
          {dataPage.purge}
        </QuietButton>
      </div>
      <FailureLine failure={failure} />
      {isConfirming && (
        <PurgeContext client={client} context={context} act={purge} onPurged={onPurged} />
      )}
    </li>
  );
}
