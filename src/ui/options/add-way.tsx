import { useState } from "react";
import type { NewWay } from "../../domain/unlock-way";
import type { Client } from "../../messaging/client";
import { LinkButton } from "../link-button";
import type { UnlockKind } from "../lock/unlock-kinds";
import { useCanPasskey } from "../lock/use-can-passkey";
import { QuietButton } from "../quiet-button";
import { NewWayForm } from "../set-up/new-way-form";
import { optionsWords } from "../words/options-words";
import { words } from "../words/words";
import type { Ways } from "./use-ways";

const KINDS: readonly UnlockKind[] = ["passphrase", "passkey", "recovery"];

type Props = { readonly client: Pick<Client, "call">; readonly use: Ways };

/** Offers the kinds of ways, then asks for what the chosen one needs. */
export function AddWay({ client, use }: Props) {
  const [kind, setKind] = useState<UnlockKind | null>(null);
  const canPasskey = useCanPasskey();
  const add = async (way: NewWay) => {
    if (await use.add(way)) setKind(null);
  };
  if (kind !== null) {
    return (
      <div data-add={kind} className="flex flex-col gap-3">
        <NewWayForm kind={kind} client={client} busy={use.busy} onWay={add} />
        <LinkButton onClick={() => setKind(null)}>{optionsWords.options.cancel}</LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {KINDS.map((one) => (
        <QuietButton
          key={one}
          data-add-way={one}
          disabled={one === "passkey" && !canPasskey}
          title={one === "passkey" && !canPasskey ? words.setUp.noPasskey : undefined}
          onClick={() => setKind(one)}
        >
          {words.wayNames[one]}
        </QuietButton>
      ))}
    </div>
  );
}
