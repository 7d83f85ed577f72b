import { useCallback, useState } from "react";
import type { HeldItem } from "../../../domain/held";
import type { Client } from "../../../messaging/client";
import { QuietButton } from "../../quiet-button";
import { HeldList } from "../../restore/held-list";
import { toRef } from "../../restore/restorer";
import { useAct } from "../../use-act";
import { useAnswer } from "../../use-answer";
import { heldWords } from "../../words/held-words";

type Props = { readonly client: Pick<Client, "call"> };

/** What backups have brought and is off, as long as it waits; nothing where nothing does. */
export function HeldPart({ client }: Props) {
  const ask = useCallback(() => client.call("restore.held", {}), [client]);
  const { value } = useAnswer(ask);
  const [changed, setChanged] = useState<readonly HeldItem[] | null>(null);
  const { busy, run } = useAct();
  const held = changed ?? value?.held ?? [];
  if (held.length === 0) return null;
  const take = async (items: readonly HeldItem[]) => {
    setChanged((await client.call("restore.takeOver", { items: items.map(toRef) })).held);
  };
  const leave = () =>
    run(async () => setChanged((await client.call("restore.leaveHeld", {})).held));
  return (
    <div data-held-part="" className="flex flex-col gap-2 pb-5 text-small">
      <HeldList held={held} together={false} onTake={take} />
      {held.some((item) => !("id" in item)) && (
        <QuietButton data-held-leave="" disabled={busy} onClick={leave}>
          {heldWords.leave}
        </QuietButton>
      )}
    </div>
  );
}
