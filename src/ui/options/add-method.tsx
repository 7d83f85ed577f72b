import { useState } from "react";
import type { NewMethod } from "../../domain/unlock-method";
import type { Client } from "../../messaging/client";
import { LinkButton } from "../link-button";
import type { UnlockKind } from "../lock/unlock-kinds";
import { useCanPasskey } from "../lock/use-can-passkey";
import { QuietButton } from "../quiet-button";
import { NewMethodForm } from "../set-up/new-method-form";
import { optionsWords } from "../words/options-words";
import { words } from "../words/words";
import type { UnlockMethods } from "./use-unlock-methods";

const KINDS: readonly UnlockKind[] = ["passphrase", "passkey", "recovery"];

type Props = { readonly client: Pick<Client, "call">; readonly use: UnlockMethods };

/** Offers the kinds of methods, then asks for what the chosen one needs. */
export function AddMethod({ client, use }: Props) {
  const [kind, setKind] = useState<UnlockKind | null>(null);
  const canPasskey = useCanPasskey();
  const add = async (method: NewMethod) => {
    if (await use.add(method)) setKind(null);
  };
  if (kind !== null) {
    return (
      <div data-add={kind} className="flex flex-col gap-3">
        <NewMethodForm kind={kind} client={client} busy={use.busy} onMethod={add} />
        <LinkButton onClick={() => setKind(null)}>{optionsWords.options.cancel}</LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {KINDS.map((one) => (
        <QuietButton
          key={one}
          data-add-method={one}
          disabled={one === "passkey" && !canPasskey}
          title={one === "passkey" && !canPasskey ? words.setUp.noPasskey : undefined}
          onClick={() => setKind(one)}
        >
          {words.methodNames[one]}
        </QuietButton>
      ))}
    </div>
  );
}
