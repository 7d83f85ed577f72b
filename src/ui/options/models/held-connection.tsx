import { useState } from "react";
import type { Connection } from "../../../domain/connection";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { askAccess } from "../../restore/held-access";
import { useAct } from "../../use-act";
import { heldWords } from "../../words/held-words";
import type { ConnectionController } from "./connection-controller";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly connection: Connection;
  readonly controller: Pick<ConnectionController, "look" | "test">;
};

/** Says of a connection that a backup has brought it, and lets the person allow it. */
export function HeldConnection({ client, connection: { id, name, url }, controller }: Props) {
  const { busy, failure, run } = useAct();
  const [refused, setRefused] = useState<string | null>(null);
  const allow = () => {
    // Within the click: the browser asks at no other time.
    const request = askAccess([{ kind: "connection", id, name, url }]);
    return run(async () => {
      const host = await request;
      setRefused(host);
      if (host !== null) return;
      await client.call("restore.takeOver", { items: [{ kind: "connection", id }] });
      await controller.look();
      await controller.test(id);
    });
  };
  return (
    <div data-held-connection={id} className="flex flex-col gap-2">
      <p className="text-small text-caution">{heldWords.connection}</p>
      <QuietButton data-held-allow="" disabled={busy} onClick={allow}>
        {heldWords.allow}
      </QuietButton>
      <FailureLine failure={refused === null ? failure : heldWords.refused(refused)} />
    </div>
  );
}
