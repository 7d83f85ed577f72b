import { type FormEvent, useRef } from "react";
import type { Context } from "../../domain/context";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { SecretField } from "../kit/secret-field";
import { QuietButton } from "../quiet-button";
import type { Act } from "../use-act";
import { useCall } from "../use-call";
import { WithoutBackup } from "../without-backup";
import { optionsWords } from "../words/options-words";
import { ExportFirst } from "./export-first";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly context: Pick<Context, "id" | "name">;
  /** Of who shows this: what closes it waits until a purge has ended. */
  readonly act: Act;
  /** Told with the number of messages that went. */
  readonly onPurged: (messages: number) => void;
};

/** What a purge takes with it, counted first; it takes the context's name typed. */
export function PurgeContext({ client, context, act, onPurged }: Props) {
  const { id, name } = context;
  const { busy, failure, run } = act;
  const typed = useRef<HTMLInputElement>(null);
  const holds = useCall(client, "context.holds", { id });
  const { dataPage } = optionsWords;
  const purge = (withoutBackup?: true) =>
    run(async () => {
      const input = { id, name: typed.current?.value ?? "", withoutBackup };
      onPurged((await client.call("context.purge", input)).messages);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    purge();
  };
  if (holds.value === null) {
    return <FailureLine failure={holds.failure} onAgain={holds.again} />;
  }
  const { conversations, messages } = holds.value;
  return (
    <form data-purge-form="" onSubmit={submit} className="flex flex-col gap-3 text-small">
      <p>{dataPage.purgeMeans(conversations, messages)}</p>
      <ExportFirst />
      <SecretField name="name" label={dataPage.purgeName(name)} field={typed} shown />
      <QuietButton type="submit" data-purge-confirm="" disabled={busy}>
        {dataPage.purgeConfirm(name, messages)}
      </QuietButton>
      <FailureLine failure={failure} />
      <WithoutBackup
        failure={failure}
        action={dataPage.purgeConfirm(name, messages)}
        onGo={() => purge(true)}
      />
    </form>
  );
}
