import { type FormEvent, useState } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { CodeBlock } from "../../markdown/code-block";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { programWords } from "../../words/program-words";
import { PlainField } from "../models/plain-field";
import { PagePart } from "../page-part";
import { settingsEntry } from "./settings-entry";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly onAdded: () => void;
};

type Made = { readonly name: string; readonly token: string };

/** The form that makes a token, and the token while it is shown. */
export function AddProgram({ client, onAdded }: Props) {
  const [made, setMade] = useState<Made | null>(null);
  const { busy, failure, run } = useAct();
  const { add } = programWords;
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("program") ?? "").trim();
    if (name === "") return;
    void run(async () => {
      const { token } = await client.call("program.add", { name });
      setMade({ name, token });
      onAdded();
    });
  };
  return (
    <PagePart title={add.title}>
      {made === null ? (
        <form onSubmit={make} className="flex flex-col gap-2">
          <PlainField name="program" label={add.name} maxLength={100} />
          <QuietButton type="submit" data-program-add="" disabled={busy}>
            {add.make}
          </QuietButton>
        </form>
      ) : (
        <TokenOnce made={made} onKept={() => setMade(null)} />
      )}
      <FailureLine failure={failure} />
    </PagePart>
  );
}

function TokenOnce({ made, onKept }: { readonly made: Made; readonly onKept: () => void }) {
  const { add } = programWords;
  return (
    <div role="status" data-token="" className="flex flex-col gap-2">
      <p className="text-small">{add.once(made.name)}</p>
      <CodeBlock code={made.token} wrap />
      <p className="text-small">{add.settings}</p>
      <CodeBlock code={settingsEntry(made.token)} wrap />
      <QuietButton data-token-kept="" onClick={onKept}>
        {add.kept}
      </QuietButton>
    </div>
  );
}
