import { type FormEvent, useRef, useState } from "react";
import type { ContextCount } from "../../contract/data";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { SecretField } from "../secret-field";
import { useAct } from "../use-act";
import { words } from "../words/words";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly context: ContextCount;
  /** Told with the number of messages that went. */
  readonly onPurged: (messages: number) => void;
};

/** One context; purging it takes its name typed. */
export function ContextRow({ client, context, onPurged }: Props) {
  const [asked, setAsked] = useState(false);
  const { dataPage } = words;
  return (
    <li data-context={context.id} className="flex flex-col gap-3 p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <bdi className="min-w-0 grow font-semibold wrap-anywhere">{context.name}</bdi>
        <span className="text-meta text-muted">
          {dataPage.holds(context.conversations, context.messages)}
        </span>
        <QuietButton data-purge="" aria-expanded={asked} onClick={() => setAsked(!asked)}>
          {dataPage.purge}
        </QuietButton>
      </div>
      {asked && <PurgeForm client={client} context={context} onPurged={onPurged} />}
    </li>
  );
}

function PurgeForm({ client, context, onPurged }: Props) {
  const typed = useRef<HTMLInputElement>(null);
  const { busy, failure, run } = useAct();
  const { dataPage } = words;
  const purge = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      const input = { id: context.id, name: typed.current?.value ?? "" };
      onPurged((await client.call("context.purge", input)).messages);
    });
  };
  return (
    <form onSubmit={purge} className="flex flex-col gap-3 text-small">
      <p>{dataPage.purgeMeans(context.messages)}</p>
      <SecretField name="name" label={dataPage.purgeName(context.name)} field={typed} shown />
      <QuietButton type="submit" data-purge-confirm="" disabled={busy}>
        {dataPage.purgeConfirm(context.name, context.messages)}
      </QuietButton>
      <FailureLine failure={failure} />
    </form>
  );
}
